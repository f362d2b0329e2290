"""A table without a window: seats, the way back, files."""

import json
from pathlib import Path

import pytest

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.game import DARK, LIGHT, AnswerError, DeckChoice, FaceBook, Result
from swlcg_deck.playtest.saved_tables import (
    SavedTableError,
    TableShelf,
    read_table,
    table_bytes,
)
from swlcg_deck.playtest.seats import Player, Seat, idle_choice
from swlcg_deck.playtest.table import Table, unwritten_cards

SITH = DeckChoice("Sith", (19, 20, 21, 22, 23, 24, 25, 36))
JEDI = DeckChoice("Jedi", (1, 2, 3, 4, 5, 6, 7, 18))


@pytest.fixture
def table(pool: CardPool, book: FaceBook) -> Table:
    """The light side is a person's; the dark side only exists."""
    seats = (Seat(Player.IDLE, SITH, "Sith"), Seat(Player.HUMAN, JEDI, "Jedi"))
    return Table(pool, seats, 4, book)


def play(table: Table, turns: int) -> None:
    """Until a turn: the person takes the first option."""
    while table.state.turn < turns:
        table.play_idle()
        step = table.step
        assert not isinstance(step, Result)
        table.answer(tuple(range(max(1, step.least))))


def test_an_idle_opponent_never_plays_a_card_and_never_attacks(table: Table) -> None:
    play(table, 6)
    names = [entry for moment in table.moments for entry in moment.journal]
    assert not [e for e in names if e[0] == "plays" and e[2] == DARK]
    assert table.state.dial >= 3
    assert all(table.state.zone[card] for card in table.state.objectives[DARK])


def test_every_earlier_decision_can_be_reached_again(table: Table) -> None:
    play(table, 3)
    digests = [moment.state.digest() for moment in table.moments]
    for place in (len(digests) // 2, 0, len(digests) - 1):
        table.go_to(place)
        assert table.state.digest() == digests[place]


def test_the_same_answer_keeps_what_was_undone_and_another_one_drops_it(table: Table) -> None:
    play(table, 2)
    count = len(table.moments)
    table.go_to(0)
    table.answer(table.moments[0].choice or ())
    assert len(table.moments) == count
    table.go_to(0)
    other = (table.moments[0].choice or (0,))[0] + 1
    table.answer(other)
    assert len(table.moments) == 2


def test_an_illegal_answer_changes_nothing(table: Table) -> None:
    before = table.state.digest()
    with pytest.raises(AnswerError):
        table.answer(99)
    assert (table.at, len(table.moments), table.state.digest()) == (0, 1, before)


def test_drawing_is_told_as_hidden_information_and_passing_is_not(table: Table) -> None:
    play(table, 3)
    told = [moment.told for moment in table.moments]
    assert any(told)
    assert not all(told)


def test_a_table_comes_back_from_its_file(table: Table, pool: CardPool, book: FaceBook) -> None:
    play(table, 3)
    table.go_to(5)
    again = read_table(table_bytes(table), pool, book)
    assert again.seats == table.seats
    assert again.at == 5
    assert [m.state.digest() for m in again.moments] == [m.state.digest() for m in table.moments]
    assert again.log() == table.log()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "something"}, "no saved table"),
        ({"seats": []}, "two seats"),
        ({"seats": [{"player": "cheat", "name": "x"}] * 2}, "Nobody knows the player"),
        ({"at": "here"}, "'at'"),
        ({"game": {}}, "no entry"),
    ],
)
def test_a_changed_file_is_refused_in_a_sentence(
    table: Table, pool: CardPool, book: FaceBook, change: dict[str, object], words: str
) -> None:
    plain = json.loads(table_bytes(table)) | change
    with pytest.raises(SavedTableError, match=words):
        read_table(json.dumps(plain).encode(), pool, book)


def test_a_changed_answer_is_found_out(table: Table, pool: CardPool, book: FaceBook) -> None:
    play(table, 2)
    plain = json.loads(table_bytes(table))
    plain["game"]["answers"][0] = [(plain["game"]["answers"][0][0] + 1) % 4]
    with pytest.raises(SavedTableError):
        read_table(json.dumps(plain).encode(), pool, book)


def test_games_of_one_name_do_not_overwrite_each_other(table: Table, tmp_path: Path) -> None:
    shelf = TableShelf(tmp_path / "tables")
    first, second = shelf.save(table), shelf.save(table)
    assert first != second
    assert shelf.save(table, first) == first
    assert {saved.path for saved in shelf.tables()} == {first, second}


def test_a_folder_that_cannot_be_written_is_told(table: Table, tmp_path: Path) -> None:
    (tmp_path / "tables").write_text("a file, no folder", encoding="utf-8")
    with pytest.raises(SavedTableError, match="could not be saved"):
        TableShelf(tmp_path / "tables").save(table)


def test_cards_without_encoded_abilities_are_listed_once_by_title(pool: CardPool) -> None:
    cards = (*pool.sets[0].cards, *pool.sets[1].cards)
    unwritten = [card.model_copy(update={"abilities": "unwritten"}) for card in cards[:3]]
    titles = [card.title for card in unwritten_cards((*unwritten, *unwritten, *cards[3:6]))]
    assert titles == sorted({card.title for card in unwritten})


def test_who_only_exists_passes_or_keeps(table: Table) -> None:
    step = table.step
    assert not isinstance(step, Result)
    assert idle_choice(step) == (0,)
    assert table.viewer == LIGHT
