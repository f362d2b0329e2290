"""The decks one can play: those that are open, those of the library, and our samples."""

from dataclasses import dataclass

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.engine.game import DARK, LIGHT, DeckChoice, DeckError, deck_to_play
from swlcg_deck.gui.documents.deck_offers import deck_offers
from swlcg_deck.gui.documents.sample_decks import sample_decks
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.words.game_words import side_word
from swlcg_deck.language import said, told, tr
from swlcg_deck.playtest.decks_in_play import choice_of
from swlcg_deck.playtest.goldfish import IDLE_DECKS
from swlcg_deck.playtest.table import unwritten_cards


@dataclass(frozen=True)
class Playable:
    """A deck for the table, or why it is none."""

    deck: Deck
    side: Side | None
    place: str
    choice: DeckChoice
    fault: str
    unwritten: tuple[str, ...]
    """Titles of its cards whose abilities are not yet data."""

    @property
    def label(self) -> str:
        side = side_word(self.side) if self.side else tr("no side")
        return f"{self.deck.name} ({side}, {self.place})"


def playable(deck: Deck, place: str, pool: CardPool) -> Playable:
    side = deck.side(pool)
    sets = tuple(e.number for e in deck.sets if e.number is not None for _ in range(e.copies))
    choice = DeckChoice(deck.affiliation or "", sets)
    fault = ""
    unwritten: tuple[str, ...] = ()
    try:
        if not deck.affiliation:
            raise DeckError(said("The deck has no affiliation card yet; choose one in Build."))
        choice = choice_of(deck)
        parts = deck_to_play(pool, choice, LIGHT if side is Side.LIGHT else DARK)
        cards = (parts.affiliation, *parts.objectives, *parts.command)
        unwritten = tuple(card.title for card in unwritten_cards(cards))
    except DeckError as error:
        fault = told(error)
    return Playable(deck, side, place, choice, fault, unwritten)


def stand_in(side: Side) -> Playable:
    """What stands opposite a deck that is played alone: three plain objectives, and nothing."""
    choice = IDLE_DECKS[LIGHT if side is Side.LIGHT else DARK]
    deck = Deck(id="0" * 32, name=tr("Plain objectives"))
    return Playable(deck, side, tr("no deck needed"), choice, "", ())


def playable_decks(workspace: Workspace) -> tuple[Playable, ...]:
    """Open decks first, then the library, then the samples that are in neither."""
    pool = workspace.pool
    found = [playable(offer.deck, offer.place, pool) for offer in deck_offers(workspace)]
    known = {one.deck.id for one in found}
    found += [playable(d, tr("sample"), pool) for d in sample_decks(pool) if d.id not in known]
    return tuple(found)
