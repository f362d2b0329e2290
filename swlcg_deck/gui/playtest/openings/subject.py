"""The deck whose openings are looked at, or why it has none."""

from dataclasses import dataclass

from swlcg_deck.analysis.odds_deck import OddsDeck, OddsError, odds_deck
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.language import told, tr
from swlcg_deck.playtest.openings import Openings


@dataclass(frozen=True)
class Subject:
    deck: Deck
    piles: OddsDeck
    dealer: Openings


def subject_of(deck: Deck, pool: CardPool) -> Subject | str:
    """A deck that can be dealt, or a sentence that says what it lacks and what to do."""
    if not deck.sets:
        return tr(
            "{deck} has no objective sets yet. Add at least four in Build, or choose another deck.",
            deck=deck.name,
        )
    try:
        piles = odds_deck(deck, pool)
        return Subject(deck, piles, Openings(piles))
    except OddsError as error:
        sentence = told(error)
        return tr(
            "{deck} cannot be dealt: {why}. Change it in Build, or choose another deck.",
            deck=deck.name,
            why=sentence.rstrip("."),
        )
