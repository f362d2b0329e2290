"""`swlcg-deck odds FILE QUESTION...`: exact odds of the openings and first turns of a deck."""

import argparse
from fractions import Fraction
from functools import partial
from textwrap import wrap
from typing import Any

from swlcg_deck.analysis.odds_answers import Answer, Distribution
from swlcg_deck.analysis.odds_deck import HAND, OddsDeck, OddsError, odds_deck
from swlcg_deck.analysis.odds_habits import DEAD_HAND, MOST_TURNS, PLAYED, TURNS, Habits
from swlcg_deck.analysis.odds_questions import STANDARD_QUESTIONS, Questions
from swlcg_deck.analysis.odds_rules import RuleReader
from swlcg_deck.cli.as_json import print_json
from swlcg_deck.cli.deck_files import read_one
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.terminal import Terminal
from swlcg_deck.decks.deck import Deck

_HELP = f"""\
questions, each in quotes:
  "Red Five"                     a card: opening hand, by turn 1 to {TURNS}, paid for on these turns
  "type:unit cost<=2"            any card that a search query finds (swlcg-deck cards --search-help)
  "at least 2 type:unit"         how many; also no, at most N, exactly N, N or more, N or fewer
  "no type:fate by turn 4"       by another turn
  "pay Home One"                 paid for with a resource match, whatever was spent before
  "resources"                    on turn 1 and on turn 2, with the best three objectives
  "resources at least 5 on turn 2"
  "force", "force at least 8"    Force icons in the opening hand
  "edge 3"                       the best edge stack of three cards
  "dead"                         a dead hand, see --dead
  "objectives"                   seen and kept, by affiliation and by trait
  "objectives 2 or more a:rebel" the same for a query
without a question: {", ".join(STANDARD_QUESTIONS)}

what is assumed:
  Chances are exact, of well shuffled decks. By default a hand that lacks what is asked for, or has
  what is feared (no, at most, dead), is sent back once; --keep replaces that. The first draw phase
  fills the hand up to the reserve; later ones draw what was played. Objectives are kept before the
  hand is seen. Texts of cards, and resources of cards that were played, are not counted.

examples:
  swlcg-deck odds toolbox.swdeck "Yoda" "no type:unit"
  swlcg-deck odds toolbox.swdeck "resources at least 5 on turn 1" --json
  swlcg-deck odds toolbox.swdeck "Yoda" --keep "at least 1 type:unit" --keep "at least 1 type:fate"
  swlcg-deck odds toolbox.swdeck dead --dead "at most 1 type:unit" --dead "4 or more type:event"
"""
_BAR = 30
_REMARK = 96
"""Letters of a line of a remark."""
_SIDE_BY_SIDE = 3
"""From so many distributions on they are rows of one table."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a deck file, - is stdin")
    parser.add_argument("questions", metavar="QUESTION", nargs="*", help="see below")
    parser.add_argument("--json", action="store_true", help="print JSON")
    for name, about in (
        ("--keep", "keep a hand only with this, such as 'at least 1 type:unit'; may be repeated"),
        ("--dead", f"what makes a hand dead ({DEAD_HAND}); may be repeated: any of them"),
    ):
        parser.add_argument(name, metavar="RULE", action="append", default=[], help=about)
    for name, numbers, about in (
        ("--played", range(21), f"cards that leave the hand each turn ({PLAYED})"),
        ("--turns", range(1, MOST_TURNS + 1), f"how many turns a table shows ({TURNS})"),
        ("--reserve", range(21), "the reserve (what the affiliation card says)"),
        ("--hand", range(1, 21), f"cards of the opening hand ({HAND})"),
    ):
        parser.add_argument(name, metavar="N", type=partial(_number, numbers), help=about)
    parser.epilog = _HELP


def _number(numbers: range, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4 and int(text) in numbers):
        raise argparse.ArgumentTypeError(
            f"it takes a number from {numbers[0]} to {numbers[-1]}, not {text!r}"
        )
    return int(text)


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    deck = read_one(options.file, pool)
    try:
        piles = odds_deck(deck, pool)
        reader = RuleReader(piles, pool)
        habits = _habits(options, reader)
        questions = Questions(piles, habits, reader)
        answers = [questions.answer(text) for text in options.questions or STANDARD_QUESTIONS]
    except OddsError as error:
        raise CallError(f"{options.file}: {error}") from None
    if options.json:
        print_json(_json(deck, piles, habits, answers))
    else:
        _print(deck, piles, habits, answers)
    return 0


def _habits(options: argparse.Namespace, reader: RuleReader) -> Habits:
    said = {name: getattr(options, name) for name in ("hand", "reserve", "played", "turns")}
    return Habits(
        keep=reader.rules(options.keep),
        dead=reader.rules(options.dead),
        **{name: number for name, number in said.items() if number is not None},
    )


def _json(deck: Deck, piles: OddsDeck, habits: Habits, answers: list[Answer]) -> dict[str, Any]:
    return {
        "name": deck.name,
        "affiliation_card": deck.affiliation,
        "side": piles.side.value if piles.side else None,
        "objectives": piles.objective_count,
        "command_cards": piles.command_count,
        "assumed": {
            "hand": habits.hand,
            "reserve": _reserve(piles, habits),
            "played": habits.played,
            "keep": [rule.english() for rule in habits.keep],
            "dead": [rule.english() for rule in habits.dead] or [DEAD_HAND],
        },
        "answers": [_answer_json(answer) for answer in answers],
    }


def _answer_json(answer: Answer) -> dict[str, Any]:
    chances = []
    for found in answer.chances:
        chances.append({"when": found.when, **_chance_json("chance", found.chance)})
        if found.with_mulligan is not None:
            chances[-1] |= _chance_json("with_mulligan", found.with_mulligan)
    return {
        "question": answer.question,
        "about": answer.about,
        "chances": chances,
        "distributions": [
            {
                "of": found.of,
                "mean": float(found.mean),
                "chances": {str(n): float(chance) for n, chance in found.chances.items()},
            }
            for found in answer.distributions
        ],
        "remarks": list(answer.remarks),
    }


def _chance_json(name: str, chance: Fraction) -> dict[str, float | str]:
    return {name: float(chance), f"{name}_exact": str(chance)}


def _print(deck: Deck, piles: OddsDeck, habits: Habits, answers: list[Answer]) -> None:
    terminal = Terminal()
    anchor = deck.affiliation or "no affiliation card"
    terminal.line(terminal.paint(f"{deck.name} ({anchor})", "bold"))
    terminal.line(
        f"{piles.objective_count} objectives, {piles.command_count} command cards; hand of"
        f" {habits.hand}, reserve {_reserve(piles, habits)}, {habits.played} cards played each turn"
    )
    for answer in answers:
        terminal.line()
        terminal.line(terminal.paint(answer.question, "bold"))
        terminal.line(f"  {answer.about}")
        _print_chances(answer, terminal)
        if len(answer.distributions) >= _SIDE_BY_SIDE:
            _print_table(answer.distributions, terminal)
        else:
            for found in answer.distributions:
                _print_chart(found, terminal)
        for remark in answer.remarks:
            for line in wrap(remark, _REMARK):
                terminal.line(terminal.paint(f"  {line}", "dim"))


def _reserve(piles: OddsDeck, habits: Habits) -> int:
    return piles.reserve if habits.reserve is None else habits.reserve


def _print_chances(answer: Answer, terminal: Terminal) -> None:
    if not answer.chances:
        return
    again = any(found.with_mulligan is not None for found in answer.chances)
    headings = ("", "as drawn", "with a mulligan") if again else ("", "chance")
    rows = [
        (f"  {found.when}", percent(found.chance))
        + ((percent(found.with_mulligan),) if found.with_mulligan is not None else ())
        for found in answer.chances
    ]
    terminal.table(headings, rows, right=frozenset({1, 2}), shrink=0)


def _print_table(found: tuple[Distribution, ...], terminal: Terminal) -> None:
    numbers = sorted({number for distribution in found for number in distribution.chances})
    headings = ("", *(str(number) for number in numbers), "mean")
    rows = [
        (
            f"  {distribution.of}",
            *(percent(distribution.chances.get(number, Fraction())) for number in numbers),
            f"{float(distribution.mean):.2f}",
        )
        for distribution in found
    ]
    right = frozenset(range(1, len(headings)))
    terminal.table(headings, rows, right=right, shrink=0)


def _print_chart(found: Distribution, terminal: Terminal) -> None:
    terminal.line(f"  {found.of} (mean {float(found.mean):.2f})")
    for number, chance in found.chances.items():
        bar = "#" * round(_BAR * chance)
        terminal.line(f"    {number:>3}  {percent(chance):>7}  {bar}".rstrip())


def percent(chance: Fraction) -> str:
    """With one digit; what is possible is never shown as nothing, nor as certain."""
    if 0 < chance < Fraction(1, 2000):
        return "<0.1 %"
    if Fraction(1999, 2000) < chance < 1:
        return ">99.9 %"
    return f"{100 * float(chance):.1f} %"
