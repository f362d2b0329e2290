"""Who sits at the table when an opening is played."""

from collections.abc import Iterable

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.playtest.games.deck_choices import playable
from swlcg_deck.language import tr
from swlcg_deck.playtest.openings import OPPOSITE_SETS
from swlcg_deck.playtest.seats import Player, Seat


def seats_for(deck: Deck, others: Iterable[Deck], pool: CardPool) -> tuple[Seat, Seat] | str:
    """The deck against one who only exists, the dark side's seat first; or why it cannot be.

    The opponent's deck has ten sets, so that the table deals the opening that was seen.
    """
    own = playable(deck, "", pool)
    if own.fault:
        return own.fault
    for other in others:
        if other.total != OPPOSITE_SETS or other.side(pool) in (None, own.side):
            continue
        found = playable(other, "", pool)
        if not found.fault:
            mine = Seat(Player.HUMAN, own.choice, deck.name)
            theirs = Seat(Player.IDLE, found.choice, other.name)
            return (mine, theirs) if own.side is Side.DARK else (theirs, mine)
    return tr("There is no deck of the other side with ten sets to play against.")
