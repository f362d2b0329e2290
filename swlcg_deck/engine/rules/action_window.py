"""Action windows: the active player first, one action each in turn, until both pass (TIME-04)."""

from collections.abc import Sequence

from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.constants import NOBODY, opponent
from swlcg_deck.engine.core.decision import PASS, Decision, Option
from swlcg_deck.engine.core.procedure import Ask, Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import abilities_granted
from swlcg_deck.engine.rules.play_card import Playing
from swlcg_deck.engine.timing.frames import Initiation
from swlcg_deck.engine.timing.usable import plays
from swlcg_deck.engine.timing.usable_actions import actions


class ActionWindow(Frame):
    """A window; in the deployment phase the active player may also play cards (TC-20)."""

    __slots__ = ("deploying", "passes", "player")

    def __init__(self, player: int, deploying: bool = False) -> None:
        self.step = 0
        self.player = player
        self.passes = 0
        self.deploying = deploying


def offer_actions(state: State, frame: ActionWindow) -> Decision | None:
    """Who has nothing to do passes by himself."""
    while frame.passes < 2:
        player = frame.player
        options: list[Option] = []
        if state.actions or abilities_granted(state):
            options += actions(state, player)
        if frame.deploying and player == state.active:
            options += plays(state, player)
        if options:
            options.append(PASS)
            return Decision(player, "action", tuple(options), why="TIME-04")
        frame.passes += 1
        frame.player = opponent(player)
    return None


def take_action(state: State, frame: ActionWindow, chosen: Sequence[Option]) -> None:
    """Carry out one action completely; the other player then has the option (TIME-05)."""
    frame.step -= 1
    option = chosen[0]
    player = frame.player
    frame.player = opponent(player)
    if option == PASS:
        frame.passes += 1
        return
    frame.passes = 0
    if option[0] == "play":
        _, card, kind, *host = option
        state.stack.append(Playing(player, card, kind, host=host[0] if host else NOBODY))
    else:
        _, card, origin, place, _ = option
        state.stack.append(Initiation(Scope(card, player), origin, place))


procedure(ActionWindow, Ask(offer_actions, take_action))


def open_window(state: State, deploying: bool = False) -> None:
    """Put a window on the stack, if anyone could do anything in it."""
    if deploying or (
        (state.actions or abilities_granted(state))
        and (actions(state, state.active) or actions(state, opponent(state.active)))
    ):
        state.stack.append(ActionWindow(state.active, deploying))
