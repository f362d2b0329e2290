"""The Force, the dial, the balance and the phases."""

from typing import Any

from swlcg_deck.cards.abilities.english.selections import selected
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.tables import Teller


def _dial(verb: Any, speaker: Speaker) -> str:
    if verb.dial >= 0:
        return f"increase the number on the Death Star dial by {verb.dial}"
    least = f", to a minimum of {verb.at_least}" if verb.at_least else ""
    return f"reduce the number on the Death Star dial by {-verb.dial}{least}"


def _balance(verb: Any, speaker: Speaker) -> str:
    side = "your" if verb.balance == "you" else f"the {verb.balance}"
    return f"give {side} side the Balance of the Force"


def _skip(verb: Any, speaker: Speaker) -> str:
    """The active player's is the phase of this turn, whoever's turn it is."""
    if verb.skip == "icons":
        return "resolve no more combat icons of this strike"
    name = "Force" if verb.skip == "force" else verb.skip
    if verb.whose == "active":
        return f"skip the {name} phase this turn"
    skips = speaker.acting(verb.whose).does("skip")
    whose = "their" if verb.whose == "opponent" else speaker.whose(verb.whose)
    return f"{skips} {whose} {name} phase this turn"


def _commit(verb: Any, speaker: Speaker) -> str:
    """To the Force, unless that has been said: `commit a unit not committed to the Force`."""
    what = selected(verb.commit, speaker)
    force = "" if what.endswith(" to the Force") else " to the Force"
    return speaker.does(f"commit {what}{force}")


def _uncommit(verb: Any, speaker: Speaker) -> str:
    """`remove it from the Force`, or of one described so `... a unit committed to it`."""
    what = selected(verb.uncommit, speaker)
    if what.endswith(" to the Force"):
        return speaker.does(f"remove from the Force {what.removesuffix('the Force')}it")
    return speaker.does(f"remove {what} from the Force")


WORDS: dict[str, Teller] = {
    "commit": _commit,
    "uncommit": _uncommit,
    "dial": _dial,
    "balance": _balance,
    "skip": _skip,
}
