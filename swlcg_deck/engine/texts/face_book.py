"""The faces of the cards of a game, with their texts compiled."""

from collections.abc import Iterable, Iterator

from swlcg_deck.cards.card import Card
from swlcg_deck.engine.core.printed_card import Face


class FaceBook:
    """The faces of all cards asked for; copies of a card share one face (DEF-11: by title)."""

    def __init__(self, *, abilities: bool = False) -> None:
        self._faces: dict[str, Face] = {}
        self._abilities = abilities

    def face(self, card: Card) -> Face:
        face = self._faces.get(card.code)
        if face is None:
            face = self._faces[card.code] = Face(card)
            if self._abilities and card.text:
                # The language is needed only by games that play it.
                from swlcg_deck.engine.texts.lines import compile_card  # noqa: PLC0415

                compile_card(card, face)
        return face

    def faces(self, cards: Iterable[Card]) -> tuple[Face, ...]:
        return tuple(self.face(card) for card in cards)


def unplayable(cards: Iterable[Card]) -> Iterator[tuple[Card, str]]:
    """Cards whose text the engine cannot make anything of, and what is wrong: every written text is
    compiled."""
    for card in cards:
        try:
            FaceBook(abilities=True).face(card)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            yield card, f"the engine cannot play this text: {error}"
