"""A unit that fits whatever certain events want to target (250-5)."""

from swlcg_deck.engine.core.ability import Ability, Modifier
from swlcg_deck.engine.core.printed_card import AFFILIATION_BITS
from swlcg_deck.engine.facts.card_filters import FITS_EVENTS
from swlcg_deck.engine.facts.printed_numbers import Digits
from swlcg_deck.engine.texts.scripts.whom import its_host


def fit_what_events_target(digits: Digits) -> tuple[Ability, ...]:
    """Of Scum and Villainy events; what cannot be targeted still cannot (GEN-03)."""
    scum = AFFILIATION_BITS["Scum and Villainy"]  # type: ignore[index]
    return (
        Ability(kind="constant", modifiers=(Modifier(what=FITS_EVENTS, of=its_host, key=scum),)),
    )
