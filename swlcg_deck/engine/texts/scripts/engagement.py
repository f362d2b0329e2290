"""An engagement for which the enemy declares first (270-2)."""

from dataclasses import dataclass

from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.core.ability import (
    Ability,
    Amount,
    Limit,
    Scope,
    Trigger,
    Verb,
    amount_of,
)
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.printed_numbers import Digits
from swlcg_deck.engine.rules.turn import DEFENDERS_FIRST, objectives_to_engage
from swlcg_deck.engine.texts.references import named_in_play
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.timing.interrupting import interrupted


@dataclass(frozen=True, slots=True)
class DeclareLast(Verb):
    """The engagement that would be declared is declared in another order, against the target."""

    at: str
    least: Amount = 1
    """How many attackers there have to be, if so many can be declared."""

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(named_in_play(state, scope, self.at))

    def run(self, state: State, effect: Effect) -> None:
        frame, cards = interrupted(state, effect), named_in_play(state, effect.scope, self.at)
        if frame is None or not cards:
            report(state, 0)
            return
        least = amount_of(state, effect.scope, self.least)
        frame.event = frame.event.changed(cards=cards[:1], detail=(DEFENDERS_FIRST, least))
        report(state, 1)


def _by_you(state: State, scope: Scope, event: Event, card: int) -> bool:
    return event.by == scope.you


def _eligible(state: State, scope: Scope, card: int) -> bool:
    return card in objectives_to_engage(state, scope.you)


def let_the_enemy_declare_first(digits: Digits) -> tuple[Ability, ...]:
    """Once a turn: defenders before attackers, and only then the objective is engaged."""
    return (
        Ability(
            kind="interrupt",
            when=(Trigger("would_engage", _by_you, by="you"),),
            limit=Limit(1, "turn"),
            targets=(Select("target_objective", _eligible, targeting=True),),
            effect=(DeclareLast("target_objective", digits.digit(1)),),
        ),
    )
