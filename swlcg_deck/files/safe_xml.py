"""XML as deck and set files use it: elements, attributes and text, each with its line.

A document type is refused before anything in it is read, so that no entity can unfold to gigabytes
and no file or address can be fetched. Expat itself resolves nothing external.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from xml.parsers import expat

from swlcg_deck.language import said

MAX_DEPTH = 20
MAX_ELEMENTS = 50_000
_MAX_SHOWN = 200


class XmlError(Exception):
    """The text is not XML that we read; the message is a sentence with the line of the fault."""


@dataclass
class Element:
    """An element and where it stands."""

    tag: str
    attributes: dict[str, str]
    line: int
    children: list["Element"] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)

    @property
    def raw_text(self) -> str:
        """Its own text, without that of its children."""
        return "".join(self.pieces)

    @property
    def text(self) -> str:
        """Its own text in one line, without blanks around it."""
        return " ".join(self.raw_text.split())

    @property
    def shown(self) -> str:
        """The element for a reader's eyes: its text, where it has no children, then its tag."""
        marks = "".join(f' {name}="{value}"' for name, value in self.attributes.items())
        tag = f"<{self.tag}{marks}>"
        shown = f"{self.text} {tag}" if self.text and not self.children else tag
        return shown if len(shown) <= _MAX_SHOWN else shown[: _MAX_SHOWN - 1] + "…"

    def walk(self) -> Iterator["Element"]:
        """The element and all below it, in the order of the file."""
        yield self
        for child in self.children:
            yield from child.walk()


def parse(text: str) -> Element:
    """The root element of a document; or an XmlError with the line of the fault.

    The text is already decoded, so what its declaration says about an encoding does not matter.
    """
    body = text.lstrip("\ufeff \t\r\n")
    skipped = text[: len(text) - len(body)].count("\n")
    builder = _Builder(skipped)
    try:
        builder.parser.Parse(body, True)
    except expat.ExpatError as error:
        reason = expat.ErrorString(error.code)
        message = said(
            "line {line}: the file is not sound XML ({reason})",
            line=error.lineno + skipped,
            reason=reason,
        )
        raise XmlError(message) from None
    except UnicodeEncodeError:
        raise XmlError(said("the file contains half a character (a lone surrogate)")) from None
    return builder.root


class _Builder:
    """Builds the tree while expat reads, and stops it at the first thing we do not take."""

    def __init__(self, skipped_lines: int) -> None:
        self._skipped = skipped_lines
        self._open: list[Element] = []
        self._count = 0
        self.root = Element("", {}, 1)
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._refusal(said("a document type"))
        self.parser.EntityDeclHandler = self._refusal(said("an entity declaration"))
        self.parser.ProcessingInstructionHandler = self._refusal(said("a processing instruction"))

    @property
    def _line(self) -> int:
        return self.parser.CurrentLineNumber + self._skipped

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._count += 1
        if self._count > MAX_ELEMENTS:
            self._refuse(
                said("more elements than a list of cards can have ({most:,})", most=MAX_ELEMENTS)
            )
        if len(self._open) >= MAX_DEPTH:
            self._refuse(said("elements nested more than {most} deep", most=MAX_DEPTH))
        element = Element(tag, attributes, self._line)
        if self._open:
            self._open[-1].children.append(element)
        else:
            self.root = element
        self._open.append(element)

    def _end(self, _tag: str) -> None:
        self._open.pop()

    def _text(self, data: str) -> None:
        self._open[-1].pieces.append(data)

    def _refusal(self, what: str) -> Callable[..., Any]:
        return lambda *_: self._refuse(said("{what}, which a list of cards never needs", what=what))

    def _refuse(self, what: str) -> None:
        raise XmlError(
            said(
                "line {line}: the file contains {what}; it is not read", line=self._line, what=what
            )
        )
