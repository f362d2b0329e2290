"""The charts of results: what stands in them, alone or over an earlier result."""

from collections.abc import Callable, Mapping

from swlcg_deck.cards.base import Side
from swlcg_deck.gui.charts.bars import Bar
from swlcg_deck.gui.charts.interval_chart import IntervalBar
from swlcg_deck.gui.charts.line_chart import Point
from swlcg_deck.gui.playtest.numbers import grouped, percent, span
from swlcg_deck.gui.words.how_many import decimals
from swlcg_deck.language import mark, tr, tr_n
from swlcg_deck.playtest.gauntlet_results import Standing
from swlcg_deck.playtest.results import SimulationResult

Bars = tuple[Bar, ...]
ENDINGS = {
    "objectives": mark("Objectives destroyed"),
    "dial": mark("Dial full"),
    "decked": mark("Deck ran out"),
    "card": mark("By a card"),
}
_MOST_COLUMNS = 12


def standing_bars(standings: tuple[Standing, ...]) -> Bars:
    """Each deck's share of games won, with how sure it is."""
    return tuple(_standing_bar(one) for one in standings)


def _standing_bar(one: Standing) -> IntervalBar:
    low, high = one.interval95
    words = tr(
        "{deck} won {wins} of {games} games, {rate}, with 95 % certainty {span}",
        deck=one.deck,
        wins=grouped(one.wins),
        games=grouped(one.games),
        rate=percent(one.win_rate),
        span=span(one.interval95),
    )
    return IntervalBar(
        label=one.deck,
        value=round(1_000 * one.win_rate),
        words=words,
        number=percent(one.win_rate),
        caption=span(one.interval95),
        share=one.win_rate,
        low=low,
        high=high,
        side=Side.LIGHT if one.side == "light" else Side.DARK,
    )


def turn_bars(now: SimulationResult, before: SimulationResult | None = None) -> Bars:
    """Games by their length; several lengths share a column where there are many."""
    lengths = [int(turns) for one in (now, before) if one for turns in one.turns.histogram]
    if not lengths:
        return ()
    first, last = min(lengths), max(lengths)
    width = -(-(last - first + 1) // _MOST_COLUMNS)
    labels = {
        start: str(start) if width == 1 else f"{start}–{start + width - 1}"
        for start in range(first, last + 1, width)
    }

    def column(one: SimulationResult) -> dict[str, int]:
        counts = dict.fromkeys(labels.values(), 0)
        for turns, games in one.turns.histogram.items():
            counts[labels[first + (int(turns) - first) // width * width]] += games
        return counts

    return _bars(now, before, column, lambda label: tr("{turns} turns", turns=label))


def ending_bars(now: SimulationResult, before: SimulationResult | None = None) -> Bars:
    """How games ended."""

    def counts(one: SimulationResult) -> dict[str, int]:
        return {tr(words): one.endings.get(key, 0) for key, words in ENDINGS.items()}

    return _bars(now, before, counts, lambda label: label)


def _bars(
    now: SimulationResult,
    before: SimulationResult | None,
    counts: Callable[[SimulationResult], Mapping[str, int]],
    name: Callable[[str], str],
) -> Bars:
    """Games where there is one result; shares in per cent where two are compared."""
    if before is None:
        return tuple(
            Bar(label, n, tr_n("{name}: {n} game", "{name}: {n} games", n, name=name(label)))
            for label, n in counts(now).items()
        )
    new, old = _shares(counts(now), now.games), _shares(counts(before), before.games)
    return tuple(
        Bar(
            label,
            share,
            tr(
                "{name}: {share} % of the games, {before} % before",
                name=name(label),
                share=share,
                before=old[label],
            ),
            outline=old[label],
        )
        for label, share in new.items()
    )


def _shares(counts: Mapping[str, int], games: int) -> dict[str, int]:
    return {label: round(100 * n / games) if games else 0 for label, n in counts.items()}


def dial_points(now: SimulationResult, before: SimulationResult | None = None) -> Bars:
    """Where the dial stands after each turn, on average."""
    earlier = before.dial if before is not None else ()
    return tuple(
        _point(
            turn,
            now.dial[turn] if turn < len(now.dial) else None,
            earlier[turn] if turn < len(earlier) else None,
        )
        for turn in range(max(len(now.dial), len(earlier)))
    )


def _point(turn: int, now: float | None, before: float | None) -> Point:
    label = str(turn + 1)
    shown = now if now is not None else before or 0.0
    if before is None or now is None:
        words = tr("after turn {turn} {dial}", turn=label, dial=decimals(shown, 1))
    else:
        words = tr(
            "after turn {turn} {dial}, {before} before",
            turn=label,
            dial=decimals(now, 1),
            before=decimals(before, 1),
        )
    return Point(label, round(100 * shown), words, now=now, before=before)
