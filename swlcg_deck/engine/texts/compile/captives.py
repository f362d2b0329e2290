"""Captured cards."""

from typing import Any

from swlcg_deck.engine.core.ability import Scope, Verb
from swlcg_deck.engine.core.constants import CAPTURED, DARK
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import captured_at
from swlcg_deck.engine.rules.leave_play import can_be_captured
from swlcg_deck.engine.texts.selections import pick_cards, unless_target
from swlcg_deck.engine.texts.tables import Compile
from swlcg_deck.engine.texts.text import Text
from swlcg_deck.engine.texts.verbs import captives


def holds_captives(state: State, scope: Scope, card: int) -> bool:
    """Whoever's card it is: the dark side has to control it (CAP-09, CAP-19)."""
    return state.controller[card] == DARK


def _capturable(state: State, scope: Scope, card: int) -> bool:
    """Whoever controls it: it has to be a light side card that is no captive yet (CAP-13)."""
    return can_be_captured(state, card) and state.zone[card] != CAPTURED


def _has_captives(state: State, scope: Scope, card: int) -> bool:
    return bool(captured_at(state, card))


def _capture(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.capture, text, unless_target(node.capture, _capturable))
    at = None
    if node.at is not None:
        more, at = pick_cards(node.at, text, holds_captives)
        before = [*before, *more]
    return [*before, captives.Capture(ref, at, text.zones(ref))]


def _rescue(node: Any, text: Text) -> list[Verb]:
    before: list[Verb] = []
    at = None
    if node.at is not None:
        before, at = pick_cards(node.at, text, unless_target(node.at, _has_captives))
    name = text.name(node.bind, targeting=False)
    return [*before, *[captives.Rescue(at=at, name=name)] * node.rescue]


WORDS: dict[str, Compile] = {
    "capture": _capture,
    "rescue": _rescue,
}
