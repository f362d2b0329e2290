"""The bars of each chart, made from the statistics of a deck and, to compare, of another."""

from collections.abc import Callable
from dataclasses import replace

from swlcg_deck.analysis.statistics import Counts, Statistics
from swlcg_deck.cards.base import Affiliation, CardType
from swlcg_deck.gui.charts.bars import Bar
from swlcg_deck.gui.theme.glyphs import affiliation_glyph
from swlcg_deck.gui.words.game_words import type_title
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import mark, tr

Bars = tuple[Bar, ...]
ICONS = {
    "unit_damage": ("unit-damage", mark("Unit damage")),
    "blast_damage": ("blast", mark("Blast damage")),
    "tactics": ("tactics", mark("Tactics")),
}
_SHORT_TYPES = {CardType.ENHANCEMENT: mark("Enhance")}
"""For a chart without room for the word."""
_FACTS = {
    "cost": mark("{cards} of cost {number}"),
    "capacity": mark("{cards} of capacity {number}"),
    "priority": mark("{cards} of priority {number}"),
}
_DECK_TYPES = (CardType.UNIT, CardType.ENHANCEMENT, CardType.EVENT, CardType.FATE)


def cost_bars(now: Statistics, before: Statistics | None = None) -> Bars:
    return number_bars(now.costs, before.costs if before else None, "card", "cost")


def force_bars(
    now: Statistics, before: Statistics | None = None, fold_at: int | None = None
) -> Bars:
    """Cards by Force icons; from `fold_at` on they stand together as `4+`."""
    counts = _folded(now.force_icons, fold_at)
    earlier = _folded(before.force_icons, fold_at) if before else None

    def words(label: str, number: int) -> str:
        cards, least = many(number, "card"), label.removesuffix("+")
        if least != label:
            return tr("{cards} with {number} or more Force icons", cards=cards, number=least)
        if label == "1":
            return tr("{cards} with 1 Force icon", cards=cards)
        return tr("{cards} with {number} Force icons", cards=cards, number=label)

    return _numbers(counts, earlier, words)


def type_bars(now: Statistics, before: Statistics | None = None, *, short: bool = False) -> Bars:
    """The usual four types always, missions where there are any."""
    earlier = before.types if before else None
    names = dict.fromkeys([kind.value for kind in _DECK_TYPES] + _names(now.types, earlier))
    bars = []
    for name in names:
        number = now.types.get(name, 0)
        kind = CardType(name)
        is_short = short and kind in _SHORT_TYPES
        label = tr(_SHORT_TYPES[kind]) if is_short else type_title(kind)
        bar = Bar(label, number, many(number, name))
        bars.append(_compared(bar, earlier.get(name, 0) if earlier is not None else None))
    return tuple(bars)


def combat_bars(now: Statistics) -> Bars:
    """Three rows: normal icons, and in outline those that need the edge."""
    bars = []
    for icon, (glyph, name) in ICONS.items():
        normal, edge = now.icons[icon], now.icons[f"edge_{icon}"]
        words = tr(
            "{icon}: {normal}, {edge} with the edge",
            icon=tr(name),
            normal=many(normal, "normal icon"),
            edge=edge or tr("none"),
        )
        bars.append(Bar(tr(name), normal, words, outline=edge, glyph=glyph))
    return tuple(bars)


def icon_bars(now: Counts, before: Counts | None, noun: str) -> Bars:
    """Six rows, so that a second deck can stand beside each."""
    bars = []
    for prefix in ("", "edge_"):
        for icon, (glyph, marked) in ICONS.items():
            key, name = f"{prefix}{icon}", tr(marked)
            number, counted = now[key], many(now[key], noun)
            if prefix:
                label = tr("{icon}, edge", icon=name)
                words = tr("{icon} with the edge: {count}", icon=name, count=counted)
            else:
                label, words = name, tr("{icon} normal: {count}", icon=name, count=counted)
            bar = Bar(label, number, words, glyph=f"edge-{glyph}" if prefix else glyph)
            bars.append(_compared(bar, before[key] if before is not None else None))
    return tuple(bars)


def resource_bars(now: Statistics, before: Statistics | None = None) -> Bars:
    """All resources of the deck by affiliation, those of its affiliation card included."""
    return affiliation_bars(
        all_resources(now), all_resources(before) if before else None, "resource"
    )


def all_resources(of: Statistics) -> Counts:
    parts = (of.resources.affiliation_card, of.resources.objectives, of.resources.command_deck)
    total = {name.value: sum(part.get(name.value, 0) for part in parts) for name in Affiliation}
    return {name: number for name, number in total.items() if number}


def affiliation_bars(now: Counts, before: Counts | None, noun: str) -> Bars:
    bars = []
    for affiliation in Affiliation:
        name = affiliation.value
        number, earlier = now.get(name, 0), before.get(name, 0) if before is not None else None
        if number or earlier:
            words = f"{name}: {many(number, noun)}"
            glyph = affiliation_glyph(affiliation)
            bar = Bar(name, number, words, glyph=glyph, affiliation=affiliation)
            bars.append(_compared(bar, earlier))
    return tuple(bars)


def number_bars(now: Counts, before: Counts | None, noun: str, fact: str) -> Bars:
    """`3 units of capacity 2`."""
    return _numbers(
        now, before, lambda label, n: tr(_FACTS[fact], cards=many(n, noun), number=label)
    )


def name_bars(now: Counts, before: Counts | None, noun: str) -> Bars:
    """Traits, keywords, titles: the names of now first, then those that are gone."""
    return tuple(
        _compared(
            Bar(name, now.get(name, 0), f"{name}: {many(now.get(name, 0), noun)}"),
            before.get(name, 0) if before is not None else None,
        )
        for name in _names(now, before)
    )


def _numbers(now: Counts, before: Counts | None, words: Callable[[str, int], str]) -> Bars:
    labels = sorted(_names(now, before), key=_natural)
    bars = []
    for label in labels:
        number = now.get(label, 0)
        earlier = before.get(label, 0) if before is not None else None
        bars.append(_compared(Bar(label, number, words(label, number)), earlier))
    return tuple(bars)


def _compared(bar: Bar, before: int | None) -> Bar:
    if before is None:
        return bar
    words = tr("{fact}, {before} before", fact=bar.words, before=before or tr("none"))
    return replace(bar, outline=before, words=words)


def _names(now: Counts, before: Counts | None) -> list[str]:
    return list(dict.fromkeys((*now, *(before or ()))))


def _natural(label: str) -> tuple[bool, int]:
    """Numbers in their order, X after them."""
    digits = label.rstrip("+")
    return (not digits.isdigit(), int(digits) if digits.isdigit() else 0)


def _folded(counts: Counts, fold_at: int | None) -> Counts:
    if fold_at is None or max(map(int, filter(str.isdigit, counts)), default=0) <= fold_at:
        return counts
    folded = {label: n for label, n in counts.items() if label.isdigit() and int(label) < fold_at}
    more = {label: n for label, n in counts.items() if label.isdigit() and int(label) >= fold_at}
    rest = {label: n for label, n in counts.items() if not label.isdigit()}
    return {**folded, f"{fold_at}+": sum(more.values()), **rest}
