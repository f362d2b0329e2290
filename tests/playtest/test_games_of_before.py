"""Games written by the engine of an earlier day still load and go on as they did.

They were written before the engine's modules got their rooms, with version 2 of the engine and the
cards in `cardpool` beside them: a whole game as a replay, the same game saved in the middle of an
engagement (an ability is dealing damage while an edge battle is fought), and as the table of two
players who have gone back in it. Never write them anew to get green: only when ENGINE_VERSION is
raised and this game goes another way since, and then with the engine that raised it. The shapes of
`records.json` are those of ENGINE_VERSION.

A file is refused once the engine has another number, in which a game *might* go another way, or a
byte of the cards has changed, as when a word of their language got another name. Therefore the
number and the cards of today are written on the files here. A digest has in it by which modifiers
the texts in play change things, and these are named anew with the words: what the engine of before
made of the game without them is in WENT, and says whether it went the same way.
"""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.engine import game
from swlcg_deck.engine.core.record import RECORDS
from swlcg_deck.playtest.saved_tables import TableShelf

FOLDER = Path(__file__).parents[1] / "data" / "games_of_before"
REPLAY = FOLDER / "whole.swreplay"
SAVED = FOLDER / "engagement.swgame"
TABLE = FOLDER / "table.swtable"
ANSWERED = 101
"""Answers of the replay that had been given when the game was saved."""
WENT = {50: "3126d7608a06c539", 100: "196356ddd157f2f4", 138: "d75753bd7ccd8a01"}
"""After so many answers, with the engine of before."""


def of_today(file: Path, cards: CardPool) -> bytes:
    """The file with the head that it would have today; its game is as it was written."""
    plain: dict[str, Any] = json.loads(file.read_bytes())
    head = plain.get("game", plain)
    assert head["engine"] <= game.ENGINE_VERSION
    head |= {"engine": game.ENGINE_VERSION, "pool": cards.fingerprint}
    if "checkpoints" in head:
        assert {number for number, _ in head["checkpoints"]} <= set(WENT)
        head["checkpoints"] = []
    return json.dumps(plain).encode()


def way(state: game.State) -> str:
    plain = state.dump()
    del plain["changing"]
    return blake2b(json.dumps(plain, sort_keys=True).encode(), digest_size=8).hexdigest()


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> CardPool:
    return load_pool(FOLDER / "cardpool", tmp_path_factory.mktemp("cache"))


def test_a_replay_leads_to_the_same_end(cards, book):
    recorded = game.read_replay(of_today(REPLAY, cards))
    states = game.replay(recorded, cards, book=book, journal=True)
    moments = zip(range(139), states, strict=True)
    assert {number: way(state) for number, state in moments if number in WENT} == WENT
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
    assert way(state) == WENT[138]


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
        number: WENT[number] for number in (50, 100)
    }


@pytest.mark.parametrize(
    ("name", "shape"), json.loads((FOLDER / "records.json").read_text(encoding="utf-8")).items()
)
def test_every_record_a_game_may_hold_has_its_parts_and_steps(name, shape):
    """What the files above happen not to hold. A saved game names its records, and has a number
    for where each stands in its procedure."""
    assert list(RECORDS[name].slots) == shape["parts"]
    steps = getattr(RECORDS[name], "steps", ())
    assert [step.__name__ for step in steps] == shape.get("steps", [])
