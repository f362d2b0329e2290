"""`swlcg-deck replay FILE`: a recorded game again, with every checkpoint verified."""

import argparse
from typing import Any

from swlcg_deck.cli.as_json import print_json
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.recorded_games import RetoldGame, retold
from swlcg_deck.cli.terminal import Terminal
from swlcg_deck.engine.game import PHASE_NAMES, PHASES, SETTING_UP, SIDE_NAMES, Result, side
from swlcg_deck.playtest.matches import ENDINGS

_EXAMPLES = """\
A recorded game is a replay (.swreplay), which the window writes with Game > Write a replay file and
goldfish with -o, or a saved game of the table (.swtable). It is played again from its decks, its
seed and its answers, and after each of them it has to be the game that was recorded. A file of an
older version is compared at its checkpoints only, and that is said. It needs the same card pool and
the same version of the rules engine.

--to N tells the game up to answer N, 0 is the beginning; all of it is verified all the same.

examples:
  swlcg-deck goldfish toolbox.swdeck -o game.swreplay
  swlcg-deck replay game.swreplay
  swlcg-deck replay game.swreplay --to 40
  swlcg-deck replay game.swreplay --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a recorded game, - is stdin")
    parser.add_argument(
        "--to", type=_answer, metavar="N", help="tell it up to answer N, default the last"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.epilog = _EXAMPLES


def _answer(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise argparse.ArgumentTypeError(
            f"{text!r} is no number of an answer; a whole number from 0 on is one"
        )
    return int(text)


def run(options: argparse.Namespace) -> int:
    game = retold(options.file, our_pool(), options.to)
    if options.json:
        print_json(replay_json(options.file, game))
    else:
        _print(game, Terminal())
    return 0


def replay_json(name: str, game: RetoldGame) -> dict[str, Any]:
    recorded = game.recorded
    result = game.step if isinstance(game.step, Result) else None
    return {
        "file": name,
        "decks": {
            SIDE_NAMES[player]: {"affiliation_card": deck.affiliation, "sets": list(deck.sets)}
            for player, deck in enumerate(recorded.decks)
        },
        "seed": recorded.seed,
        "answers": len(recorded.answers),
        "checkpoints": len(recorded.checkpoints),
        "proved": "answers" if recorded.proves_every_answer else "checkpoints",
        "to": game.to,
        "over": result is not None,
        "winner": SIDE_NAMES[result.winner] if result else None,
        "ending": ENDINGS.get(result.rule, "card") if result else None,
        "rule": result.rule if result else None,
        "turn": game.turn,
        "phase": PHASE_NAMES[game.phase],
        "log": list(game.log),
    }


def _print(game: RetoldGame, terminal: Terminal) -> None:
    for line in game.log:
        terminal.line(terminal.paint(line, "bold") if line.startswith("Turn ") else line)
    terminal.line()
    answers, checkpoints = len(game.recorded.answers), len(game.recorded.checkpoints)
    if game.to < answers:
        terminal.line(f"Told up to answer {game.to} of {answers}.")
    terminal.line(_standing(game))
    if game.recorded.proves_every_answer:
        terminal.line(f"Verified: each of {_count(answers, 'answer')}.")
        return
    terminal.line(
        f"Verified: the game at {_count(checkpoints, 'checkpoint')}, of which the last is its end."
        f" The file has no digest of each of its {_count(answers, 'answer')}, as older versions"
        " wrote it; another way to the same game would pass."
    )


def _standing(game: RetoldGame) -> str:
    """Who won, or where the game stands."""
    if isinstance(game.step, Result):
        return f"{_capital(side(game.step.winner))} won in turn {game.turn}."
    asked = f"{side(game.step.player)} decides"
    if game.phase == SETTING_UP:
        return f"The game is being set up; {asked}."
    whose = f"turn {game.turn}, of {side(game.active)}, in the {PHASES[game.phase]}"
    return f"The game is not over. It stands at {whose}; {asked}."


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
