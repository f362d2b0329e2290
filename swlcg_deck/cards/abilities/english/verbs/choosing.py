"""Choices whose outcome a name holds."""

from typing import Any

from swlcg_deck.cards.abilities.english.amounts import amount, icon
from swlcg_deck.cards.abilities.english.filters import card_or_one
from swlcg_deck.cards.abilities.english.selections import selected
from swlcg_deck.cards.abilities.english.speaker import Speaker, either
from swlcg_deck.cards.abilities.english.tables import Teller
from swlcg_deck.cards.filters import with_article

_EDGE = ("edge_unit_damage", "edge_blast_damage", "edge_tactics")


def _name(verb: Any, speaker: Speaker) -> str:
    speaker.heard.named["x" if verb.name == "number" else verb.bind] = verb.name
    return f"{speaker.does(_WORDS.get(verb.name, 'name'))} {_WHAT[verb.name](verb, speaker)}"


def _icon(verb: Any, speaker: Speaker) -> str:
    """`a kind of combat icon`, `2 different kinds of combat icons that it has`."""
    kind = "edge-enabled combat icon" if verb.of == _EDGE else "combat icon"
    those = f" ({either([icon(one) for one in verb.of])})" if verb.of and verb.of != _EDGE else ""
    those += _that_they_have(verb, speaker)
    if verb.pick == 1:
        return f"a kind of {kind}{those}"
    speaker.heard.several.add(verb.bind)
    different = "" if verb.again else "different "
    often = ", the same one as often as you like" if verb.again else ""
    if isinstance(verb.pick, int):
        return f"{verb.pick} {different}kinds of {kind}s{those}{often}"
    return f"as many {different}kinds of {kind}s as {amount(verb.pick, speaker)}{those}{often}"


def _that_they_have(verb: Any, speaker: Speaker) -> str:
    """`that it has`, `that another participating unit has`."""
    return f" that {card_or_one(verb.among, speaker)} has" if verb.among is not None else ""


def _trait(verb: Any, speaker: Speaker) -> str:
    return f"a trait, but not {either(verb.not_)}" if verb.not_ else "a trait"


def _number(verb: Any, speaker: Speaker) -> str:
    high = amount(verb.at_most, speaker)
    if verb.at_least == 0:
        return f"a number (X) up to {high}"
    return f"a number (X) from {amount(verb.at_least, speaker)} to {high}"


_WORDS = {"icon": "choose", "keyword": "choose", "number": "choose", "player": "choose"}
_WHAT: dict[str, Teller] = {
    **dict.fromkeys(("card", "unit", "type"), lambda verb, speaker: with_article(verb.name)),
    "trait": _trait,
    "icon": _icon,
    "keyword": lambda verb, speaker: f"a keyword{_that_they_have(verb, speaker)}",
    "number": _number,
    "player": lambda verb, speaker: "a player",
}


WORDS: dict[str, Teller] = {
    "pick": lambda v, s: f"{s.does('choose')} {selected(v.pick, s)}",
    "name": _name,
}
