"""Trying an installed program as a stranger would: elsewhere, with nothing of ours around it."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

_PATIENCE_S = 300
_STARTS = 5
_SAMPLES = ("jedi-fighters.swdeck", "imperial-fist.swdeck")
_KEPT = ("SYSTEMROOT", "TEMP", "TMP")
"""What programs on Windows cannot do without; elsewhere nothing of the environment is kept."""


class TrialError(Exception):
    """A sentence that says what was called and what it answered."""


def run(
    command: Sequence[str | Path], folder: Path, environment: dict[str, str] | None = None
) -> str:
    """What a command prints; one that fails ends the packaging with what it said."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=_PATIENCE_S,
        check=False,
    )
    if done.returncode:
        words = " ".join(map(str, command))
        raise TrialError(f"`{words}` ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


class Trial:
    """A program, and an empty folder to call it from."""

    def __init__(
        self,
        program: Sequence[str | Path],
        folder: Path,
        samples: Path,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """`program` is its name, behind that of whoever runs it."""
        self._program = tuple(program)
        self._folder = folder
        folder.mkdir()
        for name in _SAMPLES:
            shutil.copy(samples / name, folder)
        kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
        self._environment = {**kept, "HOME": str(folder), "QT_QPA_PLATFORM": "offscreen"}
        self._environment |= environment or {}

    def call(self, *arguments: str) -> str:
        return run((*self._program, *arguments), self._folder, self._environment)

    def everything(self) -> None:
        """Each of these has to succeed, and to answer what it should."""
        print(self.call("--version").strip())
        self._expect("A Journey to Dagobah", "sets", "trait:dagobah")
        self._expect("Legal: Jedi fighters", "check", *_SAMPLES)
        games = self.call("simulate", *_SAMPLES, "--games", "4", "--jobs", "2", "--json")
        if json.loads(games)["games"] != 4:
            raise TrialError(f"`simulate` played something else than four games:\n{games}")
        lines = self.call("--smoke").splitlines()
        print(f"The smoke test opened {len(lines)} things; the first and the slowest:")
        slowest = sorted(lines, key=lambda line: -int(line.split()[-2]))
        print("\n".join(f"  {line}" for line in [lines[0], *slowest[:3]]))

    def _expect(self, words: str, *arguments: str) -> None:
        answer = self.call(*arguments)
        if words not in answer:
            raise TrialError(
                f"`swlcg-deck {' '.join(arguments)}` says nothing of {words}:\n{answer}"
            )

    def version_ms(self) -> float:
        """The best of several calls that only tell the version."""
        return min(self._until(lambda call: call.wait(), "--version") for _ in range(_STARTS))

    def window_ms(self) -> float:
        """The best of several starts, from the call until the window is shown and painted."""

        def first_line(call: subprocess.Popen[str]) -> None:
            if call.stdout is not None:
                call.stdout.readline()

        return min(self._until(first_line, "--smoke", "window") for _ in range(_STARTS))

    def _until(self, happened: Callable[[subprocess.Popen[str]], object], *words: str) -> float:
        command = (*map(str, self._program), *words)
        begun = time.perf_counter()
        with subprocess.Popen(
            command, cwd=self._folder, env=self._environment, stdout=subprocess.PIPE, text=True
        ) as call:
            happened(call)
            return 1000 * (time.perf_counter() - begun)


def script(environment: Path, name: str) -> Path:
    """A program of a virtual environment."""
    if sys.platform == "win32":
        return environment / "Scripts" / f"{name}.exe"
    return environment / "bin" / name
