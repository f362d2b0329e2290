"""`swlcg-deck simulate LIGHT DARK`: many games between two decks."""

import argparse
import os
import secrets
import sys
from pathlib import Path

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.as_json import print_json
from swlcg_deck.cli.deck_files import write_output
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.playing import count_up_to, read_playable, seed_number, two_bots
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.terminal import Terminal
from swlcg_deck.playtest.results import (
    CardResult,
    ResultError,
    SideResult,
    SimulationResult,
    as_data,
    as_json,
    cards_csv,
    compare,
    load_result,
)
from swlcg_deck.playtest.simulation import Progress, Simulation, simulate

_EXAMPLES = """\
Bots play both decks: random, greedy (sensible and quick) or search (looks ahead, and takes its
time). The same seed gives the same games on any number of jobs. Ctrl+C stops it and tells of the
games that are done.

examples:
  swlcg-deck simulate jedi.swdeck sith.swdeck --games 1000
  swlcg-deck simulate jedi.swdeck sith.swdeck --seed 1 --bots search,greedy --json
  swlcg-deck simulate jedi.swdeck sith.swdeck -o before.json
  swlcg-deck simulate jedi2.swdeck sith.swdeck --compare before.json --csv cards.csv
"""
_BAR = 30
_MOST_CARDS = 8
GAMES = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("light", metavar="LIGHT", help="the light side deck")
    parser.add_argument("dark", metavar="DARK", help="the dark side deck")
    parser.add_argument(
        *("--games",),
        type=count_up_to(1_000_000, "games"),
        default=GAMES,
        metavar="N",
        help=f"default {GAMES}",
    )
    parser.add_argument("--seed", type=seed_number, metavar="N", help="the seed of all games")
    parser.add_argument(
        *("--jobs",),
        type=count_up_to(256, "jobs"),
        metavar="N",
        help="processes, default one a core",
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
    parser.add_argument("--compare", metavar="FILE", help="a result kept earlier with -o")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    wanted = _wanted(options, pool)
    before = _kept(options.compare) if options.compare else None
    bar = _progress_bar() if sys.stderr.isatty() else None
    result = simulate(pool, wanted, jobs=options.jobs or os.cpu_count(), progress=bar)
    if bar is not None:
        print(file=sys.stderr)
    if result.games < result.asked:
        print(f"Stopped after {result.games} of {result.asked} games.", file=sys.stderr)
    if options.output:
        write_output(options.output, as_json(result).encode())
    if options.csv:
        write_output(options.csv, cards_csv(result).encode())
    if options.json:
        print_json(as_data(result))
    elif options.csv != "-" and options.output != "-":
        terminal = Terminal()
        _print(result, terminal)
        if before is not None:
            _print_comparison(before, result, terminal)
    return 0


def _wanted(options: argparse.Namespace, pool: CardPool) -> Simulation:
    decks = {}
    for name in (options.light, options.dark):
        deck, side, choice = read_playable(name, pool)
        if side in decks:
            raise CallError(f"{name}: is a second {side.value} side deck; a game needs one a side")
        decks[side] = (deck, choice)
    (light, light_choice), (dark, dark_choice) = decks[Side.LIGHT], decks[Side.DARK]
    return Simulation(
        light=light_choice,
        dark=dark_choice,
        games=options.games,
        seed=secrets.randbelow(1 << 32) if options.seed is None else options.seed,
        light_bot=options.bots[0],
        dark_bot=options.bots[1],
        light_name=light.name,
        dark_name=dark.name,
    )


def _kept(name: str) -> SimulationResult:
    try:
        return load_result(Path(name))
    except OSError as error:
        raise CallError(f"{name}: cannot be read: {error.strerror}") from None
    except ResultError as error:
        raise CallError(str(error)) from None


def _progress_bar() -> Progress:
    def show(done: int, games: int) -> None:
        full = _BAR * done // games
        bar = "#" * full + "." * (_BAR - full)
        print(f"\r[{bar}] {done} of {games} games", end="", file=sys.stderr, flush=True)

    return show


def _print(result: SimulationResult, terminal: Terminal) -> None:
    terminal.line(
        terminal.paint(
            f"{result.games} games, seed {result.seed}, {result.seconds:.1f} seconds", "bold"
        )
    )
    for note in result.notes:
        terminal.line(note)
    if not result.games:
        return
    for name, side in (("light", result.light), ("dark", result.dark)):
        low, high = side.interval95
        terminal.line(
            f"  {name:<5}  {side.deck} ({side.affiliation}, {side.bot}): {side.wins} wins,"
            f" {side.win_rate:.1%} ({low:.1%} to {high:.1%})"
        )
    endings = ", ".join(f"{name} {count}" for name, count in result.endings.items() if count)
    terminal.line(f"  endings: {endings}")
    terminal.line(f"  turns: {result.turns.mean:.1f} on average; {_histogram(result)}")
    course = " ".join(f"{value:.1f}" for value in result.dial)
    terminal.line(f"  the dial after each turn: {course}")
    for name, side in (("light", result.light), ("dark", result.dark)):
        _print_side(name, side, result.games, terminal)


def _histogram(result: SimulationResult) -> str:
    return ", ".join(f"{turns}: {games}" for turns, games in result.turns.histogram.items())


def _print_side(name: str, side: SideResult, games: int, terminal: Terminal) -> None:
    terminal.line()
    terminal.line(terminal.paint(f"{side.deck} ({name} side)", "bold"))
    screwed = side.screwed_turns / side.turns if side.turns else 0.0
    terminal.line(
        f"  {screwed:.1%} of its turns had a card to play in hand and none that could be paid;"
        f" a new hand in {side.mulligans / games:.1%} of the games"
    )
    rows = [_card_row(card) for card in _telling(side)]
    headings = ("Card", "Title", "Drawn", "Played", "Edge", "Dead", "Unpaid", "Win if played")
    terminal.table(headings, rows, right=frozenset(range(2, len(headings))))


def _telling(side: SideResult) -> list[CardResult]:
    """The cards that go best with winning, and those that do worst."""
    known = [card for card in side.cards if card.games_played]
    known.sort(key=lambda card: -(card.win_rate_played or 0.0))
    if len(known) <= _MOST_CARDS:
        return known
    return known[: _MOST_CARDS // 2] + known[-_MOST_CARDS // 2 :]


def _card_row(card: CardResult) -> tuple[str, ...]:
    numbers = (card.drawn, card.played, card.placed, card.dead, card.unpaid)
    return (card.code, card.title, *map(str, numbers), f"{card.win_rate_played or 0.0:.0%}")


def _print_comparison(
    before: SimulationResult, after: SimulationResult, terminal: Terminal
) -> None:
    change = compare(before, after, "light")
    low, high = change.interval95
    sure = "" if change.is_clear else ", which may be chance"
    terminal.line()
    terminal.line(
        f"The light side won {change.win_rates[0]:.1%} before and {change.win_rates[1]:.1%} now:"
        f" {change.difference:+.1%} ({low:+.1%} to {high:+.1%}){sure}."
    )
