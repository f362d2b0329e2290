"""What is done with damage, focus and shield tokens."""

from typing import Any

from swlcg_deck.cards.abilities import amounts
from swlcg_deck.cards.abilities.english.amounts import amount
from swlcg_deck.cards.abilities.english.selections import is_several, selected
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.tables import Teller

_ONE = {"damage": "damage", "focus": "focus token", "shield": "shield", "any": "token"}


def tokens(kind: str, number: amounts.Amount, speaker: Speaker) -> str:
    """`2 focus tokens`, `1 damage`, `all damage`."""
    noun = _ONE[kind]
    many = noun if kind == "damage" else f"{noun}s"
    if isinstance(number, amounts.Conditional):
        few, more = (amount(one, speaker) for one in (number.else_, number.then))
        whole = amount(number, speaker)
        return whole.replace(f"{few} ({more} ", f"{few} {noun if few == '1' else many} ({more} ", 1)
    if number == 1:
        return f"1 {noun}"
    if isinstance(number, (int, str)):
        return f"{amount(number, speaker)} {many}"
    return f"{many} equal to {amount(number, speaker)}"


def _place(verb: Any, speaker: Speaker) -> str:
    what, to = tokens(verb.place, verb.amount, speaker), selected(verb.to, speaker)
    if verb.place == "damage":
        if verb.divide:
            return f"{speaker.does('deal')} {what}, divided as you like among {to}"
        if speaker.actor != "you":
            return f"{speaker.does('deal')} {what} to {to}"
        return f"{to} {'each take' if is_several(verb.to) else 'takes'} {what}"
    again = ", even if it is shielded already" if verb.again else ""
    return f"{speaker.does('put')} {what} on {to}{again}"


def _remove(verb: Any, speaker: Speaker) -> str:
    up_to = "up to " if verb.up_to else ""
    what = tokens(verb.remove, verb.amount, speaker)
    return f"{speaker.does('take')} {up_to}{what} off {selected(verb.from_, speaker)}"


def _move(verb: Any, speaker: Speaker) -> str:
    what = tokens(verb.move, verb.amount, speaker)
    source, to = selected(verb.from_, speaker), selected(verb.to, speaker)
    return f"{speaker.does('move')} {what} from {source} onto {to}"


def _focus(verb: Any, speaker: Speaker) -> str:
    double = f" with {verb.tokens} tokens" if verb.tokens > 1 else ""
    return f"{speaker.does('focus')} {selected(verb.focus, speaker)}{double}"


WORDS: dict[str, Teller] = {
    "place": _place,
    "remove": _remove,
    "move": _move,
    "focus": _focus,
}
