"""Files that commands write: nothing is replaced that is not theirs to replace."""

import errno
import os
import stat
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING

from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.streams import is_asking_possible, standard_output
from swlcg_deck.cli.terminal import harmless
from swlcg_deck.files.places import named_place
from swlcg_deck.files.refusals import FileError
from swlcg_deck.files.writing import replacing, write_file
from swlcg_deck.system_words import refusal

if TYPE_CHECKING:
    from swlcg_deck.cli.own_files import Could

STANDARD = "-"
"""The name that stands for standard input and output."""
MANY = 20
"""Files that are written without asking."""


@dataclass(frozen=True)
class Output:
    """A file that a command is to write; `-` is standard output."""

    name: str
    inputs: tuple[str, ...]
    """What the command reads: never replaced, whatever is said."""
    could: "Could"
    what: str
    """What the command writes, in a sentence: `a deck`."""
    force: bool = False

    @property
    def is_standard(self) -> bool:
        return self.name == STANDARD

    def check(self) -> None:
        """A CallError where the file must not be written; said before long work is done."""
        if self.is_standard:
            return
        place = self._place()
        try:
            status = _status(place)
        except OSError as error:
            raise CallError(f"{self.name}: cannot be written: {refusal(error)}") from None
        if status is None:
            return
        if any(_is_same(status, name) for name in self.inputs):
            raise CallError(f"{self.name}: is read by this command; choose another name to write")
        if self.force or not stat.S_ISREG(status.st_mode) or not status.st_size:
            return
        try:
            is_ours = self.could(place)
        except OSError as error:
            raise CallError(f"{self.name}: cannot be read: {refusal(error)}") from None
        if not is_ours:
            raise CallError(
                f"{self.name}: is there already, and it is not {self.what} as this command writes"
                " it; choose another name or say --force"
            )

    def write(self, data: bytes) -> None:
        """The file whole or not at all, or a CallError."""
        if self.is_standard:
            standard_output().write(data if data.endswith(b"\n") else data + b"\n")
            standard_output().flush()
            return
        self.check()
        try:
            write_file(self._place(), data)
        except FileError as error:
            why = error.__cause__
            reason = refusal(why) if isinstance(why, OSError) else error
            raise CallError(f"{self.name}: cannot be written: {reason}") from None

    def fill(self, work: Callable[[IO[bytes]], object]) -> None:
        """The same for what is too large to be held; a FileError tells what went wrong."""
        if self.is_standard:
            work(standard_output())
            standard_output().flush()
            return
        self.check()
        with replacing(self._place()) as stream:
            work(stream)

    def _place(self) -> Path:
        if not self.name:
            raise CallError("a file cannot be written without a name; - is standard output")
        if self.name.endswith(("/", os.sep)):
            raise CallError(f"{self.name}: cannot be written: it is a folder")
        return named_place(self.name)


def _status(place: Path) -> os.stat_result | None:
    """Of the file that is there, None where there is none yet; an OSError where none can be."""
    try:
        status = place.stat()
    except FileNotFoundError:
        folder = Path(os.path.realpath(place)).parent
        if not stat.S_ISDIR(folder.stat().st_mode):
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from None
        if not os.access(folder, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES)) from None
        return None
    except ValueError:  # writing it will say what is wrong
        return None
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    return status


def _is_same(status: os.stat_result, name: str) -> bool:
    try:
        other = os.fstat(0) if name == STANDARD else named_place(name).stat()
    except (FileError, OSError, ValueError):
        return False
    return os.path.samestat(status, other)


def check_all(outputs: Iterable[Output]) -> None:
    """Before the first of them is written: all of them or none."""
    for output in outputs:
        output.check()


def ask_before_many(files: int, name: str) -> None:
    """So many files out of one list are rarely what somebody wanted."""
    if files <= MANY:
        return
    if is_asking_possible():
        asked = f"{name}: has {files:,} decks. Write {files:,} files? [y/N] "
        print(harmless(asked), end="", file=sys.stderr, flush=True)
        if sys.stdin.readline().strip().casefold() in {"y", "yes"}:
            return
        raise CallError("nothing written")
    raise CallError(
        f"{name}: has {files:,} decks, and each would be a file of its own; say --yes to write"
        " them all; nothing written"
    )
