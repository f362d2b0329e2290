"""What the language does not say: registered functions that make abilities of verbs and modifiers.

A script uses only what every ability uses; scripts are counted and few.
"""

from collections.abc import Callable

from swlcg_deck.engine.core.ability import Ability
from swlcg_deck.engine.facts.printed_numbers import Digits
from swlcg_deck.engine.texts.scripts import (
    dial,
    edge,
    engagement,
    force,
    forms,
    numerals,
    targets,
)

Script = Callable[[Digits], tuple[Ability, ...]]

SCRIPTS: dict[str, Script] = {
    script.__name__: script
    for script in (
        force.capture_a_force_card,
        numerals.change_a_numeral,
        dial.engage_the_dial,
        targets.fit_what_events_target,
        engagement.let_the_enemy_declare_first,
        edge.place_one_after_the_other,
        edge.resolve_from_the_highest_priority,
        forms.turn_into_a_unit,
    )
}
