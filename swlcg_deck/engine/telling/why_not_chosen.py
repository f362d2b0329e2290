"""Why a card is not among the options of the decision that a player has before him."""

from collections.abc import Callable

from swlcg_deck.engine.core.constants import HAND, MISSION, OBJECTIVE, UNIT, opponent
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import is_under
from swlcg_deck.engine.facts.attachable import takes_enhancements
from swlcg_deck.engine.facts.board import in_play, may_be_declared_against
from swlcg_deck.engine.facts.characteristics import resource_value
from swlcg_deck.engine.telling.names import card_name
from swlcg_deck.language import filled, mark, said, said_n

Reason = Callable[[State, Decision, int], str | None]


def why_not_chosen(state: State, decision: Decision, card: int) -> str | None:
    """A reason for the kinds of decision in which it can be told; None for all others."""
    reason = _REASONS.get(decision.kind)
    return reason(state, decision, card) if reason is not None else None


def exhausted(state: State, card: int) -> str | None:
    """The focus tokens of a card in play, if it has any (FOCUS-02)."""
    if not state.focus[card]:
        return None
    return said_n(
        "{card} is exhausted: it has {n} focus token.",
        "{card} is exhausted: it has {n} focus tokens.",
        state.focus[card],
        card=card_name(state, card),
    )


def _own_unit(state: State, decision: Decision, card: int) -> str | None:
    name = card_name(state, card)
    if not in_play(state, card) or state.kind[card] != UNIT:
        return said("{card} is no unit in play.", card=name)
    if state.controller[card] != decision.player:
        return said("{card} is a unit of the enemy.", card=name)
    return None


def _attackers(state: State, decision: Decision, card: int) -> str | None:
    return (
        _own_unit(state, decision, card)
        or exhausted(state, card)
        or _must(state, card, "must attack", mark("{card} attacks without being chosen: it must."))
        or said("A card in play keeps {card} from attacking.", card=card_name(state, card))
    )


def _must(state: State, card: int, what: str, words: str) -> str | None:
    """A unit that a text declares is not asked about."""
    return filled(words, card=card_name(state, card)) if is_under(state, what, card) else None


def _defenders(state: State, decision: Decision, card: int) -> str | None:
    return (
        _own_unit(state, decision, card)
        or exhausted(state, card)
        or _must(state, card, "must defend", mark("{card} defends without being chosen: it must."))
        or said("A card in play keeps {card} from defending.", card=card_name(state, card))
    )


def _strike(state: State, decision: Decision, card: int) -> str | None:
    if (reason := _own_unit(state, decision, card)) is not None:
        return reason
    if not state.role[card]:
        return said("{card} takes no part in this engagement.", card=card_name(state, card))
    return exhausted(state, card)


def _engage(state: State, decision: Decision, card: int) -> str | None:
    name = card_name(state, card)
    if not in_play(state, card) or state.kind[card] not in (OBJECTIVE, MISSION):
        return None
    if state.controller[card] != opponent(decision.player):
        return said("{card} is your own objective.", card=name)
    if not may_be_declared_against(state, card):
        return said("{card} has been engaged this turn already.", card=name)
    if any(is_under(state, "must be engaged", option[1]) for option in decision.options):
        return said("A card in play has another objective engaged first.")
    return said("A card in play keeps {card} from being engaged.", card=name)


def _commit(state: State, decision: Decision, card: int) -> str | None:
    if (reason := _own_unit(state, decision, card)) is not None:
        return reason
    name = card_name(state, card)
    if state.committed[card]:
        return said("{card} is committed to the Force already.", card=name)
    return said("A card in play keeps {card} from being committed.", card=name)


def _pay(state: State, decision: Decision, card: int) -> str | None:
    name = card_name(state, card)
    if not in_play(state, card) or state.controller[card] != decision.player:
        return said("{card} is no card in play of yours, so it cannot pay.", card=name)
    if not resource_value(state, card):
        return said("{card} gives no resources.", card=name)
    if (reason := exhausted(state, card)) is not None:
        return reason
    given = dict(getattr(state.stack[-1], "given", ()))
    if card in given:
        return said("{card} pays {amount} of this cost already.", card=name, amount=given[card])
    return said(
        "With {card} the rest could not be paid with the affiliation that is needed.", card=name
    )


def _edge(state: State, decision: Decision, card: int) -> str | None:
    if state.zone[card] == HAND and state.owner[card] == decision.player:
        return None
    return said("Only cards from your hand go into your edge stack.")


def _host(state: State, decision: Decision, card: int) -> str | None:
    name, enhancement = card_name(state, card), card_name(state, decision.source)
    if in_play(state, card) and not takes_enhancements(state, card):
        return said("{card} takes no enhancements.", card=name)
    return said("{enhancement} cannot enhance {card}.", enhancement=enhancement, card=name)


def _balance(state: State, decision: Decision, card: int) -> str | None:
    return said("{card} is no objective of the dark side.", card=card_name(state, card))


def _unit_damage(state: State, decision: Decision, card: int) -> str | None:
    name = card_name(state, card)
    if not in_play(state, card) or state.controller[card] == decision.player:
        return said("{card} is no unit of the enemy.", card=name)
    if not state.role[card]:
        return said("{card} takes no part in this engagement.", card=name)
    return said("{card} cannot be damaged.", card=name)


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
