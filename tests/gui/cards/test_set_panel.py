"""The panel of a set, used as a player would use it."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget

from swlcg_deck.cards.words.description import card_lines
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.cards.set_links import SetLinks, plain
from swlcg_deck.gui.cards.set_panel import EMPTY, SetPanel
from swlcg_deck.gui.cards.set_words import about_set

# The offscreen platform warns so of every window.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def panel(faces, pool, qtbot):
    """The panel in the width of the Build view, on May the Force Be With You."""
    panel = SetPanel(faces)
    qtbot.addWidget(panel)
    panel.resize(364, 800)
    panel.show_set(pool.set(112))
    with qtbot.waitActive(panel):
        panel.show()
    return panel


def scroll_area(panel: SetPanel) -> QScrollArea:
    return panel.findChild(QScrollArea)


def labels(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def test_without_a_set_the_panel_says_what_belongs_there(theme, pool, qtbot):
    panel = SetPanel(CardFaces(theme, pool))
    qtbot.addWidget(panel)
    panel.show()
    assert labels(panel) == [EMPTY]
    assert panel.entry is None
    assert not any(button.isVisible() for button in (panel.words_button, panel.large_button))


def test_a_set_can_be_taken_away_again(panel):
    panel.show_set(None)
    assert labels(panel) == [EMPTY]
    assert panel.focusProxy() is None


def test_the_head_names_set_product_side_and_affiliation(panel):
    assert labels(panel)[:2] == [
        "112 · May the Force Be With You",
        "Join Us or Die · light side · Jedi",
    ]


def test_the_six_cards_are_there_in_their_order(panel, pool):
    assert [widget.card for widget in panel.flow.cards()] == list(pool.set(112).cards)
    panel.show_set(pool.set(19))
    assert [widget.card for widget in panel.flow.cards()] == list(pool.set(19).cards)
    assert all(widget.isVisible() for widget in panel.flow.cards())


def test_a_click_on_a_card_asks_for_its_large_view(panel, pool, qtbot):
    with qtbot.waitSignal(panel.card_activated) as asked:
        qtbot.mouseClick(panel.flow.cards()[2], Qt.MouseButton.LeftButton)
    assert asked.args == [pool.card(112, 3)]


def test_the_button_asks_for_the_large_view_of_the_objective(panel, pool, qtbot):
    with qtbot.waitSignal(panel.card_activated) as asked:
        qtbot.mouseClick(panel.large_button, Qt.MouseButton.LeftButton)
    assert asked.args == [pool.card(112, 1)]


def test_arrows_go_over_the_cards_as_they_lie(panel, qtbot):
    cards = panel.flow.cards()
    cards[0].setFocus()
    path = [
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Down, 4),
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_Down, 5),
        (Qt.Key.Key_Down, 5),
        (Qt.Key.Key_Up, 3),
    ]
    for key, expected in path:
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert cards.index(QApplication.focusWidget()) == expected


def test_arrows_bring_a_card_into_view(panel, qtbot):
    panel.resize(364, 300)
    panel.flow.cards()[0].setFocus()
    for _ in range(5):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    last = panel.flow.cards()[5]
    assert QApplication.focusWidget() is last
    assert not last.visibleRegion().isEmpty()


def test_tab_reads_from_the_head_over_the_cards_and_the_control_to_the_links(panel, qtbot):
    copies = QPushButton("2")
    panel.set_footer_widget(copies, "Copies")
    QApplication.processEvents()
    panel.words_button.setFocus()
    order = [panel.large_button, *panel.flow.cards(), copies, panel.flow.about.links()]
    for expected in order:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is expected


@pytest.mark.parametrize(
    ("width", "columns"), [(300, 1), (356, 2), (364, 2), (525, 2), (540, 3), (730, 4)]
)
def test_cards_flow_into_as_many_columns_as_fit(panel, width, columns):
    panel.resize(width, 900)
    tops = [card.y() for card in panel.flow.cards()[1:]]
    assert tops.count(tops[0]) == columns
    edges = [card.geometry().right() for card in panel.flow.cards()]
    assert max(edges) <= panel.flow.width()


def test_larger_text_needs_a_wider_panel_for_two_columns(theme, panel):
    theme.choose("dark", 150)
    panel.resize(364, 900)
    assert panel.flow.columns() == 1
    panel.resize(546, 900)
    assert panel.flow.columns() == 2


def test_no_card_lies_on_another_and_the_box_comes_after_them(panel, pool):
    for width in (320, 364, 560, 900):
        for number in (112, 130, 18):
            panel.resize(width, 800)
            panel.show_set(pool.set(number))
            QApplication.processEvents()
            boxes = [widget.geometry() for widget in (*panel.flow.cards(), panel.flow.about)]
            for place, one in enumerate(boxes):
                assert not any(one.intersects(other) for other in boxes[:place])
            assert panel.flow.height() >= max(box.bottom() for box in boxes)


def test_a_panel_that_is_too_low_scrolls_and_a_new_set_begins_at_the_top(panel, pool):
    panel.resize(364, 400)
    QApplication.processEvents()
    bar = scroll_area(panel).verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    panel.show_set(pool.set(113))
    assert bar.value() == 0


@pytest.mark.rule("RL-02")
def test_a_restricted_set_leads_to_its_partners(panel, qtbot):
    panel.flow.cards()[5].setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert isinstance(QApplication.focusWidget(), SetLinks)
    with qtbot.waitSignal(panel.set_requested) as asked:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert asked.args == [128]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    with qtbot.waitSignal(panel.set_requested) as asked:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert asked.args == [229]


def test_a_link_can_be_clicked(panel, qtbot):
    links = panel.flow.about.links()
    with qtbot.waitSignal(panel.set_requested) as asked:
        for y in range(5, links.height(), 6):
            for x in range(8, links.width(), 12):
                qtbot.mouseClick(links, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
    assert asked.args[0] in (128, 229)


def test_text_view_and_back_by_the_button(panel, qtbot):
    with qtbot.waitSignal(panel.text_view_changed) as changed:
        qtbot.mouseClick(panel.words_button, Qt.MouseButton.LeftButton)
    assert changed.args == [True]
    assert panel.is_text_view
    assert panel.words.isVisible()
    assert not panel.flow.isVisible()
    panel.words_button.setFocus()
    with qtbot.waitSignal(panel.text_view_changed) as changed:
        qtbot.keyClick(panel.words_button, Qt.Key.Key_Space)
    assert changed.args == [False]
    assert panel.flow.isVisible()


def test_the_text_view_has_every_fact_of_every_card(panel, pool):
    panel.set_text_view(True)
    for number in (112, 64, 130, 286):
        entry = pool.set(number)
        panel.show_set(entry)
        said = panel.words.toPlainText().lower()
        for card in entry.cards:
            assert card.title.lower() in said
            for line in card_lines(card, pool):
                assert line.lower() in said
        assert all(plain(line).lower() in said for line in about_set(entry, pool))
    assert panel.words.accessibleName() == "286 · " + pool.set(286).title + ", in words"


def test_a_link_of_the_text_view_is_followed_by_keyboard(panel, qtbot):
    panel.set_text_view(True)
    panel.words.setFocus()
    qtbot.keyClick(panel.words, Qt.Key.Key_Tab)
    with qtbot.waitSignal(panel.set_requested) as asked:
        qtbot.keyClick(panel.words, Qt.Key.Key_Return)
    assert asked.args == [128]


def test_keys_zoom_the_cards_within_their_bounds(panel, qtbot):
    card = panel.flow.cards()[1]
    card.setFocus()
    height = card.height()
    ctrl = Qt.KeyboardModifier.ControlModifier
    with qtbot.waitSignal(panel.zoom_changed) as changed:
        qtbot.keyClick(card, Qt.Key.Key_Plus, ctrl)
    assert changed.args == [110]
    assert card.height() > height
    for _ in range(12):
        qtbot.keyClick(card, Qt.Key.Key_Equal, ctrl)
    assert panel.zoom == 200
    assert panel.flow.columns() == 1
    for _ in range(12):
        qtbot.keyClick(card, Qt.Key.Key_Minus, ctrl)
    assert panel.zoom == 80
    qtbot.keyClick(card, Qt.Key.Key_0, ctrl)
    assert panel.zoom == 100
    assert card.height() == height


def test_a_remembered_zoom_is_kept_within_bounds(panel):
    panel.set_zoom(500)
    assert panel.zoom == 200
    panel.set_zoom(10)
    assert panel.zoom == 80


def test_ctrl_and_the_wheel_zoom(panel):
    def turn(steps: int, modifiers: Qt.KeyboardModifier) -> None:
        viewport = scroll_area(panel).viewport()
        at = QPointF(50, 50)
        event = QWheelEvent(
            at,
            viewport.mapToGlobal(at),
            QPoint(),
            QPoint(0, 120 * steps),
            Qt.MouseButton.NoButton,
            modifiers,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, event)

    turn(1, Qt.KeyboardModifier.ControlModifier)
    assert panel.zoom == 110
    turn(-1, Qt.KeyboardModifier.ControlModifier)
    assert panel.zoom == 100
    turn(-1, Qt.KeyboardModifier.NoModifier)
    assert panel.zoom == 100


def test_zoom_also_enlarges_the_words(panel):
    panel.set_text_view(True)
    before = panel.words.document().size().height()
    panel.set_zoom(200)
    assert panel.words.document().size().height() > 1.5 * before


def test_the_callers_control_is_there_in_both_views_with_its_label(panel):
    copies = QPushButton("2")
    panel.set_footer_widget(copies, "Copies")
    QApplication.processEvents()
    assert panel.flow.about.isAncestorOf(copies)
    assert copies.isVisible()
    assert "Copies" in labels(panel.flow.about)
    panel.set_text_view(True)
    assert copies.isVisible()
    assert "Copies" in labels(panel)
    assert not panel.flow.about.isAncestorOf(copies)
    panel.set_text_view(False)
    QApplication.processEvents()
    assert panel.flow.about.isAncestorOf(copies)
    assert copies.isVisible()


def test_everything_that_takes_the_keyboard_has_a_name(panel):
    for text_view in (False, True):
        panel.set_text_view(text_view)
        focusable = [
            widget
            for widget in panel.findChildren(QWidget)
            if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        assert len(focusable) >= 3
        assert all(widget.accessibleName() for widget in focusable), focusable


def test_the_theme_changes_everything_at_once(theme, panel):
    dark = panel.grab().toImage()
    panel.set_text_view(True)
    theme.choose("light", 125)
    panel.set_text_view(False)
    QApplication.processEvents()
    assert panel.grab().toImage() != dark
    assert theme.palette.text.lower() in panel.flow.about.links().text().lower()
    assert theme.palette.text.lower() in panel.words.document().defaultStyleSheet().lower()


@pytest.mark.rule("ED-01")
@pytest.mark.rule("RL-02")
def test_another_edition_is_told_at_once_in_faces_box_and_words(panel, faces, pool):
    objective = panel.flow.cards()[0]
    newest = objective.grab().toImage()
    about = panel.flow.about.links()
    assert "later" not in about.accessibleName()
    faces.set_edition(pool.edition("rulebook"))
    assert objective.grab().toImage() != newest
    assert "Restricted later by FAQ 5.0" in about.accessibleName()
    assert "Restricted later by the Final FAQ" in panel.words.toPlainText()
    assert "Changed later by FAQ 2.2 (ERR-11)" in objective.accessibleDescription()
    faces.set_edition(pool.edition("faq-final"))
    assert objective.grab().toImage() == newest
    assert "later" not in about.accessibleName() + objective.accessibleDescription()
