"""Counts and curves of one deck."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from swlcg_deck.analysis.contents import command_cards, objectives
from swlcg_deck.cards.base import Affiliation, CardType
from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.keywords import KeywordName
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck

Counts = dict[str, int]
Copies = list[tuple[Card, int]]


@dataclass(frozen=True)
class Resources:
    """Resources by affiliation; X counts as what it is, unknown, and stands apart."""

    affiliation_card: Counts
    objectives: Counts
    command_deck: Counts
    variable: tuple[str, ...]
    """Titles of the cards whose resources are X."""


@dataclass(frozen=True)
class Match:
    """How many command cards are sure of a resource match (RES-10, RES-11, RES-17)."""

    free: int
    """Neutral cards and cards of cost 0: they need none."""
    by_affiliation_card: int
    by_other_sources: int
    """The deck has sources of that affiliation, or Influence, among its objectives and cards."""
    without: int

    @property
    def total(self) -> int:
        """Cards that are played from hand, so all but fate cards."""
        return self.free + self.by_affiliation_card + self.by_other_sources + self.without

    @property
    def share_with_affiliation_card(self) -> float:
        """The share that the affiliation card alone can match."""
        return (self.free + self.by_affiliation_card) / self.total if self.total else 0.0


@dataclass(frozen=True)
class Statistics:
    """Everything counted; keys that stand for numbers are in their natural order."""

    sets: int
    unknown_sets: int
    objectives: int
    command_cards: int
    sets_by_affiliation: Counts
    types: Counts
    affiliations: Counts
    costs: Counts
    average_cost: float
    force_icons: Counts
    average_force_icons: float
    icons: Counts
    """Totals of the six combat icons over all units."""
    units_with_icon: Counts
    unit_capacity: Counts
    objective_capacity: Counts
    resources: Resources
    match: Match
    traits: Counts
    objective_traits: Counts
    keywords: Counts
    uniques: Counts
    """Titles of unique cards and how many the deck has of each."""
    fate_by_priority: Counts


def statistics(deck: Deck, pool: CardPool) -> Statistics:
    """Count a deck; sets that the pool does not know are counted as sets and as nothing else."""
    goals = list(objectives(deck, pool))
    cards = list(command_cards(deck, pool))
    units = [(card, copies) for card, copies in cards if card.type is CardType.UNIT]
    known = sum(copies for _, copies in goals)
    return Statistics(
        sets=deck.total,
        unknown_sets=deck.total - known,
        objectives=known,
        command_cards=sum(copies for _, copies in cards),
        sets_by_affiliation=_count(goals, lambda card: [card.affiliation.value], Affiliation),
        types=_count(cards, lambda card: [card.type.value], CardType),
        affiliations=_count(cards, lambda card: [card.affiliation.value], Affiliation),
        costs=_numbers(cards, "cost"),
        average_cost=_average(cards, "cost"),
        force_icons=_numbers(cards, "force_icons"),
        average_force_icons=_average(cards, "force_icons"),
        icons=_icon_totals(units),
        units_with_icon=_icon_units(units),
        unit_capacity=_numbers(units, "damage_capacity"),
        objective_capacity=_numbers(goals, "damage_capacity"),
        resources=_resources(deck.affiliation_card(pool), goals, cards),
        match=_match(deck.affiliation_card(pool), goals, cards),
        traits=_count(cards, lambda card: card.traits),
        objective_traits=_count(goals, lambda card: card.traits),
        keywords=_count(cards, lambda card: [keyword.english() for keyword in card.keywords]),
        uniques=_count(cards, lambda card: [card.title] if card.unique else []),
        fate_by_priority=_numbers(cards, "priority"),
    )


def _count(
    cards: Copies, names: Callable[[Card], Iterable[str]], order: Iterable[str] = ()
) -> Counts:
    """Copies by name: in the given order, else the most frequent first, then by name."""
    counter: Counter[str] = Counter()
    for card, copies in cards:
        for name in names(card):
            counter[name] += copies
    rank = {str(name): place for place, name in enumerate(order)}
    ranked = sorted(counter.items(), key=lambda item: (rank.get(item[0], 0), -item[1], item[0]))
    return dict(ranked)


def _numbers(cards: Copies, fact: str) -> Counts:
    """Copies by a printed number, in ascending order; X comes last, gaps are kept as zero."""
    counter: Counter[str] = Counter()
    for card, copies in cards:
        value = getattr(card, fact)
        if value is not None:
            counter[str(value)] += copies
    numbers = [int(value) for value in counter if value != "X"]
    curve = (
        {str(n): counter[str(n)] for n in range(min(numbers), max(numbers) + 1)} if numbers else {}
    )
    return curve | ({"X": counter["X"]} if "X" in counter else {})


def _average(cards: Copies, fact: str) -> float:
    values = [(getattr(card, fact), copies) for card, copies in cards]
    known = [(value, copies) for value, copies in values if isinstance(value, int)]
    total = sum(copies for _, copies in known)
    return sum(value * copies for value, copies in known) / total if total else 0.0


_ICONS = ("unit_damage", "blast_damage", "tactics")


def _icon_totals(units: Copies) -> Counts:
    return _sum_icons(units, lambda count: count)


def _icon_units(units: Copies) -> Counts:
    return _sum_icons(units, lambda count: 1 if count else 0)


def _sum_icons(units: Copies, weigh: Callable[[int], int]) -> Counts:
    totals = dict.fromkeys([*_ICONS, *(f"edge_{icon}" for icon in _ICONS)], 0)
    for card, copies in units:
        for icon in _ICONS:
            totals[icon] += copies * weigh(getattr(card.icons, icon))
            totals[f"edge_{icon}"] += copies * weigh(getattr(card.edge_icons, icon))
    return totals


def _resources(anchor: AffiliationCard | None, goals: Copies, cards: Copies) -> Resources:
    sources = [*([(anchor, 1)] if anchor else []), *goals, *cards]
    return Resources(
        affiliation_card=_sum_resources([(anchor, 1)] if anchor else []),
        objectives=_sum_resources(goals),
        command_deck=_sum_resources(cards),
        variable=tuple(dict.fromkeys(card.title for card, _ in sources if card.resources == "X")),
    )


def _sum_resources(cards: Copies) -> Counts:
    counter: Counter[str] = Counter()
    for card, copies in cards:
        if isinstance(card.resources, int) and card.resources:
            counter[card.affiliation.value] += card.resources * copies
    return {name.value: counter[name.value] for name in Affiliation if counter[name.value]}


def _match(anchor: AffiliationCard | None, goals: Copies, cards: Copies) -> Match:
    sources = [card for card, _ in (*goals, *cards) if card.resources]
    matched = {card.affiliation for card in sources}
    influence = any(card.has_keyword(KeywordName.INFLUENCE) for card in sources)
    free = own = other = without = 0
    for card, copies in cards:
        if card.cost is None:
            continue
        if card.affiliation is Affiliation.NEUTRAL or card.cost == 0:
            free += copies
        elif anchor is not None and card.affiliation is anchor.affiliation:
            own += copies
        elif influence or card.affiliation in matched:
            other += copies
        else:
            without += copies
    return Match(free, own, other, without)
