"""What pydantic found wrong, said in one useful sentence for each place in a file."""

import re
from difflib import get_close_matches
from functools import lru_cache
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from swlcg_deck.cards.faults import Fault
from swlcg_deck.cards.strict_yaml import Path, Tree, line_of

SHARED = ("product", "set", "block", "side")
"""What a file or a set says once for all its cards."""
_NAME = "a card is named in small letters: self, host, it, that, engaged, or a name of your own"
_FORMS = {
    "model_type": dict,
    "model_attributes_type": dict,
    "dict_type": dict,
    "string_type": str,
    "string_pattern_mismatch": str,
    "literal_error": str,
    "int_type": int,
    "int_parsing": int,
    "int_from_float": int,
    "greater_than_equal": int,
    "less_than_equal": int,
    "tuple_type": list,
    "list_type": list,
}
"""For which form of a value each complaint is: of a union only the form that was written counts."""


def explain(
    name: str, text: str, tree: Tree, error: ValidationError, prefix: Path = ()
) -> list[Fault]:
    """One fault a place: a value that fits none of several forms gets one line, not one a form."""
    found = [
        (*_place(tree, detail, prefix), detail)
        for detail in error.errors(include_url=False, include_input=False)
    ]
    above = {path[:depth] for path, _, _ in found for depth in range(len(path))}
    messages: dict[Path, list[tuple[str, ErrorDetails]]] = {}
    for path, message, detail in found:
        kind, loc = detail["type"], detail["loc"]
        if path in above and (kind in _FORMS or _only_seems_short(tree, path, detail)):
            continue  # repeats a deeper fault: a form that did not fit, a set short of a bad card
        if kind != "missing" and loc and loc[-1:] != path[-1:] and loc[-1] in SHARED:
            continue  # repeats the fault of the set or file that handed it down
        messages.setdefault(path, []).append((message, detail))
    return [
        locate(name, text, tree, path, ", or ".join(_useful(_node(tree, path), said)))
        for path, said in messages.items()
    ]


def _useful(node: Any, said: list[tuple[str, ErrorDetails]]) -> list[str]:
    """Without the complaints that the value has not a form that nobody meant to give it."""
    form = int if isinstance(node, int) and not isinstance(node, bool) else type(node)
    fitting = [message for message, detail in said if _is_about(detail, form)]
    return list(dict.fromkeys(fitting or [message for message, _ in said]))


def _is_about(detail: ErrorDetails, form: type) -> bool:
    if "is a mapping" in detail["msg"]:
        return form is dict
    return _FORMS.get(detail["type"], form) is form


def _node(tree: Tree, path: Path) -> Any:
    node: Any = tree
    for part in path:
        if isinstance(node, dict):
            node = node.get(str(part))
        elif isinstance(node, list) and isinstance(part, int) and part < len(node):
            node = node[part]
        else:
            return None
    return node


def _only_seems_short(tree: Tree, path: Path, detail: ErrorDetails) -> bool:
    """Whether a list was found too short only because its bad entries were not counted."""
    if detail["type"] != "too_short":
        return False
    return len(_node(tree, path)) >= int(detail["ctx"]["min_length"])


def _place(tree: Tree, detail: ErrorDetails, prefix: Path) -> tuple[Path, str]:
    path: list[str | int] = []
    node = tree
    for part in (*prefix, *detail["loc"]):
        if isinstance(node, dict) and part in node:
            node = node[str(part)]
        elif isinstance(node, list) and isinstance(part, int) and part < len(node):
            node = node[part]
        elif detail["type"] == "missing" and part == detail["loc"][-1]:
            path.append(part)
            break
        else:
            continue  # the name of a form in a union, not a place in the file
        path.append(part)
    return tuple(path), _message(detail, tuple(path), node, in_ability=bool(prefix))


def _message(detail: ErrorDetails, path: Path, node: Any, *, in_ability: bool) -> str:
    kind = detail["type"]
    if kind == "missing":
        return "this key is missing"
    if kind == "extra_forbidden":
        return "nothing reads this key" + (_near(path[-1], _language_keys()) if in_ability else "")
    if kind in {"too_short", "too_long"} and path[-1:] == ("cards",):
        return "a set has six cards"
    if kind == "too_short" and in_ability:
        return "this list is empty; it says what is done"
    if kind == "string_pattern_mismatch" and in_ability:
        return _NAME
    message = detail["msg"].removeprefix("Value error, ")
    if kind == "literal_error":
        message += _near(node, re.findall(r"'([^']+)'", detail["ctx"]["expected"]))
    return message


def _near(word: object, known: "list[str] | tuple[str, ...]") -> str:
    near = get_close_matches(str(word), known, n=1)
    return f"; did you mean {near[0]!r}?" if near else ""


@lru_cache(maxsize=1)
def _language_keys() -> tuple[str, ...]:
    """Every key that can stand in an ability."""
    from swlcg_deck.cards.abilities.vocabulary import all_keys  # noqa: PLC0415 - loads the language

    return all_keys()


def locate(name: str, text: str, tree: Tree, path: Path, message: str) -> Fault:
    """Name the set and the card on the way down to `path`."""
    number: int | None = None
    card: str | None = None
    node = tree
    for depth, part in enumerate(path):
        number = _set_number(node) or number
        if depth and path[depth - 1] == "cards" and isinstance(node, list):
            card = _card_name(node, part)
        if isinstance(node, dict):
            node = node.get(str(part))
        elif isinstance(node, list) and isinstance(part, int) and part < len(node):
            node = node[part]
    number = _set_number(node) or number
    keys = [
        part
        for depth, part in enumerate(path, start=1)
        if isinstance(part, str) and (part not in {"sets", "cards"} or depth == len(path))
    ]
    return Fault(name, line_of(text, path), number, card, ".".join(keys) or None, message)


def _set_number(node: Tree) -> int | None:
    number = node.get("set") if isinstance(node, dict) else None
    return number if isinstance(number, int) else None


def _card_name(cards: list[Tree], index: str | int) -> str:
    card = cards[index] if isinstance(index, int) and index < len(cards) else None
    facts = card if isinstance(card, dict) else {}
    position, title = facts.get("position"), facts.get("title")
    place = position if isinstance(position, int) else int(index) + 1
    named = isinstance(title, str) and title and title.isprintable()
    return f"{place} ({title})" if named else str(place)
