"""Setting up: objectives, hands, mulligan, flips (SETUP)."""

from collections.abc import Sequence

from swlcg_deck.engine.atoms.moving import move, shuffle
from swlcg_deck.engine.atoms.table import note, set_active
from swlcg_deck.engine.core.constants import (
    DARK,
    DECK,
    HAND,
    LIGHT,
    OBJECTIVE,
    OBJECTIVE_DECK,
    OPENING_HAND,
    PLAYERS,
    SETUP,
    opponent,
)
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.procedure import Ask, Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import reserve
from swlcg_deck.engine.rules.play_card import bring_into_play
from swlcg_deck.engine.rules.turn import Turn

LOOKED_AT = 4


class GameSetup(Frame):
    """From shuffled decks to the first turn."""

    __slots__ = ("mulligans", "player")

    def __init__(self) -> None:
        self.step = 0
        self.player = DARK
        self.mulligans: tuple[int, ...] = ()
        """Who wants a new hand; it is drawn when both have decided (OPEN-07)."""


def shuffle_decks(state: State, frame: GameSetup) -> None:
    """SETUP-04, SETUP-08."""
    for player in PLAYERS:
        shuffle(state, player, OBJECTIVE_DECK)
        shuffle(state, player, DECK)


def choose_objectives(state: State, frame: GameSetup) -> Decision | None:
    """Each keeps three of the top four; the fourth goes to the bottom (SETUP-06)."""
    top = state.objective_deck[frame.player][-LOOKED_AT:]
    options = tuple(("reject", card) for card in reversed(top))
    return Decision(frame.player, "objectives", options, why="SETUP-06")


def take_objectives(state: State, frame: GameSetup, chosen: Sequence[Option]) -> None:
    player = frame.player
    rejected = chosen[0][1]
    for card in reversed(state.objective_deck[player][-LOOKED_AT:]):
        if card != rejected:
            move(state, card, SETUP)
    move(state, rejected, OBJECTIVE_DECK, bottom=True)
    if player == DARK:
        frame.player = LIGHT
        frame.step -= 1
    else:
        frame.player = DARK


def draw_hands(state: State, frame: GameSetup) -> None:
    """Six cards each, or as many as the starting reserve if the players agree on that (OPEN-04)."""
    for player in PLAYERS:
        _draw_hand(state, player)


def _draw_hand(state: State, player: int) -> None:
    size = reserve(state, player) if state.options.get("hand_of_reserve") else OPENING_HAND
    for _ in range(min(size, len(state.deck[player]))):
        move(state, state.deck[player][-1], HAND)


def offer_mulligan(state: State, frame: GameSetup) -> Decision | None:
    """Each decides for himself, once, dark side first (SETUP-09, OPEN-07)."""
    if not state.options.get("mulligan", True):
        return None
    options = (("keep", -1), ("mulligan", -1))
    return Decision(frame.player, "mulligan", options, why="SETUP-09")


def take_mulligan(state: State, frame: GameSetup, chosen: Sequence[Option]) -> None:
    if chosen[0][0] == "mulligan":
        frame.mulligans = (*frame.mulligans, frame.player)
    if frame.player == DARK:
        frame.player = LIGHT
        frame.step -= 1


def draw_new_hands(state: State, frame: GameSetup) -> None:
    """Who takes a mulligan shuffles his hand in and draws again (SETUP-09)."""
    for player in frame.mulligans:
        note(state, "mulligan", player)
        for card in state.hand[player]:
            move(state, card, DECK)
        shuffle(state, player, DECK)
        _draw_hand(state, player)
    frame.player = DARK


def flip_objective(state: State, frame: GameSetup) -> Decision | None:
    """One at a time in his own order, dark side first (SETUP-11..SETUP-13)."""
    if not state.facedown[frame.player]:
        if frame.player == LIGHT:
            return None
        frame.player = LIGHT
    options = tuple(("flip", card) for card in state.facedown[frame.player])
    return Decision(frame.player, "flip", options, why="SETUP-11")


def take_flip(state: State, frame: GameSetup, chosen: Sequence[Option]) -> None:
    """The player who flips counts as the active one (OPEN-41)."""
    frame.step -= 1
    set_active(state, frame.player)
    bring_into_play(state, chosen[0][1], frame.player, OBJECTIVE, how="revealed")


def begin_play(state: State, frame: GameSetup) -> None:
    """The dark side takes the first turn (GEN-07)."""
    set_active(state, opponent(LIGHT))
    frame.end()
    state.stack.append(Turn(DARK))


procedure(
    GameSetup,
    shuffle_decks,
    Ask(choose_objectives, take_objectives),
    draw_hands,
    Ask(offer_mulligan, take_mulligan),
    draw_new_hands,
    Ask(flip_objective, take_flip),
    begin_play,
)
