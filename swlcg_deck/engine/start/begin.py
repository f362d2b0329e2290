"""Beginning a game from decks as people name them."""

from collections.abc import Mapping

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.core.constants import DARK, LIGHT
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.start.deck_choice import DeckChoice, DeckError, deck_to_play
from swlcg_deck.engine.start.lay_out import lay_out
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.language import said

HOUSE_RULES = {
    "mulligan": "each player may draw a new hand once (SETUP-09); on unless said otherwise",
    "hand_of_reserve": "the opening hand has the size of the reserve (OPEN-04); off",
    "discard_order": "owners order what is discarded together (DISC-02); on where it matters",
}


def begin_game(
    pool: CardPool,
    dark: DeckChoice,
    light: DeckChoice,
    seed: int,
    *,
    options: Mapping[str, bool] | None = None,
    book: FaceBook | None = None,
) -> State:
    """A game before its first decision, or a DeckError that says what is wrong with a deck."""
    for name in options or ():
        if name not in HOUSE_RULES:
            known = ", ".join(HOUSE_RULES)
            raise DeckError(
                said("There is no house rule {name!r}, only {known}.", name=name, known=known)
            )
    return lay_out(
        deck_to_play(pool, DeckChoice(*dark), DARK),
        deck_to_play(pool, DeckChoice(*light), LIGHT),
        seed,
        book=book,
        options=options,
    )
