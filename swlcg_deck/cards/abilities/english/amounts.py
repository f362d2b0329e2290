"""Amounts: `2`, `X`, `the number of cards in your hand`, `for each Vehicle unit`."""

from typing import Any, TypeGuard

from swlcg_deck.cards.abilities import amounts
from swlcg_deck.cards.abilities.amounts import Amount, AmountOrAny
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.tables import Teller, condition
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.filters import CardFilter

_STATS = {
    "printed_cost": "printed cost",
    "printed_force": "printed Force icons",
    "force": "Force icons",
    "capacity": "damage capacity",
    "remaining_capacity": "remaining damage capacity",
}


def icon(name: str) -> str:
    """`[edge blast damage]`."""
    return f"[{name.replace('_', ' ')}]"


def amount(value: AmountOrAny, speaker: Speaker) -> str:
    """A number in a sentence; how many of a thing is said by `of_things`."""
    if isinstance(value, int) or value == "X":
        return str(value)
    if isinstance(value, str):
        return "all" if value == "all" else "any number of"
    return WORDS[value.word](value, speaker)


def of_things(value: AmountOrAny, one: str, many: str, speaker: Speaker) -> str:
    """How many of a thing: `1 card`, `all damage`, `2 cards for each unit you control`, `twice that
    much damage`, `1 card (2 if you have the edge)`."""
    if isinstance(value, amounts.Conditional):
        few, more = value.else_, amount(value.then, speaker)
        when = condition(value.if_, speaker)
        return f"{of_things(few, one, many, speaker)} ({more} if {when})"
    if isinstance(value, (int, str)):
        return f"{amount(value, speaker)} {one if value == 1 else many}"
    if _is_for_each(value):
        number = one if value.times == 1 else many
        return f"{value.times} {number} {for_each(value, speaker)}"
    if isinstance(value, amounts.EventAmount) or is_held_number(value, speaker):
        much = f"that {'much' if one == many else 'many'} {many}"
        return _changed(value, much, speaker)
    return f"{many} equal to {amount(value, speaker)}"


def is_held_number(value: AmountOrAny, speaker: Speaker) -> bool:
    """Whether it is a number that was named before: how much was done."""
    return isinstance(value, amounts.SizeOf) and value.size in speaker.heard.numbers


def for_each(value: Amount, speaker: Speaker) -> str:
    """A number of equal things: `for every enhancement attached to it`."""
    if _is_for_each(value):
        if isinstance(value, amounts.Players):
            return "for each opponent in the game"
        noun = described(value.count, speaker).one()
        return f"for every {noun}{bounded(value, speaker)}"
    return f"as many times as {amount(value, speaker)}"


def _is_for_each(value: AmountOrAny) -> TypeGuard[amounts.CountOf | amounts.Players]:
    """Whether a number is so much for each card, or for each opponent."""
    if isinstance(value, amounts.Players):
        return value.players == "opponent" and isinstance(value.times, int)
    return (
        isinstance(value, amounts.CountOf)
        and not value.distinct
        and isinstance(value.times, int)
        and not value.plus
        and not value.minus
    )


def _count(value: Any, speaker: Speaker) -> str:
    different = f"different {_plural(value.distinct)} among " if value.distinct else ""
    return f"the number of {different}{described(value.count, speaker).many()}"


def _stat(value: Any, speaker: Speaker) -> str:
    name = _STATS.get(value.stat) or f"{icon(value.stat)} icons"
    return whose(name, value.of, speaker)


def known_or_all(what: str | CardFilter, speaker: Speaker) -> str:
    """A card that is known, or all that fit: `all units you control`, `your cards among them`."""
    if isinstance(what, CardFilter) and what.among and what.in_ and what.controller:
        return f"{speaker.whose(what.controller)} {described(what, speaker).many()}"
    if isinstance(what, CardFilter):
        return f"all {described(what, speaker).many()}"
    return speaker.reference(what)


def whose(what: str, ref: str | CardFilter, speaker: Speaker) -> str:
    """`its printed cost`, `the printed cost of the enhanced unit`."""
    card = known_or_all(ref, speaker)
    their = {"it": "its", "them": "their"}.get(card)
    return f"{their} {what}" if their else f"the {what} of {card}"


_PLAYERS = {
    "light": "light side players that started the game",
    "dark": "dark side players that started the game",
    "opponent": "opponents in the game",
}


def _players(value: Any, speaker: Speaker) -> str:
    return _multiplied(value.times, f"the number of {_PLAYERS[value.players]}", speaker)


def _multiplied(times: Amount, text: str, speaker: Speaker) -> str:
    if times == 1:
        return text
    return f"{'twice' if times == 2 else f'{amount(times, speaker)} times'} {text}"


def _tokens(value: Any, speaker: Speaker) -> str:
    noun = "damage" if value.tokens == "damage" else f"{value.tokens} tokens"
    return f"the {noun} on {known_or_all(value.of, speaker)}"


def _size(value: Any, speaker: Speaker) -> str:
    if value.size == "hand":
        return f"the number of cards in {speaker.whose(value.of)} hand"
    if value.size == "force_supply":
        return f"the number of Force cards in {speaker.whose(value.of)} supply"
    if value.size == "reserve":
        return f"{speaker.whose(value.of)} reserve value"
    if is_held_number(value, speaker):
        return "that number"
    return f"the number of {value.size.replace('_', ' ')}"


def _conditional(value: Any, speaker: Speaker) -> str:
    when = condition(value.if_, speaker)
    return f"{amount(value.else_, speaker)} ({amount(value.then, speaker)} if {when})"


def _plural(word: str) -> str:
    return f"{word}s"


def _changed(value: Node, text: str, speaker: Speaker) -> str:
    times, plus, minus = (getattr(value, name) for name in ("times", "plus", "minus"))
    text = _multiplied(times, text, speaker)
    if plus:
        text = f"{text} plus {amount(plus, speaker)}"
    if minus:
        text = f"{text} minus {amount(minus, speaker)}"
    return text + bounded(value, speaker)


def bounded(value: Node, speaker: Speaker) -> str:
    """`, to a minimum of 1`; that nothing is less than 0 goes without saying."""
    lowest, highest = getattr(value, "at_least", None), getattr(value, "at_most", None)
    bounds = [
        *([f"a minimum of {amount(lowest, speaker)}"] if lowest else []),
        *([f"a maximum of {amount(highest, speaker)}"] if highest is not None else []),
    ]
    return f" (to {' and '.join(bounds)})" if bounds else ""


def _computed(tell: Teller) -> Teller:
    """With what may be done to every computed number."""
    return lambda value, speaker: _changed(value, tell(value, speaker), speaker)


WORDS: dict[str, Teller] = {
    "count": _computed(_count),
    "stat": _computed(_stat),
    "tokens": _computed(_tokens),
    "event": _computed(lambda value, speaker: "that much"),
    "size": _computed(_size),
    "players": _players,
    "dial": _computed(lambda value, speaker: "the number on the Death Star dial"),
    "if": _conditional,
}
