"""Numerals: numbers that stand on a card as digits, which a text may read differently (DEF-13).

Reached are the printed values, and in texts the numbers of tokens, cards, resources, costs and
values that they give or take, in constant text too. Number words, icons and reminder text (FAQ-36)
are no numerals. Not reached are the bounds in descriptions ("cost 3 or less"), conditions ("at
least 3"), limits ("1 per turn") and lowest values ("not below 1").
"""

from swlcg_deck.engine.core.ability import Amount, Scope
from swlcg_deck.engine.core.constants import AFFILIATION, ENHANCEMENT
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import gained, modifiers

NUMERAL = "numeral"
"""What a modifier of a numeral is called, and the name under which its scope says which."""
CHANGE = "change"
WAYS = {"increase": 1, "decrease": -1}


class Numeral:
    """An amount in a text that is printed in digits: its card may be read differently."""

    __slots__ = ("key", "number", "printed", "sign")

    def __init__(self, key: str, number: int, sign: int = 1) -> None:
        self.key = key
        self.number = number
        self.sign = sign
        self.printed = sign * number
        """What it says as long as nothing has changed it: below 0 for what takes away."""

    def __call__(self, state: State, scope: Scope) -> int:
        if not state.lasting:
            return self.printed
        return self.sign * shown(state, scope.source, self.key, self.number)

    def __repr__(self) -> str:
        return f"<{self.key}: {self.printed}>"

    def signed(self, sign: int) -> "Numeral":
        return Numeral(self.key, self.number, sign)


def shown(state: State, card: int, key: str, printed: int) -> int:
    """What a numeral of a card says now."""
    if not state.lasting or not modifiers(state, NUMERAL):
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
    return WAYS[scope.named(CHANGE)] if scope.named(NUMERAL) == key else 0


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
    return (*(key for key, is_there in values if is_there), *face.numerals)
