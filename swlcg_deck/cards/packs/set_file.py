"""OCTGN's `set.xml`: the printed text of cards, with their places and their other faces."""

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass

from swlcg_deck.cards.octgn import GAME_ID, octgn_id
from swlcg_deck.cards.packs.limits import PackError
from swlcg_deck.files.safe_xml import Element, XmlError, parse
from swlcg_deck.language import Said, said, said_n, words_of

MAX_TITLE = 200
MAX_TEXT = 8_000
MAX_FACTS = 24
_OWN_PLACE = {"type", "block", "block number", "number", "text"}
_NOT_FOR_READERS = {"autoscript", "autoaction", "instructions", "flavor"}
_BOM_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_HEAD = 4_096
_FIRST_TAG = re.compile(r"<([A-Za-z][\w.:-]*)")
_COMMENT = re.compile(r"<!--.*?(?:-->|\Z)", re.DOTALL)
_BLANK_LINES = re.compile(r"\n{3,}")


@dataclass(frozen=True)
class SetCard:
    """One `card` element. Block and position are text: fan-made sets have letters (TRAP-15)."""

    id: str
    title: str
    type: str
    block: str
    position: str
    number: str
    text: str
    faces: tuple[tuple[str, str], ...]
    """Title and text of each other face."""
    facts: dict[str, str]
    """What else the file says: cost, icons, traits and the like."""


@dataclass(frozen=True)
class SetFile:
    id: str
    name: str
    cards: tuple[SetCard, ...]
    left_out: tuple[Said, ...] = ()
    """Sentences about its cards that cannot be used."""


def is_set_file(data: bytes) -> bool:
    """Whether it begins as a set does, sound or not: there is other XML beside sets."""
    text = data[:_HEAD].decode("utf-16" if data.startswith(_BOM_16) else "utf-8", "replace")
    found = _FIRST_TAG.search(_COMMENT.sub("", text))
    return found is not None and found[1] == "set"


def read_set_file(data: bytes) -> SetFile:
    """The set of a file; or a PackError that says why it is none."""
    try:
        root = parse(_decoded(data))
    except XmlError as error:
        raise PackError(words_of(error)) from None
    if root.tag != "set":
        raise PackError(
            said("it starts with <{tag}>, not with <set>: no OCTGN set", tag=root.tag[:40])
        )
    game = octgn_id(root.attributes.get("gameId", ""))
    if game != GAME_ID:
        raise PackError(said("it is a set of another game"))
    identity = octgn_id(root.attributes.get("id", ""))
    if identity is None:
        raise PackError(said("line {line}: the set has no sound id", line=root.line))
    elements = [c for group in root.children if group.tag == "cards" for c in group.children]
    cards: dict[str, SetCard] = {}
    nameless: list[Element] = []
    doubles: list[Element] = []
    for element in elements:
        card = _card(element) if element.tag == "card" else None
        if card is not None and card.id not in cards:
            cards[card.id] = card
        elif element.tag == "card":
            (doubles if card else nameless).append(element)
    name = _line(root.attributes.get("name", "")) or f"Set {identity[:8]}"
    return SetFile(identity, name, tuple(cards.values()), tuple(_left_out(nameless, doubles)))


def _left_out(nameless: list[Element], doubles: list[Element]) -> Iterator[Said]:
    if nameless:
        yield said_n(
            "line {line}: {n} card without a sound id was left out",
            "line {line} and others: {n:,} cards without a sound id were left out",
            len(nameless),
            line=nameless[0].line,
        )
    if doubles:
        yield said_n(
            "line {line}: {n} card was left out, it has the id of a card before",
            "line {line} and others: {n:,} cards were left out, they have ids of cards before",
            len(doubles),
            line=doubles[0].line,
        )


def _card(element: Element) -> SetCard | None:
    """A card with a sound id; one without cannot be told from others."""
    identity = octgn_id(element.attributes.get("id", ""))
    if identity is None:
        return None
    values = _properties(element)
    keys = {name.casefold(): value for name, value in values.items()}
    hidden = _OWN_PLACE | _NOT_FOR_READERS
    facts = {n: _line(v) for n, v in values.items() if n.casefold() not in hidden and _line(v)}
    return SetCard(
        id=identity,
        title=_line(element.attributes.get("name", "")) or identity,
        type=_line(keys.get("type", "")),
        block=_line(keys.get("block", "")),
        position=_line(keys.get("block number", "")),
        number=_line(keys.get("number", "")),
        text=_text(keys.get("text", "")),
        faces=tuple(_face(each) for each in element.children if each.tag == "alternate"),
        facts=dict(list(facts.items())[:MAX_FACTS]),
    )


def _face(element: Element) -> tuple[str, str]:
    keys = {name.casefold(): value for name, value in _properties(element).items()}
    return _line(element.attributes.get("name", "")), _text(keys.get("text", ""))


def _properties(element: Element) -> dict[str, str]:
    """Newer files write a value as the text of its element, with marks for bold and the like."""
    values = {}
    for child in element.children:
        if child.tag == "property":
            inner = "".join(each.raw_text for each in child.walk())
            name = _line(child.attributes.get("name", ""))
            values[name[:40]] = child.attributes.get("value", inner)
    return values


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-16" if data.startswith(_BOM_16) else "utf-8-sig")
    except UnicodeDecodeError:
        raise PackError(said("it is not text in UTF-8, as OCTGN writes it")) from None


def _line(text: str) -> str:
    """One line without control characters and outer blanks."""
    visible = "".join(ch if ch.isprintable() else " " for ch in text)
    return " ".join(visible.split())[:MAX_TITLE].strip()


def _text(text: str) -> str:
    """Lines without control characters; paragraphs stay."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    clean = ["".join(ch for ch in line if ch.isprintable()).strip() for line in lines]
    return _BLANK_LINES.sub("\n\n", "\n".join(clean))[:MAX_TEXT].strip()
