"""Sentences: verbs one after the other."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from swlcg_deck.cards.abilities.english.speaker import (
    POSSESSIVES,
    ZONES,
    Speaker,
    capital,
    small,
)
from swlcg_deck.cards.abilities.english.tables import VERBS
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
    by = getattr(verb, "by", None) or "you"
    if by != "you":
        return str(by)
    picks = (getattr(verb, name) for name in type(verb).model_fields)
    return next((one.by for one in picks if isinstance(one, Select) and one.by != "you"), "you")


def held(verbs: Sequence[Node], speaker: Speaker) -> str:
    """What stands in another verb: one clause where it is short."""
    said = _together(verbs, speaker) if len(verbs) <= 2 else small(sentence(verbs, speaker))
    return said.replace(" and then ", ", then ")
