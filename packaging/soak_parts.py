"""The parts of a soak, each a process of its own, so that a leak has a name.

`soak_parts.py PART SEED SECONDS FOLDER`: goes on for that long, tells its counts on standard
output, and ends with a traceback at the first thing that goes wrong.
"""

import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from kit.invariants import check_decision
from kit.random_decks import CoreDecks, RandomDecks
from library_processes import _tokens, kill
from soak_imports import mangle, samples, take_in
from soak_report import Report, SoakError

from swlcg_deck.cards.pool import load_pool
from swlcg_deck.decks.library import Library
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.game import DeckChoice, Result, advance, answer
from swlcg_deck.engine.new_game import DeckToPlay
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.playtest.bots import BOTS, Situation
from swlcg_deck.playtest.saved_tables import read_table, table_bytes
from swlcg_deck.playtest.seats import Player, Seat
from swlcg_deck.playtest.table import Table

ROOT = Path(__file__).resolve().parents[1]
MOST_DECISIONS = 20_000
_WRITERS = 20
"""Programs that save decks and are killed, between two windows that are."""


def games(seed: int, report: Report, _folder: Path) -> None:
    """Games of the whole pool and of the Core Set, with all texts, by all bots."""
    pool = load_pool()
    kinds = (RandomDecks(pool, FaceBook(abilities=True)), CoreDecks(pool))
    chance = random.Random(seed)
    while report.goes_on():
        number, decks = chance.randrange(1 << 32), chance.choice(kinds)
        bots = [chance.choices(["random", "greedy", "search"], (6, 5, 0.1))[0] for _ in (0, 1)]
        if chance.random() < 0.2:
            _keep_a_table(number, decks, report)
            continue
        try:
            _play(decks.game(number), bots, number, report)
        except Exception as error:
            raise SoakError(f"game {number} of {type(decks).__name__} by {bots}") from error
        report.counts["games"] += 1
        report.counts[f"by {' and '.join(sorted(set(bots)))}"] += 1


def _play(state: State, bots: list[str], number: int, report: Report) -> Result:
    players = [BOTS[name]() for name in bots]
    for at in range(MOST_DECISIONS):
        step = advance(state)
        if isinstance(step, Result):
            return step
        if at % 7 == 0:
            check_decision(state, step)
        report.counts["decisions"] += 1
        answer(state, players[step.player].choose(Situation(state, step, number + at)))
        report.goes_on()
    raise SoakError(f"not over after {MOST_DECISIONS:,} decisions")


def _keep_a_table(number: int, decks: RandomDecks, report: Report) -> None:
    """A table is left in the middle of its game, and comes back from its file as it was."""
    dark, light = (
        Seat(Player.RANDOM, DeckChoice(deck.affiliation, _sets(deck)), "Seat")
        for deck in decks.players(number)
    )
    table = Table(decks.pool, (dark, light), number, decks.book)
    bot = BOTS["random"]()
    for at in range(random.Random(number).randrange(400)):
        step = table.step
        if isinstance(step, Result):
            break
        table.answer(bot.choose(Situation(table.state, step, number + at)))
    again = read_table(table_bytes(table), decks.pool, decks.book)
    if again.state.digest() != table.state.digest():
        raise SoakError(f"the table {number} came back from its file as another one")
    report.counts["tables saved and read"] += 1


def _sets(deck: DeckToPlay) -> tuple[int, ...]:
    return tuple(card.set for card in deck.objectives if card.set is not None)


def imports(seed: int, report: Report, folder: Path) -> None:
    """Real files, damaged at random: each is read or refused in a sentence."""
    pool, chance = load_pool(), random.Random(seed)
    found = samples(pool)
    while report.goes_on():
        sample = chance.choice(found)
        data = sample.data if chance.random() < 0.1 else mangle(sample, found, chance)
        try:
            take_in(sample.kind, sample.name, data, pool, folder, report)
        except Exception as error:
            kept = folder / f"failing-{sample.name}"
            kept.write_bytes(data)
            raise SoakError(f"{sample.name} ({sample.kind}), kept as {kept}") from error
        report.counts["imports"] += 1


def kills(seed: int, report: Report, folder: Path) -> None:
    """Programs that save decks are killed at any moment; then everything is looked for."""
    chance = random.Random(seed)
    load_pool()
    while report.goes_on():
        found = kill(folder / "writers" / "decks", _WRITERS, chance.randrange(1 << 32))
        report.counts["writers killed"] += found["kills"]
        report.counts["saves"] += found["saves"]
        report.counts["half-written files cleaned up"] += found["half_written"]
        lost = found["lost"] + found["unreadable"] + found["left_over"]
        if lost:
            raise SoakError(f"after a kill something is lost: {found}")
        if report.goes_on():
            _kill_a_window(chance, report, folder / "windows")


def _kill_a_window(chance: random.Random, report: Report, folder: Path) -> None:
    """The real window, in which somebody works, is killed; the next one finds all that was told."""
    folder.mkdir(parents=True, exist_ok=True)
    program, seed = ROOT / "packaging" / "soak_window.py", chance.randrange(1 << 32)
    command = (sys.executable, str(program), str(seed), str(folder))
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as window:
        if window.stdout is None:
            raise AssertionError("a pipe was asked for")
        if window.stdout.readline() != "ready\n":
            raise SoakError("the window that follows a killed one does not start")
        time.sleep(chance.uniform(0.1, 4))
        window.kill()
        promises = [line.split() for line in window.stdout if line.endswith("\n")]
    library = Library(folder / "library", load_pool())
    broken = [entry.path.name for entry in library.entries() if entry.deck is None]
    gone = [one for one, token in promises if token not in _tokens(library, one)]
    if broken or gone:
        raise SoakError(f"a killed window has lost decks {gone} and left {broken} unreadable")
    report.counts["windows killed"] += 1
    report.counts["saves in windows"] += len(promises)


def window(seed: int, report: Report, folder: Path) -> None:
    from soak_window import use_the_window  # noqa: PLC0415 - only this part needs Qt

    use_the_window(seed, report, folder)


PARTS: dict[str, Callable[[int, Report, Path], None]] = {
    "window": window,
    "games": games,
    "imports": imports,
    "kills": kills,
}


if __name__ == "__main__":
    name, seed_of_it, seconds, home = sys.argv[1:]
    PARTS[name](int(seed_of_it), Report(float(seconds)), Path(home))
