"""What an edition of the rules says of a card, and what a later one will say (ED-01..ED-04)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.editions import Edition, Erratum, RestrictedGroup
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.language import mark, said

TEXT_IS_AHEAD: Final = mark("Our text of the card is the newest one: it has this change already.")


@dataclass(frozen=True)
class Ruling:
    """An erratum in the words of one edition."""

    id: str
    by: str
    """Who said so: `FAQ 3.0`."""
    change: str


@dataclass(frozen=True)
class LaterGroup:
    """A restricted group that an edition does not know yet."""

    by: str
    group: RestrictedGroup


def rulings_of(card: Card, pool: CardPool, edition: Edition | None = None) -> tuple[Ruling, ...]:
    """The errata in force for a card in an edition; the newest edition by default."""
    held = edition or pool.default_edition
    return tuple(_ruling(erratum, held) for erratum in pool.errata_of(card, held))


def earlier_rulings(
    card: Card, pool: CardPool, edition: Edition | None = None
) -> tuple[Ruling, ...]:
    """What older editions said instead of the errata in force."""
    older = pool.editions[: _place(pool, edition)]
    spoken = [ruling for held in older for ruling in rulings_of(card, pool, held)]
    return tuple(ruling for ruling in spoken if ruling not in rulings_of(card, pool, edition))


def later_rulings(card: Card, pool: CardPool, edition: Edition | None = None) -> tuple[Ruling, ...]:
    """The errata that came after an edition, and new words for those it has, oldest first."""
    known = set(rulings_of(card, pool, edition))
    later = []
    for ruling in _rulings_after(card, pool, edition):
        if ruling not in known:
            known.add(ruling)
            later.append(ruling)
    return tuple(later)


def later_groups(
    card: Card, pool: CardPool, edition: Edition | None = None
) -> tuple[LaterGroup, ...]:
    """The restricted groups that came after an edition, each with the first one that has it."""
    known = {group.id for group in pool.groups_of(card, edition)}
    later = []
    for held in pool.editions[_place(pool, edition) + 1 :]:
        for group in pool.groups_of(card, held):
            if group.id not in known:
                known.add(group.id)
                later.append(LaterGroup(edition_name(held), group))
    return tuple(later)


def text_is_ahead(card: Card, pool: CardPool, edition: Edition | None = None) -> bool:
    """Whether our text of a card has changes that an edition does not know: it is the newest."""
    play = {erratum.id for erratum in pool.errata if erratum.legality is None}
    return (
        bool(card.abilities)
        and card.abilities != "unwritten"
        and any(ruling.id in play for ruling in later_rulings(card, pool, edition))
    )


def edition_name(edition: Edition) -> str:
    """The title as it stands in a sentence: `FAQ 5.0`, `the Final FAQ`."""
    title = edition.title
    return title if title.startswith("FAQ") else said("the {edition}", edition=title)


def _rulings_after(card: Card, pool: CardPool, edition: Edition | None) -> Iterator[Ruling]:
    for held in pool.editions[_place(pool, edition) + 1 :]:
        yield from rulings_of(card, pool, held)


def _ruling(erratum: Erratum, edition: Edition) -> Ruling:
    change = erratum.change_in(edition.id)
    if erratum.version and change == erratum.change:
        return Ruling(erratum.id, f"FAQ {erratum.version.removeprefix('v')}", change)
    return Ruling(erratum.id, edition_name(edition), change)


def _place(pool: CardPool, edition: Edition | None) -> int:
    """Editions stand oldest first."""
    return pool.editions.index(edition or pool.default_edition)
