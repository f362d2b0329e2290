"""Resolving an effect once more: no cost, no limit, new targets, if it could do something."""

from swlcg_deck.engine.core.ability import Ability, Scope, could_do, could_do_in_some_way
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.procedure import Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.timing.frames import Initiation
from swlcg_deck.engine.timing.usable import could_affect
from swlcg_deck.engine.timing.use_ability import announce_targets, choose_targets, legal_targets


def could_resolve(
    state: State, scope: Scope, origin: int, place: int, part: tuple[int, ...] = ()
) -> bool:
    """Whether there are targets, and some part of the effect could do something (FAQ 3.6,
    ABIL-20); cost and limit are not asked, and the condition only of a fate card, which has no
    other moment at which it would be."""
    ability = state.faces[origin].abilities[place]
    if part:
        return could_do(state, scope, ability.effect[slice(*part)])[0]
    if not meets_its_condition(state, scope, ability):
        return False
    if ability.branches:
        parts = ((ability.targets, True), (ability.effect, False))
        return could_do_in_some_way(state, scope, parts)
    done, scope = could_do(state, scope, ability.targets, all_of_it=True)
    return done and could_affect(state, scope, ability)


def meets_its_condition(state: State, scope: Scope, ability: Ability) -> bool:
    """Whether a fate card says that it is done now, as whoever resolves it sees it."""
    asked = ability.condition if ability.kind == "fate" else None
    return asked is None or asked(state, scope)


class Resolving(Initiation):
    """The targets and the effect of an ability, without its being used."""

    __slots__ = ()


def resolving(scope: Scope, origin: int, place: int, part: tuple[int, ...]) -> Frame:
    """What resolves it once more; a part that had to wait before waits no longer."""
    if not part:
        return Resolving(scope, origin, place)
    again = Effect(scope, origin, place, "effect")
    again.verb, again.stop = part
    return again


def carry_out_again(state: State, frame: Resolving) -> None:
    """Step 6 once more."""
    ability = state.faces[frame.origin].abilities[frame.ability]
    if frame.aimed and meets_its_condition(state, frame.scope, ability):
        frame.scope = legal_targets(state, frame.scope, frame.origin, frame.ability)
        state.stack.append(Effect(frame.scope, frame.origin, frame.ability, "effect"))


def put_event_away(state: State, frame: Resolving) -> None:
    """Nothing was played, so nothing is put away."""


procedure(Resolving, choose_targets, announce_targets, carry_out_again, put_event_away)
