"""Why a card cannot be played, used or chosen now: one sentence with the facts."""

from swlcg_deck.engine.core.ability import Ability
from swlcg_deck.engine.core.constants import (
    BENEATH,
    CAPTURED,
    DECK,
    DEPLOYMENT_PHASE,
    EDGE_STACK,
    ENHANCEMENT,
    EVENT,
    FATE,
    HAND,
    IN_PLAY,
    LIGHT,
    MISSION,
    OBJECTIVE_DECK,
    SETUP,
    UNIT,
    opponent,
)
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.driver import Result, advance
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import is_at_hand
from swlcg_deck.engine.facts.attachable import has_mission, hosts
from swlcg_deck.engine.facts.board import all_in_play
from swlcg_deck.engine.facts.characteristics import cannot
from swlcg_deck.engine.facts.costs import dear_hosts, match_needed, play_cost, sources
from swlcg_deck.engine.telling.names import (
    PHASES,
    ZONES,
    affiliation_names,
    card_name,
    listed,
    side,
)
from swlcg_deck.engine.telling.questions import asked
from swlcg_deck.engine.telling.why_not_chosen import why_not_chosen
from swlcg_deck.engine.telling.why_not_used import in_window, why_not_ability, why_not_used
from swlcg_deck.engine.timing.usable import could_pay, limited_used
from swlcg_deck.language import capital, joined, said

_IN_DEPLOYMENT = {
    UNIT: said("Units are played only in your deployment phase."),
    ENHANCEMENT: said("Enhancements are played only in your deployment phase."),
    MISSION: said("Missions are played only in your deployment phase."),
}


def why_not(state: State, player: int, card: int) -> str | None:
    """Why a player can do nothing with a card at the decision that is open; None if he can."""
    reason = _reason(state, player, card)
    return reason if reason is None else capital(reason)


def _reason(state: State, player: int, card: int) -> str | None:
    step = advance(state)
    if isinstance(step, Result):
        return said("The game is over.")
    if _is_hidden(state, player, card):
        return said("That card is hidden from you.")
    own = step.player == player
    if own and any(option[1] == card for option in step.options):
        return None
    if own:
        reason = why_not_chosen(state, step, card)
        if reason is not None:
            return reason
    if state.controller[card] != player:
        return said("That card is not yours; {side} has it.", side=side(opponent(player)))
    if is_at_hand(state, card):
        return _why_not_played(state, player, card) or _not_now(state, step, player)
    if state.zone[card] == IN_PLAY:
        return why_not_used(state, player, card) or _not_now(state, step, player)
    return said(
        "{card} is not in your hand and not in play ({zone}).",
        card=card_name(state, card),
        zone=ZONES[state.zone[card]],
    )


def _is_hidden(state: State, player: int, card: int) -> bool:
    zone = state.zone[card]
    if zone == CAPTURED:
        return player == LIGHT
    if zone == BENEATH:
        return state.controller[card] != player
    if state.owner[card] != player:
        facedown = zone == EDGE_STACK and not state.stacks_revealed
        return facedown or zone in (HAND, DECK, OBJECTIVE_DECK, SETUP)
    return zone in (DECK, OBJECTIVE_DECK)


def _not_now(state: State, decision: Decision, player: int) -> str:
    if decision.player != player:
        return said("{side} has to decide first.", side=capital(side(decision.player)))
    question = asked(state, decision)[0]
    return said("You have to decide something else first: {question}", question=question)


def _why_not_played(state: State, player: int, card: int) -> str | None:
    face, name = state.faces[card], card_name(state, card)
    if face.kind == FATE:
        return said("Fate cards are never played. {card} works only in an edge stack.", card=name)
    if face.kind == EVENT:
        return _why_not_event(state, player, card)
    if state.active != player or state.phase != DEPLOYMENT_PHASE:
        phase, whose = PHASES[state.phase], side(state.active)
        now = said("It is the {phase} of {side}.", phase=phase, side=whose)
        return joined((_IN_DEPLOYMENT[face.kind], now), " ")
    rival = _rival(state, card)
    if rival is not None:
        return rival
    if limited_used(state, card, player):
        return _is_limited(name)
    reason = _why_not_in_form(state, player, card, face.kind)
    if reason is None or face.pilot_cost is None:
        return reason
    as_pilot = _why_not_in_form(state, player, card, ENHANCEMENT)
    if as_pilot is None:
        return None
    return said("{reason} As a pilot: {pilot_reason}", reason=reason, pilot_reason=as_pilot)


def _is_limited(name: str) -> str:
    return said("{card} is Limited, and you have played a Limited card this turn.", card=name)


def _rival(state: State, card: int) -> str | None:
    """A unique card of the same title in play, under whoever's control (UNIQ-02)."""
    title = state.faces[card].title_id
    if title not in state.unique_in_play:
        return None
    other = next(
        other
        for other in all_in_play(state)
        if state.faces[other].title_id == title and state.faces[other].unique
    )
    return said(
        "{card} is unique and in play already, with {side}.",
        card=card_name(state, other),
        side=side(state.controller[other]),
    )


def _why_not_in_form(state: State, player: int, card: int, kind: int) -> str | None:
    name = card_name(state, card)
    if kind == ENHANCEMENT and not hosts(state, card, player):
        return said(
            "There is nothing in play that {card} could enhance: it needs {host}.",
            card=name,
            host=_host(state, card),
        )
    if kind == MISSION and has_mission(state, opponent(player)):
        return said(
            "{card} would lie in the enemy's play area, and a mission is there already.", card=name
        )
    cost = play_cost(state, card, player, kind)
    for host in dear_hosts(state, card, player, kind):
        cost = min(cost, play_cost(state, card, player, kind, host))
    unpaid = _why_not_paid(state, player, card, cost, kind)
    return unpaid or _why_forbidden(state, player, card, kind)


def _host(state: State, card: int) -> str:
    face = state.faces[card]
    if face.kind == UNIT and face.pilot_host is None:
        return said("a friendly Vehicle unit that may take enhancements")
    english = getattr(face.pilot_host or face.enhance, "english", None)
    return said("a card of this kind: {text}", text=english()) if english else said("a host")


def _why_not_paid(state: State, player: int, card: int, cost: int, kind: int) -> str | None:
    match = match_needed(state, card)
    if could_pay(state, card, player, cost, kind):
        return None
    name, ready = card_name(state, card), sources(state, player, card)
    total = sum(value for _, value, _ in ready)
    if total < cost:
        return said(
            "{card} costs {cost}, and your ready resource cards give {total}.",
            card=name,
            cost=cost,
            total=total,
        )
    have = dict.fromkeys(listed(affiliation_names(bits)) or said("neutral") for _, _, bits in ready)
    return said(
        "{card} needs a {affiliation} resource, and your ready ones are {others}.",
        card=name,
        affiliation=listed(affiliation_names(match), "or"),
        others=listed(list(have)),
    )


def _why_forbidden(state: State, player: int, card: int, kind: int) -> str | None:
    if cannot(state, "played", card, Event("played", (card,), by=player, detail=(kind,))):
        return said(
            "A card in play forbids {card} to be played.",
            card=card_name(state, card),
        )
    return None


def _why_not_event(state: State, player: int, card: int) -> str | None:
    face, name = state.faces[card], card_name(state, card)
    lines = [ability for ability in face.abilities if ability.zone == HAND]
    if not lines:
        return _without_text(name, face.written)
    if limited_used(state, card, player):
        return _is_limited(name)
    cost = play_cost(state, card, player, EVENT)
    reason = _why_not_paid(state, player, card, cost, EVENT)
    reason = reason or _why_forbidden(state, player, card, EVENT)
    if reason is not None:
        return reason
    if all(ability.kind != "action" for ability in lines):
        timings = _timings(lines)
        return said(
            "{card} waits for its moment: its text says {timing}.", card=name, timing=timings
        )
    if not in_window(state):
        return said("{card} is an Action, and this is no action window.", card=name)
    return why_not_ability(state, player, card)


def _without_text(name: str, is_written: bool) -> str:
    if is_written:
        return said(
            "{card} has no text that could be used; it can only go into an edge stack.", card=name
        )
    return said(
        "{card} is not yet known by its text; it can only go into an edge stack.", card=name
    )


def _timings(lines: list[Ability]) -> str:
    kinds = list(dict.fromkeys(ability.kind for ability in lines))
    return listed([kind.capitalize() for kind in kinds], "or")
