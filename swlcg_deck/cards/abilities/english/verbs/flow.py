"""Order and choice: the verbs that hold other verbs."""

from dataclasses import replace
from typing import Any

from swlcg_deck.cards.abilities.english.sentences import held, say, sentence
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, Speaker, small, verb_of_other
from swlcg_deck.cards.abilities.english.tables import Teller, condition
from swlcg_deck.cards.abilities.english.triggers import trigger


def _then(verb: Any, speaker: Speaker) -> str:
    said = small(sentence(verb.then, speaker))
    return f"then, {said}" if said.startswith("if ") else f"then {said}"


def _may(verb: Any, speaker: Speaker) -> str:
    who = speaker.name if speaker.name and not speaker.bare else PLAYERS[verb.by]
    return f"{who} may {held(verb.may, replace(speaker, bare=True))}"


def _either(verb: Any, speaker: Speaker) -> str:
    bare = replace(speaker, bare=True, told=verb.by != "you")
    ways = "; or ".join(small(sentence(way, bare)) for way in verb.either)
    return f"{speaker.does('choose')} one: {ways}"


def _unless(verb: Any, speaker: Speaker) -> str:
    price = held(verb.unless, replace(speaker, bare=True))
    paid = f"you {price}" if verb.by == "you" else f"{PLAYERS[verb.by]} {verb_of_other(price)}"
    return f"{held(verb.do, speaker.acting('you'))} unless {paid}"


def _if(verb: Any, speaker: Speaker) -> str:
    text = f"if {condition(verb.if_, speaker)}, {held(verb.do, speaker)}"
    return f"{text}; otherwise {held(verb.else_, speaker)}" if verb.else_ else text


def _later(verb: Any, speaker: Speaker) -> str:
    provided = f", if {condition(verb.provided, speaker)}" if verb.provided else ""
    return f"when {trigger(verb.at, speaker)}{provided}, {held(verb.later, speaker)}"


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
