"""`swlcg-deck try CODE`: a card on a small board, what is offered there and what it does."""

import argparse
from typing import Any

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.loading.drafts import read_draft
from swlcg_deck.cards.loading.faults import PoolError
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cli.as_json import print_json
from swlcg_deck.cli.commands.show import find
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.outputs import STANDARD
from swlcg_deck.cli.playing import count_up_to
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.streams import standard_input
from swlcg_deck.cli.terminal import Terminal
from swlcg_deck.engine.game import PHASE_NAMES, PHASES, SIDE_NAMES, Trial, TriedLine, side, try_card
from swlcg_deck.files.places import named_place
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.system_words import refusal

_EXAMPLES = """\
The card lies on a board with what its text speaks of: hosts, targets on both sides, resources and
cards that bring its events about. Both players then play by chance, as the rules allow, until each
line was offered and did something, or until enough boards were laid.

examples:
  swlcg-deck try 2-2                       one card by set and position
  swlcg-deck try 21                        the six cards of a set
  swlcg-deck try 40-3 --yaml draft.yaml    this card with the lines of a file
  swlcg-deck try --yaml card.yaml          a card that is in no pool
  swlcg-deck try 2-2 --log                 and the whole game until then
"""
_MOST_BYTES = 100_000
_BOARDS = 64
_SHORT_LOG = 12


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", nargs="*", metavar="CODE", help="set-position, a set or a title")
    parser.add_argument(
        "--yaml", metavar="FILE", help="a card, or the lines of one, as a pool file has them"
    )
    parser.add_argument(
        *("--boards",),
        type=count_up_to(1000, "boards"),
        default=_BOARDS,
        metavar="N",
        help=f"how many boards are laid at most, default {_BOARDS}",
    )
    parser.add_argument("--log", action="store_true", help="tell the whole game of each line")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    cards = _cards(options)
    trials = [try_card(card, boards=options.boards) for card in cards]
    if options.json:
        print_json([trial_json(trial) for trial in trials])
    else:
        terminal = Terminal()
        for place, trial in enumerate(trials):
            if place:
                terminal.line()
            _print(trial, terminal, whole=options.log)
    return 0 if all(trial.is_played for trial in trials) else 1


def _cards(options: argparse.Namespace) -> list[Card]:
    what = " ".join(options.what)
    if not what and options.yaml is None:
        raise CallError("say which card: its code or its title, or --yaml and a file")
    found = _found(what, our_pool()) if what else []
    if options.yaml is not None:
        if len(found) > 1:
            raise CallError(f"{what!r} is {len(found)} cards; a file has the lines of one")
        return [_draft(options.yaml, found[0] if found else None)]
    written = [card for card in found if card.text]
    if not written:
        codes = ", ".join(card.code for card in found)
        raise CallError(
            f"{codes}: no line is written there; --yaml FILE tries lines that are in no pool"
        )
    return written


def _found(what: str, pool: CardPool) -> list[Card]:
    """The cards meant; of several printings of a card the first."""
    head = pool.affiliation_card(what)
    if head is not None:
        return [head]
    found = find(what, pool)
    cards = found.cards if isinstance(found, ObjectiveSet) else found
    return list({card.number: card for card in reversed(cards)}.values())[::-1]


def _draft(name: str, printed: Card | None) -> Card:
    try:
        if name == STANDARD:
            content = standard_input(_MOST_BYTES)
        else:
            content = read_plain_file(named_place(name), _MOST_BYTES, follow=True)
        if len(content) > _MOST_BYTES:
            raise CallError(f"{name}: is larger than {_MOST_BYTES // 1000} kB; this is no card")
        return read_draft(name, content, printed)
    except OSError as error:
        raise CallError(f"{name}: cannot be read: {refusal(error)}") from None
    except PoolError as error:
        raise CallError(f"this cannot be tried:\n{error}") from None


def trial_json(trial: Trial) -> dict[str, Any]:
    return {
        "code": trial.card.code,
        "title": trial.card.title,
        "boards": trial.boards,
        "played": trial.is_played,
        "lines": [
            {
                "text": line.text,
                "offered": [
                    {"turn_of": SIDE_NAMES[turn], "phase": PHASE_NAMES[phase], "asked": asked}
                    for turn, phase, asked in line.offered
                ],
                "changed": list(line.changed),
                "played": line.is_played,
                "log": list(line.log),
            }
            for line in trial.lines
        ],
    }


def _print(trial: Trial, terminal: Terminal, *, whole: bool) -> None:
    terminal.line(terminal.paint(f"{trial.card.code}  {trial.card.title}", "bold"))
    for line in trial.lines:
        terminal.line()
        terminal.line(f"  {line.text}")
        terminal.line(f"    Offered: {_when(line)}")
        terminal.line(f"    Changes: {', '.join(line.changed) or _nothing(line, trial)}")
        log = line.log if whole else line.log[-_SHORT_LOG:]
        if len(log) < len(line.log):
            terminal.line(terminal.paint("      ...", "dim"))
        for entry in log:
            terminal.line(terminal.paint(f"      {entry}", "dim") if entry else "")


def _nothing(line: TriedLine, trial: Trial) -> str:
    boards = f"{trial.boards} board{'s' if trial.boards != 1 else ''}"
    return f"nothing, on {boards}" if line.offered else f"never offered on {boards}"


def _when(line: TriedLine) -> str:
    moments = [
        f"{PHASES[phase]} of {side(turn)} ({_ASKED.get(asked, asked)})"
        for turn, phase, asked in line.offered
    ]
    return "; ".join(moments) or "never"


_ASKED = {
    "constant": "it holds",
    "whenever": "at once",
    "action": "action window",
    "fate": "edge battle",
}
"""What was going on, where the kind of decision is no word for it."""
