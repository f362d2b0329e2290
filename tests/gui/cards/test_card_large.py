"""The large view: reading six cards, and everything known about one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from swlcg_deck.cards.words.reminders import reminders
from swlcg_deck.gui.cards.card_facts import NOT_SHIPPED
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.cards.large_card import LargeCardView
from swlcg_deck.gui.cards.legend import MEANINGS
from swlcg_deck.gui.cards.set_links import SetLinks, plain

# The offscreen platform warns so of every window.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


class OwnPack:
    """What the user imported."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.pictures: dict[str, QPixmap] = {}

    def text(self, card):
        return self.texts.get(card.code)

    def picture(self, card):
        return self.pictures.get(card.code)


@pytest.fixture
def own_pack():
    return OwnPack()


@pytest.fixture
def view(faces, pool, own_pack, qtbot):
    """Open on May the Force Be With You."""
    view = LargeCardView(faces, own_pack.text, own_pack.picture)
    qtbot.addWidget(view)
    view.show_card(pool.card(112, 1))
    with qtbot.waitActive(view):
        view.show()
    return view


def said(view: QWidget) -> str:
    """Everything that stands in the view in words."""
    shown = [label for label in view.findChildren(QLabel) if label.isVisible()]
    return "\n".join(plain(label.text()) for label in shown)


def press(qtbot, key, times: int = 1) -> None:
    for _ in range(times):
        qtbot.keyClick(QApplication.focusWidget(), key)


def chosen(view) -> list[int]:
    return [place for place, card in enumerate(view.grid.cards()) if card.is_selected]


def test_six_cards_are_shown_and_the_chosen_one_is_marked(view, pool):
    assert [widget.card for widget in view.grid.cards()] == list(pool.set(112).cards)
    assert all(widget.isVisible() for widget in view.grid.cards())
    assert chosen(view) == [0]
    assert view.grid.cards()[0].hasFocus()
    assert "Set 112, card 1 · number 567" in said(view)
    assert view.windowTitle().startswith("May the Force Be With You")


def test_the_view_does_not_block_the_window(view):
    assert not view.isModal()


def test_arrows_go_from_card_to_card_and_stop_at_the_ends(view, pool, qtbot):
    press(qtbot, Qt.Key.Key_Left)
    assert chosen(view) == [0]
    press(qtbot, Qt.Key.Key_Right)
    assert chosen(view) == [1]
    assert view.card is pool.card(112, 2)
    assert "Set 112, card 2 · number 568" in said(view)
    press(qtbot, Qt.Key.Key_Right, 7)
    assert chosen(view) == [5]
    press(qtbot, Qt.Key.Key_Up)
    assert chosen(view)[0] < 5


def test_the_buttons_go_from_card_to_card_and_know_the_ends(view, qtbot):
    assert not view.previous_button.isEnabled()
    for _ in range(5):
        qtbot.mouseClick(view.next_button, Qt.MouseButton.LeftButton)
    assert chosen(view) == [5]
    assert not view.next_button.isEnabled()
    qtbot.mouseClick(view.previous_button, Qt.MouseButton.LeftButton)
    assert chosen(view) == [4]


def test_a_click_and_enter_choose_a_card(view, qtbot):
    qtbot.mouseClick(view.grid.cards()[2], Qt.MouseButton.LeftButton)
    assert chosen(view) == [2]
    view.grid.cards()[3].setFocus()
    press(qtbot, Qt.Key.Key_Return)
    assert chosen(view) == [3]
    assert view.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_escape_and_space_close_the_view(view, qtbot, key):
    press(qtbot, key)
    assert not view.isVisible()


def test_the_close_button_closes_the_view(view, qtbot):
    qtbot.mouseClick(view.close_button, Qt.MouseButton.LeftButton)
    assert not view.isVisible()


def test_space_on_a_button_presses_it_and_closes_nothing(view, qtbot):
    view.next_button.setFocus()
    press(qtbot, Qt.Key.Key_Space)
    assert view.isVisible()
    assert chosen(view) == [1]


def test_the_chosen_card_is_in_view_from_the_start(theme, pool, own_pack, qtbot):
    view = LargeCardView(CardFaces(theme, pool), own_pack.text, own_pack.picture)
    qtbot.addWidget(view)
    view.resize(600, 500)
    view.show_card(pool.card(18, 6))
    view.show()
    assert not view.grid.cards()[5].visibleRegion().isEmpty()


def test_an_erratum_is_told_with_its_faq(view, pool):
    assert "Errata, FAQ 2.2" in said(view)
    assert pool.errata_of(pool.card(112, 1))[0].change in said(view)
    view.show_card(pool.card(112, 3))
    assert "Errata" not in said(view)


@pytest.mark.rule("ED-04")
def test_an_older_form_of_an_erratum_is_told_too(view, pool):
    view.show_card(pool.card(64, 2))
    erratum = pool.errata_of(pool.card(64, 2))[0]
    assert erratum.change in said(view)
    assert f"Before, in FAQ 5.0: {erratum.earlier[0].change}" in said(view)


@pytest.mark.rule("ED-01")
@pytest.mark.rule("ED-03")
def test_the_facts_follow_the_edition(view, faces, pool):
    faces.set_edition(pool.edition("faq-5.0"))
    assert "Group 2: The Master's Domain" in said(view)
    assert "Restricted later by the Final FAQ, light side" in said(view)
    view.show_card(pool.card(64, 2))
    assert "Errata, FAQ 5.0" in said(view)
    assert "Changed later by FAQ 5.2" in said(view)
    faces.set_edition(pool.edition("rulebook"))
    assert "Errata, " not in said(view)
    assert "Changed later by FAQ 5.0" in said(view)


@pytest.mark.rule("RL-02")
@pytest.mark.rule("KEY-15")
def test_what_the_keywords_mean_is_told_beside_the_card(view, pool):
    guardian, luke, objective = pool.card(5, 3), pool.card(1, 2), pool.card(112, 1)
    view.show_card(guardian)
    words = said(view)
    assert "What keywords and signs mean" in words
    assert [keyword for keyword, _ in reminders(guardian)] == ["Shielding", "Protect Character"]
    for keyword, meaning in reminders(guardian):
        assert f"{keyword}: {meaning}" in words
    view.show_card(luke)
    assert "Targeted Strike: When this unit strikes" in said(view)
    assert "its unit damage may" in said(view), "in words, not as a sign"
    view.show_card(objective)
    assert "What keywords and signs mean" not in said(view), "it has none"


def test_restricted_groups_are_told_and_lead_to_their_sets(view, qtbot):
    assert "Restricted, light side" in said(view)
    assert "Group 2: The Master's Domain" in said(view)
    assert "the affiliation card Guardians of Justice" in said(view)
    links = next(label for label in view.findChildren(SetLinks) if label.isVisible())
    links.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(view.set_requested) as asked:
        press(qtbot, Qt.Key.Key_Return)
    assert asked.args == [128]
    assert view.card.code == "128-1"
    assert "128 · The Master's Domain" in said(view)


@pytest.mark.rule("TRAP-01")
def test_a_restricted_affiliation_card_stands_alone_and_names_its_sets(view, pool):
    view.show_card(pool.affiliation_card("Guardians of Justice"))
    assert len([w for w in view.grid.cards() if w.isVisible()]) == 1
    assert "Group 5: May the Force Be With You, Spark of Rebellion" in said(view)
    assert not view.next_button.isEnabled()
    view.show_card(pool.card(112, 4))
    assert len(view.grid.cards()) == 6


@pytest.mark.rule("TRAP-13")
def test_all_printings_are_listed_with_product_and_code(view, pool):
    view.show_card(pool.card(18, 5))
    for printing in pool.cards_numbered(pool.card(18, 5).number):
        assert f"{printing.product}, {printing.code}" in said(view)
    view.show_card(pool.card(112, 1))
    assert "No other printing of this card." in said(view)


def test_a_doubt_about_a_fact_is_told(view, pool):
    card = next(card for card in pool.cards if card.note and card.set)
    view.show_card(card)
    assert card.note[1:] in said(view)


def test_without_a_card_pack_the_view_says_why_and_offers_the_import(view, qtbot):
    assert NOT_SHIPPED in said(view)
    buttons = [b for b in view.findChildren(QPushButton) if b.text() == "Import card pack…"]
    with qtbot.waitSignal(view.import_requested):
        qtbot.mouseClick(buttons[-1], Qt.MouseButton.LeftButton)


def test_the_users_own_text_and_picture_stand_beside_ours(view, pool, own_pack):
    own_pack.texts["112-2"] = "What stands on my card."
    picture = QPixmap(300, 420)
    picture.fill(QColor("#123456"))
    own_pack.pictures["112-2"] = picture
    view.show_card(pool.card(112, 2))
    assert "What stands on my card." in said(view)
    assert NOT_SHIPPED not in said(view)
    names = [label.accessibleName() for label in view.findChildren(QLabel) if label.isVisible()]
    assert "Your picture of Yoda" in names
    view.show_card(pool.card(112, 3))
    assert "What stands on my card." not in said(view)


def test_an_empty_printed_text_is_not_a_missing_one(view, pool, own_pack):
    own_pack.texts["112-3"] = ""
    view.show_card(pool.card(112, 3))
    assert NOT_SHIPPED not in said(view)


def test_a_broken_picture_is_left_out(view, pool, own_pack):
    own_pack.pictures["112-2"] = QPixmap()
    view.show_card(pool.card(112, 2))
    assert "Your picture" not in said(view)


def test_keys_zoom_the_cards(view, qtbot):
    width = view.grid.cards()[1].sizeHint().width()
    with qtbot.waitSignal(view.zoom_changed) as changed:
        qtbot.keyClick(
            QApplication.focusWidget(), Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier
        )
    assert changed.args == [110]
    assert view.grid.cards()[1].sizeHint().width() > width
    assert "110%" in said(view)
    view.zoom_out()
    view.zoom_out()
    assert view.zoom == 90
    view.zoom_to_normal()
    assert view.zoom == 100


@pytest.mark.parametrize("size", [(600, 500), (900, 640), (1240, 760), (1500, 900)])
def test_no_card_lies_on_another_and_all_are_as_high_as_they_need(view, pool, size):
    view.resize(*size)
    for number in (112, 64, 286):
        view.show_card(pool.card(number, 1))
        QApplication.processEvents()
        widgets = [*view.grid.cards(), view.grid.legend]
        boxes = [widget.geometry() for widget in widgets]
        for place, one in enumerate(boxes):
            assert not any(one.intersects(other) for other in boxes[:place])
            assert one.right() <= view.grid.width()
        assert view.grid.height() >= max(box.bottom() for box in boxes)


def test_three_columns_at_its_usual_size_and_all_six_at_1280(view):
    view.resize(900, 680)
    QApplication.processEvents()
    tops = {widget.y() for widget in view.grid.cards()}
    assert len(tops) == 3
    view.resize(1280, 760)
    QApplication.processEvents()
    assert len({widget.y() for widget in view.grid.cards()}) == 2
    assert view.grid.height() <= 700


def test_the_legend_explains_every_icon(view):
    legend = view.grid.legend
    assert all(meaning in legend.accessibleDescription() for meaning in MEANINGS)
    assert legend.isVisible()
    assert not legend.grab().isNull()


def test_everything_that_takes_the_keyboard_has_a_name(view):
    focusable = [
        widget
        for widget in view.findChildren(QWidget)
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert len(focusable) >= 9
    assert all(widget.accessibleName() for widget in focusable), focusable


def test_the_theme_changes_the_whole_view(theme, view):
    dark = view.grab().toImage()
    theme.choose("light", 125)
    QApplication.processEvents()
    assert view.grab().toImage() != dark
    assert view.grid.cards()[1].sizeHint().width() > 260
