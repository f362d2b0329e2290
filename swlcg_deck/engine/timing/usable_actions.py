"""The Action abilities and events that players may use in a window (TIME-03)."""

from functools import cache
from typing import NamedTuple

from swlcg_deck.engine.core.ability import ENGAGEMENT, READY, Scope
from swlcg_deck.engine.core.constants import EVENT, NOBODY
from swlcg_deck.engine.core.decision import Option
from swlcg_deck.engine.core.printed_card import Face
from swlcg_deck.engine.core.state import State, Watch
from swlcg_deck.engine.facts.active_modifiers import unchanged
from swlcg_deck.engine.facts.card_filters import FITS_EVENTS
from swlcg_deck.engine.facts.characteristics import abilities_granted
from swlcg_deck.engine.facts.costs import most_resources
from swlcg_deck.engine.timing.usable import lowers_its_cost, usable

_MANY = 1_000_000


def actions(state: State, player: int) -> tuple[Option, ...]:
    """The Action abilities and events a player may use in a window (TIME-03). Windows follow each
    other without anything happening in between: the answer is kept until something does."""
    found: tuple[Option, ...] | None = state.cache.get(_OFFERED[player])
    if found is None:
        found = state.cache[_OFFERED[player]] = tuple(_actions(state, player))
    return found


_OFFERED = ("actions offered to dark", "actions offered to light")
_OWN = ("actions of dark", "actions of light")


class _Action(NamedTuple):
    """An Action ability that a player controls, and what can be told of it at a glance."""

    card: int
    place: int
    face: Face
    scope: Scope
    ready: bool
    """Whether its card has to be ready."""
    engaged: bool
    """Whether it takes an engagement."""


def _own_actions(state: State, player: int) -> "tuple[_Action, ...]":
    """The Action abilities within reach that a player controls."""
    kept: tuple[tuple[Watch, ...], tuple[_Action, ...]] | None = state.kept.get(_OWN[player])
    if kept is not None and kept[0] is state.actions:
        return kept[1]
    faces = state.faces
    found = tuple(
        [
            _Action(card, place, faces[card], Scope(card, player), *_demands(faces[card], place))
            for card, place in state.actions
            if state.controller[card] == player
        ]
    )
    state.kept[_OWN[player]] = (state.actions, found)
    return found


@cache
def _demands(face: Face, place: int) -> tuple[bool, bool]:
    ability = face.abilities[place]
    demands = [word for verb in (*ability.cost, *ability.targets) for word in verb.demands()]
    return READY in demands, ENGAGEMENT in demands


def _actions(state: State, player: int) -> list[Option]:
    found: list[Option] = []
    dear = -1
    alike: dict[tuple[Face, int, int], bool] = {}
    zone = state.zone
    focus, engagement = state.focus, state.engagement
    if not engagement and not unchanged(state, FITS_EVENTS):
        engagement = NOBODY  # what can only be targeted in one need not take part
    for card, place, face, scope, ready, engaged in _own_actions(state, player):
        if (ready and focus[card]) or (engaged and not engagement):
            continue
        if face.kind == EVENT:
            # Copies of an event in hand can be played or not played alike.
            allowed = alike.get((face, place, zone[card]))
            if allowed is None:
                if face.cost and dear < 0:
                    dear = _too_dear(state, player)
                allowed = face.cost < dear or not face.cost or lowers_its_cost(state, card)
                allowed = allowed and usable(state, scope, card, place)
                alike[face, place, zone[card]] = allowed
        else:
            allowed = usable(state, scope, card, place)
        if allowed:
            found.append(("use", card, card, place, NOBODY))
    for card, origin, place in abilities_granted(state):
        if (
            state.faces[origin].abilities[place].kind == "action"
            and state.controller[card] == player
            and usable(state, Scope(card, player), origin, place)
        ):
            found.append(("use", card, origin, place, NOBODY))
    return found


def _too_dear(state: State, player: int) -> int:
    """From which printed cost on a player can pay for no event: a glance before the check."""
    if "cost_set" in state.watching or not unchanged(state, "cost", "pilot cost"):
        return _MANY
    return most_resources(state, player) + 1
