"""Resolving an effect once more: no cost, no limit, new targets, if it could do something."""

from swlcg_deck.engine.core.ability import Scope, could_do, could_do_in_some_way
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.procedure import procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.timing.frames import Initiation
from swlcg_deck.engine.timing.usable import could_affect
from swlcg_deck.engine.timing.use_ability import announce_targets, choose_targets, legal_targets


def could_resolve(state: State, scope: Scope, origin: int, place: int) -> bool:
    """Whether there are targets, and some part of the effect could do something (FAQ 3.6,
    ABIL-20); condition, cost and limit are not asked."""
    ability = state.faces[origin].abilities[place]
    if ability.branches:
        parts = ((ability.targets, True), (ability.effect, False))
        return could_do_in_some_way(state, scope, parts)
    done, scope = could_do(state, scope, ability.targets, all_of_it=True)
    return done and could_affect(state, scope, ability)


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
