"""The shelf of results: every simulation that was worth keeping, with its name and its day."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Literal

from swlcg_deck.decks.file_names import safe_name
from swlcg_deck.files.moving import delete, move
from swlcg_deck.files.places import data_folder
from swlcg_deck.files.times import at_second, in_calendar
from swlcg_deck.language import said, said_n, words_of
from swlcg_deck.playtest.gauntlet_results import (
    AnyResult,
    GauntletResult,
    Standing,
    any_data,
    any_of,
    standings_of,
)
from swlcg_deck.playtest.result_files import ResultError, as_text, read_plain, write_result
from swlcg_deck.system_words import refusal

EXTENSION: Final = ".json"
TRASH: Final = ".trash"
LONGEST_NAME: Final = 200


@dataclass(frozen=True)
class Kept:
    """A result on the shelf, as a list shows it."""

    path: Path
    name: str
    when: datetime
    """When it was kept; of a file that cannot be read, when it was changed."""
    kind: Literal["simulation", "gauntlet", ""] = ""
    games: int = 0
    asked: int = 0
    seed: int = 0
    standings: tuple[Standing, ...] = ()
    """The decks with their win rates: light before dark, of a gauntlet the best first."""
    problem: str = ""
    """Why the file cannot be read, in a sentence; empty if it can."""

    @property
    def decks(self) -> tuple[str, ...]:
        return tuple(one.deck for one in self.standings)

    @property
    def win_rates(self) -> tuple[float, ...]:
        return tuple(one.win_rate for one in self.standings)


Shelved = list[Kept]


def default_folder() -> Path:
    return data_folder() / "simulations"


def name_of(result: AnyResult) -> str:
    """What a result is called if nobody names it: `Jedi against Sith, 1,000 games`."""
    if isinstance(result, GauntletResult):
        return said_n(
            "{light} light side against {dark} dark side decks, {n:,} game",
            "{light} light side against {dark} dark side decks, {n:,} games",
            result.games,
            light=len(result.light),
            dark=len(result.dark),
        )
    return said_n(
        "{light} against {dark}, {n:,} game",
        "{light} against {dark}, {n:,} games",
        result.games,
        light=result.light.deck,
        dark=result.dark.deck,
    )


class ResultShelf:
    """The folder of kept results. A failure is a ResultError with a sentence."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or default_folder()
        self._read: dict[tuple[Path, int, int], Kept] = {}

    def keep(self, result: AnyResult, name: str = "") -> Kept:
        """Put a result on the shelf, in a file of its own."""
        name = _tidy(name) or name_of(result)
        token = secrets.token_hex(4)
        path = self.folder / f"{safe_name(name)} {token}{EXTENSION}"
        when = in_calendar(datetime.now(UTC))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = said(
                "The result could not be kept: {folder} cannot be made ({reason}).",
                folder=self.folder,
                reason=refusal(error),
            )
            raise ResultError(why) from None
        _write(path, result, name, when)
        return _kept(path, result, name, when)

    def list(self) -> Shelved:
        """The latest first; a file that cannot be read tells why."""
        return self._in(self.folder)

    def load(self, kept: Kept) -> AnyResult:
        """The whole result."""
        return _load(kept.path)[0]

    def rename(self, kept: Kept, name: str) -> Kept:
        """The same file with another name in it."""
        name = _tidy(name)
        if not name:
            raise ResultError(said("A result needs a name."))
        result, _, when = _load(kept.path)
        _write(kept.path, result, name, when)
        return _kept(kept.path, result, name, when)

    def remove(self, kept: Kept) -> Kept:
        """Into the trash of the shelf; `restore` takes what this returns."""
        return self._moved(kept, self.folder / TRASH)

    def removed(self) -> Shelved:
        """What lies in the trash, the latest first."""
        return self._in(self.folder / TRASH)

    def restore(self, kept: Kept) -> Kept:
        """Back from the trash."""
        return self._moved(kept, self.folder)

    def empty_trash(self) -> int:
        """Delete what was removed, for good; how many there were."""
        count = 0
        for path in _files(self.folder / TRASH):
            try:
                delete(path, missing_ok=True)
            except OSError as error:
                why = said(
                    "{file} could not be deleted ({reason}).",
                    file=path.name,
                    reason=refusal(error),
                )
                raise ResultError(why) from None
            count += 1
        return count

    def _moved(self, kept: Kept, folder: Path) -> Kept:
        target = folder / kept.path.name
        if target.exists():
            target = folder / f"{kept.path.stem} {secrets.token_hex(4)}{EXTENSION}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            move(kept.path, target)
        except OSError as error:
            why = said(
                "{file} could not be moved ({reason}); it is where it was.",
                file=kept.path.name,
                reason=refusal(error),
            )
            raise ResultError(why) from None
        return self._shown(target)

    def _in(self, folder: Path) -> Shelved:
        found = [self._shown(path) for path in _files(folder)]
        return sorted(found, key=lambda kept: (kept.when, kept.path.name), reverse=True)

    def _shown(self, path: Path) -> Kept:
        """A file is read once, and again only after a change."""
        changed, size = _stamp(path)
        key = (path, changed, size)
        if key not in self._read:
            try:
                self._read[key] = _kept(path, *_load(path))
            except ResultError as error:
                when = at_second(changed / 1e9)
                return Kept(path, path.stem, when, problem=words_of(error))
        return self._read[key]


def _stamp(path: Path) -> tuple[int, int]:
    try:
        facts = path.stat()
    except OSError:
        return 0, 0
    return facts.st_mtime_ns, facts.st_size


def _files(folder: Path) -> Iterator[Path]:
    if folder.is_dir():
        yield from (p for p in folder.glob(f"*{EXTENSION}") if _is_own(p))


def _is_own(path: Path) -> bool:
    """A plain file: what a link leads to is not on this shelf, and a pipe would be waited for."""
    return not path.name.startswith(".") and not path.is_symlink() and path.is_file()


def _tidy(name: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]


def _load(path: Path) -> tuple[AnyResult, str, datetime]:
    try:
        plain = read_plain(path)
        changed = at_second(path.stat().st_mtime)
    except OSError as error:
        why = said("{file} cannot be read: {reason}.", file=path.name, reason=refusal(error))
        raise ResultError(why) from None
    result = any_of(plain, path.name)
    name = plain.get("name")
    return (
        result,
        (_tidy(name) if isinstance(name, str) else "") or path.stem,
        _when(plain.get("kept"), changed),
    )


def _when(written: object, changed: datetime) -> datetime:
    """A result that was copied here by hand has no day of its own."""
    try:
        when = datetime.fromisoformat(written) if isinstance(written, str) else changed
        return in_calendar(when.astimezone(UTC)) if when.tzinfo else changed
    except (ValueError, OverflowError):
        return changed


def _write(path: Path, result: AnyResult, name: str, when: datetime) -> None:
    head = {"name": name, "kept": when.isoformat()}
    write_result(path, as_text(head | any_data(result)))


def _kept(path: Path, result: AnyResult, name: str, when: datetime) -> Kept:
    return Kept(
        path=path,
        name=name,
        when=when,
        kind="gauntlet" if isinstance(result, GauntletResult) else "simulation",
        games=result.games,
        asked=result.asked,
        seed=result.seed,
        standings=standings_of(result),
    )
