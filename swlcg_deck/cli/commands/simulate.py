"""`swlcg-deck simulate LIGHT DARK`: many games between two decks, or between all that are named."""

import argparse
import secrets
import sys
from collections.abc import Callable
from typing import Any

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.as_json import print_json
from swlcg_deck.cli.deck_files import deck_files
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.gauntlet_report import print_gauntlet
from swlcg_deck.cli.outputs import Output, check_all
from swlcg_deck.cli.own_files import Could, json_of_format, text_that_begins
from swlcg_deck.cli.playing import count_up_to, read_playable, seed_number, two_bots
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.simulation_report import print_comparison, print_simulation
from swlcg_deck.cli.terminal import Terminal, harmless
from swlcg_deck.files.places import named_place
from swlcg_deck.files.refusals import FileError
from swlcg_deck.playtest.comparisons import compare_decks
from swlcg_deck.playtest.gauntlet import NamedDeck, check_pairings, run_gauntlet
from swlcg_deck.playtest.gauntlet_results import (
    AnyResult,
    GauntletResult,
    any_csv,
    any_data,
    any_json,
    load_any,
    pairings_csv,
)
from swlcg_deck.playtest.result_files import MOST_BYTES, ResultError
from swlcg_deck.playtest.simulation import Progress, Simulation, SimulationError, simulate
from swlcg_deck.system_words import refusal

_EXAMPLES = """\
With two decks, one of each side, it is a simulation. With more, every light side deck plays
against every dark side deck: one against many, or all against all. --games counts for each pairing.

Bots play the decks: random, greedy (sensible and quick) or search (looks ahead, and takes its
time). The same seed gives the same games on any number of jobs, and on any cluster. Ctrl+C stops it
and tells of the games that are done.

With --scheduler a Dask cluster plays the games. It needs swlcg-deck[cluster] here, and the same
version of swlcg-deck on every machine of the cluster.

examples:
  swlcg-deck simulate jedi.swdeck sith.swdeck --games 1000
  swlcg-deck simulate jedi.swdeck sith.swdeck --seed 1 --bots search,greedy --json
  swlcg-deck simulate jedi.swdeck sith.swdeck -o before.json
  swlcg-deck simulate jedi2.swdeck sith.swdeck --compare before.json --csv cards.csv
  swlcg-deck simulate jedi.swdeck dark-decks/
  swlcg-deck simulate decks/ --games 200 --table pairings.csv
  swlcg-deck simulate decks/ --games 10000 --scheduler tcp://192.168.1.5:8786
"""
Written = Callable[[AnyResult], str]
Writer = tuple[Output, Written]
_BAR = 30
GAMES = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        *("decks",),
        metavar="DECK",
        nargs="+",
        help="a light and a dark side deck, or more of them; folders are searched for deck files",
    )
    parser.add_argument(
        *("--games",),
        type=count_up_to(1_000_000, "games"),
        default=GAMES,
        metavar="N",
        help=f"games of each pairing, default {GAMES}",
    )
    parser.add_argument("--seed", type=seed_number, metavar="N", help="the seed of all games")
    parser.add_argument(
        *("--jobs",),
        type=count_up_to(256, "jobs"),
        metavar="N",
        help="processes, default one a core",
    )
    parser.add_argument(
        *("--scheduler",), metavar="ADDRESS", help="let the Dask cluster of this scheduler play"
    )
    parser.add_argument(
        *("--bots",),
        type=two_bots,
        default=("greedy", "greedy"),
        metavar="A,B",
        help="who plays the light and the dark side, default greedy,greedy",
    )
    parser.add_argument("-o", "--output", metavar="FILE", help="keep the result as JSON")
    parser.add_argument("--csv", metavar="FILE", help="write a table of the cards, - is stdout")
    parser.add_argument(
        "--table", metavar="FILE", help="write a table of the pairings as CSV, - is stdout"
    )
    parser.add_argument("--compare", metavar="FILE", help="a result kept earlier with -o")
    parser.add_argument("--force", action="store_true", help="write over a file of another kind")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    if options.scheduler and options.jobs:
        raise CallError("--jobs is for this machine and --scheduler for a cluster; choose one")
    pool = our_pool()
    light, dark = _decks(options.decks, pool)
    writers = _writers(options)
    check_all(output for output, _ in writers)
    before = _kept(options.compare) if options.compare else None
    bar = _progress_bar() if sys.stderr.isatty() else None
    try:
        result = _play(options, pool, light, dark, bar)
    except SimulationError as error:
        raise CallError(str(error)) from None
    finally:
        if bar is not None:
            print(file=sys.stderr)
    if result.games < result.asked:
        why = f": {result.stopped}" if result.stopped else "."
        told = f"Stopped after {result.games} of {result.asked} games{why}"
        print(harmless(told), file=sys.stderr)
    problems = _write(writers, result)
    _tell(options, result, before)
    if problems:
        raise CallError("\n".join(problems))
    return 0


def _play(
    options: argparse.Namespace,
    pool: CardPool,
    light: list[NamedDeck],
    dark: list[NamedDeck],
    progress: Progress | None,
) -> AnyResult:
    like = Simulation(
        light=light[0][1],
        dark=dark[0][1],
        games=options.games,
        seed=secrets.randbelow(1 << 32) if options.seed is None else options.seed,
        light_bot=options.bots[0],
        dark_bot=options.bots[1],
        light_name=light[0][0],
        dark_name=dark[0][0],
    )
    where: dict[str, Any] = {"jobs": options.jobs, "scheduler": options.scheduler or ""}
    if len(light) == len(dark) == 1:
        return simulate(pool, like, **where, progress=progress)
    return run_gauntlet(pool, light, dark, like, **where, progress=progress)


def _decks(names: list[str], pool: CardPool) -> tuple[list[NamedDeck], list[NamedDeck]]:
    """The light and the dark side decks, in the order in which they are named."""
    found = deck_files(names)
    found.tell()
    files = found.names
    decks: dict[Side, list[NamedDeck]] = {Side.LIGHT: [], Side.DARK: []}
    for name in files:
        deck, side, choice = read_playable(name, pool)
        decks[side].append((deck.name, choice))
        if len(files) == 2 and len(decks[side]) == 2:
            raise CallError(f"{name}: is a second {side.value} side deck; a game needs one a side")
    try:
        check_pairings(len(decks[Side.LIGHT]), len(decks[Side.DARK]))
    except ValueError as error:
        raise CallError(str(error)) from None
    return decks[Side.LIGHT], decks[Side.DARK]


def _kept(name: str) -> AnyResult:
    try:
        return load_any(named_place(name))
    except OSError as error:
        raise CallError(f"{name}: cannot be read: {refusal(error)}") from None
    except ResultError as error:
        raise CallError(str(error)) from None


def _writers(options: argparse.Namespace) -> list[Writer]:
    """Every file that is asked for."""
    wanted: tuple[tuple[str | None, Written, Could, str], ...] = (
        (options.output, any_json, json_of_format("swlcg-deck-", MOST_BYTES), "a result"),
        (options.csv, any_csv, text_that_begins("side,deck,"), "a table of cards"),
        (options.table, pairings_csv, text_that_begins("light,dark,"), "a table of pairings"),
    )
    inputs = (*deck_files(options.decks).names, *([options.compare] if options.compare else ()))
    return [
        (Output(name, inputs, could, what, force=options.force), written)
        for name, written, could, what in wanted
        if name is not None
    ]


def _write(writers: list[Writer], result: AnyResult) -> list[str]:
    """Every file; what could not be written, for the games were long."""
    problems = []
    for output, written in writers:
        try:
            output.write(written(result).encode())
        except (CallError, FileError) as error:
            problems.append(str(error))
    return problems


def _tell(options: argparse.Namespace, result: AnyResult, before: AnyResult | None) -> None:
    if options.json:
        data = any_data(result)
        if before is not None:
            changes = compare_decks(before, result)
            data["comparison"] = [change.model_dump(mode="json") for change in changes]
        print_json(data)
    elif "-" not in (options.csv, options.table, options.output):
        terminal = Terminal()
        if isinstance(result, GauntletResult):
            print_gauntlet(result, terminal)
        else:
            print_simulation(result, terminal)
        if before is not None:
            print_comparison(before, result, terminal)


def _progress_bar() -> Progress:
    def show(done: int, games: int) -> None:
        full = _BAR * done // games
        bar = "#" * full + "." * (_BAR - full)
        print(f"\r[{bar}] {done} of {games} games", end="", file=sys.stderr, flush=True)

    return show
