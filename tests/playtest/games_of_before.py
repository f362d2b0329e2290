"""Games written by the engine of an earlier day, and what becomes of them today.

A whole game as a replay, the same game saved in the middle of an engagement (an ability is dealing
damage while an edge battle is fought), and as the table of two players who have gone back in it.
The replay and the table were written before the engine's modules got their rooms, with version 2 of
the engine and the cards in `cardpool` beside them, and are never written anew. The saved game, the
digests of `went.json` and the shapes of `records.json` are those of ENGINE_VERSION; who raises it,
because frames hold other things or another game is played, writes them:

    python tests/playtest/games_of_before.py --write

A file is refused once the engine has another number, in which a game *might* go another way, or a
byte of the cards has changed, as when a word of their language got another name. Therefore the
number and the cards of today are written on the files here. A digest has in it by which modifiers
the texts in play change things, and these are named anew with the words: what is compared is the
rest.
"""

import json
import sys
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.engine import game
from swlcg_deck.engine.core.record import RECORDS

FOLDER = Path(__file__).parents[1] / "data" / "games_of_before"
REPLAY = FOLDER / "whole.swreplay"
SAVED = FOLDER / "engagement.swgame"
TABLE = FOLDER / "table.swtable"
SHAPES = FOLDER / "records.json"
WENT = FOLDER / "went.json"
ANSWERED = 101
"""Answers of the replay that had been given when the game was saved."""
LOOKED_AT = (50, 100, 138)
"""After so many answers, the last of them the end, a game is compared."""


def of_today(file: Path, cards: CardPool) -> bytes:
    """The file with the head that it would have today; its game is as it was written."""
    plain: dict[str, Any] = json.loads(file.read_bytes())
    head = plain.get("game", plain)
    assert head["engine"] <= game.ENGINE_VERSION
    head |= {"engine": game.ENGINE_VERSION, "pool": cards.fingerprint}
    if "checkpoints" in head:
        assert {number for number, _ in head["checkpoints"]} <= set(LOOKED_AT)
        head["checkpoints"] = []
    return json.dumps(plain).encode()


def went() -> dict[int, str]:
    """By how many answers had been given: the game of then."""
    return {int(number): way for number, way in json.loads(WENT.read_bytes()).items()}


def way(state: game.State) -> str:
    plain = state.dump()
    del plain["changing"]
    return blake2b(json.dumps(plain, sort_keys=True).encode(), digest_size=8).hexdigest()


def shapes() -> dict[str, dict[str, list[str]]]:
    """The parts of every record that a game may hold, and the steps of those that have some."""
    return {
        name: {"parts": list(record.slots)}
        | ({"steps": [step.__name__ for step in steps]} if (steps := _steps(record)) else {})
        for name, record in sorted(RECORDS.items())
    }


def _steps(record: Any) -> tuple[Any, ...]:
    return tuple(getattr(record, "steps", ()))


def write(cards: CardPool) -> None:
    book = game.FaceBook(abilities=True)
    recorded = game.read_replay(of_today(REPLAY, cards))
    ways = {}
    for number, state in enumerate(game.replay(recorded, cards, book=book)):
        if number in LOOKED_AT:
            ways[number] = way(state)
        if number == ANSWERED:
            SAVED.write_bytes(game.save(state, cards))
    WENT.write_text(json.dumps(ways, indent=1) + "\n", "utf-8")
    lines = [f"  {json.dumps(name)}: {json.dumps(shape)}" for name, shape in shapes().items()]
    SHAPES.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    with TemporaryDirectory() as cache:
        write(load_pool(FOLDER / "cardpool", Path(cache)))
