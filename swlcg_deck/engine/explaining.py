"""Why a card cannot be played, used or chosen now: one sentence with the facts."""

from swlcg_deck.engine.abilities import Ability, Scope, amount_of
from swlcg_deck.engine.characteristics import cannot, is_blank
from swlcg_deck.engine.decisions import Decision
from swlcg_deck.engine.driver import Result, advance
from swlcg_deck.engine.events import Event
from swlcg_deck.engine.initiable import could_pay, has_mission, hosts, is_used_up, limited_used
from swlcg_deck.engine.not_chosen import exhausted, why_not_chosen
from swlcg_deck.engine.queries import all_in_play
from swlcg_deck.engine.questions import asked
from swlcg_deck.engine.resources import can_pay, match_needed, play_cost, sources
from swlcg_deck.engine.sentences import affiliation_names, capital, card_name, listed, many, side
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import (
    CAPTURED,
    DECK,
    DEPLOYMENT_PHASE,
    EDGE_STACK,
    ENHANCEMENT,
    EVENT,
    FATE,
    HAND,
    IN_PLAY,
    KIND_NAMES,
    LIGHT,
    MISSION,
    OBJECTIVE_DECK,
    PHASE_NAMES,
    SETUP,
    UNIT,
    ZONE_NAMES,
    opponent,
)


def why_not(state: State, player: int, card: int) -> str | None:
    """Why a player can do nothing with a card at the decision that is open; None if he can."""
    reason = _reason(state, player, card)
    return reason if reason is None else capital(reason)


def _reason(state: State, player: int, card: int) -> str | None:
    step = advance(state)
    if isinstance(step, Result):
        return "The game is over."
    if _is_hidden(state, player, card):
        return "That card is hidden from you."
    own = step.player == player
    if own and any(option[1] == card for option in step.options):
        return None
    if own:
        reason = why_not_chosen(state, step, card)
        if reason is not None:
            return reason
    if state.controller[card] != player:
        return f"That card is not yours; {side(opponent(player))} has it."
    if state.zone[card] == HAND:
        return _why_not_played(state, player, card) or _not_now(state, step, player)
    if state.zone[card] == IN_PLAY:
        return _why_not_used(state, step, player, card) or _not_now(state, step, player)
    return f"{card_name(state, card)} is not in your hand and not in play ({_where(state, card)})."


def _is_hidden(state: State, player: int, card: int) -> bool:
    zone = state.zone[card]
    if zone == CAPTURED:
        return player == LIGHT
    if state.owner[card] != player:
        facedown = zone == EDGE_STACK and not state.stacks_revealed
        return facedown or zone in (HAND, DECK, OBJECTIVE_DECK, SETUP)
    return zone in (DECK, OBJECTIVE_DECK)


def _where(state: State, card: int) -> str:
    return ZONE_NAMES[state.zone[card]]


def _not_now(state: State, decision: Decision, player: int) -> str:
    if decision.player != player:
        return f"{capital(side(decision.player))} has to decide first."
    return f"You have to decide something else first: {asked(state, decision)[0]}"


def _why_not_played(state: State, player: int, card: int) -> str | None:
    face, name = state.faces[card], card_name(state, card)
    if face.kind == FATE:
        return f"Fate cards are never played. {name} works only in an edge stack."
    if face.kind == EVENT:
        return _why_not_event(state, player, card)
    if state.active != player or state.phase != DEPLOYMENT_PHASE:
        now = f"It is the {PHASE_NAMES[state.phase]} phase of {side(state.active)}."
        return f"{capital(KIND_NAMES[face.kind])}s are played only in your deployment phase. {now}"
    rival = _rival(state, card)
    if rival is not None:
        return rival
    if limited_used(state, card, player):
        return f"{name} is Limited, and you have played a Limited card this turn."
    reason = _why_not_in_form(state, player, card, face.kind)
    if reason is None or face.pilot_cost is None:
        return reason
    as_pilot = _why_not_in_form(state, player, card, ENHANCEMENT)
    return None if as_pilot is None else f"{reason} As a pilot: {as_pilot}"


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
    whose = side(state.controller[other])
    return f"{card_name(state, other)} is unique and in play already, with {whose}."


def _why_not_in_form(state: State, player: int, card: int, kind: int) -> str | None:
    name = card_name(state, card)
    if kind == ENHANCEMENT and not hosts(state, card, player):
        return f"There is nothing in play that {name} could enhance: it needs {_host(state, card)}."
    if kind == MISSION and has_mission(state, opponent(player)):
        return f"{name} would lie in the enemy's play area, and a mission is there already."
    cost = play_cost(state, card, player, kind)
    return _why_not_paid(state, player, card, cost) or _why_forbidden(state, player, card)


def _host(state: State, card: int) -> str:
    face = state.faces[card]
    if face.kind == UNIT and face.pilot_host is None:
        return "a friendly Vehicle unit that may take enhancements"
    english = getattr(face.pilot_host or face.enhance, "english", None)
    return f"a card of this kind: {english()}" if english else "a host"


def _why_not_paid(state: State, player: int, card: int, cost: int) -> str | None:
    match = match_needed(state, card)
    if could_pay(state, card, player, cost):
        return None
    name, ready = card_name(state, card), sources(state, player)
    total = sum(value for _, value, _ in ready)
    if total < cost:
        return f"{name} costs {cost}, and your ready resource cards give {total}."
    wanted = listed(affiliation_names(match), "or")
    have = dict.fromkeys(" and ".join(affiliation_names(bits)) or "neutral" for _, _, bits in ready)
    return f"{name} needs a {wanted} resource, and your ready ones are {listed(list(have))}."


def _why_forbidden(state: State, player: int, card: int) -> str | None:
    if cannot(state, "played", card, Event("played", (card,), by=player)):
        return f"A card in play forbids {card_name(state, card)} to be played."
    return None


def _why_not_event(state: State, player: int, card: int) -> str | None:
    face, name = state.faces[card], card_name(state, card)
    lines = [ability for ability in face.abilities if ability.zone == HAND]
    if not lines:
        known = "has no text that could be used" if face.written else "is not yet known by its text"
        return f"{name} {known}; it can only go into an edge stack."
    if limited_used(state, card, player):
        return f"{name} is Limited, and you have played a Limited card this turn."
    cost = play_cost(state, card, player, EVENT)
    reason = _why_not_paid(state, player, card, cost) or _why_forbidden(state, player, card)
    if reason is not None:
        return reason
    if all(ability.kind != "action" for ability in lines):
        return f"{name} waits for its moment: its text says {_timings(lines)}."
    if not _in_window(state):
        return f"{name} is an Action, and this is no action window."
    return _why_not_ability(state, player, card)


def _timings(lines: list[Ability]) -> str:
    kinds = list(dict.fromkeys(ability.kind for ability in lines))
    return listed([kind.capitalize() for kind in kinds], "or")


def _in_window(state: State) -> bool:
    return state.decision is not None and state.decision.kind == "action"


def _why_not_used(state: State, decision: Decision, player: int, card: int) -> str | None:
    name = card_name(state, card)
    actions = [ability for ability in state.faces[card].abilities if ability.kind == "action"]
    if not actions:
        if not state.faces[card].written:
            return f"The text of {name} is not yet known, so nothing can be done with it now."
        return f"{name} has no Action to use."
    if not _in_window(state):
        return f"{name} has an Action, and this is no action window."
    return _why_not_ability(state, player, card)


def _why_not_ability(state: State, player: int, card: int) -> str | None:
    """The first of the card's Actions, and which check it fails."""
    for place, ability in enumerate(state.faces[card].abilities):
        if ability.kind == "action":
            return _failed_check(state, Scope(card, player), ability, place)
    return None


def _failed_check(state: State, scope: Scope, ability: Ability, place: int) -> str | None:
    card = scope.source
    name = card_name(state, card)
    if state.zone[card] == IN_PLAY and is_blank(state, card):
        return f"The text of {name} is blank now."
    if ability.condition is not None and not ability.condition(state, scope):
        return f"{name} says when it may be used, and this is not such a moment."
    if ability.limit is not None and is_used_up(state, scope, card, place):
        times = many(ability.limit.times, "time")
        return f"{name} may be used {times} per {ability.limit.per}, and has been."
    amount = amount_of(state, scope, ability.spend)
    match = ability.spend_affiliation
    if amount and not can_pay(state, scope.you, amount, match, all_match=bool(match)):
        total = sum(
            value for _, value, bits in sources(state, scope.you) if not match or bits & match
        )
        return f"Using {name} costs {amount}, and your ready resource cards give {total} for it."
    if not all(verb.possible(state, scope) for verb in ability.cost):
        return exhausted(state, card) or f"The cost of {name} cannot be paid."
    if not all(verb.possible(state, scope) for verb in ability.targets):
        return f"There is no legal target for {name}."
    if not any(verb.possible(state, scope) for verb in ability.effect):
        return f"{name} would do nothing now."
    return None
