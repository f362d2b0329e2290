"""Order and choice: the verbs that hold other verbs."""

import re
from dataclasses import replace
from typing import Any

from swlcg_deck.cards.abilities.english.conditions import opening
from swlcg_deck.cards.abilities.english.sentences import held, say, sentences
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, Speaker, verb_of_other
from swlcg_deck.cards.abilities.english.tables import Teller
from swlcg_deck.cards.abilities.english.triggers import trigger
from swlcg_deck.cards.abilities.triggers import Trigger
from swlcg_deck.cards.abilities.verbs.flow import Later


def _then(verb: Any, speaker: Speaker) -> str:
    said = sentences(verb.then, speaker)
    if said.startswith("you may "):
        return f"you may then {said.removeprefix('you may ')}"
    return f"then, {said}" if said.startswith("if ") else f"then {said}"


def _may(verb: Any, speaker: Speaker) -> str:
    who = speaker.name if speaker.name and not speaker.bare else PLAYERS[verb.by]
    return f"{who} may {held(verb.may, replace(speaker, bare=True))}"


def _either(verb: Any, speaker: Speaker) -> str:
    told = verb.by if verb.by != "you" else ""
    bare = replace(speaker, bare=True, told=told)
    ways = "; or ".join(sentences(way, bare) for way in verb.either)
    return f"{speaker.does('choose')} one: {ways}"


def _unless(verb: Any, speaker: Speaker) -> str:
    price = held(verb.unless, replace(speaker, bare=True))
    paid = f"you {price}" if verb.by == "you" else f"{PLAYERS[verb.by]} {verb_of_other(price)}"
    return f"{held(verb.do, speaker.acting('you'))} unless {paid}"


def _if(verb: Any, speaker: Speaker) -> str:
    when, does = opening(verb.if_, speaker), held(verb.do, speaker)
    if len(verb.do) == 1 and not verb.else_ and when.startswith("if ") and _is_short(does):
        return f"{does} {when}"
    text = f"{when}, {does}"
    return f"{text}; otherwise {held(verb.else_, speaker)}" if verb.else_ else text


def _is_short(said: str) -> bool:
    """So that a condition behind it is one of all of it."""
    return not any(mark in said for mark in (",", ";", "“", ". ", " if ", " while ", " unless "))


def _later(verb: Any, speaker: Speaker) -> str:
    still = _still_there(verb, speaker)
    return f"{_moment(verb.at, speaker)}{still}, {held(verb.later, speaker)}"


def _moment(at: Trigger, speaker: Speaker) -> str:
    """`at the end of the phase` is the end of this one."""
    if at.event == "ends" and at.whose is None and at.which is None:
        return f"at the end of the {str(at.subject).replace('_', ' ')}"
    return "when " + _A_BATTLE.sub(r"the\1 edge battle", trigger(at, speaker))


_A_BATTLE = re.compile(r"\ban?( contested)? edge battle\b")
"""What is waited for is the next one."""


_ALWAYS_THERE = ("self", "host", "engaged", "striker")


def _still_there(later: Later, speaker: Speaker) -> str:
    """What was named is followed only while it stays where it was."""
    first = later.later[0]
    cards = getattr(first, _ABOUT.get(first.word, first.word), None)
    if not isinstance(cards, str) or cards in _ALWAYS_THERE or cards in PLAYERS:
        return ""
    if cards in ("it", "those") and later.at.event not in ("begins", "ends"):
        return ""  # the card of the event that has just come
    is_ = "they are" if speaker.reference(cards) == "them" else "it is"
    where = "there" if cards in speaker.heard.shown else "in play"
    return f", if {is_} still {where}"


_ABOUT = {"place": "to", "remove": "from_", "move": "from_", "apply": "to"}
"""Where the cards stand in verbs that begin with something else."""


def _for_each_player(verb: Any, speaker: Speaker) -> str:
    each = speaker.acting("that_player", "each player")
    first, *rest = verb.for_each_player
    said = [say(first, each), *(say(one, replace(each, name="they", bare=True)) for one in rest)]
    return " and ".join(said)


WORDS: dict[str, Teller] = {
    "then": _then,
    "may": _may,
    "either": _either,
    "unless": _unless,
    "if": _if,
    "later": _later,
    "for_each_player": _for_each_player,
}
