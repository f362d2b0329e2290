"""The engagement, its edge battle and its strikes."""

from typing import Any

from swlcg_deck.cards.abilities.english.phrases import about, plain
from swlcg_deck.cards.abilities.english.selections import selected
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.tables import Teller


def _engage_again(verb: Any, speaker: Speaker) -> str:
    is_the_same = verb.engage_again == "engaged"
    what = "the same objective" if is_the_same else selected(verb.engage_again, speaker)
    return f"{what} may be engaged once more this phase"


WORDS: dict[str, Teller] = {
    "join": about("{it} joins the engagement", "join"),
    "leave": about("take {it} out of the engagement", "leave"),
    "redirect_engagement": about("the engagement is moved to {it}", "redirect_engagement"),
    "end_engagement": plain("end the engagement"),
    "engage_again": _engage_again,
    "strike": about("{it} strikes now", "strike"),
    "restart_edge_battle": plain(
        "cancel this edge battle and every other fate card in it; discard both edge stacks and "
        "fight it anew"
    ),
}
