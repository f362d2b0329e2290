"""A numeral of a card that is one more or less for a phase (196-2)."""

from collections.abc import Callable

from swlcg_deck.engine.core.ability import Ability, Limit, Modifier, Scope
from swlcg_deck.engine.core.constants import OBJECTIVE
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.printed_numbers import (
    BY,
    CHANGE,
    NUMERAL,
    WAYS,
    Digits,
    change,
    numerals_on,
)
from swlcg_deck.engine.texts.scripts.whom import itself
from swlcg_deck.engine.texts.verbs.choosing import ChooseValue, Select
from swlcg_deck.engine.texts.verbs.effects import Apply
from swlcg_deck.engine.texts.verbs.flow import Bind


def _no_objective(state: State, scope: Scope, card: int) -> bool:
    return state.kind[card] != OBJECTIVE


def _numerals(state: State, scope: Scope) -> tuple[str, ...]:
    return tuple(key for card in scope.named("target_card")[:1] for key in numerals_on(state, card))


def _changed(key: str) -> Callable[[State, Scope], int]:
    return lambda state, scope: change(state, scope, key)


def _his(state: State, scope: Scope, player: int) -> bool:
    return state.affiliation_card[player] in scope.named("target_card")


def change_a_numeral(digits: Digits) -> tuple[Ability, ...]:
    """Once per turn a numeral of a target card is 1 more or less until the phase ends (DEF-13);
    this 1 is one itself."""
    values = {"damage capacity": "capacity", "resources": "resources", "edge": "edge"}
    return (
        Ability(
            kind="action",
            limit=Limit(1, "turn"),
            targets=(Select("target_card", _no_objective, targeting=True),),
            effect=(
                ChooseValue(NUMERAL, _numerals),
                ChooseValue(CHANGE, tuple(WAYS)),
                Bind(BY, digits.digit(1)),
                *(Apply(place, "target_card") for place in range(1 + len(values))),
                Apply(1 + len(values)),
            ),
            modifiers=(
                Modifier(what=NUMERAL, of=itself),
                *(
                    Modifier(what=what, of=itself, add=_changed(key))
                    for key, what in values.items()
                ),
                Modifier(what="reserve", of=_his, add=_changed("reserve")),
            ),
        ),
    )
