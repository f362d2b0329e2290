"""Cards that a text has counted though they are not there: "considered to control one more".

Such a card is what its description says and nothing else: neither damaged nor undamaged, without
icons, and nothing that could be picked (FAQ-26, FAQ-27).
"""

from collections.abc import Callable
from typing import Any

from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.constants import PLAYERS, opponent
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import applies, modifiers, unchanged

_SEEN = {"type", "trait", "affiliation", "in_", "at", "side", "controller", "other_than"}
"""What a count may ask for and a card that is not there still fits."""
_OF_PLAYERS = ("type", "trait", "affiliation", "in_")
More = Callable[[State, Scope], int]


def more_of(what: CardFilter) -> More | None:
    """How many more a count of such cards is considered to find; None if never any."""
    asked = {name for name in type(what).model_fields if getattr(what, name) is not None}
    if not asked <= _SEEN or what.at is not None:
        return None

    def more(state: State, scope: Scope) -> int:
        if unchanged(state, "additional"):
            return 0
        players = [player for player in PLAYERS if _is_of(what, state, scope, player)]
        return sum(
            [
                applies(state, active, player) and _fits(active[0].key, what)
                for active in modifiers(state, "additional")
                for player in players
            ]
        )

    return more


def _is_of(what: CardFilter, state: State, scope: Scope, player: int) -> bool:
    """Whether cards of this player are counted."""
    who = what.controller
    if who is None and what.side is not None:
        who = "you" if what.side == "friendly" else "opponent"
    if who is None and what.in_ is not None:
        who = "you"
    if who is None or who == "any":
        return True
    if who in ("you", "opponent"):
        return player == (scope.you if who == "you" else opponent(scope.you))
    if who == "active":
        return player == state.active
    return bool(player == scope.named(who, scope.you))


def _fits(one: CardFilter, what: CardFilter) -> bool:
    """Whether a card of which only this is said is one of those that are counted."""
    if not isinstance(one, CardFilter) or one.at is not None or one.in_ != what.in_:
        return False
    return all(
        asked is None or any(value in asked for value in getattr(one, name) or ())
        for name in _OF_PLAYERS
        if (asked := getattr(what, name)) is not None and name != "in_"
    )


def more_captured(state: State, card: int) -> int:
    """How many more captured cards than there are a card is considered to have."""
    return _more(state, card, lambda one: isinstance(one, CardFilter) and one.at is not None)


def more_in_hand(state: State, player: int) -> int:
    return _more(state, player, _in("hand"))


def more_in_victory_pile(state: State, player: int) -> int:
    return _more(state, player, _in("victory_pile"))


def _in(zone: str) -> Callable[[Any], bool]:
    return lambda one: isinstance(one, CardFilter) and one.at is None and one.in_ == (zone,)


def _more(state: State, of: int, fits: Callable[[Any], bool]) -> int:
    if unchanged(state, "additional"):
        return 0
    return sum(
        [
            fits(active[0].key) and applies(state, active, of)
            for active in modifiers(state, "additional")
        ]
    )
