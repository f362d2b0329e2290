"""Laying out a game: two decks, a seed, the house rules."""

from collections.abc import Mapping, Sequence

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.engine.atoms.reach import reach
from swlcg_deck.engine.core.constants import DARK, DECK, DISCARD, IN_PLAY, LIGHT, OBJECTIVE_DECK
from swlcg_deck.engine.core.printed_card import Face
from swlcg_deck.engine.core.state import State, empty_state
from swlcg_deck.engine.rules import immediate as settling  # noqa: F401 - occurrences begin it by its name
from swlcg_deck.engine.rules.setup import GameSetup
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.engine.texts.verbs.cards import TopCards


class DeckToPlay:
    """An affiliation card and the cards of its objective sets."""

    __slots__ = ("affiliation", "command", "objectives")

    def __init__(self, affiliation: AffiliationCard, cards: Sequence[Card]) -> None:
        self.affiliation = affiliation
        self.objectives = tuple(c for c in cards if c.type is CardType.OBJECTIVE)
        self.command = tuple(c for c in cards if c.type is not CardType.OBJECTIVE)


def lay_out(
    dark: DeckToPlay,
    light: DeckToPlay,
    seed: int,
    *,
    book: FaceBook | None = None,
    options: Mapping[str, bool] | None = None,
) -> State:
    """A game before its first decision. Cards are numbered as the decks list them."""
    book = book or FaceBook()
    faces: list[Face] = []
    owner, piles, affiliation = bytearray(), [], []
    for player, deck in ((DARK, dark), (LIGHT, light)):
        start = len(faces)
        faces.append(book.face(deck.affiliation))
        faces.extend(book.faces(deck.objectives))
        faces.extend(book.faces(deck.command))
        affiliation.append(start)
        first_command = start + 1 + len(deck.objectives)
        piles.append((range(start + 1, first_command), range(first_command, len(faces))))
        owner.extend([player] * (len(faces) - start))
    state = empty_state(tuple(faces), bytes(owner), (affiliation[DARK], affiliation[LIGHT]))
    state.game_seed = state.seed = seed & ((1 << 64) - 1)
    state.options = dict(options or {})
    if _reads_pile_order(faces):
        state.options = {**state.options, "discard_order": True}
    for player in (DARK, LIGHT):
        objectives, command = piles[player]
        state.objective_deck[player] = tuple(objectives)
        state.deck[player] = tuple(command)
        for card in objectives:
            state.zone[card] = OBJECTIVE_DECK
        for card in command:
            state.zone[card] = DECK
        state.zone[affiliation[player]] = IN_PLAY
        if faces[affiliation[player]].abilities:
            reach(state, affiliation[player])
    state.stack = [GameSetup()]
    return state


def _reads_pile_order(faces: Sequence[Face]) -> bool:
    """Whether a text looks at the topmost cards of a discard pile (DISC-02)."""
    return any(
        isinstance(verb, TopCards) and verb.zone == DISCARD
        for face in faces
        for ability in face.abilities
        for verb in (*ability.cost, *ability.targets, *ability.effect)
    )
