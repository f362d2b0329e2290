"""Edge battles in another order: of the fate cards (196-6), of the players (287-2)."""

from dataclasses import dataclass

from swlcg_deck.engine.atoms.memory import count
from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.core.ability import Ability, Modifier, Scope, Trigger, Verb
from swlcg_deck.engine.core.constants import ATTACKING, HAND
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.printed_numbers import Digits
from swlcg_deck.engine.rules.edge_battle import HIGHEST_FIRST, ONE_AFTER_THE_OTHER
from swlcg_deck.engine.texts.scripts.whom import itself
from swlcg_deck.engine.texts.verbs.cards import Draw
from swlcg_deck.engine.texts.verbs.flow import Then


@dataclass(frozen=True, slots=True)
class HighestPriorityFirst(Verb):
    """The fate cards of this edge battle resolve from the highest priority to the lowest."""

    def possible(self, state: State, scope: Scope) -> bool:
        return HIGHEST_FIRST not in state.counts

    def run(self, state: State, effect: Effect) -> None:
        count(state, *HIGHEST_FIRST)
        report(state, 1)


def resolve_from_the_highest_priority(digits: Digits) -> tuple[Ability, ...]:
    """Between the revealing and the first fate card (TC-34, TC-35); then a card is drawn."""
    return (
        Ability(
            kind="reaction",
            zone=HAND,
            when=(Trigger("edge_revealed", lambda *_: True, per_batch=True),),
            effect=(HighestPriorityFirst(), Then(1), Draw(digits.digit(1))),
        ),
    )


def _attacks(state: State, scope: Scope) -> bool:
    return state.role[scope.source] == ATTACKING


def place_one_after_the_other(digits: Digits) -> tuple[Ability, ...]:
    """While the unit attacks the defender places all his edge cards before the attacker does."""
    return (
        Ability(
            kind="constant",
            active=_attacks,
            modifiers=(Modifier(what=ONE_AFTER_THE_OTHER, of=itself),),
        ),
    )
