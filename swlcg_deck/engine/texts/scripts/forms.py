"""An enhancement that is a unit for a phase (130-4)."""

from dataclasses import dataclass

from swlcg_deck.engine.atoms.memory import drop_lasting
from swlcg_deck.engine.atoms.moving import change_form
from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.core.ability import Ability, Modifier, Scope, Verb
from swlcg_deck.engine.core.constants import ENHANCEMENT, NOBODY, TACTICS, UNIT, UNIT_DAMAGE
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.printed_numbers import Digits
from swlcg_deck.engine.texts.references import named_in_play
from swlcg_deck.engine.texts.scripts.whom import itself
from swlcg_deck.engine.texts.verbs.effects import Apply
from swlcg_deck.engine.texts.verbs.flow import later
from swlcg_deck.engine.texts.verbs.play import SpendResources
from swlcg_deck.engine.timing.lasting import LEAVES
from swlcg_deck.engine.timing.occur import happens, occur


@dataclass(frozen=True, slots=True)
class Become(Verb):
    """The card itself, in play as a unit or as an enhancement of a play area, is the other from now
    on; it neither leaves nor enters play (UNIQ-05)."""

    kind: int

    def _is_other(self, state: State, scope: Scope) -> bool:
        cards = named_in_play(state, scope, "self")
        return bool(cards) and state.kind[cards[0]] != self.kind

    def possible(self, state: State, scope: Scope) -> bool:
        return self._is_other(state, scope)

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        if not self._is_other(state, scope):
            report(state, 0)
            return
        event = Event("became", (scope.source,), (self.kind,), by=scope.you, source=scope.source)
        occur(state, event.changed(cause=effect.cause))


@happens("became")
def become(state: State, event: Event) -> None:
    """What it has as a unit lasts as long as it is one: not a moment longer than its damage
    capacity may it be a unit (DMG-27)."""
    card, kind = event.cards[0], event.amounts[0]
    change_form(state, card, kind, NOBODY)
    if kind == ENHANCEMENT:
        for effect in state.lasting:
            if effect.is_of(card):
                drop_lasting(state, effect)
    report(state, 1)


_ICONS = {UNIT_DAMAGE: 2, TACTICS: 1}


def turn_into_a_unit(digits: Digits) -> tuple[Ability, ...]:
    """Until the end of the phase, with damage capacity and combat icons (MOD-07)."""
    price, bears = digits.digit(1), digits.digit(5)
    numbers = (
        Modifier(what="capacity", of=itself, fixed=bears),
        *(Modifier(what="icons", of=itself, key=icon, add=n) for icon, n in _ICONS.items()),
    )
    return (
        Ability(
            kind="action",
            cost=(SpendResources(price),),
            effect=(
                Become(UNIT),
                *(Apply(place, "self", LEAVES) for place in range(len(numbers))),
                *later("phase", Become(ENHANCEMENT)),
            ),
            modifiers=numbers,
        ),
    )
