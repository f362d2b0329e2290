"""Sentences: verbs one after the other."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from swlcg_deck.cards.abilities.english.speaker import (
    ZONES,
    Speaker,
    capital,
    either,
)
from swlcg_deck.cards.abilities.english.tables import VERBS
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.selections import Cards, Select
from swlcg_deck.cards.abilities.verbs.cards import Discard, Search, Shuffle


def sentences(verbs: Sequence[Node], speaker: Speaker) -> str:
    """Several verbs as sentences, without the last full stop and without the first capital: what
    goes before is for whoever asks, and a name in front keeps its own."""
    first, *rest = clauses(verbs, speaker)
    return ". ".join([first, *map(capital, rest)])


def together(verbs: Sequence[Node], speaker: Speaker) -> str:
    """Several verbs as one clause: `discard this card and draw 1 card`; so costs are said."""
    *most, last = clauses(verbs, speaker)
    return f"{', '.join(most)} and {last}" if most else last


def clauses(verbs: Sequence[Node], speaker: Speaker) -> Iterator[str]:
    """After the first verb the card of the trigger is no longer `it`."""
    for place, verb in enumerate(verbs):
        known = replace(speaker, it=f"that {speaker.its_kind}") if place else speaker
        yield say(verb, known)
    # A whole deck that was looked through is shuffled without a word in the data.
    searched = [verb for verb in verbs if isinstance(verb, Search) and verb.top is None]
    if searched and not any(isinstance(verb, Shuffle) for verb in verbs):
        decks = [ZONES[one] for one in searched[0].search if one.endswith("deck")]
        yield f"shuffle the {either(decks, 'and')}"


def say(verb: Node, speaker: Speaker) -> str:
    """One verb as a clause that begins with a small letter."""
    return VERBS[verb.word](verb, speaker.acting(_actor(verb, speaker)))


def _actor(verb: Node, speaker: Speaker) -> str:
    """Who does it: the player the verb names, or who picks its cards; of several ways that a player
    has, also who discards from his own hand."""
    if speaker.told and isinstance(verb, Discard) and _is_from_hand_of(speaker.told, verb.discard):
        return speaker.told
    by = getattr(verb, "by", None) or "you"
    if by != "you":
        return str(by)
    picks = (getattr(verb, name) for name in type(verb).model_fields)
    return next((one.by for one in picks if isinstance(one, Select) and one.by != "you"), "you")


def _is_from_hand_of(player: str, cards: Cards) -> bool:
    what = cards.random if isinstance(cards, Select) else None
    return what is not None and what.in_ == ("hand",) and what.controller == player


def held(verbs: Sequence[Node], speaker: Speaker) -> str:
    """What stands in another verb: one clause where it is short."""
    said = together(verbs, speaker) if len(verbs) <= 2 else sentences(verbs, speaker)
    return said.replace(" and then ", ", then ")
