"""Numerals: numbers that stand on a card as digits, which a text may read differently (DEF-13).

Reached are the printed values, and in texts the numbers of tokens, cards, resources, costs and
values that they give or take, in constant text too, with the bounds that they set ("cost 3 or
less"). Number words and icons are no numerals. One in reminder text is read by nobody (FAQ-36).
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

from swlcg_deck.engine.core.ability import Amount, Scope
from swlcg_deck.engine.core.constants import AFFILIATION, ENHANCEMENT, NOBODY
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import gained, modifiers
from swlcg_deck.engine.facts.board import all_in_play

NUMERAL = "numeral"
"""What a modifier of a numeral is called, and the name under which its scope says which."""
CHANGE = "change"
BY = "by"
REMINDER = "reminder"
"""A number that only reminds of what a keyword does: to change it changes nothing (FAQ-36)."""
WAYS = {"increase": 1, "decrease": -1}


class Numeral:
    """An amount in a text that is printed in digits: its card may be read differently."""

    __slots__ = ("giver", "key", "number", "printed", "sign")

    def __init__(self, key: str, number: int, sign: int = 1, giver: str = "") -> None:
        self.key = key
        self.giver = giver
        """The code of what it is printed on, if another card has gained its text."""
        self.number = number
        self.sign = sign
        self.printed = sign * number
        """What it says as long as nothing has changed it: below 0 for what takes away."""

    def __call__(self, state: State, scope: Scope) -> int:
        if not state.lasting:
            return self.printed
        card = _giving(state, self.giver, scope.source) if self.giver else scope.source
        return self.sign * shown(state, card, self.key, self.number)

    def __repr__(self) -> str:
        return f"<{self.key}: {self.printed}>"

    def signed(self, sign: int) -> "Numeral":
        return Numeral(self.key, self.number, sign, self.giver)


def _giving(state: State, code: str, card: int) -> int:
    """The card in play from which another one has its text: of several the one that lies on it."""
    givers = [one for one in all_in_play(state) if state.faces[one].code == code]
    return next((one for one in givers if state.host[one] == card), (*givers, NOBODY)[0])


class Digits:
    """The numerals of a text, in the order in which it is read."""

    def __init__(self, before: int = 0, giver: str = "") -> None:
        """`before` is how many of the card stand before it."""
        self.numerals: list[str] = []
        self._before = before
        self._giver = giver

    @property
    def place(self) -> int:
        return self._before + len(self.numerals)

    @property
    def kept_as(self) -> tuple[int, str]:
        """What is compiled here is the same wherever this is."""
        return self.place, self._giver

    def digit(self, value: int) -> Numeral:
        self.pass_over(1)
        return Numeral(self.numerals[-1], value, giver=self._giver)

    def pass_over(self, count: int) -> None:
        """What was compiled before has these, and they stand here again."""
        self.numerals += [f"text {self.place + one}" for one in range(1, count + 1)]


_reading: ContextVar[Digits | None] = ContextVar("reading", default=None)


@contextmanager
def read_as(digits: Digits) -> Iterator[None]:
    """Bounds that are compiled meanwhile are numerals of this text."""
    token = _reading.set(digits)
    try:
        yield
    finally:
        _reading.reset(token)


def digit(value: int) -> Amount:
    """A number that a description or a condition gives; outside of texts none can change it."""
    digits = _reading.get()
    return value if digits is None else digits.digit(value)


What = TypeVar("What")
Made = TypeVar("Made")


def kept(make: Callable[[What], Made]) -> Callable[[What], Made]:
    """Make a thing once; one with numerals once for each place in a text where these stand."""
    plain: dict[What, Made] = {}
    placed: dict[tuple[What, tuple[int, str]], tuple[Made, int]] = {}

    def once(what: What) -> Made:
        digits = _reading.get()
        if digits is None:
            if what not in plain:
                plain[what] = make(what)
            return plain[what]
        key = (what, digits.kept_as)
        if key in placed:
            digits.pass_over(placed[key][1])
            return placed[key][0]
        before = digits.place
        made = make(what)
        placed[key] = (made, digits.place - before)
        return made

    return once


def shown(state: State, card: int, key: str, printed: int) -> int:
    """What a numeral of a card says now."""
    if card == NOBODY or not state.lasting or not modifiers(state, NUMERAL):
        return printed
    changes = [change(state, scope, key) for _, scope, _, _ in gained(state, NUMERAL, card)]
    return max(0, printed + sum(changes))


def for_now(state: State, amount: Amount | None) -> int | None:
    """The number that an amount says as long as the same effects last; None if it depends on more
    than that, or there is none."""
    if isinstance(amount, Numeral) and not (state.lasting and modifiers(state, NUMERAL)):
        return amount.printed
    return amount if isinstance(amount, int) else None


def change(state: State, scope: Scope, key: str) -> int:
    """By how much a choice has changed this numeral."""
    return WAYS[scope.named(CHANGE)] * scope.named(BY) if scope.named(NUMERAL) == key else 0


def cost_shown(state: State, card: int) -> int:
    """The cost that stands on a card."""
    return shown(state, card, "cost", state.faces[card].cost)


def numerals_on(state: State, card: int) -> tuple[str, ...]:
    """Which numerals a card has; a resource value of nothing is not printed."""
    face = state.faces[card]
    heads = face.kind == AFFILIATION
    piloted = state.kind[card] == ENHANCEMENT
    values = (
        ("cost", not heads),
        ("damage capacity", face.capacity > 0 and not piloted),
        ("resources", face.resources > 0 or heads),
        ("reserve", heads),
        ("edge", face.edge > 0),
        ("pilot", face.pilot_cost is not None),
    )
    reminder = (REMINDER,) if face.elite or face.shielding else ()
    return (*(key for key, is_there in values if is_there), *face.numerals, *reminder)
