"""A Force card as a captured card (121-5)."""

from dataclasses import dataclass

from swlcg_deck.engine.core.ability import Ability, Scope, Verb
from swlcg_deck.engine.core.constants import ASIDE, DARK, HAND, LIGHT, NOBODY
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.printed_card import Face
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.printed_numbers import Digits
from swlcg_deck.engine.rules.capture import Capturing, can_capture


@dataclass(frozen=True, slots=True)
class CaptureForceCard(Verb):
    """The dark side captures a Force card of the light side's supply at one of its objectives. It
    is a captured card like others until it is none: then it is in the supply again."""

    def _cards(self, state: State) -> tuple[int, ...]:
        if not state.force_supply[LIGHT]:
            return ()
        return tuple(
            card
            for card, face in enumerate(state.faces)
            if face.is_force_card and state.zone[card] == ASIDE
        )[:1]

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(can_capture(state, self._cards(state)))

    def run(self, state: State, effect: Effect) -> None:
        effect.needed = 1
        state.stack.append(Capturing(self._cards(state), NOBODY, DARK, effect.scope.source))


def takes_force_cards(face: Face) -> bool:
    """Whether games with this card need the Force cards themselves, not only their number."""
    return any(
        isinstance(verb, CaptureForceCard) for ability in face.abilities for verb in ability.effect
    )


def capture_a_force_card(digits: Digits) -> tuple[Ability, ...]:
    """Of the opponent, who is the light side: only the dark side captures (CAP-01)."""
    return (Ability(kind="action", zone=HAND, effect=(CaptureForceCard(),)),)
