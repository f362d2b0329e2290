"""What has changed between two results, in numbers and sentences."""

from collections import Counter
from typing import Literal

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.charts.interval_chart import IntervalBar
from swlcg_deck.gui.playtest.numbers import percent, points, ratio, span
from swlcg_deck.gui.playtest.simulate.results.result_words import run_facts, side_facts
from swlcg_deck.gui.words.how_many import decimals
from swlcg_deck.language import tr
from swlcg_deck.playtest.results import Comparison, SideResult, SimulationResult, compare

SideName = Literal["light", "dark"]
Named = tuple[str, SimulationResult]


def side_of(result: SimulationResult, side: SideName) -> SideResult:
    return result.light if side == "light" else result.dark


def rate_bars(before: Named, after: Named, side: SideName) -> tuple[IntervalBar, ...]:
    """The earlier quiet, the later in the side's colour."""
    colours = (None, Side.LIGHT if side == "light" else Side.DARK)
    bars = []
    for (name, result), colour in zip((before, after), colours, strict=True):
        one = side_of(result, side)
        low, high = one.interval95
        bars.append(
            IntervalBar(
                label=name,
                value=round(1_000 * one.win_rate),
                words=f"{name}: {one.deck} {percent(one.win_rate)} ({span(one.interval95)})",
                number=percent(one.win_rate),
                caption=span(one.interval95),
                share=one.win_rate,
                low=low,
                high=high,
                side=colour,
            )
        )
    return tuple(bars)


def change_words(change: Comparison) -> str:
    """`+4.2 points (-0.1 to +8.5): that may be chance.`"""
    low, high = (points(end) for end in change.interval95)
    words = tr(
        "{change} percentage points, with 95 % certainty {low} to {high}.",
        change=points(change.difference),
        low=low,
        high=high,
    )
    sure = tr("Chance alone hardly explains it.") if change.is_clear else tr("That may be chance.")
    return f"{words} {sure}"


def comparison_facts(
    before: SimulationResult, after: SimulationResult, side: SideName
) -> list[tuple[str, tuple[str, str]]]:
    """Labels with the value before and after."""
    old, new = side_of(before, side), side_of(after, side)
    turns = tr("Turns a game, both sides")
    rows = [
        (turns, (decimals(before.turns.mean, 1), decimals(after.turns.mean, 1))),
    ]
    for (label, value), (_label, later) in zip(
        side_facts(before, old), side_facts(after, new), strict=True
    ):
        rows.append((label, (value, later)))
    rows.append((tr("Cards left dead in hand"), (_dead(old), _dead(new))))
    return rows


def set_words(
    before: SimulationResult, after: SimulationResult, side: SideName, pool: CardPool
) -> str:
    """Which sets went out of the deck and which came in."""
    old, new = Counter(side_of(before, side).sets), Counter(side_of(after, side).sets)
    out, into = _titles(old - new, pool), _titles(new - old, pool)
    words = [
        tr("Out: {sets}.", sets=out) if out else "",
        tr("In: {sets}.", sets=into) if into else "",
    ]
    return " ".join(filter(None, words)) or tr("The deck has the same sets in both.")


def _titles(sets: Counter[int], pool: CardPool) -> str:
    named = []
    for number, copies in sorted(sets.items()):
        known = pool.set(number)
        title = known.title if known else str(number)
        named.append(f"{copies}× {title}")
    return ", ".join(named)


def _dead(side: SideResult) -> str:
    """Of all copies drawn."""
    dead, drawn = (sum(getattr(card, what) for card in side.cards) for what in ("dead", "drawn"))
    return percent(ratio(dead, drawn))


def comparison_text(before: Named, after: Named, side: SideName) -> str:
    lines = []
    for name, result in (before, after):
        one = side_of(result, side)
        lines.append(f"{name} ({run_facts(result)})")
        lines.append(f"  {one.deck}: {percent(one.win_rate)} ({span(one.interval95)})")
    lines.append(change_words(compare(before[1], after[1], side)))
    for label, (value, later) in comparison_facts(before[1], after[1], side):
        lines.append(f"  {label}: {value} › {later}")
    return "\n".join(lines) + "\n"
