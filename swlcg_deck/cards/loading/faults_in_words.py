"""What pydantic found wrong, said in one useful sentence for each place in a file."""

import re
from difflib import get_close_matches
from functools import lru_cache
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from swlcg_deck.cards.loading.faults import Fault
from swlcg_deck.cards.loading.renamed_words import renamed
from swlcg_deck.files.strict_yaml import Path, Tree, line_of

SHARED = ("product", "set", "block", "side")
"""What a file or a set says once for all its cards."""
_NAME = "a card is named in small letters: self, host, it, that, engaged or a name of your own"
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
_MAPPINGS = tuple(kind for kind, form in _FORMS.items() if form is dict)


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
        is_form = kind == "literal_error" or (bool(prefix) and kind in _FORMS)
        if path in above and (is_form or _only_seems_short(tree, path, detail)):
            continue  # repeats a deeper fault: a form that did not fit, a set short of a bad card
        if kind != "missing" and loc and loc[-1:] != path[-1:] and loc[-1] in SHARED:
            continue  # repeats the fault of the set or file that handed it down
        messages.setdefault(path, []).append((message, detail))
    return [
        locate(name, text, tree, path, ", or ".join(dict.fromkeys(message for message, _ in said)))
        for path, all_said in messages.items()
        for said in [_useful(_node(tree, path), all_said) if prefix else all_said]
    ]


def _useful(node: Any, said: list[tuple[str, ErrorDetails]]) -> list[tuple[str, ErrorDetails]]:
    """Without the complaints that a value has not a form that nobody meant to give it."""
    form = int if isinstance(node, int) and not isinstance(node, bool) else type(node)
    return [one for one in said if _is_about(one[1], form)] or said


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
    parts = (*prefix, *detail["loc"])
    for place, part in enumerate(parts):
        after = parts[place + 1] if place + 1 < len(parts) else None
        if prefix and _is_tag(part, after, node, detail):
            continue
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
    if prefix and detail["type"] == "extra_forbidden" and renamed(tuple(path), node) is None:
        return tuple(path), _unknown_key(tuple(path), _node(tree, prefix), len(prefix))
    return tuple(path), _message(detail, tuple(path), node, in_ability=bool(prefix))


def _unknown_key(path: Path, line: Any, start: int) -> str:
    """What is said of a key of an ability that its word does not have: those that it has."""
    from swlcg_deck.cards.abilities.keys import keys_at  # noqa: PLC0415 - loads the language

    *above, key = path
    own = keys_at(line, tuple(above[start:]))
    near = _near(key, own)
    if near or key not in _language_keys():
        what = f"nothing reads this key{near or _near(key, _language_keys())}"
    else:
        what = "nothing reads this key here"
    return (
        f"{what}{'' if what.endswith('?') else ';'} it can have {', '.join(own)}" if own else what
    )


def _is_tag(part: str | int, after: str | int | None, node: Any, detail: ErrorDetails) -> bool:
    """Whether a part is the word of a node of the language, which stands before its own keys."""
    if not isinstance(node, dict) or part not in node or part not in _language_words():
        return False
    is_missing = detail["type"] == "missing" and after == detail["loc"][-1]
    return after == part or after in node or is_missing


def _message(detail: ErrorDetails, path: Path, node: Any, *, in_ability: bool) -> str:
    kind = detail["type"]
    if kind == "missing":
        return "this key is missing"
    if in_ability and (now := renamed(path, node)) is not None:
        return now
    if kind == "extra_forbidden":
        return "nothing reads this key"
    if kind in {"too_short", "too_long"} and path[-1:] == ("cards",):
        return "a set has six cards"
    if kind == "too_short" and in_ability:
        return "this list is empty; it says what is done"
    if kind == "string_pattern_mismatch" and in_ability:
        return _NAME
    if kind == "greater_than_equal" and in_ability:
        least = detail["ctx"]["ge"]
        hint = "say what is taken away with `remove`, `lose` or `minus`"
        return f"an amount is never below {least}; this is {node}; {hint}"
    if kind in _MAPPINGS and in_ability:
        return "this is a mapping of keys and values"
    message = detail["msg"].removeprefix("Value error, ")
    if kind == "literal_error":
        if in_ability:
            message = f"this is one of {detail['ctx']['expected']}"
        message += _near(node, re.findall(r"'([^']+)'", detail["ctx"]["expected"]))
    return message


def _near(word: object, known: "list[str] | tuple[str, ...]") -> str:
    near = get_close_matches(str(word), known, n=1)
    return f"; did you mean {near[0]!r}?" if near else ""


@lru_cache(maxsize=1)
def _language_words() -> frozenset[str]:
    """The words by which verbs, lines, conditions and amounts are known."""
    from swlcg_deck.cards.abilities.vocabulary import all_words  # noqa: PLC0415 - loads the language

    return all_words()


@lru_cache(maxsize=1)
def _language_keys() -> tuple[str, ...]:
    """Every key that can stand in an ability."""
    from swlcg_deck.cards.abilities.vocabulary import all_keys  # noqa: PLC0415 - loads the language

    return all_keys()


def in_the_tree(tree: Tree, path: Path) -> Path:
    """A place of a node as it stands in the file, where a list of one may be the one alone."""
    found: list[str | int] = []
    node: Any = tree
    for part in path:
        if isinstance(node, dict) and part in node:
            node = node[str(part)]
        elif isinstance(node, list) and isinstance(part, int) and part < len(node):
            node = node[part]
        else:
            continue
        found.append(part)
    return tuple(found)


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
