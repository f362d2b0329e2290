"""The Death Star dial engaged like an objective (13-4)."""

from swlcg_deck.engine.core.ability import Ability, Modifier
from swlcg_deck.engine.facts.printed_numbers import Digits
from swlcg_deck.engine.texts.scripts.whom import itself

DIAL_CAPACITY = 10


def engage_the_dial(digits: Digits) -> tuple[Ability, ...]:
    """The enhancement stands for the dial: it can be engaged and bears the dial's damage, but is
    no objective; at 10 the light side wins (WIN-08, FAQ-13)."""
    return (
        Ability(
            kind="constant",
            modifiers=(
                Modifier(what="engage dial", of=itself),
                Modifier(what="capacity", of=itself, fixed=DIAL_CAPACITY),
            ),
        ),
    )
