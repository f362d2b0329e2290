"""What the language does not say: registered functions that make abilities of verbs and modifiers.

A script uses only what every ability uses; scripts are counted and few.
"""

from collections.abc import Callable

from swlcg_deck.engine.abilities import Ability, Modifier, Scope, Trigger
from swlcg_deck.engine.characteristics import capacity
from swlcg_deck.engine.events import Event
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import DARK
from swlcg_deck.engine.verbs.choosing import Select
from swlcg_deck.engine.verbs.meta import ChangeDestination

Script = Callable[[], tuple[Ability, ...]]


def _itself(state: State, scope: Scope, card: int) -> bool:
    return card == scope.source


def _leaves(state: State, scope: Scope, event: Event, card: int) -> bool:
    return card == scope.source


def _dark_objective(state: State, scope: Scope, card: int) -> bool:
    return card in state.objectives[DARK] and capacity(state, card) > 0


def leaves_captured() -> tuple[Ability, ...]:
    """When it leaves play the dark side captures it at an objective of its choice."""
    return (
        Ability(
            kind="interrupt",
            when=(Trigger("left_play", _leaves),),
            forced=True,
            effect=(
                Select("prison", _dark_objective, by="dark"),
                ChangeDestination(at="prison"),
            ),
        ),
    )


def engage_the_dial() -> tuple[Ability, ...]:
    """The enhancement stands for the dial: it can be engaged and bears the dial's damage, but is
    no objective; at 10 the light side wins (WIN-08, FAQ-13)."""
    return (
        Ability(
            kind="constant",
            modifiers=(
                Modifier(what="engage dial", of=_itself),
                Modifier(what="capacity", of=_itself, fixed=DIAL_CAPACITY),
            ),
        ),
    )


DIAL_CAPACITY = 10

SCRIPTS: dict[str, Script] = {
    "engage_the_dial": engage_the_dial,
    "leaves_captured": leaves_captured,
}
