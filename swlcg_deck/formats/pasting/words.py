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
_SETS = r"(?:objectives?(?: sets?)?|sets?|pods?)"
_TOTAL = re.compile(
    r"(?:total|sum|deck size|size|count|(?:no|nr|number|amount) of|of (?=sets|objective))"
    r"\b[^\d]{0,30}(?P<after>\d{1,5})\b[^\d]{0,30}"
    r"(?:\d{1,3} (?:command )?cards?)?"
    rf"|(?:objectives? (?:deck )?|deck |list )?(?P<before>\d{{1,5}}) (?:{_SETS}|total|in total)"
    r"(?: in total| total| in all)?(?: \d{1,3} (?:command )?cards?)?"
    r"|(?:objectives?(?: sets?| deck)?|sets?|pods?) (?P<last>\d{1,5})(?: (?:of )?(?P=last))?"
)
_CARDS = r"(?:command |deck )?cards?"
_CARDS_TOTAL = re.compile(
    rf"(?:total )?(?P<before>\d{{1,3}}) {_CARDS}(?: in)?(?: total)?"
    rf"|(?:total |total number of )?{_CARDS}(?: total)? (?P<after>\d{{1,3}})"
    r"|(?:the |my )?(?:command )?deck(?: list)? (?P<deck>\d{2,3})"
)
_FEWEST_CARDS = 25
"""A smaller number beside `cards` is that of a part of the list."""
_IN_WORDS = {"eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "twenty": 20}
_NUMBER_WORD = re.compile(
    rf"\b(?:{'|'.join(_IN_WORDS)})\b(?= {_SETS})|(?<=total )(?:{'|'.join(_IN_WORDS)})$"
)
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
    """A heading inside a list: whether command cards follow, and how much it announces."""

    lists_commands: bool | None = None
    total: int | None = None
    """Objective sets."""
    cards: int | None = None
    """Cards of the whole deck, or its command cards."""


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
    folded = _NUMBER_WORD.sub(lambda found: str(_IN_WORDS[found[0]]), fold(text))
    words = " ".join(_NUMBERS.sub(" ", folded).split())
    cards = _CARDS_TOTAL.fullmatch(folded)
    if cards:
        number = int(cards["before"] or cards["after"] or cards["deck"])
        lists_commands = True if words in _COMMAND_SECTIONS else None
        if number < _FEWEST_CARDS:
            is_deck = cards["deck"] and not lists_commands
            return Section(lists_commands, total=number if is_deck else None)
        return Section(lists_commands, cards=number)
    total = _TOTAL.fullmatch(folded)
    if total:
        number = int(total["after"] or total["before"] or total["last"])
        about_cards = total["after"] and re.search(r"card|command", folded[: total.end("after")])
        return Section(total=None if about_cards else number)
    if words in _SET_SECTIONS:
        return Section(lists_commands=False)
    if words in _COMMAND_SECTIONS:
        return Section(lists_commands=True)
    if words in _OTHER_SECTIONS:
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
