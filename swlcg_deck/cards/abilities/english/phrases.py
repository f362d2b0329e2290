"""Turns of phrase that several verbs have."""

from typing import Any

from swlcg_deck.cards.abilities.english.selections import (
    picks_from_their_hand,
    selected,
    subject,
)
from swlcg_deck.cards.abilities.english.speaker import Speaker, verb_of_other
from swlcg_deck.cards.abilities.english.tables import Teller

UNTIL = {
    "phase": "until the phase ends",
    "turn": "until the turn ends",
    "engagement": "until the engagement ends",
    "strike": "until the strike ends",
    "edge_battle": "until the edge battle ends",
}


def lasting(until: str, speaker: Speaker) -> str:
    """How long: `until the phase ends`, `as long as this unit is in play`."""
    if until != "leaves":
        return UNTIL[until]
    return f"as long as {speaker.me} stays {'attached' if speaker.is_attached else 'in play'}"


PLACES = {
    "hand": "to {} hand",
    "deck_top": "to the top of {} {}",
    "deck_bottom": "to the bottom of {} {}",
    "deck_shuffled": "into {} {}",
    "edge_stack": "into {} edge stack",
    "out_of_game": "out of the game",
}
"""Where cards go: whose, and for decks which."""


def plain(text: str) -> Teller:
    """A verb that says the same whatever stands in it."""
    return lambda verb, speaker: text


def done_to(word: str) -> Teller:
    """Somebody does it to cards: `your opponent discards a unit`."""

    def said(verb: Any, speaker: Speaker) -> str:
        cards = getattr(verb, word)
        what = selected(cards, speaker)
        if picks_from_their_hand(cards, speaker):
            return f"{speaker.does('choose')} and {word} {what.removesuffix(' (you choose)')}"
        return f"{speaker.does(word)} {what}"

    return said


def about(template: str, attribute: str) -> Teller:
    """A sentence that begins with its verb, of whoever does it: `commit {it} to the Force`."""
    return lambda verb, speaker: speaker.does(
        template.format(it=selected(getattr(verb, attribute), speaker))
    )


def they_do(word: str, rest: str = "") -> Teller:
    """What the cards do themselves: `this unit joins the engagement`, `they join` it."""

    def said(verb: Any, speaker: Speaker) -> str:
        who, many = subject(getattr(verb, word), speaker)
        return f"{who} {word if many else verb_of_other(word)}{rest}"

    return said
