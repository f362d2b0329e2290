"""Why a card is not among the options of the decision that a player has before him."""

from collections.abc import Callable

from swlcg_deck.engine.characteristics import resource_value
from swlcg_deck.engine.decisions import Decision
from swlcg_deck.engine.initiable import takes_enhancements
from swlcg_deck.engine.queries import in_play, may_be_declared_against
from swlcg_deck.engine.sentences import card_name, many
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import HAND, MISSION, OBJECTIVE, UNIT, opponent

Reason = Callable[[State, Decision, int], str | None]


def why_not_chosen(state: State, decision: Decision, card: int) -> str | None:
    """A reason for the kinds of decision in which it can be told; None for all others."""
    reason = _REASONS.get(decision.kind)
    return reason(state, decision, card) if reason is not None else None


def exhausted(state: State, card: int) -> str | None:
    """The focus tokens of a card in play, if it has any (FOCUS-02)."""
    if not state.focus[card]:
        return None
    tokens = many(state.focus[card], "focus token")
    return f"{card_name(state, card)} is exhausted: it has {tokens}."


def _own_unit(state: State, decision: Decision, card: int) -> str | None:
    name = card_name(state, card)
    if not in_play(state, card) or state.kind[card] != UNIT:
        return f"{name} is no unit in play."
    if state.controller[card] != decision.player:
        return f"{name} is a unit of the enemy."
    return None


def _attackers(state: State, decision: Decision, card: int) -> str | None:
    return (
        _own_unit(state, decision, card)
        or exhausted(state, card)
        or f"A card in play keeps {card_name(state, card)} from attacking."
    )


def _defenders(state: State, decision: Decision, card: int) -> str | None:
    return (
        _own_unit(state, decision, card)
        or exhausted(state, card)
        or f"A card in play keeps {card_name(state, card)} from defending."
    )


def _strike(state: State, decision: Decision, card: int) -> str | None:
    if (reason := _own_unit(state, decision, card)) is not None:
        return reason
    if not state.role[card]:
        return f"{card_name(state, card)} takes no part in this engagement."
    return exhausted(state, card)


def _engage(state: State, decision: Decision, card: int) -> str | None:
    name = card_name(state, card)
    if not in_play(state, card) or state.kind[card] not in (OBJECTIVE, MISSION):
        return None
    if state.controller[card] != opponent(decision.player):
        return f"{name} is your own objective."
    if not may_be_declared_against(state, card):
        return f"{name} has been engaged this turn already."
    return f"A card in play keeps {name} from being engaged."


def _commit(state: State, decision: Decision, card: int) -> str | None:
    if (reason := _own_unit(state, decision, card)) is not None:
        return reason
    name = card_name(state, card)
    if state.committed[card]:
        return f"{name} is committed to the Force already."
    return f"A card in play keeps {name} from being committed."


def _pay(state: State, decision: Decision, card: int) -> str | None:
    name = card_name(state, card)
    if not in_play(state, card) or state.controller[card] != decision.player:
        return f"{name} is no card in play of yours, so it cannot pay."
    if not resource_value(state, card):
        return f"{name} gives no resources."
    if (reason := exhausted(state, card)) is not None:
        return reason
    given = dict(getattr(state.stack[-1], "given", ()))
    if card in given:
        return f"{name} pays {given[card]} of this cost already."
    return f"With {name} the rest could not be paid with the affiliation that is needed."


def _edge(state: State, decision: Decision, card: int) -> str | None:
    if state.zone[card] == HAND and state.owner[card] == decision.player:
        return None
    return "Only cards from your hand go into your edge stack."


def _host(state: State, decision: Decision, card: int) -> str | None:
    name, enhancement = card_name(state, card), card_name(state, decision.source)
    if in_play(state, card) and not takes_enhancements(state, card):
        return f"{name} takes no enhancements."
    return f"{enhancement} cannot enhance {name}."


def _balance(state: State, decision: Decision, card: int) -> str | None:
    return f"{card_name(state, card)} is no objective of the dark side."


def _unit_damage(state: State, decision: Decision, card: int) -> str | None:
    name = card_name(state, card)
    if not in_play(state, card) or state.controller[card] == decision.player:
        return f"{name} is no unit of the enemy."
    if not state.role[card]:
        return f"{name} takes no part in this engagement."
    return f"{name} cannot be damaged."


_REASONS: dict[str, Reason] = {
    "attackers": _attackers,
    "balance": _balance,
    "commit": _commit,
    "defenders": _defenders,
    "edge": _edge,
    "engage": _engage,
    "host": _host,
    "pay": _pay,
    "strike": _strike,
    "unit damage": _unit_damage,
}
