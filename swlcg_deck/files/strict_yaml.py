"""YAML as we accept it: one document of mappings, lists, texts, whole numbers, true, false, null.

Everything clever is refused: anchors and aliases (a few lines of them can unfold to gigabytes),
tags (they can name code), double keys (the first one would be lost), keys that are not text
(YAML reads a bare `on:` as true), and words that YAML would turn into something unexpected.
In files that players write, such words and keys are the text they show (`plain_text`).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import yaml
from yaml.reader import ReaderError
from yaml.resolver import Resolver

from swlcg_deck.language import said, words_of

MAX_DEPTH = 30
MAX_NODES = 500_000

Tree = dict[str, "Tree"] | list["Tree"] | str | int | bool | None
Path = tuple[str | int, ...]

_TAG = "tag:yaml.org,2002:"
_NODES = (yaml.ScalarEvent, yaml.SequenceStartEvent, yaml.MappingStartEvent)
_WHOLE_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}")
_resolver = Resolver()


class YamlFault(Exception):  # noqa: N818 - a fault of a file, not of the program
    """What is wrong with a document, and in which line."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(said("line {line}: {problem}", line=line, problem=message))
        self.message = message
        self.line = line


def read_yaml(text: str, *, plain_text: bool = False) -> Tree:
    """The content of a document, or a YamlFault.

    With `plain_text`, an unquoted word that YAML would turn into something else (`Yes`, `1.5`,
    `2013-02-22`) is text, and so is every key.
    """
    return _Builder(text, plain_text).document()


def line_of(text: str, path: Path, *, plain_text: bool = False) -> int:
    """The line where the value at `path` stands, or where its nearest ancestor does."""
    lines = _lines(text, plain_text)
    return next((lines[path[:end]] for end in range(len(path), -1, -1) if path[:end] in lines), 1)


@lru_cache(maxsize=1)
def _lines(text: str, plain_text: bool) -> dict[Path, int]:
    """Kept for the last text: a file with many faults asks for many lines of it."""
    builder = _Builder(text, plain_text, keep_lines=True)
    builder.document()
    return builder.lines


@lru_cache(maxsize=16_384)
def _plain(value: str) -> Tree:
    """An unquoted word as text, number, true, false or null; raises ValueError on a trap."""
    tag = str(_resolver.resolve(yaml.ScalarNode, value, (True, False))).removeprefix(_TAG)  # type: ignore[no-untyped-call]
    if tag == "str":
        return value
    if tag == "int" and _WHOLE_NUMBER.fullmatch(value):
        return int(value)
    if tag == "null" and value in {"null", "~", ""}:
        return None
    if tag == "bool" and value in {"true", "false"}:
        return value == "true"
    raise ValueError(
        said("{text!r} does not mean the text it shows; put it in quotes", text=value[:40])
    )


@dataclass
class _Builder:
    text: str
    plain_text: bool = False
    keep_lines: bool = False

    def document(self) -> Tree:
        self.lines: dict[Path, int] = {}
        self._nodes = 0
        self._events: Iterator[yaml.Event] = iter(())
        try:
            self._events = yaml.parse(self.text, Loader=yaml.CSafeLoader)
            return self._document()
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            what = ", ".join(part for part in (error.context, error.problem) if part)
            last = max(1, len(self.text.splitlines()))
            line = min(mark.line + 1, last) if mark else 1  # a mark can stand behind the end
            raise YamlFault(said("not readable as YAML: {problem}", problem=what), line) from None
        except ReaderError as error:
            line = self.text.encode().count(b"\n", 0, error.position) + 1
            what = f"character {error.character:#04x}: {error.reason}"
            raise YamlFault(said("not readable as YAML: {problem}", problem=what), line) from None
        except UnicodeEncodeError as error:
            line = self.text.count("\n", 0, error.start) + 1
            raise YamlFault(said("not readable as YAML: half a character"), line) from None

    def _document(self) -> Tree:
        for event in self._events:
            if isinstance(event, (yaml.StreamStartEvent, yaml.DocumentStartEvent)):
                continue
            if isinstance(event, yaml.StreamEndEvent):
                raise YamlFault(said("the file is empty"), 1)
            content = self._value(event, ())
            next(self._events)
            after = next(self._events)
            if not isinstance(after, yaml.StreamEndEvent):
                raise YamlFault(said("a second document begins here"), _line(after))
            return content
        raise YamlFault(said("the file is empty"), 1)

    def _value(self, event: yaml.Event, path: Path) -> Tree:
        self._nodes += 1
        if self._nodes > MAX_NODES or len(path) > MAX_DEPTH:
            raise YamlFault(said("too deeply nested or too long"), _line(event))
        if not isinstance(event, _NODES) or event.anchor is not None:
            raise YamlFault(said("anchors and aliases (& and *) are not allowed"), _line(event))
        if event.tag is not None:
            raise YamlFault(said("tags such as {tag} are not allowed", tag=event.tag), _line(event))
        if self.keep_lines:
            self.lines[path] = _line(event)
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(path)
        return self._mapping(path)

    def _scalar(self, event: yaml.ScalarEvent) -> Tree:
        if not event.implicit[0]:
            return str(event.value)
        try:
            return _plain(event.value)
        except ValueError as error:
            if self.plain_text:
                return str(event.value)
            raise YamlFault(words_of(error), _line(event)) from None

    def _sequence(self, path: Path) -> list[Tree]:
        items: list[Tree] = []
        for event in self._events:
            if isinstance(event, yaml.SequenceEndEvent):
                break
            items.append(self._value(event, (*path, len(items))))
        return items

    def _mapping(self, path: Path) -> dict[str, Tree]:
        entries: dict[str, Tree] = {}
        for event in self._events:
            if isinstance(event, yaml.MappingEndEvent):
                break
            key = self._key(event, path)
            if key in entries:
                raise YamlFault(said("the key {key} stands here twice", key=key), _line(event))
            entries[key] = self._value(next(self._events), (*path, key))
        return entries

    def _key(self, event: yaml.Event, path: Path) -> str:
        if not isinstance(event, yaml.ScalarEvent):
            raise YamlFault(said("a key has to be a word"), _line(event))
        try:
            key = self._value(event, (*path, event.value))
        except YamlFault as fault:
            raise YamlFault(
                said("as a key, {problem}", problem=fault.message), fault.line
            ) from None
        if not isinstance(key, str) and self.plain_text:
            return str(event.value)
        if not isinstance(key, str):
            raise YamlFault(
                said("the key {key} is not text; put it in quotes", key=event.value), _line(event)
            )
        return key


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1
