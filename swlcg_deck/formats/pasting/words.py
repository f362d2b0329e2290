"""The words around a list: labels, headings of sections, totals, sides, products."""

import re
from dataclasses import dataclass
from functools import cached_property

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.titles import fold

_LABEL = re.compile(
    r"(?P<whose>(?:my |the |first |second )?(?:light|dark|ls|ds)?\s?(?:side )?)"
    r"(?:deck(?: ?list| ?name)?|name|title)"
    r"(?: ?#?\d{1,2}| [a-d])?(?: ?[:=] ?| [-–—] )(?P<rest>\S.*)",
    re.IGNORECASE,
)
_AFFILIATION_LABEL = re.compile(
    r"(?:my |the )?(?:affiliation(?: card)?|faction(?: card)?|alliance card|allegiance|affil\.?)"
    r"(?: ?[:=] ?| [-–—] )(?P<rest>\S.*)",
    re.IGNORECASE,
)
_SIDE_LABEL = re.compile(
    r"(?:my |the )?(?P<side>light|dark|ls|ds)(?: ?side)?(?: deck(?: ?list)?)?"
    r"(?: ?[:=] ?| [-–—] )(?P<rest>\S.*)",
    re.IGNORECASE,
)
_SIDE = re.compile(
    r"(?:my |the )?(?P<side>light|dark|ls|ds|lightside|darkside)(?: side)?"
    r"(?: (?:deck|list|decklist))?"
)
_TOTAL = re.compile(
    r"(?:total|sum|deck size|count)\b[^\d]{0,30}(?P<after>\d{1,5})\b[^\d]{0,30}"
    r"|(?P<before>\d{1,5}) (?:objectives?(?: sets?)?|sets?)(?: in total| total| in all)?"
    r"|(?:objectives?(?: sets?| deck)?|sets?) (?P<last>\d{1,5})"
)
_CARDS_TOTAL = re.compile(r"(?:total )?\d{1,3} (?:command )?cards?(?: total)?")
_NUMBERS = re.compile(r"\b\d{1,3}\b")

_SET_SECTIONS = {"objective", "objectives", "objective set", "objective sets", "objective deck"}
_SET_SECTIONS |= {"sets", "set list", "pods", "the sets", "main deck", "maindeck", "main"}
_SET_SECTIONS |= {"main list", "mainboard", "main board", "final list", "final deck"}
_COMMAND_SECTIONS = {"unit", "units", "enhancement", "enhancements", "event", "events", "fate"}
_COMMAND_SECTIONS |= {"fates", "fate cards", "mission", "missions", "command deck", "command"}
_COMMAND_SECTIONS |= {"command cards", "characters", "vehicles", "the command deck"}
_OTHER_SECTIONS = {"deck", "decks", "decklist", "decklists", "deck list", "deck lists", "the deck"}
_OTHER_SECTIONS |= {"the decks", "list", "the list", "affiliation", "affiliation card", "faction"}
_OTHER_SECTIONS |= {"neutral", "neutrals", "neutral sets", "cards", "notes", "comments", "total"}
_OTHER_SECTIONS |= {"strategy", "spoiler", "quote", "splash", "star wars lcg", "swlcg", "copies"}
_OTHER_SECTIONS |= {"star wars the card game", "core sets", "my deck", "my decks", "my list"}


@dataclass(frozen=True)
class Section:
    """A heading inside a list: whether command cards follow, and how many sets it announces."""

    lists_commands: bool | None = None
    total: int | None = None


def name_label(text: str) -> tuple[str, Side | None] | None:
    """`Deck: Toolbox Jedi`, `Deck 1: All-Jedi`, `Dark Deck: Chickens and Eyeballs`."""
    found = _LABEL.fullmatch(text)
    return (found["rest"], side_called(found["whose"])) if found else None


def affiliation_label(text: str) -> str | None:
    """What stands behind `Affiliation:`."""
    found = _AFFILIATION_LABEL.fullmatch(text)
    return found["rest"] if found else None


def side_label(text: str) -> tuple[Side, str] | None:
    """`Light Side: Jedi`."""
    found = _SIDE_LABEL.fullmatch(text)
    side = side_called(found["side"]) if found else None
    return (side, found["rest"]) if found and side else None


def side_called(text: str) -> Side | None:
    """The side that a heading names and nothing else."""
    found = _SIDE.fullmatch(fold(text))
    if found is None:
        return None
    return Side.LIGHT if found["side"] in {"light", "ls", "lightside"} else Side.DARK


def section_called(text: str) -> Section | None:
    """`Objectives (10)`, `8 - Objectives`, `23 - Units`, `Total Objective Sets: (10)`."""
    folded = fold(text)
    total = _TOTAL.fullmatch(folded)
    if total:
        number = total["after"] or total["before"] or total["last"]
        about_cards = "card" in folded or "command" in folded
        return Section(lists_commands=None, total=None if about_cards else int(number))
    words = " ".join(_NUMBERS.sub(" ", folded).split())
    if words in _SET_SECTIONS:
        return Section(lists_commands=False)
    if words in _COMMAND_SECTIONS:
        return Section(lists_commands=True)
    if words in _OTHER_SECTIONS or _CARDS_TOTAL.fullmatch(folded):
        return Section()
    return None


class ProductNames:
    """Products and cycles as lists name them."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool

    def called(self, text: str) -> str | None:
        """The product or cycle of a name, of a name without its article, or of its initials."""
        return self._names.get(fold(text))

    @cached_property
    def _names(self) -> dict[str, str]:
        names = {"core": "Core Set", "core box": "Core Set", "the core set": "Core Set"}
        official = [product.name for product in self._pool.products]
        for name in (*(cycle.name for cycle in self._pool.cycles), *official):
            folded = fold(name)
            initials = "".join(word[0] for word in folded.split())
            if len(initials) > 2:
                names.setdefault(initials, name)
            names[folded] = name
            names[folded.removeprefix("the ")] = name
            names[folded.removesuffix(" cycle")] = name
        return names
