"""What keywords mean, in a sentence each: for players who do not know them by heart.

A reminder is no part of the text: no effect changes or takes it away (KEY-15).
"""

import json
from collections.abc import Iterator
from typing import Any

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.keywords import Keyword, KeywordName

_MEANINGS = {
    KeywordName.EDGE: "While {it} is participating, you count {icons} more in edge battles.",
    KeywordName.ELITE: "When you refresh, you remove one more focus token from {it}.",
    KeywordName.INFLUENCE: "The resources of {it} match every affiliation.",
    KeywordName.LIMITED: "You may play only one Limited card each turn.",
    KeywordName.NO_ENHANCEMENTS: "No enhancement can be attached to {it}.",
    KeywordName.PILOT: "You may play {it} for {value} as an enhancement on a friendly Vehicle unit,"
    " which then has its one pilot.",
    KeywordName.PROTECT: "When {protected} would be dealt damage, any part of it may be dealt to"
    " {it} instead, as far as its damage capacity goes.",
    KeywordName.SHIELDING: "When {it} is declared as an attacker or defender, you may place a"
    " shield on a friendly participating unit or the engaged objective, if there is none on it.",
    KeywordName.TARGETED_STRIKE: "When {it} strikes as an attacker, its [unit damage] may also be"
    " dealt to an enemy non-participating unit.",
}
"""The one place where a keyword is explained (KEY-02..KEY-12, PILOT-01, INFL-01)."""
ARROW = "→"
ARROW_MEANING = "What stands before the arrow is the cost; what cannot be paid cannot be used."
"""Between cost and effect our texts have an arrow."""


def reminder(keyword: Keyword, it: str = "this card") -> str:
    """What a keyword does for the card that has it."""
    icons = "1 Force icon" if keyword.value == 1 else f"{keyword.value} Force icons"
    protected = _protected(keyword.protects) if keyword.protects is not None else ""
    return _MEANINGS[keyword.name].format(
        it=it, icons=icons, value=keyword.value, protected=protected
    )


def _protected(what: CardFilter) -> str:
    if what.title:
        return " or ".join(what.title)
    noun = what.english() if what.type else f"{what.english()} card"
    return f"another {noun}" if what.side else f"another friendly {noun}"


def reminders(card: Card) -> tuple[tuple[str, str], ...]:
    """The keywords of a card and those its text gives, each with its meaning, each once; and the
    arrow, if there is a cost before it."""
    it = f"this {card.type.value}"
    found = [(keyword, it) for keyword in card.keywords]
    lines = () if card.abilities == "unwritten" else card.abilities
    found += [(keyword, "it") for line in lines for keyword in granted_keywords(line)]
    said = {one.english(): reminder(one, who) for one, who in reversed(found)}
    arrow = ((ARROW, ARROW_MEANING),) if any(_has_price(json.loads(line)) for line in lines) else ()
    return (*tuple(said.items())[::-1], *arrow)


def _has_price(part: Any) -> bool:
    """Whether something is paid for an ability: what a card costs is no list. A script has words
    of its own."""
    if isinstance(part, dict):
        if "scripted" in part:
            return ARROW in part.get("text", "")
        return isinstance(part.get("cost"), list) or any(map(_has_price, part.values()))
    return isinstance(part, list) and any(map(_has_price, part))


def granted_keywords(line: str) -> Iterator[Keyword]:
    """The keywords that a line of a text gives to cards; which one is named while it is played can
    not be told before."""
    for one in _granted(json.loads(line)):
        if not isinstance(one, str) or one in KeywordName.__members__.values():
            yield Keyword.model_validate(one)


def _granted(part: Any) -> Iterator[Any]:
    if isinstance(part, list):
        for one in part:
            yield from _granted(one)
    if isinstance(part, dict):
        gain = part.get("gain")
        if isinstance(gain, dict):
            if "edge" in gain:
                yield {"edge": _edge(gain["edge"])}
            keywords = gain.get("keyword", ())
            yield from keywords if isinstance(keywords, list | tuple) else [keywords]
        for one in part.values():
            yield from _granted(one)


def _edge(value: Any) -> Any:
    """A value of Edge as it is said: 1 for each card that is counted, else X."""
    if isinstance(value, dict):
        times, others = value.get("times", 1), {"distinct", "plus", "minus"}
        is_for_each = "count" in value and isinstance(times, int) and not others & value.keys()
        return times if is_for_each else "X"
    return value
