"""The Force, the dial, the balance and the phases."""

from typing import Any

from swlcg_deck.cards.abilities.english.phrases import about
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.tables import Teller


def _dial(verb: Any, speaker: Speaker) -> str:
    if verb.dial >= 0:
        return f"advance the Death Star dial by {verb.dial}"
    least = f", but not below {verb.at_least}" if verb.at_least else ""
    return f"turn the Death Star dial back by {-verb.dial}{least}"


def _balance(verb: Any, speaker: Speaker) -> str:
    side = "your" if verb.balance == "you" else f"the {verb.balance}"
    return f"turn the Balance of the Force to {side} side"


def _skip(verb: Any, speaker: Speaker) -> str:
    name = "Force" if verb.skip == "force" else verb.skip
    return f"{speaker.acting(verb.whose).does('skip')} {speaker.whose(verb.whose)} {name} phase"


WORDS: dict[str, Teller] = {
    "commit": about("commit {it} to the Force", "commit"),
    "uncommit": about("take {it} off the Force", "uncommit"),
    "dial": _dial,
    "balance": _balance,
    "skip": _skip,
}
