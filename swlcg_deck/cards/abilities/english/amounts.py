"""Amounts: `2`, `X`, `the number of cards in your hand`, `for each Vehicle unit`."""

from typing import Any

from swlcg_deck.cards.abilities import amounts
from swlcg_deck.cards.abilities.amounts import Amount, AmountOrAny
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.tables import Teller, condition
from swlcg_deck.cards.abilities.nodes import Node

_STATS = {
    "printed_cost": "the printed cost",
    "printed_force": "the printed Force icons",
    "force": "the Force icons",
    "capacity": "the damage capacity",
    "remaining_capacity": "the remaining damage capacity",
}


def icon(name: str) -> str:
    """`[edge blast damage]`."""
    return f"[{name.replace('_', ' ')}]"


def amount(value: AmountOrAny, speaker: Speaker) -> str:
    """A number in a sentence."""
    if isinstance(value, int) or value == "X":
        return str(value)
    if isinstance(value, str):
        return "all" if value == "all" else "any number of"
    return WORDS[value.word](value, speaker)


def for_each(value: Amount, speaker: Speaker) -> str:
    """A number of equal things: `for each enhancement attached to it`."""
    if isinstance(value, amounts.CountOf) and not value.distinct and not value.plus:
        noun = described(value.count, speaker).one()
        times = "" if value.times == 1 else f"{value.times} times "
        return f"{times}for each {noun}{_bounded(value)}"
    return f"as many times as {amount(value, speaker)}"


def _count(value: Any, speaker: Speaker) -> str:
    different = f"different {_plural(value.distinct)} among " if value.distinct else ""
    return f"the number of {different}{described(value.count, speaker).many()}"


def _stat(value: Any, speaker: Speaker) -> str:
    name = _STATS.get(value.stat) or f"the {icon(value.stat)} icons"
    return f"{name} of {speaker.reference(value.of)}"


def _tokens(value: Any, speaker: Speaker) -> str:
    noun = "damage" if value.tokens == "damage" else f"{value.tokens} tokens"
    return f"the {noun} on {speaker.reference(value.of)}"


def _size(value: Any, speaker: Speaker) -> str:
    if value.size == "hand":
        return f"the number of cards in {speaker.whose(value.of)} hand"
    return f"the number of {value.size.replace('_', ' ')}"


def _conditional(value: Any, speaker: Speaker) -> str:
    when = condition(value.if_, speaker)
    return f"{amount(value.else_, speaker)} ({amount(value.then, speaker)} if {when})"


def _plural(word: str) -> str:
    return f"{word}s"


def _changed(value: Node, text: str) -> str:
    times, plus, minus = (getattr(value, name) for name in ("times", "plus", "minus"))
    if times > 1:
        text = f"{'twice' if times == 2 else f'{times} times'} {text}"
    if plus:
        text = f"{text} plus {plus}"
    if minus:
        text = f"{text} minus {minus}"
    return text + _bounded(value)


def _bounded(value: Node) -> str:
    lowest, highest = getattr(value, "at_least", None), getattr(value, "at_most", None)
    bounds = [
        *([f"at least {lowest}"] if lowest is not None else []),
        *([f"at most {highest}"] if highest is not None else []),
    ]
    return f" ({', '.join(bounds)})" if bounds else ""


def _computed(tell: Teller) -> Teller:
    """With what may be done to every computed number."""
    return lambda value, speaker: _changed(value, tell(value, speaker))


WORDS: dict[str, Teller] = {
    "count": _computed(_count),
    "stat": _computed(_stat),
    "tokens": _computed(_tokens),
    "event": _computed(lambda value, speaker: "that much"),
    "size": _computed(_size),
    "dial": _computed(lambda value, speaker: "the number on the Death Star dial"),
    "if": _conditional,
}
