"""Captured cards."""

from typing import Any

from swlcg_deck.cards.abilities.english.amounts import amount
from swlcg_deck.cards.abilities.english.selections import selected
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.tables import Teller


def _capture(verb: Any, speaker: Speaker) -> str:
    at = f" at {selected(verb.at, speaker)}" if verb.at is not None else ""
    captured = selected(verb.capture, speaker)
    if captured.endswith(" of them"):
        return f"of these, {speaker.does('capture')} {captured.removesuffix(' of them')}{at}"
    return f"{speaker.does('capture')} {captured}{at}"


def _rescue(verb: Any, speaker: Speaker) -> str:
    number = amount(verb.rescue, speaker)
    at = f" at {selected(verb.at, speaker)}" if verb.at is not None else ""
    return f"rescue {number} captured {'card' if number == '1' else 'cards'}{at}"


WORDS: dict[str, Teller] = {
    "capture": _capture,
    "rescue": _rescue,
}
