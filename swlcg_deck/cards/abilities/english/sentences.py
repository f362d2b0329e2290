"""Sentences: verbs one after the other, and the verbs that hold other verbs."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from swlcg_deck.cards.abilities.english.conditions import condition
from swlcg_deck.cards.abilities.english.selections import selected
from swlcg_deck.cards.abilities.english.speaker import (
    PLAYERS,
    POSSESSIVES,
    ZONES,
    Speaker,
    capital,
    small,
    verb_of_other,
)
from swlcg_deck.cards.abilities.english.triggers import trigger
from swlcg_deck.cards.abilities.english.verbs import cards, effects, engagement, tokens
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.selections import Select
from swlcg_deck.cards.abilities.verbs.cards import Search, Shuffle


def sentence(verbs: Sequence[Node], speaker: Speaker) -> str:
    """Several verbs as sentences, without the last full stop."""
    return ". ".join(capital(clause) for clause in _clauses(verbs, speaker))


def _together(verbs: Sequence[Node], speaker: Speaker) -> str:
    """Several verbs as one clause: `discard this card and draw 1 card`."""
    return " and ".join(_clauses(verbs, speaker))


def _clauses(verbs: Sequence[Node], speaker: Speaker) -> Iterator[str]:
    """After the first verb the card of the trigger is no longer `it`."""
    for place, verb in enumerate(verbs):
        known = replace(speaker, it=f"that {speaker.its_kind}") if place else speaker
        yield say(verb, known)
    # A whole deck that was looked through is shuffled without a word in the data.
    searched = [verb for verb in verbs if isinstance(verb, Search) and verb.top is None]
    if searched and not any(isinstance(verb, Shuffle) for verb in verbs):
        yield f"shuffle {POSSESSIVES[searched[0].whose]} {ZONES[searched[0].search]}"


def say(verb: Node, speaker: Speaker) -> str:
    """One verb as a clause that begins with a small letter."""
    return VERBS[verb.word](verb, speaker.acting(_actor(verb)))


def _actor(verb: Node) -> str:
    """Who does it: the player the verb names, or who picks its cards."""
    by = getattr(verb, "by", "you")
    if by != "you":
        return str(by)
    picks = (getattr(verb, name) for name in type(verb).model_fields)
    return next((one.by for one in picks if isinstance(one, Select) and one.by != "you"), "you")


def _held(verbs: Sequence[Node], speaker: Speaker) -> str:
    """What stands in another verb: one clause where it is short."""
    said = _together(verbs, speaker) if len(verbs) <= 2 else small(sentence(verbs, speaker))
    return said.replace(" and then ", ", then ")


def _then(verb: Any, speaker: Speaker) -> str:
    said = small(sentence(verb.then, speaker))
    return f"then, {said}" if said.startswith("if ") else f"then {said}"


def _may(verb: Any, speaker: Speaker) -> str:
    who = speaker.name if speaker.name and not speaker.bare else PLAYERS[verb.by]
    return f"{who} may {_held(verb.may, replace(speaker, bare=True))}"


def _either(verb: Any, speaker: Speaker) -> str:
    bare = replace(speaker, bare=True, told=verb.by != "you")
    ways = "; or ".join(small(sentence(way, bare)) for way in verb.either)
    return f"{speaker.does('choose')} one: {ways}"


def _unless(verb: Any, speaker: Speaker) -> str:
    price = _held(verb.unless, replace(speaker, bare=True))
    paid = f"you {price}" if verb.by == "you" else f"{PLAYERS[verb.by]} {verb_of_other(price)}"
    return f"{_held(verb.do, speaker.acting('you'))} unless {paid}"


def _if(verb: Any, speaker: Speaker) -> str:
    text = f"if {condition(verb.if_, speaker)}, {_held(verb.do, speaker)}"
    return f"{text}; otherwise {_held(verb.else_, speaker)}" if verb.else_ else text


def _later(verb: Any, speaker: Speaker) -> str:
    provided = f", if {condition(verb.provided, speaker)}" if verb.provided else ""
    return f"when {trigger(verb.at, speaker)}{provided}, {_held(verb.later, speaker)}"


def _for_each_player(verb: Any, speaker: Speaker) -> str:
    each = speaker.acting("that_player", "each player")
    first, *rest = verb.for_each_player
    said = [say(first, each), *(say(one, replace(each, name="they", bare=True)) for one in rest)]
    return " and ".join(said)


def _instead(verb: Any, speaker: Speaker) -> str:
    return f"instead {_held(verb.instead, speaker)}"


VERBS: dict[str, Callable[[Any, Speaker], str]] = {
    **tokens.WORDS,
    **cards.WORDS,
    **engagement.WORDS,
    **effects.WORDS,
    "then": _then,
    "may": _may,
    "either": _either,
    "unless": _unless,
    "if": _if,
    "later": _later,
    "for_each_player": _for_each_player,
    "instead": _instead,
    "pick": lambda v, s: f"{s.does('choose')} {selected(v.pick, s)}",
}
