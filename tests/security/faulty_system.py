"""Runs commands in forks and lets the system refuse one step after the other.

A step is what a program asks of the system about files: opening, writing, syncing, moving, making
and deleting. A `write` that is refused has written half before, as on a disk that becomes full.
"""

import errno
import io
import json
import os
import re
import shutil
import sys
import traceback
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from swlcg_deck.cards.pool import load_pool
from swlcg_deck.cli.main import build_parser
from swlcg_deck.files import writing
from swlcg_deck.files.writing import is_temporary
from swlcg_deck.start import main

STEPS = ("write", "fsync", "replace", "rename", "mkdir", "unlink", "rmdir", "fchmod", "scandir")
ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES)
CHANGING = re.compile(
    rb"\"?[0-9a-f]{32}\"?|\d{4}-\d\d-\d\dT[\d:.]+Z|\d{8}T\d{6}\.\d{6}Z|\"seconds\": [\d.]+"
)
"""What is another one in every run: identities and times."""


class FaultySystem:
    """Counts the steps about the files of a folder, and refuses the one with this number."""

    def __init__(self, root: Path, refused: int, number: int) -> None:
        self.steps: list[str] = []
        self._root, self._refused, self._number = str(root), refused, number
        self._handles: set[int] = set()
        for name in STEPS:
            setattr(os, name, self._wrapped(name, getattr(os, name)))
        os.open = self._opening(os.open)
        io.open = self._wrapped("open", io.open)

    def _step(self, name: str, place: object) -> None:
        self.steps.append(name)
        if len(self.steps) == self._refused + 1:
            raise OSError(
                self._number, os.strerror(self._number), None if name == "write" else place
            )

    def _concerns(self, place: object) -> bool:
        if isinstance(place, int):
            return place in self._handles
        return os.path.abspath(os.fsdecode(place)).startswith(self._root)  # noqa: PTH100 - asks nobody

    def _wrapped(self, name: str, original: Callable) -> Callable:
        def call(place=".", *args, **kwargs):
            if self._concerns(place):
                if name == "write" and len(self.steps) == self._refused:
                    original(place, args[0][: len(args[0]) // 2])
                self._step(name, place)
            return original(place, *args, **kwargs)

        return call

    def _opening(self, original: Callable) -> Callable:
        def call(place, *args, **kwargs):
            is_ours = self._concerns(place)
            if is_ours:
                self._step("open", place)
            handle = original(place, *args, **kwargs)
            (self._handles.add if is_ours else self._handles.discard)(handle)
            return handle

        return call


@contextmanager
def careless(path: Path, _was: object) -> Iterator[io.BufferedWriter]:
    """A writer that empties the file first: the look for losses has to find it."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    with io.BufferedWriter(writing._Handle(handle, "wb")) as stream:
        yield stream


def child(arguments: list[str], folder: Path, refused: int, number: int) -> None:
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for handle, name in ((1, "result"), (2, "told"), (3, "steps")):
        os.dup2(os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), handle)
    os.chdir(folder / "work")
    write = os.write
    system = FaultySystem(folder / "work", refused, number)
    try:
        code = main(arguments)
    except BaseException:
        write(2, traceback.format_exc().encode())
        code = 99
    write(3, " ".join(system.steps).encode())
    os._exit(code)


@dataclass
class Run:
    """A command, and what became of the files."""

    code: int
    result: str
    told: str
    steps: list[str]
    files: dict[str, bytes]


def run(arguments: list[str], folder: Path, refused: int = -1, number: int = 0) -> Run:
    shutil.rmtree(folder / "work", ignore_errors=True)
    shutil.copytree(folder / "template", folder / "work")
    process = os.fork()
    if not process:
        child(arguments, folder, refused, number)
    code = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    result, told, steps = (
        (folder / name).read_text("utf-8", "replace") for name in ("result", "told", "steps")
    )
    return Run(code, result, told, steps.split(), contents(folder / "work"))


def contents(root: Path) -> dict[str, bytes]:
    """Every file by its name, without what changes by itself."""
    return {
        CHANGING.sub(b"*", os.fsencode(file.relative_to(root))).decode(): _content(file)
        for file in sorted(root.rglob("*"))
        if file.is_file() and file.name != ".lock"
    }


def _content(file: Path) -> bytes:
    if file.suffix == ".zip" and zipfile.is_zipfile(file):
        with zipfile.ZipFile(file) as archive:
            names = " ".join(sorted(archive.namelist()))
            return CHANGING.sub(b"*", names.encode()) if archive.testzip() is None else b"broken"
    return CHANGING.sub(b"*", file.read_bytes())


def faults(good: Run, then: Run, before: dict[str, bytes]) -> Iterator[str]:
    """What is wrong with a run in which a step was refused."""
    for name, content in before.items():
        is_whole = then.files.get(name) in {content, good.files.get(name)}
        if not is_whole and content not in then.files.values():
            yield f"lost: {name}"
        elif name in then.files and not is_whole:
            yield f"not whole: {name}"
    yield from (f"left over: {name}" for name in then.files if is_temporary(Path(name).name))
    if then.code not in {good.code, 2} or "Traceback" in then.told:
        yield f"exit code {then.code}: {then.told[-1500:]}"
    if then.code == 2 and not then.told.strip():
        yield "nothing said"
    is_silent = then.code == 0 and not (then.told or then.result)
    if is_silent and then.files.keys() != good.files.keys():
        yield f"silently others: {sorted(then.files.keys() ^ good.files.keys())}"


def run_all(calls: dict[str, list[str]], folder: Path, *, is_thorough: bool) -> None:
    build_parser()
    load_pool()
    before = contents(folder / "template")
    runs, found = {}, []
    for name, arguments in calls.items():
        good = run(arguments, folder)
        runs[name] = [good.code, 0]
        for place, step in enumerate(good.steps):
            for number in ERRORS if is_thorough else [ERRORS[place % len(ERRORS)]]:
                wrong = [*faults(good, run(arguments, folder, place, number), before)]
                if step == "unlink":  # the temporary file itself could not be taken away
                    wrong = [one for one in wrong if not one.startswith("left over")]
                runs[name][1] += 1
                found += [[name, place, step, errno.errorcode[number], one] for one in wrong]
    (folder / "found").write_text(json.dumps([runs, found]), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[3] == "careless":
        writing._replaced = careless
    run_all(json.loads(sys.argv[1]), Path(sys.argv[2]), is_thorough=sys.argv[3] == "thorough")
