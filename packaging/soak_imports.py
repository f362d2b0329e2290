"""Files as players and strangers have them, the ways they get damaged, and the ways in."""

import io
import json
import random
import shutil
import tempfile
import zipfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from octgn_files import entry, official_xml, png, set_xml
from soak_report import Report

from swlcg_deck.cards.packs.card_packs import CardPacks
from swlcg_deck.cards.packs.install import install
from swlcg_deck.cards.packs.limits import PackError
from swlcg_deck.cards.packs.plan import plan_import
from swlcg_deck.cards.packs.survey import survey
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.backup import write_backup
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.restore import restore_backup
from swlcg_deck.engine.game import Decision, DeckChoice
from swlcg_deck.files.refusals import FileError
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.formats.registry import FORMATS, read_deck, write_deck
from swlcg_deck.gui.documents.sample_decks import sample_decks
from swlcg_deck.gui.documents.settings import SettingsStore
from swlcg_deck.playtest.gauntlet_results import any_json
from swlcg_deck.playtest.kept_results import ResultShelf
from swlcg_deck.playtest.saved_tables import SavedTableError, TableShelf, table_bytes
from swlcg_deck.playtest.seats import Player, Seat
from swlcg_deck.playtest.simulation import Simulation, simulate
from swlcg_deck.playtest.table import Table

JEDI, SITH = DeckChoice("Jedi", (1, 2, 3, 4, 5)), DeckChoice("Sith", (19, 20, 21, 22, 23))
DATA = Path(__file__).resolve().parents[1] / "tests" / "data"
_NASTY = (
    *(b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b"<!DOCTYPE x [", b"&a;", b"*a", b"!!python/name:os "),
    *(b"9" * 400, b"-1", b"1e999", b"NaN", b"[" * 200, b"{" * 200, b"../../", b"\r", b"\x1b[31m"),
    *("\u202e\u2028".encode(), b"x" * 5_000, b"\n" * 300, b'"', b"<", b"]]>", b"SW1-"),
)


@dataclass(frozen=True)
class Sample:
    kind: str
    """list, backup, pack, game, settings or result: which way it goes in."""
    name: str
    data: bytes


def samples(pool: CardPool) -> list[Sample]:
    """The lists of the tests, the sample decks in every format, and one file of each other kind."""
    files = [path for path in sorted(DATA.rglob("*")) if path.is_file()]
    found = [Sample("list", path.name, path.read_bytes()) for path in files]
    for deck in sample_decks(pool):
        for entry_ in FORMATS:
            extension = (entry_.extensions or (".txt",))[0]
            with suppress(FormatError):
                data = write_deck(deck, pool, entry_.name)
                found.append(Sample("list", f"{deck.name}{extension}", data))
    others = [_game(pool), _settings(), _pack(pool), _set_file(pool), _result(pool), _backup(pool)]
    return found + others * (len(found) // 10)


def mangle(sample: Sample, others: list[Sample], chance: random.Random) -> bytes:
    """The same file after one to five accidents."""
    data = sample.data
    for _ in range(chance.randint(1, 5)):
        at = chance.randrange(len(data) + 1)
        end = min(len(data), at + chance.choice((1, 4, 60, 2_000)))
        match chance.randrange(6):
            case 0:
                data = data[:at] + data[end:]
            case 1:
                data = data[:at] + chance.choice(_NASTY) + data[at:]
            case 2:
                data = data[:end] + data[at:end] * chance.choice((1, 3, 50)) + data[end:]
            case 3:
                data = data[:at] + chance.randbytes(end - at) + data[end:]
            case 4:
                other = chance.choice(others).data
                data = data[:at] + other[chance.randrange(len(other) + 1) :]
            case _:
                lines = data.split(b"\n")
                chance.shuffle(lines)
                data = b"\n".join(lines)
    return data[:2_000_000]


def take_in(
    kind: str, name: str, data: bytes, pool: CardPool, folder: Path, report: Report
) -> None:
    """Read a file as the program would; a refusal is a sentence, anything else an exception."""
    place = folder / "taken"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    file = place / name
    if kind != "list":
        file.write_bytes(data)
    try:
        match kind:
            case "list":
                _read_list(name, data, pool, report)
            case "game":
                TableShelf(place).read_replay(file, pool)
            case "settings":
                SettingsStore(file).load()
            case "result":
                report.counts["refused"] += sum(bool(k.problem) for k in ResultShelf(place).list())
            case "pack":
                packs = CardPacks(place / "packs")
                install(plan_import(survey([file]), pool, packs.packs()), packs.root)
                packs.summary()
            case _:
                restore_backup(Library(place / "decks", pool), file, "merge")
    except (FileError, FormatError, PackError, SavedTableError) as refusal:
        report.counts["refused"] += 1
        if not 3 < len(str(refusal)) < 6_000:
            raise


def _read_list(name: str, data: bytes, pool: CardPool, report: Report) -> None:
    """What was read can be written in every format, and is a deck of the library."""
    reading = read_deck(data, pool, file_name=name)
    report.counts["decks read"] += len(reading.decks)
    for deck in reading.decks[:3]:
        for entry_ in FORMATS:
            with suppress(FormatError):
                write_deck(deck, pool, entry_.name)


def _game(pool: CardPool) -> Sample:
    table = Table(pool, (Seat(Player.IDLE, SITH, "Sith"), Seat(Player.HUMAN, JEDI, "Jedi")), 1)
    for _ in range(30):
        if isinstance(table.step, Decision):
            table.answer(tuple(range(table.step.least)))
    return Sample("game", "game.swtable", table_bytes(table))


def _settings() -> Sample:
    plain = {"version": 1, "theme": "dark", "views": {"finder": {"widths": {"title": 1}}}}
    return Sample("settings", "settings.json", json.dumps(plain).encode())


def _result(pool: CardPool) -> Sample:
    wanted = Simulation(JEDI, SITH, 2, 1, light_bot="random", dark_bot="random")
    return Sample("result", "result.json", any_json(simulate(pool, wanted, jobs=1)).encode())


def _pack(pool: CardPool) -> Sample:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for card in list(pool.cards)[:3]:
            archive.writestr(entry(card.octgn_id), png())
    return Sample("pack", "cards.o8c", stream.getvalue())


def _set_file(pool: CardPool) -> Sample:
    cards = (official_xml(card, "Invented words.") for card in list(pool.cards)[:3])
    return Sample("pack", "set.xml", set_xml(*cards).encode())


def _backup(pool: CardPool) -> Sample:
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder) / "decks", pool)
        for deck in sample_decks(pool):
            library.save(deck)
        write_backup(library, Path(folder) / "backup.zip")
        return Sample("backup", "backup.zip", (Path(folder) / "backup.zip").read_bytes())
