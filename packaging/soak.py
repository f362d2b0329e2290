"""`make soak`: uses the program at random for a settable time, and ends with 1 at the first fault.

Four parts run beside each other, each a process of its own: hands in the real window, games by
bots, damaged files to import, and programs that are killed while they save. A fault is an
exception, a complaint of Qt, a deck that is lost, a part that stands still, or a part that after
its warm-up grows by more than a fifth. The seed is printed; with it the same soak can be had again.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).resolve().parents[1]
PARTS = ("window", "games", "imports", "kills")
GROWTH = 1.2
"""How much more memory than after the warm-up a part may take."""
WARM_UP = 0.35
"""Of the time: caches fill, and everything has been opened once."""
WARM_UP_S = 120.0
"""It takes at least so long; a shorter soak looks for no leak."""
SMOOTHED = 5
"""Samples of which the middle one counts: a large file passes through memory now and then."""
_STILL_S = 180.0
"""How long a part may be silent; it tells every few seconds."""
_EVERY_S = 60.0


@dataclass
class Memory:
    """What a part takes, and what it took at most before the warm-up was over."""

    warm: float = 0.0
    samples: list[float] = field(default_factory=list)

    def take(self, megabytes: float, *, is_warm: bool) -> str:
        """Another sample; a sentence if the part has grown too much since it was warm."""
        self.samples.append(megabytes)
        now = statistics.median(self.samples[-SMOOTHED:])
        if not is_warm or not self.warm:
            self.warm = max(self.warm, now)
            return ""
        if now <= GROWTH * self.warm:
            return ""
        return f"it has grown from {self.warm:.0f} to {now:.0f} MB"


class Part:
    """One part: its process, what it has told, and what is wrong with it."""

    def __init__(self, name: str, seed: int, seconds: float, folder: Path) -> None:
        self.name = name
        self.counts: dict[str, int] = {}
        self.memory = Memory()
        self.fault = ""
        self.heard = time.monotonic()
        self._begun, self._seconds = self.heard, seconds
        home = folder / name
        home.mkdir()
        self._complaints = (home / "complaints.txt").open("w+")
        program = ROOT / "packaging" / "soak_parts.py"
        self.process = subprocess.Popen(
            (sys.executable, str(program), name, str(seed), str(seconds), str(home)),
            cwd=ROOT,
            env=_environment(home),
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            text=True,
        )
        self._listener = threading.Thread(target=self._listen, args=(self.process.stdout,))
        self._listener.start()

    def _listen(self, lines: IO[str] | None) -> None:
        for line in lines or ():
            try:
                self._hear(json.loads(line))
            except ValueError:
                self.fault = self.fault or f"it said {line.strip()[:200]!r}"

    def _hear(self, told: dict[str, Any]) -> None:
        self.heard = time.monotonic()
        self.counts = told["counts"]
        is_warm = self.heard - self._begun > max(WARM_UP_S, WARM_UP * self._seconds)
        self.fault = self.fault or self.memory.take(told["memory"], is_warm=is_warm)

    def look(self) -> str:
        """What is wrong with it, if something is."""
        code = self.process.poll()
        if code is not None:
            self._listener.join(timeout=5)
        if code:
            self._complaints.seek(0)
            return f"it ended with {code}:\n{self._complaints.read()[-6_000:]}"
        if code is None and time.monotonic() - self.heard > _STILL_S:
            return f"it stands still for {_STILL_S:.0f} seconds"
        return self.fault

    def is_done(self) -> bool:
        return self.process.poll() is not None

    def end(self) -> None:
        """Stop it, and forget it."""
        if not self.is_done():
            self.process.kill()
        self.process.wait()
        self._listener.join(timeout=5)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._complaints.close()

    def told(self) -> str:
        counts = ", ".join(f"{count:,} {what}" for what, count in self.counts.items())
        now = self.memory.samples[-1] if self.memory.samples else 0
        return f"{self.name}: {counts or 'nothing yet'}; {now:.0f} MB, warm {self.memory.warm:.0f}"


def _environment(home: Path) -> dict[str, str]:
    """Nothing of the user's is touched, no display is needed, and the tests lend their players."""
    names = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SWLCG_DECK")}
    kept |= dict.fromkeys(names, str(home / "home"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    places = project["tool"]["pytest"]["ini_options"]["pythonpath"]
    own = ("", "packaging")
    modules = os.pathsep.join(str(ROOT / place) for place in (*own, *places))
    return kept | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": modules}


def soak(names: list[str], seconds: float, seed: int, folder: Path) -> int:
    """Run the parts for so long; 1 at the first fault, and what it is on standard error."""
    begun = time.monotonic()
    parts = [Part(name, seed, seconds, folder) for name in names]
    told = begun
    try:
        while not all(part.is_done() for part in parts):
            time.sleep(1)
            for part in parts:
                if fault := part.look():
                    return _fail(part, fault, seed)
            if time.monotonic() - told >= _EVERY_S:
                told = time.monotonic()
                _tell(parts, told - begun)
        for part in parts:
            if fault := part.look():
                return _fail(part, fault, seed)
    finally:
        for part in parts:
            part.end()
        _tell(parts, time.monotonic() - begun)
    print("soak: nothing went wrong")
    return 0


def _fail(part: Part, fault: str, seed: int) -> int:
    print(f"soak: {part.name}, seed {seed}: {fault}", file=sys.stderr, flush=True)
    return 1


def _tell(parts: list[Part], seconds: float) -> None:
    print(f"after {seconds / 60:.1f} minutes")
    for part in parts:
        print(f"  {part.told()}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Use the program at random.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 31))
    parser.add_argument("--parts", nargs="*", choices=PARTS, default=list(PARTS))
    wanted = parser.parse_args()
    print(f"soak: {wanted.minutes:g} minutes, seed {wanted.seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="swlcg-deck-soak-") as folder:
        return soak(wanted.parts, 60 * wanted.minutes, wanted.seed, Path(folder))


if __name__ == "__main__":
    sys.exit(main())
