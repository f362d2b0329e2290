"""JSON as we accept it: the same plain data, and the same limits, as in YAML."""

import json
import re
from typing import Any

from swlcg_deck.decks.remarks import DeckFileError
from swlcg_deck.files.strict_yaml import MAX_DEPTH, MAX_NODES, Tree
from swlcg_deck.language import said

_WHOLE_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}")


def read_json(text: str) -> Tree:
    """The content of a document, or a DeckFileError; numbers with a fraction are text."""
    try:
        tree: Tree = json.loads(
            text,
            object_pairs_hook=_mapping,
            parse_float=str,
            parse_int=_whole_number,
            parse_constant=str,
        )
    except json.JSONDecodeError as error:
        raise DeckFileError(
            said(
                "line {line}: not readable as JSON: {problem}", line=error.lineno, problem=error.msg
            )
        ) from None
    except RecursionError:
        raise DeckFileError(said("not readable as JSON: too deeply nested")) from None
    _check(tree)
    return tree


def write_json(tree: dict[str, Tree]) -> str:
    """Indented, with letters as they are; only line breaks that editors disagree on are escaped."""
    text = json.dumps(tree, ensure_ascii=False, indent=2)
    for mark in ("\x85", "\u2028", "\u2029", "\ufeff"):
        text = text.replace(mark, f"\\u{ord(mark):04x}")
    return f"{text}\n"


def _mapping(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    mapping: dict[str, Any] = {}
    for key, value in pairs:
        if key in mapping:
            raise DeckFileError(said("the key {key} stands twice in one place", key=key[:60]))
        mapping[key] = value
    return mapping


def _whole_number(digits: str) -> int | str:
    return int(digits) if _WHOLE_NUMBER.fullmatch(digits) else digits


def _check(tree: Tree) -> None:
    """Level by level, so that no depth can exhaust the stack."""
    level: list[Any] = [tree]
    nodes = 0
    for _depth in range(MAX_DEPTH + 1):
        nodes += len(level)
        if nodes > MAX_NODES:
            raise DeckFileError(said("the file is too long for a deck"))
        below: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                _check_letters(*value)
                below.extend(value.values())
            elif isinstance(value, list):
                below.extend(value)
            elif isinstance(value, str):
                _check_letters(value)
        if not below:
            return
        level = below
    raise DeckFileError(said("the file is too deeply nested for a deck"))


def _check_letters(*texts: str) -> None:
    for text in texts:
        try:
            text.encode("utf-8")
        except UnicodeEncodeError:
            shown = text.encode("utf-8", "replace").decode()[:60]
            raise DeckFileError(
                said("the text {text} contains half a character", text=shown)
            ) from None
