"""Games, replays and results from a stranger: refused in a sentence, and left as they are."""

import json
import os
import sys

import pytest

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.game import DeckChoice, FaceBook, Result, new_game
from swlcg_deck.engine.saved.game_file import MOST_BYTES
from swlcg_deck.engine.saved.replay import Recorder
from swlcg_deck.playtest.kept_results import ResultShelf
from swlcg_deck.playtest.saved_tables import SavedTableError, TableShelf, read_table, replay_of
from swlcg_deck.playtest.seats import Player, Seat
from swlcg_deck.playtest.table import Table

SITH = DeckChoice("Sith", (19, 20, 21, 22, 23, 24, 25, 36))
JEDI = DeckChoice("Jedi", (1, 2, 3, 4, 5, 6, 7, 18))
needs_unix = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of Unix")


@pytest.fixture(scope="module")
def book() -> FaceBook:
    return FaceBook(abilities=True)


@pytest.fixture
def shelf(tmp_path) -> TableShelf:
    made = TableShelf(tmp_path / "tables")
    made.folder.mkdir()
    return made


@pytest.fixture(scope="module")
def replay(pool: CardPool, book: FaceBook) -> dict:
    seats = (Seat(Player.IDLE, SITH, "Sith"), Seat(Player.HUMAN, JEDI, "Jedi"))
    table = Table(pool, seats, 4, book)
    for _ in range(6):
        table.play_idle()
        step = table.step
        assert not isinstance(step, Result)
        table.answer(tuple(range(step.least)))
    return json.loads(replay_of(table).to_bytes())


def test_the_replay_that_the_others_are_made_of_is_sound(shelf, replay, pool, book):
    file = shelf.folder / "sound.swreplay"
    file.write_text(json.dumps(replay), encoding="utf-8")
    assert len(shelf.read_replay(file, pool, book).moments) > 6


HOSTILE = {
    "a newer format": ({"version": 2}, "A newer program wrote it"),
    "another engine": ({"engine": 10**9}, "version 1000000000 of the rules engine"),
    "a version without end": ({"version": 10**400}, "too many digits"),
    "a deck of twenty thousand sets": (
        {"decks": [{"affiliation": "Sith", "sets": [19] * 20_000}, {}]},
        "has no entry",
    ),
    "decks of other things": (
        {"decks": [{"affiliation": "Sith", "sets": [None] * 8}] * 2},
        "objective set that the pool does not have",
    ),
    "an option nobody has": ({"options": {"<b>cheat": True}}, "no house rule"),
    "answers that are no numbers": ({"answers": [["0"]]}, "no list of option numbers"),
    "an answer below zero": ({"answers": [[-1]] * 20, "digests": []}, "is no option"),
    "half a million answers": (
        {"answers": [[0]] * 500_000, "checkpoints": [], "digests": []},
        "Answer",
    ),
    "digests of nothing": ({"digests": ["x"] * 100_000}, "100000 digests of answers"),
    "digests that are no texts": ({"digests": [None]}, "should hold texts"),
    "another seed": ({"seed": -1}, "seed"),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_replay_is_refused_in_a_sentence(shelf, replay, pool, book, case):
    change, words = HOSTILE[case]
    file = shelf.folder / "evil.swreplay"
    written = json.dumps(replay | change)
    file.write_text(written, encoding="utf-8")
    with pytest.raises(SavedTableError) as refusal:
        shelf.read_replay(file, pool, book)
    assert words in str(refusal.value)
    assert file.read_text(encoding="utf-8") == written


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe\x00",
        b"\0" * 100,
        b"[" * 200_000,
        b'{"format": ' * 50_000,
        b'{"at": NaN}',
        b'{"at": ' + b"9" * 5_000 + b"}",
        b"x" * (MOST_BYTES + 1),
    ],
    ids=["empty", "no text", "zeros", "deep", "deep objects", "no number", "long number", "giant"],
)
@pytest.mark.parametrize("name", ["evil.swtable", "evil.swreplay", "under-way.autosave"])
def test_what_is_no_game_at_all_is_refused_in_a_sentence(shelf, pool, book, data, name):
    file = shelf.folder / name
    file.write_bytes(data)
    with pytest.raises(SavedTableError, match=r"\.$") as refusal:
        shelf.read_replay(file, pool, book)
    assert len(str(refusal.value)) < 300
    assert shelf.left_behind() is None
    assert file.read_bytes() == data


@pytest.mark.parametrize(("rule", "is_on"), [("mulligan", False), ("hand_of_reserve", True)])
def test_a_replay_with_house_rules_is_refused_instead_of_played_differently(
    shelf, pool, book, rule, is_on
):
    state = new_game(pool, SITH, JEDI, 4, options={rule: is_on}, book=book)
    file = shelf.folder / "house.swreplay"
    file.write_bytes(Recorder(state, pool).replay().to_bytes())
    with pytest.raises(SavedTableError, match=f"house rules .{rule}."):
        shelf.read_replay(file, pool, book)


@needs_unix
def test_a_pipe_or_a_device_under_the_name_of_a_game_is_not_waited_for(shelf, pool, book):
    os.mkfifo(shelf.folder / "pipe.swtable")
    (shelf.folder / "zeros.swtable").symlink_to("/dev/zero")
    os.mkfifo(shelf.under_way)
    assert shelf.tables() == ()
    assert shelf.left_behind() is None
    for name in ("pipe", "zeros"):
        with pytest.raises(SavedTableError, match="no plain file"):
            shelf.read(shelf.folder / f"{name}.swtable", pool, book)


def test_a_table_whose_seats_shout_is_cut_short(replay, pool, book):
    seats = [{"player": "exists only", "name": "x" * 100_000}, {"player": "human", "name": "<b>"}]
    plain = {"format": "swlcg-deck table", "title": "t", "seats": seats, "at": -5, "game": replay}
    table = read_table(json.dumps(plain).encode(), pool, book)
    assert [len(seat.name) for seat in table.seats] == [200, 3]
    assert table.at == 0


@needs_unix
def test_links_and_pipes_are_no_kept_results(tmp_path):
    results = ResultShelf(tmp_path / "simulations")
    results.folder.mkdir()
    (tmp_path / "secret.json").write_text('{"format": "swlcg-deck-simulation/1"}', encoding="utf-8")
    (results.folder / "link.json").symlink_to(tmp_path / "secret.json")
    (results.folder / "zeros.json").symlink_to("/dev/zero")
    os.mkfifo(results.folder / "pipe.json")
    (results.folder / "folder.json").mkdir()
    assert results.list() == []
    (results.folder / "plain.json").write_text("{}", encoding="utf-8")
    assert [kept.name for kept in results.list()] == ["plain"]
