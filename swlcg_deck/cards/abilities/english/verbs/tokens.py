"""What is done with damage, focus and shield tokens."""

from typing import Any

from swlcg_deck.cards.abilities import amounts
from swlcg_deck.cards.abilities.english.amounts import of_things
from swlcg_deck.cards.abilities.english.selections import each_of, selected
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.tables import Teller

_ONE = {"damage": "damage", "focus": "focus token", "shield": "shield", "any": "token"}


def tokens(kind: str, number: amounts.Amount, speaker: Speaker) -> str:
    """`2 focus tokens`, `1 damage`, `all damage`, `twice that much damage`."""
    return of_things(number, _ONE[kind], _several(kind), speaker)


def _several(kind: str) -> str:
    return "damage" if kind == "damage" else f"{_ONE[kind]}s"


def _place(verb: Any, speaker: Speaker) -> str:
    if (
        verb.place == "damage"
        and verb.to in _KNOWN
        and not verb.says("amount")
        and not verb.cannot_be
    ):
        return f"{speaker.does('damage')} {selected(verb.to, speaker)}"
    what = tokens(verb.place, verb.amount, speaker)
    if verb.divide:
        to = selected(verb.to, speaker)
        who = "you" if speaker.actor == "you" else "they"
        what = f"{what}, divided as {who} like among {to}"
        return f"{speaker.does(_PLACED[verb.place])} {what}{_unshielded(verb)}"
    again = ", even if it is shielded already" if verb.again else ""
    to = each_of(verb.to, speaker)
    on = "to" if verb.place == "damage" else "on"
    return f"{speaker.does(_PLACED[verb.place])} {what} {on} {to}{again}{_unshielded(verb)}"


def _unshielded(verb: Any) -> str:
    return ", which shields do not prevent" if verb.cannot_be else ""


_KNOWN = ("self", "host", "it")
"""To damage one of these is to deal 1 damage to it, and has no digit unless the data has one."""
_PLACED = {"damage": "deal", "focus": "place", "shield": "place"}


def _remove(verb: Any, speaker: Speaker) -> str:
    up_to = "up to " if verb.up_to else ""
    what = tokens(verb.remove, verb.amount, speaker)
    if verb.bind:
        speaker.heard.numbers.add(verb.bind)
    return f"{speaker.does('remove')} {up_to}{what} from {each_of(verb.from_, speaker)}"


def _move(verb: Any, speaker: Speaker) -> str:
    is_force_card = verb.move == "force_card"
    what = "the Force card" if is_force_card else tokens(verb.move, verb.amount, speaker)
    if verb.up_to:
        what = f"{_several(verb.move)}, up to {what},"
    source, to = each_of(verb.from_, speaker), each_of(verb.to, speaker)
    if to == f"another {source.partition(' ')[2]}":
        to = "another one"
    onto = "to" if verb.move == "damage" else "onto"
    return f"{speaker.does('move')} {what} from {source} {onto} {to}"


def _focus(verb: Any, speaker: Speaker) -> str:
    double = f" with {verb.tokens} tokens" if verb.tokens > 1 else ""
    return f"{speaker.does('focus')} {selected(verb.focus, speaker)}{double}"


WORDS: dict[str, Teller] = {
    "place": _place,
    "remove": _remove,
    "move": _move,
    "focus": _focus,
}
