"""`swlcg-deck goldfish FILE`: one solo game, as text or as data."""

import argparse
import secrets
from dataclasses import asdict
from typing import Any

from swlcg_deck.cards.base import Side
from swlcg_deck.cli.as_json import print_json
from swlcg_deck.cli.outputs import STANDARD, Output
from swlcg_deck.cli.own_files import json_of_format
from swlcg_deck.cli.playing import bot_name, count_up_to, read_playable, seed_number
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.terminal import Terminal
from swlcg_deck.decks.deck import Deck
from swlcg_deck.engine.game import DARK, LIGHT, MOST_BYTES, REPLAY_FORMAT, SIDE_NAMES
from swlcg_deck.playtest.bots import bot_named
from swlcg_deck.playtest.decks_in_play import unwritten_cards, unwritten_note
from swlcg_deck.playtest.goldfish import GoldfishGame, play_goldfish

_EXAMPLES = """\
The opponent only exists: its three objectives stand, with a capacity of 5 each; it plays nothing,
attacks nothing and defends nothing. The dial and the Balance of the Force move as the rules say.

examples:
  swlcg-deck goldfish toolbox.swdeck
  swlcg-deck goldfish toolbox.swdeck --seed 7 --turns 4
  swlcg-deck goldfish toolbox.swdeck --seed 7 --json
  swlcg-deck goldfish toolbox.swdeck --turns 50 -o game.swreplay
"""
TURNS = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a deck file, - is stdin")
    parser.add_argument("--seed", type=seed_number, metavar="N", help="the seed of the game")
    parser.add_argument(
        *("--turns",),
        type=count_up_to(100, "turns"),
        default=TURNS,
        metavar="N",
        help=f"how many turns of the deck, default {TURNS}",
    )
    parser.add_argument(
        "--bot", type=bot_name, default="greedy", help="who plays the deck, default greedy"
    )
    parser.add_argument(
        *("-o", "--record"),
        metavar="FILE",
        help="record the game, for replay and for the window; - is stdout",
    )
    parser.add_argument("--force", action="store_true", help="write over a file of another kind")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    record = _record(options)
    deck, side, choice = read_playable(options.file, pool)
    player = DARK if side is Side.DARK else LIGHT
    seed = secrets.randbelow(1 << 32) if options.seed is None else options.seed
    game = play_goldfish(pool, choice, player, seed, options.turns, bot_named(options.bot))
    unwritten = [(card.code, card.title) for card in unwritten_cards(pool, choice, player)]
    note = unwritten_note(deck.name, unwritten)
    if record is not None:
        record.write(game.replay(pool).to_bytes())
    if options.json:
        print_json(goldfish_json(deck, options.bot, game, note))
    elif options.record != STANDARD:
        _print(deck, game, note, Terminal())
    return 0


def _record(options: argparse.Namespace) -> Output | None:
    """Where the game is recorded, looked at before it is played."""
    if options.record is None:
        return None
    could = json_of_format(REPLAY_FORMAT, MOST_BYTES)
    output = Output(options.record, (options.file,), could, "a replay", force=options.force)
    output.check()
    return output


def goldfish_json(deck: Deck, bot: str, game: GoldfishGame, note: str) -> dict[str, Any]:
    return {
        "deck": deck.name,
        "side": SIDE_NAMES[game.side],
        "bot": bot,
        "seed": game.seed,
        "turns": [asdict(turn) for turn in game.turns],
        "over": game.winner is not None,
        "winner": None if game.winner is None else SIDE_NAMES[game.winner],
        "rule": game.rule or None,
        "cards": asdict(game.record),
        "log": list(game.log),
        "notes": [note] if note else [],
    }


def _print(deck: Deck, game: GoldfishGame, note: str, terminal: Terminal) -> None:
    terminal.line(terminal.paint(f"{deck.name}, solo, game {game.seed}", "bold"))
    if note:
        terminal.line(note)
    for line in game.log:
        is_turn = line.startswith("Turn ")
        terminal.line(terminal.paint(line, "bold") if is_turn else line)
    terminal.line()
    rows = [
        (
            str(turn.turn),
            str(turn.resources),
            str(len(turn.units)),
            str(len(turn.hand)),
            str(turn.dial),
            str(turn.damage),
            str(turn.destroyed),
        )
        for turn in game.turns
    ]
    headings = ("Turn", "Resources", "Units", "Hand", "Dial", "Damage", "Destroyed")
    terminal.table(headings, rows, right=frozenset(range(len(headings))))
