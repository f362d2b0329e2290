"""What of a deck breaks a rule, as bare facts; the rules put them into words."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from swlcg_deck.cards.base import Affiliation, Side
from swlcg_deck.cards.card import AffiliationCard, Demand
from swlcg_deck.legality.law import Group
from swlcg_deck.legality.tally import Held, Tally, copies

MINIMUM: Final = 10


def missing_sets(tally: Tally) -> int:
    """How many sets are missing to the minimum; an alliance card counts its own way (DECK-02)."""
    if tally.card is not None and tally.card.demand is not None:
        return 0
    return max(0, MINIMUM - tally.total)


def wrong_side(tally: Tally) -> list[Held]:
    """Sets of the other side; those of the smaller side where no card says which (DECK-03)."""
    if tally.card is not None:
        side = tally.card.side
        return [held for held in tally.held if held.set.side is not side]
    sides = [[held for held in tally.held if held.set.side is side] for side in reversed(Side)]
    return min(sides, key=copies)


def locked_out(tally: Tally) -> list[Held]:
    """Sets for another affiliation only than the card's, whatever its title (DECK-08, TRAP-10)."""
    if tally.card is None:
        return []
    affiliation = tally.card.affiliation
    return [
        held
        for held in tally.held
        if held.set.affiliation_only and held.set.affiliation is not affiliation
    ]


@dataclass(frozen=True)
class AllianceCounts:
    """The objectives of a deck as an alliance card counts them (DECK-17, TRAP-09, TRAP-24)."""

    demand: Demand
    own: tuple[Held, ...]
    partner: tuple[Held, ...]
    """Of the partner affiliation, or neutral."""
    others: tuple[Held, ...]
    unknown: tuple[int, ...]
    """The copies of each set that the pool does not know."""

    @property
    def more_own(self) -> int:
        """How many of the own affiliation to add; below zero: to take out."""
        return self.demand.own - copies(self.own)

    @property
    def more_partner(self) -> int:
        return self.demand.partner - copies(self.partner)

    @property
    def can_fit(self) -> bool:
        """Whether the counts are right, or could be if the unknown sets are the right ones."""
        own, partner = self.more_own, self.more_partner
        if self.others or sum(self.unknown) != own + partner:
            return False
        halves = {0}  # what the unknown sets can add to the own half, the copies of one together
        for number in self.unknown:
            halves |= {half + number for half in halves}
        return own in halves


def alliance_counts(tally: Tally, card: AffiliationCard | None) -> AllianceCounts | None:
    """The deck as a card counts it, its own or another; None for a card without exact counts."""
    if card is None or card.demand is None:
        return None
    partners = {card.demand.partner_affiliation, Affiliation.NEUTRAL}
    halves: tuple[list[Held], list[Held], list[Held]] = ([], [], [])
    for held in tally.held:
        affiliation = held.set.affiliation
        half = 0 if affiliation is card.affiliation else 1 if affiliation in partners else 2
        halves[half].append(held)
    own, partner, others = (tuple(half) for half in halves)
    unknown = tuple(stranger.copies for stranger in tally.strangers)
    return AllianceCounts(card.demand, own, partner, others, unknown)


@dataclass(frozen=True)
class BrokenGroup:
    """A restricted group and the members that are in the deck together (RL-02, TRAP-03)."""

    group: Group
    held: tuple[Held, ...]
    has_card: bool
    """Whether the deck's affiliation card is one of the members (RL-LS-5)."""


def broken_groups(tally: Tally, groups: Iterable[Group]) -> list[BrokenGroup]:
    number = tally.card.number if tally.card is not None else None
    broken = []
    for group in groups:
        members = group.sets & tally.numbers
        has_card = number in group.affiliation_cards
        if len(members) + has_card > 1:
            held = tuple(one for one in tally.held if one.set.number in members)
            broken.append(BrokenGroup(group, held, has_card))
    return broken
