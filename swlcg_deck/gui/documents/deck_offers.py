"""Which decks one can choose from: those that are open, and those of the library."""

from collections.abc import Iterable
from dataclasses import dataclass

from swlcg_deck.cards.base import Affiliation, Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.titles import fold
from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import tr


@dataclass(frozen=True)
class DeckOffer:
    """A deck and where it is."""

    deck: Deck
    affiliation: Affiliation | None
    side: Side | None
    place: str

    @property
    def second_line(self) -> str:
        card = self.deck.affiliation or tr("No affiliation card")
        return f"{card} · {many(self.deck.total, 'set')} · {self.place}"

    @property
    def sentence(self) -> str:
        return f"{self.deck.name}. {self.second_line.replace(' · ', ', ')}."

    def holds(self, words: Iterable[str]) -> bool:
        """Whether every word is somewhere in its name, card, tags or place."""
        parts = (self.deck.name, self.deck.affiliation or "", self.place, *self.deck.tags)
        text = fold(" ".join(parts))
        return all(word in text for word in words)


def deck_offers(workspace: Workspace, side: Side | None = None) -> tuple[DeckOffer, ...]:
    """Open decks as they are now, the current one first, then the library; of one side or all."""
    pool = workspace.pool
    documents = sorted(workspace.documents, key=lambda one: one is not workspace.current)
    offers = [
        _offer(document.deck, tr("open") if document.is_saved else tr("open, not saved"), pool)
        for document in documents
    ]
    known = {offer.deck.id for offer in offers}
    for entry in workspace.library.entries():
        if entry.deck is not None and entry.deck.id not in known:
            offers.append(_offer(entry.deck, entry.folder or tr("library"), pool))
    return tuple(offer for offer in offers if side is None or offer.side is side)


def _offer(deck: Deck, place: str, pool: CardPool) -> DeckOffer:
    card = deck.affiliation_card(pool)
    return DeckOffer(deck, card.affiliation if card else None, deck.side(pool), place)
