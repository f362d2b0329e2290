"""The finder as a whole: its help, its memory, its looks."""

import json

import pytest
from finder_parts import codes
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QWidget

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.search.fields import FIELDS
from swlcg_deck.cards.search.filter_state import Filters
from swlcg_deck.gui.finder.finder_panel import FinderPanel
from swlcg_deck.gui.finder.search_help import EXAMPLES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton


def test_help_lists_every_field_and_its_examples_search(qtbot, panel):
    button = next(
        b for b in panel.field.findChildren(QWidget) if b.accessibleName().startswith("What one")
    )
    qtbot.mouseClick(button, LEFT)
    assert panel.help.isVisible()
    text = panel.help.page.toPlainText()
    assert all(field.name in text and field.example in text for field in FIELDS)
    panel.help.page.anchorClicked.emit(QUrl(str(EXAMPLES.index("cost>=4"))))
    assert panel.field.query() == "cost>=4"
    assert panel.help.isVisible(), "one can try the next example"
    qtbot.keyClick(panel.help.page, Qt.Key.Key_Escape)
    assert not panel.help.isVisible()
    assert panel.field.edit.hasFocus()


def test_the_example_of_every_field_finds_something(panel):
    panel.set_copies({1: 1})
    for field in FIELDS:
        panel.field.set_query(field.example)
        assert codes(panel), field.example
        assert panel.field.edit.accessibleDescription() == "", field.example


def test_what_the_user_arranged_is_remembered(qtbot, panel, theme, pool, index):
    panel.set_owned(lambda _number: True)
    panel.chips.set_filters(Filters(types=(CardType.UNIT,), owned=True))
    qtbot.keyClicks(panel.field.edit, "luke")
    qtbot.keyClick(panel.field.edit, Qt.Key.Key_Return)
    qtbot.mouseClick(panel.switch.button("cards"), LEFT)
    panel.results.cards.columns.sort_by("cost")
    state = json.loads(json.dumps(panel.state()))
    other = FinderPanel(theme, pool, index)
    qtbot.addWidget(other)
    other.resize(500, 760)
    other.restore(state)
    assert other.state() == state
    assert codes(other) == codes(panel)
    assert other.switch.current() == "cards"
    assert other.field.history.queries() == ["luke"]


@pytest.mark.parametrize(
    "state",
    [
        {},
        {"chips": 4, "query": None, "history": {}, "view": "x", "sets": []},
        {"chips": {"deck": 9}},
    ],
)
def test_a_state_that_means_nothing_changes_nothing(panel, state):
    before = panel.state()
    panel.restore(state)
    assert panel.state() == before


@pytest.mark.parametrize("size", [90, 100, 150, 200])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_it_can_be_shown_in_every_theme_and_size(panel, theme, scheme, size):
    theme.choose(scheme, size)
    panel.field.set_query("trat:x luke")
    panel.toggle_help()
    picture = panel.grab().toImage()
    corner = picture.pixelColor(4, 4).name().upper()
    assert corner == theme.palette.panel


def test_whatever_takes_the_focus_has_a_name(panel):
    panel.toggle_help()
    nameless = [
        child
        for child in panel.findChildren(QWidget)
        if child.focusPolicy() is not Qt.FocusPolicy.NoFocus
        and child.isVisible()
        and not child.accessibleName()
        and child.focusProxy() is None
    ]
    assert nameless == []


def test_a_panel_that_is_gone_does_not_mind_what_happens_later(qtbot, theme, pool, index):
    gone = FinderPanel(theme, pool, index)
    gone.show()
    with qtbot.waitSignal(gone.destroyed):
        gone.deleteLater()
    del gone
    theme.choose("light", 125)
    other = QWidget()
    qtbot.addWidget(other)
    with qtbot.waitActive(other):
        other.show()
