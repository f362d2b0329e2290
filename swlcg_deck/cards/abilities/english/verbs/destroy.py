"""Cards that are destroyed, sacrificed, or change hands."""

from typing import Any

from swlcg_deck.cards.abilities.english.phrases import done_to, lasting
from swlcg_deck.cards.abilities.english.selections import selected
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.tables import Teller


def _control(verb: Any, speaker: Speaker) -> str:
    until = f" {lasting(verb.until, speaker)}" if verb.until else ""
    if verb.to == "partner":
        what = selected(verb.control, speaker)
        return f"{speaker.does('give')} control of {what} to another friendly player{until}"
    taker = speaker.acting(verb.to)
    return f"{taker.does('take')} control of {selected(verb.control, speaker)}{until}"


WORDS: dict[str, Teller] = {
    "destroy": done_to("destroy"),
    "sacrifice": done_to("sacrifice"),
    "control": _control,
}
