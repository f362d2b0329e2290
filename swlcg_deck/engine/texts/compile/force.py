"""The Force, the dial, the balance and the phases."""

from typing import Any

from swlcg_deck.engine.core.ability import Verb
from swlcg_deck.engine.core.constants import PHASE_NAMES
from swlcg_deck.engine.texts.selections import done_to
from swlcg_deck.engine.texts.tables import Compile
from swlcg_deck.engine.texts.text import Text
from swlcg_deck.engine.texts.verbs import force


def _dial(node: Any, text: Text) -> list[Verb]:
    by = text.amount(abs(node.dial))
    floor = text.amount(node.at_least) if node.says("at_least") else 0
    return [force.TurnDial(by, down=node.dial < 0, floor=floor)]


def _skip(node: Any, text: Text) -> list[Verb]:
    if node.skip == "icons":
        return [force.SkipIcons()]
    return [force.SkipPhase(PHASE_NAMES.index(node.skip), node.whose)]


WORDS: dict[str, Compile] = {
    "commit": done_to(force.Commit, "commit"),
    "uncommit": done_to(force.Uncommit, "uncommit"),
    "dial": _dial,
    "balance": lambda node, text: [force.SetBalance(node.balance)],
    "skip": _skip,
}
