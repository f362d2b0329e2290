"""Why an Action of a card cannot be used now: the first check that it fails."""

from swlcg_deck.engine.core.ability import Ability, Scope, amount_of
from swlcg_deck.engine.core.constants import IN_PLAY
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import is_blank
from swlcg_deck.engine.facts.costs import can_pay, sources
from swlcg_deck.engine.telling.names import card_name
from swlcg_deck.engine.telling.why_not_chosen import exhausted
from swlcg_deck.engine.timing.usable import is_used_up
from swlcg_deck.language import mark_n, said, said_n

_LIMITS = {
    "phase": mark_n(
        "{card} may be used {n} time per phase, and has been.",
        "{card} may be used {n} times per phase, and has been.",
    ),
    "turn": mark_n(
        "{card} may be used {n} time per turn, and has been.",
        "{card} may be used {n} times per turn, and has been.",
    ),
    "engagement": mark_n(
        "{card} may be used {n} time per engagement, and has been.",
        "{card} may be used {n} times per engagement, and has been.",
    ),
    "strike": mark_n(
        "{card} may be used {n} time per strike, and has been.",
        "{card} may be used {n} times per strike, and has been.",
    ),
    "edge battle": mark_n(
        "{card} may be used {n} time per edge battle, and has been.",
        "{card} may be used {n} times per edge battle, and has been.",
    ),
}


def in_window(state: State) -> bool:
    return state.decision is not None and state.decision.kind == "action"


def why_not_used(state: State, player: int, card: int) -> str | None:
    """Why the text of a card in play cannot be used."""
    name = card_name(state, card)
    actions = [ability for ability in state.faces[card].abilities if ability.kind == "action"]
    if not actions:
        if not state.faces[card].written:
            return said(
                "The text of {card} is not yet known, so nothing can be done with it now.",
                card=name,
            )
        return said("{card} has no Action to use.", card=name)
    if not in_window(state):
        return said("{card} has an Action, and this is no action window.", card=name)
    return why_not_ability(state, player, card)


def why_not_ability(state: State, player: int, card: int) -> str | None:
    """The first of the card's Actions, and which check it fails."""
    for place, ability in enumerate(state.faces[card].abilities):
        if ability.kind == "action":
            return _failed_check(state, Scope(card, player), ability, place)
    return None


def _failed_check(state: State, scope: Scope, ability: Ability, place: int) -> str | None:
    card = scope.source
    name = card_name(state, card)
    if state.zone[card] == IN_PLAY and is_blank(state, card):
        return said("The text of {card} is blank now.", card=name)
    if ability.condition is not None and not ability.condition(state, scope):
        return said("{card} says when it may be used, and this is not such a moment.", card=name)
    if ability.limit is not None and is_used_up(state, scope, card, place):
        times = amount_of(state, scope, ability.limit.times)
        return said_n(*_LIMITS[ability.limit.per], times, card=name)
    amount = amount_of(state, scope, ability.spend)
    match = ability.spend_affiliation
    if amount and not can_pay(state, scope.you, amount, match, all_match=bool(match)):
        total = sum(
            value for _, value, bits in sources(state, scope.you) if not match or bits & match
        )
        return said(
            "Using {card} costs {amount}, and your ready resource cards give {total} for it.",
            card=name,
            amount=amount,
            total=total,
        )
    if not all(verb.possible(state, scope) for verb in ability.cost):
        return exhausted(state, card) or said("The cost of {card} cannot be paid.", card=name)
    if not all(verb.possible(state, scope) for verb in ability.targets):
        return said("There is no legal target for {card}.", card=name)
    if not any(verb.possible(state, scope) for verb in ability.effect):
        return said("{card} would do nothing now.", card=name)
    return None
