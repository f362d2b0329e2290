"""What a card says of itself and can never have: resources that are not printed, attackers of a
unit."""

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import BaseModel

from swlcg_deck.cards.abilities.lines import ConstantLine
from swlcg_deck.cards.abilities.modifiers import Modifier
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.files.strict_yaml import Path

_GONE_AT_ONCE = ("event", "fate")
_WITHOUT_COST = ("objective", "fate", "affiliation")


def misfits(line: Node, card: Mapping[str, Any]) -> Iterator[tuple[Path, str]]:
    """Each place of a line that its card can make nothing of, and why."""
    kind = card.get("type", "card")
    if kind in _GONE_AT_ONCE:
        yield from _lasting_with_it(line, (), kind)
    if not isinstance(line, ConstantLine):
        return
    for place, one in enumerate(line.constant.modifiers):
        if one.of == "self":
            for key, why in _misfits(one, card):
                yield ("constant", "modifiers", place, key), why


def _lasting_with_it(part: Any, path: Path, kind: str) -> Iterator[tuple[Path, str]]:
    if isinstance(part, tuple):
        for place, one in enumerate(part):
            yield from _lasting_with_it(one, (*path, place), kind)
    elif isinstance(part, BaseModel):
        if getattr(part, "until", None) == "leaves":
            yield (*path, "until"), f"this {kind} is never in play: say when it ends"
        for name, info in type(part).model_fields.items():
            yield from _lasting_with_it(getattr(part, name), (*path, info.alias or name), kind)


def _misfits(one: Modifier, card: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    kind = card.get("type", "card")
    if one.pays_for is not None and card.get("resources") == 0:
        yield "pays_for", "this card has no resources that could pay for anything"
    if one.attackers is not None and kind not in ("objective", "mission", "card"):
        yield "attackers", f"nobody attacks this {kind}: it is of objectives"
    if one.defenders is not None and kind not in ("unit", "card"):
        yield "defenders", f"this {kind} never attacks: it is of units"
    if kind in _WITHOUT_COST and (one.cost is not None or one.also_matches is not None):
        yield "cost" if one.cost is not None else "also_matches", f"this {kind} is never paid for"
