"""Order and choice: the verbs that hold other verbs."""

from typing import Any

from swlcg_deck.engine.core.ability import Verb
from swlcg_deck.engine.texts.tables import Compile, compile_verbs, condition, inside
from swlcg_deck.engine.texts.text import Text
from swlcg_deck.engine.texts.triggers import triggers
from swlcg_deck.engine.texts.verbs import flow


def _then(node: Any, text: Text) -> list[Verb]:
    block = compile_verbs(node.then, text)
    return [flow.Then(len(block)), *block]


def _may(node: Any, text: Text) -> list[Verb]:
    block = inside(node.may, text)
    return [flow.May(len(block), node.by), *block]


def _either(node: Any, text: Text) -> list[Verb]:
    blocks = [inside(way, text) for way in node.either]
    return [
        flow.Either(tuple(len(block) for block in blocks), by=node.by),
        *(verb for block in blocks for verb in block),
    ]


def _unless(node: Any, text: Text) -> list[Verb]:
    price, block = inside(node.unless, text), inside(node.do, text)
    return [flow.Unless(len(price), len(block), node.by), *price, *block]


def _if(node: Any, text: Text) -> list[Verb]:
    block = inside(node.do, text)
    other = inside(node.else_, text) if node.else_ else []
    return [flow.If(condition(node.if_), len(block), len(other)), *block, *other]


_WITHIN = {
    **dict.fromkeys(
        (
            *("edge_resolved", "edge_card_placed", "edge_placing_done", "edge_revealed"),
            *("edge_stack_discarded", "fate_resolved"),
        ),
        ("edge battle", "engagement", "turn"),
    ),
    **dict.fromkeys(
        (
            *("declared", "joined_engagement", "survived", "focused_to_strike"),
            *("strike_chosen", "strike_resolved", "icons_resolved"),
        ),
        ("engagement", "turn"),
    ),
    "begins": (),
    "ends": (),
}
"""In what an event can still come; others come in a turn."""


def _later(node: Any, text: Text) -> list[Verb]:
    block = inside(node.later, text)
    within = _WITHIN.get(node.at.event, ("turn",))
    about = tuple(name for verb in node.later if isinstance(name := next(iter(verb))[1], str))
    return [flow.Later(triggers(node.at), len(block), within, about), *block]


def _each_player(node: Any, text: Text) -> list[Verb]:
    block = inside(node.for_each_player, text)
    return [flow.ForEachPlayer(len(block)), *block]


WORDS: dict[str, Compile] = {
    "then": _then,
    "may": _may,
    "either": _either,
    "unless": _unless,
    "if": _if,
    "later": _later,
    "for_each_player": _each_player,
}
