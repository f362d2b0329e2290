"""The names of scripts: what the language cannot say is a function of the rules engine.

The engine registers a function for each name; a card that names another is refused.
"""

from difflib import get_close_matches
from typing import Annotated

from pydantic import AfterValidator

SCRIPT_NAMES = (
    "capture_a_force_card",
    "change_a_numeral",
    "engage_the_dial",
    "fit_what_events_target",
    "let_the_enemy_declare_first",
    "place_one_after_the_other",
    "resolve_from_the_highest_priority",
    "turn_into_a_unit",
)


def _is_registered(name: str) -> str:
    if name in SCRIPT_NAMES:
        return name
    near = get_close_matches(name, SCRIPT_NAMES, n=1)
    hint = f"; did you mean {near[0]!r}?" if near else f"; known are {', '.join(SCRIPT_NAMES)}"
    raise ValueError(f"there is no script {name!r}{hint}")


ScriptName = Annotated[str, AfterValidator(_is_registered)]
