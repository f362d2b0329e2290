"""The names that an ability gives to cards, and the descriptions that speak of them."""

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from swlcg_deck.cards.abilities.kinds import Verbs
from swlcg_deck.cards.abilities.selections import Select
from swlcg_deck.cards.filters import CardFilter

KNOWN = ("self", "host", "it", "those", "that", "engaged", "striker")
"""What a card is called that no ability has to name."""


def check(cost: Verbs | tuple[()], do: Verbs) -> None:
    """Refuse a description by a name that nothing gives, or of a target by what is chosen later."""
    nodes = list(_nodes((cost, do)))
    given = {name for node in nodes if isinstance(name := getattr(node, "bind", None), str)}
    for what in (node for node in nodes if isinstance(node, CardFilter)):
        for name in what.names():
            if name not in KNOWN and name not in given:
                raise ValueError(f"nothing has the name {name!r} here; give it with `bind`")
    chosen = {
        node.bind for node in nodes if isinstance(node, Select) and node.bind and not node.target
    }
    paid = {node.bind for node in _nodes(cost) if isinstance(node, Select)}
    for select in _targets(do):
        late = [n for what in select.target or () for n in what.names() if n in chosen - paid]
        if late:
            raise ValueError(
                f"a target is picked before {late[0]!r} is chosen; describe what is chosen by the "
                "target instead"
            )


def _nodes(part: Any) -> Iterator[BaseModel]:
    """Everything that stands in a text, but what stands in a description."""
    if isinstance(part, tuple):
        for one in part:
            yield from _nodes(one)
    elif isinstance(part, BaseModel):
        yield part
        if not isinstance(part, CardFilter):
            for name in type(part).model_fields:
                yield from _nodes(getattr(part, name))


def _targets(verbs: Verbs) -> Iterator[Select]:
    """Those that are picked before anything is done."""
    for verb in verbs:
        for name in type(verb).model_fields:
            part = getattr(verb, name)
            if isinstance(part, Select) and part.target:
                yield part
        if verb.word == "then":
            yield from _targets(verb.then)  # type: ignore[attr-defined]
