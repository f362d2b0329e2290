"""Cards that come into play, and what is paid."""

from typing import Any

from swlcg_deck.cards.abilities.amounts import StatOf
from swlcg_deck.cards.abilities.english.amounts import amount
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.selections import selected
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, Speaker
from swlcg_deck.cards.abilities.english.tables import Teller

_AS = {
    "participant": " as a participating unit on your side",
    "pilot": " as a pilot",
    "committed": " committed to the Force",
    "unit": " as a unit",
    None: "",
}


_UNDER = {"you": " under your control"}
"""Said of what may be another player's card."""


def _put_into_play(verb: Any, speaker: Speaker) -> str:
    where = speaker.place if verb.put_into_play == "self" else ""
    text = f"{speaker.does('put')} {selected(verb.put_into_play, speaker)}{where} into play"
    text += _AS[verb.as_]
    if "under" in verb.model_fields_set:
        text += _UNDER.get(verb.under) or f", controlled by {PLAYERS[verb.under]}"
    if verb.attach_to is not None:
        text += f" attached to {selected(verb.attach_to, speaker)}"
    return text


def _play(verb: Any, speaker: Speaker) -> str:
    where = speaker.place if verb.play == "self" else ""
    card = selected(verb.play, speaker)
    under = " under the control of another friendly player" if verb.under else ""
    on = f" on {described(verb.attach_to, speaker).a()}" if verb.attach_to is not None else ""
    comma = "," if verb.as_ and where else ""
    return f"{speaker.does('play')} {card}{_AS[verb.as_]}{on}{comma}{where}{under}"


def _attach(verb: Any, speaker: Speaker) -> str:
    card = selected(verb.attach, speaker)
    if verb.as_ == "pilot":
        return f"{speaker.does('attach')} {card} as a pilot to {selected(verb.to, speaker)}"
    return f"{speaker.does('move')} {card} to {selected(verb.to, speaker)}"


def _spend(verb: Any, speaker: Speaker) -> str:
    kind = f"{verb.affiliation.value} " if verb.affiliation else ""
    if isinstance(verb.spend, StatOf):
        return f"{speaker.does('spend')} {kind}resources equal to {amount(verb.spend, speaker)}"
    number = amount(verb.spend, speaker)
    noun = "resource" if number == "1" else "resources"
    return f"{speaker.does('spend')} {number} {kind}{noun}"


WORDS: dict[str, Teller] = {
    "put_into_play": _put_into_play,
    "play": _play,
    "attach": _attach,
    "turn_faceup": lambda v, s: f"{s.does('turn')} {selected(v.turn_faceup, s)} faceup",
    "spend": _spend,
}
