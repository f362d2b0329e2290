"""The table as a tree of sentences."""

import pytest
from playtest_room import JEDI, SITH, PlaytestRoom
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester

from swlcg_deck.engine.game import LIGHT


@pytest.fixture
def room(room: PlaytestRoom) -> PlaytestRoom:
    """In the middle of a game."""
    room.begin(JEDI, SITH, "greedy", seed=3)
    return room


def sentences(tree, parent: QModelIndex) -> list[str]:
    found = []
    for row in range(tree.rowCount(parent)):
        index = tree.index(row, 0, parent)
        found.append(tree.data(index, Qt.ItemDataRole.AccessibleTextRole))
        found += sentences(tree, index)
    return found


def test_the_tree_is_a_sound_model_all_through_a_game(room, qtmodeltester: ModelTester):
    room.choose_in_menu("As text")
    qtmodeltester.check(room.page.tree.tree)
    room.play_until(lambda r: r.state.turn >= 3, eager=True)
    qtmodeltester.check(room.page.tree.tree)


def test_the_log_is_a_sound_model(room, qtmodeltester: ModelTester):
    room.play_until(lambda r: r.state.turn >= 2, eager=True)
    qtmodeltester.check(room.page.panel.story.log.lines)


def test_the_tree_says_what_lies_on_the_table_and_hides_what_is_hidden(room):
    room.play_until(lambda r: r.state.turn >= 3, eager=True)
    room.press("t")
    lines = sentences(room.page.tree.tree, QModelIndex())
    text = "\n".join(lines)
    for card in room.state.hand[LIGHT]:
        assert room.state.faces[card].title in text
    assert f"Death Star dial: {room.state.dial} of 12" in text
    seen = room.table.view.seats[0]
    assert f"Hand: {seen.hand_size} card" in text


def test_enter_on_a_line_uses_its_card(room):
    room.press("t")
    tree, at = room.page.tree, room.table.at
    objective = room.step.options[1][1]
    index = tree.index_of(objective)
    assert index.isValid()
    tree.setCurrentIndex(index)
    tree.setFocus()
    room.press(Qt.Key.Key_Return)
    room.wait()
    assert room.table.at > at
    assert objective not in room.state.facedown[LIGHT]


def test_number_keys_choose_options_in_the_tree_too(room):
    room.press("t")
    at = room.table.at
    room.page.tree.setFocus()
    room.press("1")
    room.wait()
    assert room.table.at > at
