"""`swlcg-deck library list|add|history|restore|backup`: the decks the program keeps."""

import argparse
import sys
from typing import IO, TextIO

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.as_json import print_json
from swlcg_deck.cli.deck_files import print_report, read_list
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.outputs import Output, ask_before_many
from swlcg_deck.cli.own_files import backup_of_ours
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.searching import report_problems
from swlcg_deck.cli.terminal import Terminal, harmless
from swlcg_deck.cli.verdicts import plain_word
from swlcg_deck.decks.backup import BackupSummary, send_backup
from swlcg_deck.decks.backup_contents import LeftOut, PartialBackupError, contents_of
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.library_place import LibraryPlace, users_library
from swlcg_deck.decks.library_search import search_library
from swlcg_deck.decks.restore import Mode, restore_backup
from swlcg_deck.decks.shelf import Entry
from swlcg_deck.files.places import named_place
from swlcg_deck.legality.as_read import as_read, not_understood
from swlcg_deck.legality.findings import Judgement
from swlcg_deck.legality.judge import check

_EXAMPLES = """\
examples:
  swlcg-deck library list
  swlcg-deck library list "sets:112 a:jedi legal"
  swlcg-deck library add toolbox.o8d
  swlcg-deck library history Toolbox
  swlcg-deck library restore Toolbox 20260131T180000.000000Z
  swlcg-deck library backup decks.zip
  swlcg-deck library restore --backup decks.zip

It is the library of the window: in the folder that its settings name, else in your data folder. The
variable SWLCG_DECK_LIBRARY names another one for both. `library list` says which one it reads.
"""
_TIME = "%Y-%m-%d %H:%M"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = _EXAMPLES
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    listing = actions.add_parser("list", help="list decks, or those that a query finds")
    listing.add_argument("query", nargs="*", metavar="QUERY", help="words, sets:112, a:jedi, legal")
    listing.add_argument("--json", action="store_true", help="print JSON")
    adding = actions.add_parser("add", help="put deck files into the library")
    adding.add_argument("files", nargs="+", metavar="FILE", help="deck lists in any format")
    adding.add_argument("--folder", default="", help="the folder in the library")
    adding.add_argument("--yes", action="store_true", help="keep as many decks as a list has")
    history = actions.add_parser("history", help="list the earlier versions of a deck")
    history.add_argument("deck", metavar="DECK", help="its name or id")
    history.add_argument("--json", action="store_true", help="print JSON")
    restoring = actions.add_parser("restore", help="bring back a version, or a whole backup")
    restoring.add_argument("deck", nargs="?", metavar="DECK", help="its name or id")
    restoring.add_argument("version", nargs="?", help="as `history` lists it; else the newest")
    restoring.add_argument("--backup", metavar="FILE", help="a backup to bring back")
    restoring.add_argument(
        "--replace", action="store_true", help="with --backup: in place of the present library"
    )
    backup = actions.add_parser("backup", help="write everything into one file")
    backup.add_argument("file", metavar="FILE", help="the zip file to write, - is stdout")
    backup.add_argument(
        "--partial", action="store_true", help="leave out what cannot be read, and name it"
    )
    backup.add_argument("--force", action="store_true", help="write over a file of another kind")


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    place = users_library()
    if options.action == "list":
        _tell_place(place, sys.stderr if options.json else sys.stdout)
    _ACTIONS[options.action](Library(place.folder, pool), options, pool)
    return 0


def _tell_place(place: LibraryPlace, stream: TextIO) -> None:
    print(harmless(f"Library: {place.folder} ({place.reason})"), file=stream)


def _list(library: Library, options: argparse.Namespace, pool: CardPool) -> None:
    query = " ".join(options.query)
    entries = _readable_entries(library)
    if query:
        _name_closed(entries)
        found = search_library(entries, query, pool, lambda entry: _verdict(entry, pool))
        report_problems(query, found.problems)
        entries = found.entries
    if options.json:
        print_json([_entry_json(entry, pool) for entry in entries])
        return
    terminal = Terminal()
    if not entries:
        there = "puts some there" if library.root.exists() else "makes the folder"
        terminal.line("No deck matches." if query else f"No decks yet; `library add` {there}.")
        return
    rows = [
        (
            entry.name,
            entry.affiliation or "",
            str(entry.sets),
            _verdict(entry, pool, in_words=True) + (" (newer)" if entry.read_only else ""),
            entry.folder,
            ", ".join(entry.tags),
            entry.modified.astimezone().strftime(_TIME),
        )
        for entry in entries
    ]
    headings = ("Deck", "Affiliation card", "Sets", "Verdict", "Folder", "Tags", "Changed")
    terminal.table(headings, rows, right=frozenset({2}), shrink=0)
    if any(entry.read_only for entry in entries):
        terminal.line("newer: written by a newer version of this program, which has to judge it")


def _readable_entries(library: Library) -> tuple[Entry, ...]:
    """What the library lists, where anybody can look into its folder at all."""
    entries = library.entries()
    for entry in entries:
        if entry.path == library.root:
            raise CallError(f"{entry.path}: {entry.problem}")
    return entries


def _name_closed(entries: tuple[Entry, ...]) -> None:
    """What is looked for may be in a folder that nobody can look into."""
    for entry in entries:
        if entry.is_folder:
            print(harmless(f"{entry.path}: {entry.problem}"), file=sys.stderr)


def _verdict(entry: Entry, pool: CardPool, *, in_words: bool = False) -> str:
    if entry.deck is None:
        return "unreadable"
    judgement = _judgement(entry.deck, entry, pool)
    casual = in_words and judgement.casual_only
    return plain_word(judgement.verdict, casual_only=casual)


def _judgement(deck: Deck, entry: Entry, pool: CardPool) -> Judgement:
    return as_read(check(deck, pool), not_understood(entry.remarks))


def _entry_json(entry: Entry, pool: CardPool) -> dict[str, object]:
    return {
        "id": entry.id,
        "name": entry.name,
        "file": str(entry.path),
        "folder": entry.folder,
        "affiliation_card": entry.affiliation,
        "sets": entry.sets,
        "tags": list(entry.tags),
        "verdict": _verdict(entry, pool),
        "casual_only": bool(entry.deck and _judgement(entry.deck, entry, pool).casual_only),
        "modified": entry.modified.isoformat(),
        "problem": entry.problem,
        "read_only": entry.read_only,
    }


def _add(library: Library, options: argparse.Namespace, pool: CardPool) -> None:
    for name in options.files:
        reading = read_list(name, pool)
        print_report(name, reading)
        if not options.yes:
            ask_before_many(len(reading.decks), name)
        for deck in reading.decks:
            saved = library.save_copy(deck, options.folder)
            print(harmless(f"{name}: kept as {saved.path}"))


def _history(library: Library, options: argparse.Namespace, _pool: CardPool) -> None:
    entry = _named(library, options.deck)
    versions = library.versions(entry.id)
    if options.json:
        print_json(
            [{"version": v.key, "time": v.time.isoformat(), "name": v.name} for v in versions]
        )
        return
    terminal = Terminal()
    if not versions:
        terminal.line(f"{entry.name} has no earlier versions.")
        return
    rows = [(v.key, v.time.astimezone().strftime(_TIME), v.name) for v in versions]
    terminal.table(("Version", "Replaced", "Name"), rows, shrink=2)


def _restore(library: Library, options: argparse.Namespace, _pool: CardPool) -> None:
    if options.backup is not None:
        mode: Mode = "replace" if options.replace else "merge"
        done = restore_backup(library, named_place(options.backup), mode)
        print(f"{len(done.added)} decks added, {done.unchanged} unchanged")
        for name in done.kept_as_versions:
            print(f"{name}: the backup's state is in its history")
        for name in done.never_there:
            print(harmless(f"{name}: was left out when the backup was made"))
        if done.old_library is not None:
            print(f"the library that was there is now in {done.old_library}")
        return
    if options.deck is None:
        raise CallError("name the deck to restore, or a backup with --backup FILE")
    entry = _named(library, options.deck)
    versions = library.versions(entry.id)
    if not versions:
        raise CallError(f"{entry.name} has no earlier versions")
    library.restore_version(entry.id, options.version or versions[0].key)
    print(f"{entry.name}: restored; what was there before is in its history")


def _backup(library: Library, options: argparse.Namespace, _pool: CardPool) -> None:
    if not library.root.exists():
        raise CallError(f"there is no library to back up: the folder {library.root} is not there")
    _readable_entries(library)
    inputs = tuple(str(one.path) for one in contents_of(library).files)
    output = Output(options.file, inputs, backup_of_ours, "a backup", force=options.force)
    summaries: list[BackupSummary] = []

    def send(stream: IO[bytes]) -> None:
        summaries.append(send_backup(library, stream, partial=options.partial))

    try:
        output.fill(send)
    except PartialBackupError as error:
        _name_left_out(error.left_out)
        raise CallError(
            f"{options.file}: nothing was written, for the backup would not be whole; --partial"
            " writes the rest"
        ) from None
    (summary,) = summaries
    _name_left_out(summary.left_out)
    told = sys.stderr if output.is_standard else sys.stdout
    counts = f"{summary.decks} decks, {summary.versions} earlier versions"
    print(harmless(f"{options.file}: {counts} from {library.root}"), file=told)


def _name_left_out(left_out: tuple[LeftOut, ...]) -> None:
    for one in left_out:
        print(harmless(f"{one.name}: left out: {one.reason}"), file=sys.stderr)


_ACTIONS = {
    "list": _list,
    "add": _add,
    "history": _history,
    "restore": _restore,
    "backup": _backup,
}


def _named(library: Library, name: str) -> Entry:
    """The one deck of a name or id."""
    wanted = name.casefold()
    entries = _readable_entries(library)
    found = [e for e in entries if wanted in (e.id, e.name.casefold()) and not e.is_folder]
    if not found:
        _name_closed(entries)
        raise CallError(
            f"there is no deck {name!r} in the library {library.root}; `library list` shows them"
        )
    if len(found) > 1:
        ids = ", ".join(f"{e.id} ({e.folder or 'top folder'})" for e in found)
        raise CallError(f"several decks are called {name!r}; name one by its id: {ids}")
    return found[0]
