"""Resolving an effect once more: no cost, no limit, new targets (ABIL-20 does not apply)."""

from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.procedure import procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.timing.frames import Initiation
from swlcg_deck.engine.timing.use_ability import announce_targets, choose_targets, legal_targets


class Resolving(Initiation):
    """The targets and the effect of an ability, without its being used."""

    __slots__ = ()


def carry_out_again(state: State, frame: Resolving) -> None:
    """Step 6 once more."""
    if frame.aimed:
        frame.scope = legal_targets(state, frame.scope, frame.origin, frame.ability)
        state.stack.append(Effect(frame.scope, frame.origin, frame.ability, "effect"))


def put_event_away(state: State, frame: Resolving) -> None:
    """Nothing was played, so nothing is put away."""


procedure(Resolving, choose_targets, announce_targets, carry_out_again, put_event_away)
