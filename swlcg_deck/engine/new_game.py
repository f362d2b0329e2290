"""From two decks, as people name them, to a game before its first decision."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import swlcg_deck.engine.rules.immediate  # noqa: F401 - gives every occurrence its check (TC-60)
from swlcg_deck.cards.base import CardType, Side
from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.atoms.reach import reach
from swlcg_deck.engine.core.constants import (
    DARK,
    DECK,
    DISCARD,
    FORCE_CARDS,
    IN_PLAY,
    LIGHT,
    OBJECTIVE,
    OBJECTIVE_DECK,
    PLAYERS,
    opponent,
)
from swlcg_deck.engine.core.printed_card import Face, force_card
from swlcg_deck.engine.core.state import State, empty_state
from swlcg_deck.engine.rules.setup import LOOKED_AT, GameSetup
from swlcg_deck.engine.telling.names import side
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.engine.texts.scripts.force import takes_force_cards
from swlcg_deck.engine.texts.verbs.cards import TopCards
from swlcg_deck.language import said, said_n

HOUSE_RULES = {
    "mulligan": "each player may draw a new hand once (SETUP-09); on unless said otherwise",
    "hand_of_reserve": "the opening hand has the size of the reserve (OPEN-04); off",
    "discard_order": "owners order what is discarded together (DISC-02); on where it matters",
}
MOST_SETS = 100
"""Cards are numbered in 16 bits, and no table holds more."""


class DeckChoice(NamedTuple):
    """An affiliation card, by its title or itself, and the sets in the order of the deck list."""

    affiliation: str | AffiliationCard
    sets: Sequence[int]


class DeckError(ValueError):
    """A deck that no game can be played with."""


class DeckToPlay:
    """An affiliation card and the cards of its objective sets."""

    __slots__ = ("affiliation", "command", "objectives")

    def __init__(self, affiliation: AffiliationCard, cards: Sequence[Card]) -> None:
        self.affiliation = affiliation
        self.objectives = tuple(c for c in cards if c.type is CardType.OBJECTIVE)
        self.command = tuple(c for c in cards if c.type is not CardType.OBJECTIVE)


def new_game(
    pool: CardPool,
    dark: DeckChoice,
    light: DeckChoice,
    seed: int,
    *,
    options: Mapping[str, bool] | None = None,
    book: FaceBook | None = None,
) -> State:
    """A game before its first decision; the same seed gives the same shuffles.

    Raises DeckError for an unknown set or affiliation card, a card of the other side, or fewer
    than four objectives. `options` are house rules, see HOUSE_RULES. Games that share a `book`
    share the printed faces of their cards and start faster.
    """
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


def deck_to_play(pool: CardPool, choice: DeckChoice, player: int) -> DeckToPlay:
    """The cards of a deck.

    Anything of the right side with enough objectives to set up may be played; whether it is a
    legal deck is another question (DECK-02, DECK-03, SETUP-06).
    """
    affiliation = _affiliation_card(pool, choice.affiliation, _name(player))
    if affiliation.side is not _side(player):
        raise DeckError(
            said(
                "{deck} cannot be built on {affiliation}, which is an affiliation card of {side}.",
                deck=_name(player),
                affiliation=affiliation.title,
                side=side(opponent(player)),
            )
        )
    if not LOOKED_AT <= len(choice.sets) <= MOST_SETS:
        raise DeckError(
            said_n(
                "{deck} has {n} objective set. A game needs {least} to {most} of them.",
                "{deck} has {n} objective sets. A game needs {least} to {most} of them.",
                len(choice.sets),
                deck=_name(player),
                least=LOOKED_AT,
                most=MOST_SETS,
            )
        )
    cards: list[Card] = []
    for number in choice.sets:
        cards.extend(_set_cards(pool, number, player))
    return DeckToPlay(affiliation, cards)


def _side(player: int) -> Side:
    return Side.DARK if player == DARK else Side.LIGHT


def _name(player: int) -> str:
    return said("The dark side deck") if player == DARK else said("The light side deck")


def _affiliation_card(
    pool: CardPool, affiliation: str | AffiliationCard, deck: str
) -> AffiliationCard:
    if isinstance(affiliation, AffiliationCard):
        return affiliation
    found = pool.affiliation_card(affiliation) if isinstance(affiliation, str) else None
    if found is None:
        raise DeckError(
            said(
                "{deck} names no affiliation card of the pool: {affiliation!r}.",
                deck=deck,
                affiliation=affiliation,
            )
        )
    return found


def _set_cards(pool: CardPool, number: int, player: int) -> tuple[Card, ...]:
    known = isinstance(number, int) and not isinstance(number, bool)
    entry = pool.set(number) if known else None
    if entry is None:
        raise DeckError(
            said(
                "{deck} names an objective set that the pool does not have: {number!r}.",
                deck=_name(player),
                number=number,
            )
        )
    if entry.side is not _side(player):
        raise DeckError(
            said(
                "{deck} cannot hold set {number}, {title}, which is a set of {side}.",
                deck=_name(player),
                number=number,
                title=entry.title,
                side=side(opponent(player)),
            )
        )
    return entry.cards


def decks_of(state: State) -> tuple[DeckChoice, DeckChoice]:
    """The decks a game was laid out with, the dark side's first."""
    found = []
    for player in PLAYERS:
        own = [face for card, face in enumerate(state.faces) if state.owner[card] == player]
        sets = tuple(face.set for face in own if face.kind == OBJECTIVE and face.set is not None)
        found.append(DeckChoice(state.faces[state.affiliation_card[player]].title, sets))
    return found[0], found[1]


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
    if any(takes_force_cards(face) for face in faces):
        faces.extend([force_card(light.affiliation)] * FORCE_CARDS)
        owner.extend([LIGHT] * FORCE_CARDS)
    state = empty_state(tuple(faces), bytes(owner), (affiliation[DARK], affiliation[LIGHT]))
    state.game_seed = state.seed = seed & ((1 << 64) - 1)
    state.options = dict(options or {})
    state.logs = frozenset().union(*(face.asks_of for face in faces))
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
