"""Turns of phrase that several verbs have."""

from typing import Any

from swlcg_deck.cards.abilities.english.selections import selected
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.tables import Teller

UNTIL = {
    "phase": "until the phase ends",
    "turn": "until the turn ends",
    "engagement": "until the engagement ends",
    "strike": "until the strike ends",
    "edge_battle": "until the edge battle ends",
}
PLACES = {
    "hand": "to {} hand",
    "deck_top": "on top of {} deck",
    "deck_bottom": "on the bottom of {} deck",
    "deck_shuffled": "into {} deck and shuffle it",
    "edge_stack": "into {} edge stack",
    "out_of_game": "out of the game",
}


def plain(text: str) -> Teller:
    """A verb that says the same whatever stands in it."""
    return lambda verb, speaker: text


def done_to(word: str) -> Teller:
    """Somebody does it to cards: `your opponent discards a unit`."""

    def said(verb: Any, speaker: Speaker) -> str:
        return f"{speaker.does(word)} {selected(getattr(verb, word), speaker)}"

    return said


def about(template: str, attribute: str) -> Teller:
    """A sentence about the cards, whoever brings it about: `{it} joins the engagement`."""
    return lambda verb, speaker: template.format(it=selected(getattr(verb, attribute), speaker))
