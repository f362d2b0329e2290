"""The engagement, the Force, the dial, the balance, and the end of the game."""

from typing import Any

from swlcg_deck.cards.abilities.english.selections import selected
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, Speaker


def _on(template: str, attribute: str) -> Any:
    return lambda verb, speaker: template.format(it=selected(getattr(verb, attribute), speaker))


def _plain(text: str) -> Any:
    return lambda verb, speaker: text


def _dial(verb: Any, speaker: Speaker) -> str:
    if verb.dial >= 0:
        return f"advance the Death Star dial by {verb.dial}"
    floor = f", but not below {verb.floor}" if verb.floor else ""
    return f"turn the Death Star dial back by {-verb.dial}{floor}"


def _balance(verb: Any, speaker: Speaker) -> str:
    side = "your" if verb.balance == "you" else f"the {verb.balance}"
    return f"turn the Balance of the Force to {side} side"


def _engage_again(verb: Any, speaker: Speaker) -> str:
    is_the_same = verb.engage_again == "engaged"
    what = "the same objective" if is_the_same else selected(verb.engage_again, speaker)
    return f"{what} may be engaged once more this phase"


def _skip(verb: Any, speaker: Speaker) -> str:
    name = "Force" if verb.skip == "force" else verb.skip
    return f"{speaker.acting(verb.whose).does('skip')} {speaker.whose(verb.whose)} {name} phase"


def _ends(word: str, many: str) -> Any:
    def words(verb: Any, speaker: Speaker) -> str:
        player = getattr(verb, word)
        return f"{PLAYERS[player]} {word if player == 'you' else many} the game"

    return words


WORDS = {
    "join": _on("{it} joins the engagement", "join"),
    "leave": _on("take {it} out of the engagement", "leave"),
    "redirect_engagement": _on("the engagement is moved to {it}", "redirect_engagement"),
    "end_engagement": _plain("end the engagement"),
    "engage_again": _engage_again,
    "strike": _on("{it} strikes now", "strike"),
    "restart_edge_battle": _plain(
        "cancel this edge battle and every other fate card in it; discard both edge stacks and "
        "fight it anew"
    ),
    "commit": _on("commit {it} to the Force", "commit"),
    "uncommit": _on("take {it} off the Force", "uncommit"),
    "dial": _dial,
    "balance": _balance,
    "skip": _skip,
    "win": _ends("win", "wins"),
    "lose": _ends("lose", "loses"),
}
