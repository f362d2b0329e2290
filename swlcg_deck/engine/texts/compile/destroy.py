"""Cards that are destroyed, sacrificed, or change hands."""

from typing import Any

from swlcg_deck.engine.core.ability import Verb
from swlcg_deck.engine.texts.selections import done_to, pick_cards
from swlcg_deck.engine.texts.tables import Compile
from swlcg_deck.engine.texts.text import Text
from swlcg_deck.engine.texts.verbs import destroy
from swlcg_deck.engine.texts.vocabulary import SCOPES


def _sacrifice(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.sacrifice, text)
    return [*before, destroy.Sacrifice(ref, node.by)]


def _control(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.control, text)
    if node.until is not None:
        return [*before, *destroy.take_control(ref, SCOPES[node.until], node.to)]
    return [*before, destroy.TakeControl(ref, node.to)]


WORDS: dict[str, Compile] = {
    "destroy": done_to(destroy.Destroy, "destroy"),
    "sacrifice": _sacrifice,
    "control": _control,
}
