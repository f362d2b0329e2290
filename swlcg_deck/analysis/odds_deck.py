"""What exact odds are asked of: the two piles of a deck, and how its player plays."""

from dataclasses import dataclass
from functools import cached_property

from swlcg_deck.analysis.contents import command_cards, objectives
from swlcg_deck.cards.base import Side
from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.language import said

SEEN, KEPT = 4, 3
"""Objectives looked at and kept in the setup (SETUP-06)."""
HAND = 6
"""Cards of the opening hand (SETUP-08, OPEN-04)."""
RESERVE = 6
"""Where no affiliation card says otherwise (SETUP-15)."""
Copies = tuple[tuple[Card, int], ...]


class OddsError(ValueError):
    """A question that cannot be answered, said in a sentence."""


@dataclass(frozen=True)
class OddsDeck:
    """The objective deck and the command deck (SETUP-04), each card with its copies."""

    affiliation_card: AffiliationCard | None
    objectives: Copies
    command_cards: Copies
    side: Side | None = None

    @cached_property
    def objective_count(self) -> int:
        return sum(copies for _, copies in self.objectives)

    @cached_property
    def command_count(self) -> int:
        return sum(copies for _, copies in self.command_cards)

    @property
    def reserve(self) -> int:
        """The starting reserve; texts of objectives that change it are not read (DRAW-03)."""
        return RESERVE if self.affiliation_card is None else self.affiliation_card.reserve


def odds_deck(deck: Deck, pool: CardPool) -> OddsDeck:
    """The piles of a deck, or an OddsError: odds are exact only where every card is known."""
    unknown = [s.label for s in deck.sets if s.number is None or pool.set(s.number) is None]
    if unknown:
        raise OddsError(
            said(
                "the pool does not know {sets}: odds are exact only where every card of a "
                "deck is known. Correct the list first",
                sets=", ".join(unknown),
            )
        )
    found = OddsDeck(
        deck.affiliation_card(pool),
        tuple(objectives(deck, pool)),
        tuple(command_cards(deck, pool)),
        deck.side(pool),
    )
    if found.objective_count < SEEN:
        raise OddsError(
            said(
                "the deck has {count} objective sets; a game needs at least {least}",
                count=found.objective_count,
                least=SEEN,
            )
        )
    return found
