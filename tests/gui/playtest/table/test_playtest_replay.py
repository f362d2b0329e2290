"""Looking back: any decision again, replays step by step, and playing on from there."""

import json

import pytest
from playtest_room import JEDI, SITH
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from swlcg_deck.engine.game import DARK, LIGHT, Result
from swlcg_deck.playtest.saved_tables import replay_of

LEFT = Qt.MouseButton.LeftButton


def at_turn(number: int):
    return lambda room: isinstance(room.step, Result) or room.state.turn >= number


@pytest.mark.parametrize(("own", "other"), [(JEDI, SITH), (SITH, JEDI)])
def test_a_game_is_looked_at_step_by_step_and_played_on(room, own, other):
    room.begin(own, other, "random", seed=5)
    room.play_until(at_turn(3), eager=True)
    digests = [moment.state.digest() for moment in room.table.moments]
    room.choose_in_menu("Replay from the beginning")
    controls = room.page.panel.replay
    seen = [room.state.digest()]
    while controls.forward.isEnabled():
        room.qtbot.mouseClick(controls.forward, LEFT)
        seen.append(room.state.digest())
    assert seen == digests
    room.press("b")
    assert room.state.digest() == digests[-2]
    room.press(Qt.Key.Key_Home)
    assert room.state.digest() == digests[0]
    assert not controls.back.isEnabled()
    room.qtbot.mouseClick(controls.play_on, LEFT)
    room.wait()
    assert room.page.panel.passing.isVisible()
    assert not controls.isVisible()
    assert len(room.table.moments) == len(digests)


def test_a_replay_shows_what_was_asked_and_what_was_chosen(room):
    room.begin(JEDI, SITH)
    room.press("2")
    room.wait()
    chosen = next(n for n in range(len(room.table.moments)) if room.table.is_persons(n))
    room.choose_in_menu("Replay from the beginning")
    room.page.acts.go_to(chosen)
    panel = room.page.panel
    assert "objective" in panel.question.text()
    assert [button.number for button in panel.buttons if button.isChecked()] == [1]
    assert not any(button.isEnabled() for button in panel.buttons)


def test_a_replay_plays_by_itself_until_the_end(room):
    room.begin(JEDI, SITH)
    room.play_until(at_turn(1), eager=True)
    last = len(room.table.moments) - 1
    room.choose_in_menu("Replay from the beginning")
    controls = room.page.panel.replay
    room.page.acts.go_to(last - 3)
    room.qtbot.mouseClick(controls.speed.button("300"), LEFT)
    room.press("k")
    assert controls.is_playing
    room.qtbot.waitUntil(lambda: room.table.at == last)
    assert not controls.is_playing


def test_the_other_hand_stays_hidden_in_a_replay_until_the_game_is_over(room):
    room.begin(JEDI, SITH, "greedy", seed=3)
    room.play_until(at_turn(2), eager=False)
    theirs = next(n for n in range(len(room.table.moments)) if not room.table.is_persons(n))
    room.choose_in_menu("Replay from the beginning")
    room.page.acts.go_to(theirs)
    assert not room.page.panel.buttons
    assert "hidden until the game is over" in room.page.panel.why.text()
    assert not room.page.panel.replay.other_side.isVisible()


def test_a_finished_game_is_looked_at_from_both_sides(room):
    room.begin(JEDI, SITH)
    room.play_until(lambda r: isinstance(r.step, Result), eager=False, most=600)
    room.choose_in_menu("Replay from the beginning")
    assert room.page.panel.replay.isVisible()
    assert room.table.view.player == LIGHT
    room.press("o")
    assert room.table.view.player == DARK
    assert room.page.canvas.scene.heads[1][0] == DARK


def test_a_click_on_a_decision_goes_back_to_it_and_on_again(room, qtmodeltester: ModelTester):
    room.begin(JEDI, SITH, "random", seed=5)
    room.play_until(at_turn(3), eager=True)
    last = room.table.at
    room.qtbot.mouseClick(room.page.panel.story.switch.button("decisions"), LEFT)
    history = room.page.panel.story.decisions
    qtmodeltester.check(history.rows)
    for row in (2, 0, history.rows.rowCount() - 1):
        index = history.rows.index(row, 0)
        history.scrollTo(index)
        at = history.visualRect(index).center()
        room.qtbot.mouseClick(history.viewport(), LEFT, pos=at)
        assert room.table.at == history.rows.row_at(index).place
        assert history.rows.row_at(history.rows.index(row, 0)).is_now
    assert room.table.at == last


def test_decisions_after_which_cards_were_revealed_say_so(room):
    room.begin(JEDI, SITH)
    room.play_until(at_turn(3), eager=False)
    room.press("h")
    rows = room.page.panel.story.decisions.rows
    told = list(rows.rows())
    marked = [row for row in told if row.told]
    assert marked
    assert len(marked) < len(told)
    assert "Hidden cards were revealed" in marked[0].sentence
    assert marked[0].sentence == rows.data(
        rows.index(told.index(marked[0]), 0), Qt.ItemDataRole.AccessibleTextRole
    )


def test_enter_on_a_line_of_the_log_goes_to_its_decision(room):
    room.begin(JEDI, SITH)
    room.play_until(at_turn(3), eager=False)
    log, last = room.page.panel.story.log, room.table.at
    log.setCurrentIndex(log.lines.index(4, 0))
    log.setFocus()
    room.press(Qt.Key.Key_Return)
    assert room.table.at < last
    assert room.table.waits_for_person()


def test_a_saved_game_can_be_looked_at_from_its_beginning(room):
    room.begin(JEDI, SITH, "random", seed=5)
    room.play_until(at_turn(2), eager=True)
    first = room.table.moments[0].state.digest()
    count = len(room.table.moments)
    room.choose_in_menu("New game")
    room.qtbot.mouseClick(room.view.start.games.replay, LEFT)
    room.qtbot.waitUntil(lambda: room.view.is_playing and room.page.session is not None)
    assert room.page.panel.replay.isVisible()
    assert room.state.digest() == first
    assert len(room.table.moments) == count


def test_a_replay_file_is_written_read_and_played_on_by_either_side(room, tmp_path):
    room.begin(JEDI, SITH, "random", seed=5)
    room.play_until(at_turn(2), eager=True)
    last = room.state.digest()
    file = tmp_path / "game.swreplay"
    room.parts.workspace.dialogs.answers.append(file)
    room.choose_in_menu("Write a replay file…")
    assert "game.swreplay" in room.page.panel.reason.text()
    room.choose_in_menu("New game")
    room.parts.workspace.dialogs.answers.append([file])
    room.qtbot.mouseClick(room.view.start.games.open, LEFT)
    room.qtbot.waitUntil(lambda: room.view.is_playing and room.page.session is not None)
    room.press(Qt.Key.Key_End)
    assert room.state.digest() == last
    room.press("o")
    room.qtbot.mouseClick(room.page.panel.replay.play_on, LEFT)
    room.wait()
    assert room.table.viewer == DARK


def test_a_replay_of_an_older_version_says_what_it_proves(room, tmp_path):
    room.begin(JEDI, SITH, "random", seed=5)
    room.play_until(at_turn(2), eager=True)
    told = []
    room.view.said.connect(told.append)
    for name, is_old in (("new.swreplay", False), ("old.swreplay", True)):
        plain = json.loads(replay_of(room.table).to_bytes())
        assert len(plain["digests"]) == len(plain["answers"]) > 5
        file = tmp_path / name
        file.write_text(json.dumps(plain | ({"digests": []} if is_old else {})), encoding="utf-8")
        room.choose_in_menu("New game")
        room.parts.workspace.dialogs.answers.append([file])
        room.qtbot.mouseClick(room.view.start.games.open, LEFT)
        room.qtbot.waitUntil(lambda: room.view.is_playing and room.page.session is not None)
        assert [("no digest of each answer" in words) for words in told] == [True] * is_old


def test_a_file_that_is_no_replay_is_refused_in_a_sentence(room, tmp_path):
    file = tmp_path / "letter.swreplay"
    file.write_text("Dear Sir", encoding="utf-8")
    room.parts.workspace.dialogs.answers.append([file])
    room.qtbot.mouseClick(room.view.start.games.open, LEFT)
    room.qtbot.waitUntil(room.view.problem.isVisible)
    assert "replay" in room.view.problem.text()
