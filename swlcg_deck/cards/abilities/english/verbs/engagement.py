"""The engagement, its edge battle and its strikes."""

from typing import Any

from swlcg_deck.cards.abilities.english.phrases import about, plain, they_do
from swlcg_deck.cards.abilities.english.selections import selected
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.tables import Teller


def _engage_again(verb: Any, speaker: Speaker) -> str:
    is_the_same = verb.engage_again == "engaged"
    what = "the same objective" if is_the_same else selected(verb.engage_again, speaker)
    return f"you may engage {what} again this phase"


def _redirect(verb: Any, speaker: Speaker) -> str:
    """A card offers itself; of others somebody picks one."""
    what = selected(verb.redirect_engagement, speaker)
    if isinstance(verb.redirect_engagement, str):
        return f"{what} is engaged instead"
    return f"{speaker.does('engage')} {what} instead"


def _switch(verb: Any, speaker: Speaker) -> str:
    if verb.switch == "edge_stacks":
        return f"{speaker.does('switch')} edge stacks with your opponent for this edge battle"
    one, other = selected(verb.switch, speaker), selected(verb.with_, speaker)
    return f"{speaker.does('switch')} {one} with {other}"


WORDS: dict[str, Teller] = {
    "join": they_do("join", " the engagement"),
    "leave": about("remove {it} from the engagement", "leave"),
    "redirect_engagement": _redirect,
    "end_engagement": plain("end the engagement"),
    "engage_again": _engage_again,
    "strike": they_do("strike", " now"),
    "restart_edge_battle": plain(
        "cancel this edge battle and the effects of every other fate card in it; discard both edge "
        "stacks and begin a new edge battle"
    ),
    "switch": _switch,
}
