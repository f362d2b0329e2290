"""Games that outlive the program, decks nobody has to have, and bots nobody has to wait for."""

import threading

import pytest
from playtest_room import JEDI, SITH, PlaytestRoom, choose_deck
from PySide6.QtCore import Qt

from swlcg_deck.engine.game import DARK, LIGHT, Result
from swlcg_deck.gui.playtest.games import session as sessions

LEFT = Qt.MouseButton.LeftButton
STAND_IN = "Plain objectives"


def test_a_game_under_way_is_offered_after_a_crash(room, qapp, pool, tmp_path, qtbot):
    room.begin(JEDI, SITH)
    room.play_until(lambda r: r.state.turn >= 2, eager=False)
    digest = room.state.digest()
    room.qtbot.waitUntil(room.shelf.under_way.exists)
    room.qtbot.waitUntil(lambda: room.parts.background.running == 0)
    again = PlaytestRoom(qapp, pool, tmp_path, qtbot)  # nobody closed the first one
    games = again.view.start.games
    assert games.left.isVisible()
    assert games.left_words.text() == f"The game you left: {JEDI} against {SITH}, turn 2"
    again.qtbot.mouseClick(games.go_back, LEFT)
    again.wait()
    assert again.state.digest() == digest
    again.choose_in_menu("New game")
    assert not games.left.isVisible()
    assert games.list.item(0).text() == f"{JEDI} against {SITH}, turn 2"
    again.page.drop_session()
    again.parts.background.close()


def test_the_game_that_was_left_can_be_discarded(room):
    room.begin(JEDI, SITH)
    room.decide(eager=True)
    room.qtbot.waitUntil(room.shelf.under_way.exists)
    room.page.drop_session()
    room.view.start.refresh()
    room.view.games.leave()
    room.qtbot.mouseClick(room.view.start.games.discard, LEFT)
    assert not room.view.start.games.left.isVisible()
    assert not room.shelf.under_way.exists()


def test_a_finished_game_is_not_under_way_any_more(room):
    room.begin(JEDI, SITH)
    room.decide(eager=False)
    room.qtbot.waitUntil(room.shelf.under_way.exists)
    room.play_until(lambda r: isinstance(r.step, Result), eager=False, most=600)
    room.qtbot.waitUntil(lambda: not room.shelf.under_way.exists())


def test_a_saved_game_is_deleted_when_one_says_so(room):
    room.begin(JEDI, SITH)
    room.decide(eager=True)
    room.choose_in_menu("New game")
    games = room.view.start.games
    for answer, left in ((False, 1), (True, 0)):
        room.parts.workspace.dialogs.answers.append(answer)
        room.qtbot.mouseClick(games.delete, LEFT)
        assert games.list.count() == left


@pytest.mark.parametrize(("own", "side"), [(JEDI, LIGHT), (SITH, DARK)])
def test_who_only_exists_needs_no_deck_and_the_dial_still_moves(room, own, side):
    room.begin(own, STAND_IN)
    assert room.table.viewer == side
    assert room.table.seats[1 - side].name == STAND_IN
    room.play_until(lambda r: r.state.turn >= 6, eager=False)
    log = " ".join(room.table.log())
    enemy = ("Dark", "Light")[1 - side]
    assert room.state.dial >= 3, "one for each turn of the dark side"
    assert f"{enemy} attacks" not in log
    assert f"{enemy} plays" not in log
    assert len(room.state.objectives[1 - side]) == 3


@pytest.mark.parametrize(("own", "side"), [(JEDI, LIGHT), (SITH, DARK)])
def test_the_balance_turns_to_who_alone_commits_units(room, own, side):
    room.begin(own, STAND_IN, seed=3)
    room.play_until(lambda r: any(r.state.committed), eager=True)
    turn = room.state.turn
    room.play_until(lambda r: r.state.turn > turn, eager=False)
    assert room.state.balance == side


def test_a_bot_needs_a_deck_of_its_own(room):
    start = room.view.start
    choose_deck(start.own, JEDI)
    room.qtbot.mouseClick(start.opponent.button("greedy"), LEFT)
    names = [start.other.itemText(n) for n in range(start.other.count())]
    assert names
    assert not [name for name in names if STAND_IN in name]


def test_the_search_bot_thinks_apart_and_says_for_how_long(room, monkeypatch):
    monkeypatch.setattr(sessions, "SECONDS", 0.2)
    room.begin(JEDI, SITH, "search", seed=3)
    room.play_until(lambda r: r.state.turn >= 1, eager=True)
    room.press("n" if room.table.passing() is not None else "1")
    room.wait()
    assert room.table.seats[DARK].words == "bot: search"


def test_thinking_can_be_cancelled_and_the_bot_decides_at_once(room, monkeypatch):
    monkeypatch.setattr(sessions, "SECONDS", 600.0)
    room.sit_down(JEDI, SITH, "search", 3)
    panel, cancelled = room.page.panel, 0
    while room.state.turn < 2:
        if room.is_asked():
            room.press_keys(eager=False)
            continue
        assert "is thinking" in panel.question.text()
        assert "looks ahead" in panel.why.text()
        at = room.table.at
        room.qtbot.wait(50)
        if room.table.at == at and panel.cancel.isVisible():
            cancelled += 1
            room.press(Qt.Key.Key_Escape)
            room.qtbot.waitUntil(lambda at=at: room.table.at > at)
    assert cancelled


def test_a_game_that_cannot_be_kept_meanwhile_is_said_once(room):
    room.shelf.folder.write_text("a file where the folder should be", encoding="utf-8")
    said = []
    room.begin(JEDI, SITH)
    room.page.session.said.connect(said.append)
    for times in (1, 2):
        room.decide(eager=False)
        room.qtbot.waitUntil(lambda: bool(said))
        room.qtbot.wait(600 * times)
    assert len(said) == 1
    assert said[0].startswith("The game could not be saved:")


def test_a_game_that_was_put_away_is_not_under_way_again_when_a_thread_comes_late(room):
    room.begin(JEDI, SITH)
    background, busy = room.parts.background, threading.Event()
    for _ in range(2):
        background.run(lambda _pulse: busy.wait(60))
    room.decide(eager=True)
    room.qtbot.waitUntil(lambda: background.running == 3)
    room.choose_in_menu("New game")
    busy.set()
    room.qtbot.waitUntil(lambda: background.running == 0)
    assert not room.shelf.under_way.exists()
    assert len(room.shelf.tables()) == 1
