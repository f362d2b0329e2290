"""A game in words, decision by decision, and as files that others can look at."""

from pathlib import Path

import pytest

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.game import (
    DARK,
    LIGHT,
    DeckChoice,
    FaceBook,
    Recorder,
    Result,
    clone,
    transcript,
)
from swlcg_deck.playtest.bots import Situation, bot_named
from swlcg_deck.playtest.looking_back import LookingBack
from swlcg_deck.playtest.saved_tables import SavedTableError, TableShelf, replay_of, table_bytes
from swlcg_deck.playtest.seats import Player, Seat
from swlcg_deck.playtest.table import Table
from swlcg_deck.playtest.thinking_apart import ThinkingApart, ThinkingCancelledError

SITH = DeckChoice("Sith", (19, 20, 21, 22, 23, 24, 25, 36))
JEDI = DeckChoice("Jedi", (1, 2, 3, 4, 5, 6, 7, 18))


@pytest.fixture
def table(pool: CardPool, book: FaceBook) -> Table:
    seats = (Seat(Player.GREEDY, SITH, "Sith"), Seat(Player.HUMAN, JEDI, "Jedi"))
    return Table(pool, seats, 4, book)


def play(table: Table, decisions: int) -> None:
    """Habits decide for both sides."""
    bot = bot_named("greedy")
    for number in range(decisions):
        step = table.step
        if isinstance(step, Result):
            return
        table.answer(bot.choose(Situation(table.state, step, number)))


def test_the_log_that_goes_on_is_the_one_that_is_told_at_once(table: Table) -> None:
    for _ in range(30):
        play(table, 3)
        journal = [e for moment in table.moments[: table.at + 1] for e in moment.journal]
        assert table.log() == transcript(table.state, journal)
    for place in (40, 12, 60):
        table.go_to(place)
        journal = [e for moment in table.moments[: place + 1] for e in moment.journal]
        assert table.log() == transcript(table.state, journal)


def test_every_line_of_the_log_knows_its_decision(table: Table) -> None:
    play(table, 60)
    places = [place for _, place in table.log_lines()]
    assert places == sorted(places)
    assert (places[0], places[-1]) == (0, table.at)


def test_decisions_of_the_other_side_stay_hidden_until_the_game_is_over(table: Table) -> None:
    play(table, 40)
    past = LookingBack(table)
    theirs = [one for one in past.all() if one.player == DARK]
    assert theirs
    assert not any(one.question or one.choice or one.answer for one in theirs)
    assert all(one.player == LIGHT for one in past.of_persons())
    play(table, 1000)
    assert table.is_over
    answered = [one for one in past.all() if one.player == DARK]
    assert all(one.question is not None and one.answer for one in answered)


def test_another_choice_changes_what_is_remembered(table: Table) -> None:
    play(table, 30)
    past = LookingBack(table)
    (first, *_), last = past.of_persons(), table.at
    table.go_to(first.place)
    table.answer((first.choice or (0,))[0] + 1)
    again = past.decision(first.place)
    assert again is not None
    assert again.answer != first.answer
    assert len(past.all()) < last


def test_a_replay_of_a_table_is_the_one_a_recorder_writes(table: Table, pool: CardPool) -> None:
    play(table, 120)
    recorder = Recorder(clone(table.moments[0].state), pool)
    for choice in table.choices():
        recorder.answer(choice)
    assert replay_of(table) == recorder.replay()


def test_a_seat_can_be_taken_in_a_game_of_bots(
    table: Table, pool: CardPool, book: FaceBook, tmp_path: Path
) -> None:
    play(table, 20)
    shelf = TableShelf(tmp_path)
    shelf.write_replay(table, tmp_path / "game.swreplay")
    looked_at = shelf.read_replay(tmp_path / "game.swreplay", pool, book)
    assert looked_at.at == 0
    assert looked_at.is_open
    assert not looked_at.has_person
    looked_at.take_seat(DARK)
    assert [seat.player for seat in looked_at.seats] == [Player.HUMAN, Player.GREEDY]
    looked_at.take_seat(LIGHT)
    assert [seat.player for seat in looked_at.seats] == [Player.GREEDY, Player.HUMAN]


def test_the_game_under_way_is_forgotten_once_it_is_saved(table: Table, tmp_path: Path) -> None:
    play(table, 20)
    shelf = TableShelf(tmp_path / "tables")
    assert shelf.left_behind() is None
    shelf.keep(table_bytes(table))
    left = shelf.left_behind()
    assert left is not None
    assert left.title.startswith("Jedi against Sith")
    assert shelf.tables() == ()
    saved = shelf.save(table, left.path)
    assert saved != left.path
    assert shelf.left_behind() is None


def test_a_damaged_game_under_way_is_not_offered(tmp_path: Path) -> None:
    shelf = TableShelf(tmp_path)
    shelf.under_way.write_bytes(b'{"format": ')
    assert shelf.left_behind() is None


def test_a_folder_that_cannot_be_written_is_said_in_a_sentence(
    table: Table, tmp_path: Path
) -> None:
    (tmp_path / "tables").write_text("a file", encoding="utf-8")
    with pytest.raises(SavedTableError, match="could not be saved"):
        TableShelf(tmp_path / "tables").keep(table_bytes(table))


def test_thinking_apart_gives_an_answer_that_was_offered_and_can_be_cancelled(
    table: Table, pool: CardPool
) -> None:
    while isinstance(table.step, Result) or table.step.kind != "action":
        play(table, 1)
    step = table.step
    assert not isinstance(step, Result)
    apart = ThinkingApart(pool, 0.1)
    picks = apart.choose(table.state.clone(), 1, lambda: False)
    assert picks is not None
    table.answer(picks)
    slow = ThinkingApart(pool, 600.0)
    with pytest.raises(ThinkingCancelledError):
        slow.choose(table.moments[-2].state.clone(), 1, lambda: True)
    apart.close()
    slow.close()
