"""Cards and sets in words: for the terminal, for a screen reader, for a tooltip."""

from collections.abc import Iterator

from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.editions import Edition, RestrictedGroup
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.rulings import (
    TEXT_IS_AHEAD,
    later_groups,
    later_rulings,
    rulings_of,
    text_is_ahead,
)
from swlcg_deck.cards.wording import UNWRITTEN, is_text_complete, rules_text


def set_remarks(entry: ObjectiveSet, pool: CardPool, edition: Edition | None = None) -> list[str]:
    """What a deck builder has to know of a set beyond its cards, each in a few words."""
    remarks = []
    if pool.is_limit_one(entry, edition):
        by = pool.limiting_erratum(entry, edition)
        remarks.append(f"limit 1 ({by.id})" if by else "limit 1")
    if entry.affiliation_only:
        remarks.append(f"{entry.affiliation.value} only")
    remarks += [f"restricted {group.id}" for group in pool.groups_of(entry.objective, edition)]
    if any(pool.errata_of(card, edition) for card in entry.cards):
        remarks.append("errata")
    return remarks


def restriction_sentences(
    entry: ObjectiveSet, pool: CardPool, edition: Edition | None = None
) -> list[str]:
    """With what a restricted set may not share a tournament deck, a sentence for each group."""
    objective = entry.objective
    now = [
        f"Not in one tournament deck with {_others(group, entry)}."
        for group in pool.groups_of(objective, edition)
    ]
    later = [
        f"Restricted later by {later.by}: not in one tournament deck with "
        f"{_others(later.group, entry)}."
        for later in later_groups(objective, pool, edition)
    ]
    return now + later


def _others(group: RestrictedGroup, entry: ObjectiveSet) -> str:
    members = [f"{m.title} ({m.number})" for m in group.sets if m.number != entry.number]
    members += [f"the affiliation card {card.title}" for card in group.affiliation_cards]
    return f"{' or '.join(members)} ({group.id})"


def combat_icons(card: Card) -> str:
    """`2 unit damage, 1 blast damage; with the edge 1 blast damage`."""
    normal, edge = (
        ", ".join(f"{n} {name.replace('_', ' ')}" for name, n in icons if n)
        for icons in (card.icons or (), card.edge_icons or ())
    )
    parts = [part for part in (normal, f"with the edge {edge}" if edge else "") if part]
    return "; ".join(parts) or "none"


def card_lines(
    card: Card, pool: CardPool, edition: Edition | None = None, *, remind: bool = False
) -> Iterator[str]:
    """Every fact of a card, a line each: the text box, and the errata before and after."""
    kind = f"unique {card.type.value}" if card.unique else card.type.value
    yield f"{kind}, {card.affiliation.value}, card {card.number}"
    yield from _facts(card)
    yield from rules_text(card, pool, edition, remind=remind).splitlines()
    if not is_text_complete(card):
        yield UNWRITTEN
    for ruling in rulings_of(card, pool, edition):
        yield f"Erratum ({ruling.id}, {ruling.by}): {ruling.change}"
    for ruling in later_rulings(card, pool, edition):
        yield f"Changed later by {ruling.by} ({ruling.id}): {ruling.change}"
    if text_is_ahead(card, pool, edition):
        yield TEXT_IS_AHEAD
    if card.note:
        yield f"Note: {card.note}."


def _facts(card: Card) -> list[str]:
    named = (
        ("cost", card.cost),
        ("Force icons", card.force_icons),
        ("damage capacity", card.damage_capacity),
        ("resources", card.resources),
        ("priority", card.priority),
    )
    numbers = ", ".join(f"{name} {value}" for name, value in named if value is not None)
    lines = [f"{numbers[0].upper()}{numbers[1:]}" if numbers else ""]
    if card.icons and card.edge_icons:
        lines.append(f"Combat icons: {combat_icons(card)}")
    if card.traits and not isinstance(card, AffiliationCard):
        lines.append(f"Traits: {', '.join(card.traits)}")
    return [line for line in lines if line]
