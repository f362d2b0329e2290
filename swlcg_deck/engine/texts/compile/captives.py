"""Captured cards."""

from typing import Any

from swlcg_deck.engine.core.ability import Scope, Verb
from swlcg_deck.engine.core.constants import DARK
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.texts.selections import pick_cards
from swlcg_deck.engine.texts.tables import Compile
from swlcg_deck.engine.texts.text import Text
from swlcg_deck.engine.texts.verbs import captives


def _holds_captives(state: State, scope: Scope, card: int) -> bool:
    """Whoever's card it is: the dark side has to control it (CAP-09, CAP-19)."""
    return state.controller[card] == DARK


def _capture(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.capture, text)
    at = None
    if node.at is not None:
        more, at = pick_cards(node.at, text, _holds_captives)
        before = [*before, *more]
    return [*before, captives.Capture(ref, at, text.zone(ref))]


def _rescue(node: Any, text: Text) -> list[Verb]:
    name = text.name(node.bind, targeting=False)
    return [captives.Rescue(name=name)] * node.rescue


WORDS: dict[str, Compile] = {
    "capture": _capture,
    "rescue": _rescue,
}
