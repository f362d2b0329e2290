"""The cards that a text knows by name, and bounds on numbers that may be compared with theirs."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.cards.bounds import Bounds
from swlcg_deck.engine.core.ability import Amount, Scope, amount_of
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import engaged_objective
from swlcg_deck.engine.facts.printed_numbers import digit

AMOUNTS: dict[str, Callable[[Any], Amount]] = {}
"""How each computed number is read; filled where texts are compiled, in a room above."""
CardNumber = Callable[[State, int], int]
Keeps = Callable[[State, Scope, int], bool]
"""Whether a number keeps to bounds."""
_HOLDS: dict[str, Callable[[int, int], bool]] = {
    "equals": lambda number, bound: number == bound,
    "at_least": lambda number, bound: number >= bound,
    "at_most": lambda number, bound: number <= bound,
    "more_than": lambda number, bound: number > bound,
    "fewer_than": lambda number, bound: number < bound,
}


def referred(state: State, scope: Scope, ref: str) -> tuple[int, ...]:
    """The cards that a filter compares with: this one, its host, the trigger's, or named ones."""
    if ref == "self":
        return (scope.source,)
    if ref == "host":
        host = state.host[scope.source]
        return (host,) if host >= 0 else ()
    if ref == "it":
        return (scope.subject,) if scope.subject >= 0 else ()
    if ref == "those":
        return those(scope)
    if ref == "struck":
        return struck(scope)
    if ref == "engaged":
        return engaged_objective(state)
    found: tuple[int, ...] = scope.named(ref) or scope.named(f"target_{ref}")
    return found


def struck(scope: Scope) -> tuple[int, ...]:
    """Against which cards the icons of the event were resolved."""
    event = scope.event
    if event is None or event.kind != ICONS_USED:
        return ()
    cards: tuple[int, ...] = event.detail[1]
    return cards


ICONS_USED = "icons_used"
"""The moment after icons have been resolved, with the cards that they were resolved against."""


def those(scope: Scope) -> tuple[int, ...]:
    """All cards that the event of a trigger is about: those dealt damage together (DMG-25)."""
    return () if scope.event is None else tuple(card for card in scope.event.cards if card >= 0)


def tokens_on(kind: str) -> CardNumber:
    """How many tokens of a kind lie on a card."""
    return lambda state, card: int(getattr(state, kind)[card])


def within(bound: Bounds, number: CardNumber | None = None, *, even_one: bool = False) -> Keeps:
    """Whether a number keeps to bounds; `number` is what is asked of a card that a bound names. To
    have at least 1 is told in words, as "damaged" is, where it is not `even_one` that counts."""
    low, high = bound.lowest, bound.highest
    tests = [_compared(_HOLDS[name], what, number) for name, what in bound.compared]
    numerals = [
        (_HOLDS[name], digit(what) if even_one or _is_digit(name, what) else what)
        for name, what in bound.plain
    ]
    if any(not isinstance(one, int) for _, one in numerals):
        low, high = 0, None
        tests += [_bounded(holds, one) for holds, one in numerals]

    def keeps(state: State, scope: Scope, value: int) -> bool:
        if value < low or (high is not None and value > high):
            return False
        return all(test(state, scope, value) for test in tests)

    return keeps


def _is_digit(name: str, what: int) -> bool:
    """None and any are words."""
    return what > 1 or (what == 1 and name not in ("at_least", "fewer_than"))


def _bounded(holds: Callable[[int, int], bool], bound: Amount) -> Keeps:
    return lambda state, scope, value: holds(value, amount_of(state, scope, bound))


def _compared(holds: Callable[[int, int], bool], bound: Any, number: CardNumber | None) -> Keeps:
    """With a number that has to be read first; a card that is not there bounds nothing away."""
    if isinstance(bound, str) and bound != "X" and number is not None:
        return lambda state, scope, value: any(
            holds(value, number(state, card)) for card in referred(state, scope, bound)
        )
    amount = AMOUNTS["X" if bound == "X" else bound.word]
    read = amount(bound)
    return lambda state, scope, value: holds(value, amount_of(state, scope, read))
