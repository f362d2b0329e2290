"""Games written by the engine of an earlier day still load and go on as they did."""

import json

import pytest
from games_of_before import (
    ANSWERED,
    FOLDER,
    LOOKED_AT,
    REPLAY,
    SAVED,
    SHAPES,
    TABLE,
    of_today,
    shapes,
    way,
    went,
)

from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.engine import game
from swlcg_deck.playtest.saved_tables import TableShelf


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> CardPool:
    return load_pool(FOLDER / "cardpool", tmp_path_factory.mktemp("cache"))


def test_a_replay_leads_to_the_same_end(cards, book):
    recorded = game.read_replay(of_today(REPLAY, cards))
    states = game.replay(recorded, cards, book=book, journal=True)
    moments = zip(range(139), states, strict=True)
    assert {number: way(state) for number, state in moments if number in LOOKED_AT} == went()
    last = states.state
    assert states.given == len(recorded.answers) == 138
    assert game.advance(last) == game.Result(game.DARK, "WIN-03")
    assert any(entry[0] == "used" for entry in last.journal or ()), "texts were in play"


def test_a_game_saved_in_an_engagement_goes_on_to_the_same_end(cards, book):
    recorded = game.read_replay(of_today(REPLAY, cards))
    state = game.load(of_today(SAVED, cards), cards, book=book)
    kinds = [type(frame).__name__ for frame in state.stack]
    assert kinds[2:] == ["Engagement", "EdgeBattle", "Occurrence", *kinds[5:]]
    assert kinds[5:] == ["Initiation", "Effect", "Damage", "Occurrence"]
    for choice in recorded.answers[ANSWERED:]:
        game.advance(state)
        game.answer(state, choice)
    assert game.advance(state) == game.Result(game.DARK, "WIN-03")
    assert way(state) == went()[138]


def test_a_game_that_was_saved_is_saved_as_it_was(cards, book):
    """Not a number of its state has moved."""
    before = of_today(SAVED, cards)
    assert json.loads(game.save(game.load(before, cards, book=book), cards)) == json.loads(before)


def test_a_saved_table_is_where_it_was_left_and_knows_the_way_on(cards, book, tmp_path):
    recorded = game.read_replay(of_today(REPLAY, cards))
    written = tmp_path / TABLE.name
    written.write_bytes(of_today(TABLE, cards))
    table = TableShelf(tmp_path).read(written, cards, book)
    assert [seat.name for seat in table.seats] == ["Sith", "Smugglers"]
    assert (table.at, len(table.moments), table.state.turn) == (80, 101, 5)
    assert table.choices() == recorded.answers[:100]
    assert {number: way(table.moments[number].state) for number in (50, 100)} == {
        number: went()[number] for number in (50, 100)
    }


def test_every_record_a_game_may_hold_has_its_parts_and_steps():
    """What the files above happen not to hold. A saved game names its records, and has a number
    for where each stands in its procedure."""
    assert shapes() == json.loads(SHAPES.read_bytes())
