"""The small shared widgets, as one meets them."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.flow_layout import FlowLayout
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.mark_button import MarkButton
from swlcg_deck.gui.widgets.marks import Mark, mark_icon
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.gui.widgets.section_label import SectionLabel

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def boxes(widths: list[int]) -> tuple[QWidget, FlowLayout, list[QWidget]]:
    host = QWidget()
    layout = FlowLayout(host, gap=10)
    layout.setContentsMargins(0, 0, 0, 0)
    made = []
    for width in widths:
        box = QWidget()
        box.setFixedSize(width, 20)
        layout.addWidget(box)
        made.append(box)
    return host, layout, made


def test_a_flow_goes_on_in_the_next_row(qtbot):
    host, layout, (first, second, third) = boxes([100, 100, 100])
    qtbot.addWidget(host)
    host.resize(215, 100)
    host.show()
    assert first.geometry() == QRect(0, 0, 100, 20)
    assert second.geometry() == QRect(110, 0, 100, 20)
    assert third.geometry() == QRect(0, 30, 100, 20)
    assert layout.heightForWidth(215) == 50
    assert layout.heightForWidth(400) == 20


def test_a_flow_leaves_no_hole_for_what_is_hidden(qtbot):
    host, _layout, (first, second, third) = boxes([50, 50, 50])
    qtbot.addWidget(host)
    second.hide()
    host.resize(300, 100)
    host.show()
    assert first.geometry().left() == 0
    assert third.geometry().left() == 60


def test_a_flow_can_be_taken_apart(qtbot):
    host, layout, made = boxes([50, 50])
    qtbot.addWidget(host)
    assert layout.takeAt(0).widget() is made[0]
    assert layout.takeAt(7) is None
    assert layout.itemAt(7) is None
    assert layout.count() == 1


def test_an_elided_label_tells_the_whole_text_in_its_tooltip(qtbot):
    label = ElidedLabel("May the Force Be With You")
    qtbot.addWidget(label)
    label.resize(400, 20)
    label.show()
    assert not label.is_elided()
    assert label.toolTip() == ""
    label.resize(60, 20)
    assert label.is_elided()
    assert label.toolTip() == plain_tip("May the Force Be With You")
    assert label.minimumSizeHint().width() < 60


def test_a_name_with_markup_is_told_as_it_is_written(qtbot):
    """Whoever sends a deck chooses its name; a tooltip must not load a picture for it."""
    label = ElidedLabel('<img src="http://example.org/x.png"> <b>bold</b>')
    qtbot.addWidget(label)
    label.resize(40, 20)
    label.show()
    document = QTextDocument()
    document.setHtml(label.toolTip())
    assert document.toPlainText() == label.text()


def test_an_empty_state_says_one_line_and_offers_one_button(qtbot, theme: Theme):
    empty = EmptyState(theme, "Nothing here.", "Add something")
    qtbot.addWidget(empty)
    empty.show()
    assert empty.text() == "Nothing here."
    with qtbot.waitSignal(empty.pressed):
        qtbot.mouseClick(empty.button(), Qt.MouseButton.LeftButton)
    empty.say("Still nothing.")
    assert not empty.button().isVisible()


def test_a_section_label_is_in_capitals_for_the_eye_only(qtbot):
    label = SectionLabel("Resources")
    qtbot.addWidget(label)
    assert (label.text(), label.accessibleName()) == ("RESOURCES", "Resources")


def test_a_hairline_is_one_pixel_either_way(qtbot):
    across, down = Hairline(), Hairline(vertical=True)
    qtbot.addWidget(across)
    qtbot.addWidget(down)
    assert across.maximumHeight() == 1
    assert down.maximumWidth() == 1


def test_a_mark_button_has_a_name_and_grows(qtbot, theme: Theme):
    button = MarkButton(theme, Mark.CROSS, "Close")
    qtbot.addWidget(button)
    small = button.height()
    assert (button.accessibleName(), button.toolTip()) == ("Close", "Close")
    theme.choose("dark", 200)
    assert button.height() == 2 * small


@pytest.mark.parametrize("mark", Mark)
@pytest.mark.usefixtures("qapp")
def test_every_mark_is_drawn(mark: Mark):
    picture = mark_icon(mark, "#ff0000", 16).pixmap(16, 16).toImage()
    alphas = [picture.pixelColor(x, y).alpha() for x in range(16) for y in range(16)]
    assert any(alphas)
    assert not all(alphas)


def test_of_a_choice_exactly_one_is_on(qtbot, theme: Theme):
    bar = ChoiceBar(theme, [("sets", "Sets"), ("cards", "Cards")])
    qtbot.addWidget(bar)
    with qtbot.waitActive(bar):
        bar.show()
    asked = []
    bar.chosen.connect(asked.append)
    assert bar.current() == "sets"
    qtbot.mouseClick(bar.button("cards"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(bar.button("cards"), Qt.MouseButton.LeftButton)
    assert asked == ["cards"]
    assert not bar.button("sets").isChecked()
    qtbot.keyClick(bar.button("cards"), Qt.Key.Key_Left)
    assert asked == ["cards", "sets"]
    bar.choose("cards")
    assert asked == ["cards", "sets"], "only what the user does is told"


def test_widgets_that_are_gone_do_not_mind_a_new_theme(qtbot, theme: Theme):
    host = QWidget()
    widgets = [
        EmptyState(theme, "x", "y", host),
        MarkButton(theme, Mark.HELP, "Help", host),
        ChoiceBar(theme, [("a", "A")], host),
    ]
    with qtbot.waitSignal(host.destroyed):
        host.deleteLater()
    del widgets
    theme.choose("light", 150)


def test_labels_and_buttons_of_the_host_keep_their_style(qtbot, theme: Theme):
    empty = EmptyState(theme, "Nothing here.", "Add something")
    qtbot.addWidget(empty)
    assert empty.findChild(QLabel).objectName() == "secondary"
    assert empty.findChild(QPushButton).accessibleDescription() == "Nothing here."
