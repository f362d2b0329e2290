"""Plain data as YAML that a player can read and edit.

`read_yaml(text, plain_text=True)` gives back exactly what was written. PyYAML's own writer is not
used: it escapes every emoji, and it leaves line breaks other than a newline as they are.
"""

import re
import unicodedata
from collections.abc import Iterator

import yaml
from yaml.resolver import Resolver

from swlcg_deck.files.strict_yaml import Tree

_INDENT = "  "
_PLAIN = re.compile(r"[\w(][^\n\t]*")
_MARKED = re.compile(r":(\s|$)|\s#")
_NUMBER_LIKE = re.compile(r"[0-9][0-9a-fxo_.:e+-]*", re.IGNORECASE)
_AMBIGUOUS_WORDS = {"y", "n"}
"""Words that other readers of YAML turn into true and false, though ours does not."""
_LONGEST_KEY = 500
"""YAML takes at most 1024 characters for a key that is not marked as one."""
_JOINERS = "\u200c\u200d"
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r", "\0": "\\0"}
_resolver = Resolver()


def write_yaml(tree: dict[str, Tree]) -> str:
    """One document in block style; texts are quoted only where they have to be."""
    return "".join(f"{line}\n" for line in _mapping(tree, ""))


def _mapping(tree: dict[str, Tree], indent: str) -> Iterator[str]:
    for key, value in tree.items():
        head = f"{indent}{_text(key)}:"
        if len(head) > _LONGEST_KEY:
            head = f"{indent}? {_text(key)}\n{indent}:"
        if isinstance(value, list) and value:
            yield head
            yield from _sequence(value, indent + _INDENT)
        elif isinstance(value, dict) and value:
            yield head
            yield from _mapping(value, indent + _INDENT)
        else:
            first, *rest = _leaf(value, indent)
            yield f"{head} {first}"
            yield from rest


def _sequence(items: list[Tree], indent: str) -> Iterator[str]:
    for item in items:
        if isinstance(item, list) and item:
            first, *rest = _sequence(item, indent + _INDENT)
        elif isinstance(item, dict) and item:
            first, *rest = _mapping(item, indent + _INDENT)
        else:
            first, *rest = _leaf(item, indent)
        yield f"{indent}- {first.removeprefix(indent + _INDENT)}"
        yield from rest


def _leaf(value: Tree, indent: str) -> list[str]:
    """What stands after the key or the dash, and the lines below it."""
    if isinstance(value, str):
        return _literal(value, indent) if _can_be_literal(value) else [_text(value)]
    if isinstance(value, bool):
        return ["true" if value else "false"]
    if value is None:
        return ["null"]
    return [str(value)] if isinstance(value, int) else ["{}" if isinstance(value, dict) else "[]"]


def _text(value: str) -> str:
    return value if _is_plain(value) else _quoted(value)


def _is_plain(text: str) -> bool:
    """Whether it means itself without quotes, here and for other readers of YAML."""
    if not _PLAIN.fullmatch(text) or text != text.strip() or _MARKED.search(text):
        return False
    if _NUMBER_LIKE.fullmatch(text) or text.lower() in _AMBIGUOUS_WORDS:
        return False
    tag = _resolver.resolve(yaml.ScalarNode, text, (True, False))  # type: ignore[no-untyped-call]
    return bool(tag == "tag:yaml.org,2002:str") and _is_visible(text)


def _can_be_literal(text: str) -> bool:
    """Whether it is lines that an editor shows as they are."""
    if "\n" not in text or not text.strip("\n"):
        return False
    tab_first = text.startswith("\t") or "\n\t" in text
    return not tab_first and _is_visible(text.replace("\n", "").replace("\t", ""))


def _literal(text: str, indent: str) -> list[str]:
    first = next(line for line in text.split("\n") if line)
    depth = str(len(_INDENT)) if first.startswith(" ") else ""
    ending = "-" if not text.endswith("\n") else "+" if text.endswith("\n\n") else ""
    lines = text.removesuffix("\n").split("\n")
    return [f"|{depth}{ending}", *(f"{indent}{_INDENT}{line}" if line else "" for line in lines)]


def _quoted(text: str) -> str:
    return f'"{"".join(map(_escaped, text))}"'


def _escaped(letter: str) -> str:
    if letter in _ESCAPES:
        return _ESCAPES[letter]
    if _is_visible(letter):
        return letter
    code = ord(letter)
    if code < 0x10000:
        return f"\\u{code:04x}"
    return f"\\U{code:08x}"


def _is_visible(text: str) -> bool:
    return text.isprintable() or all(
        ch.isprintable() or ch in _JOINERS or unicodedata.category(ch) == "Zs" for ch in text
    )
