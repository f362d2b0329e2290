"""What a filter asks of the card of an event: of one that has left play, as it was there."""

from collections.abc import Callable

from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import CardTest, EventTest, Scope
from swlcg_deck.engine.core.constants import ATTACKING, DEFENDING, NOBODY
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.bounds import Keeps, tokens_on, within
from swlcg_deck.engine.facts.card_filters import compiled, described, kinds_of
from swlcg_deck.engine.rules.leave_play import AsItWas, as_it_was


def described_card(what: CardFilter) -> EventTest:
    """A card that has left play is seen as it was: under its last controller, in its last form, in
    the state and with the tokens it had."""
    whose = (what.side, what.controller)
    bare = what.model_copy(update={"side": None, "controller": None})
    lost = dict.fromkeys(("type", "attached_to", "damage", "focus"))
    states = {key: _still_read(getattr(what, key)) for key in ("is_", "is_not")}
    fits, fits_gone = fitting(bare), fitting(bare.model_copy(update={**lost, **states}))
    fitted = _as_it_was(what)

    def matches(state: State, scope: Scope, event: Event, card: int) -> bool:
        if card == NOBODY:
            return False
        controller = state.controller[card]
        left = event.kind == "left_play" or (event.kind == "captured" and "play" in event.detail)
        was = as_it_was(event, card) if left else None
        if was is not None:
            controller = was[1]
        if whose[0] is not None and (controller == scope.you) != (whose[0] == "friendly"):
            return False
        if whose[1] is not None and (controller == scope.you) != (whose[1] == "you"):
            return False
        if was is None:
            return fits(state, scope, card)
        return fits_gone(state, scope, card) and all(test(state, scope, was) for test in fitted)

    return matches


WasTest = Callable[[State, Scope, AsItWas], bool]
_STATES: dict[str, Callable[[AsItWas], bool]] = {
    "participating": lambda was: bool(was[3]),
    "attacking": lambda was: was[3] == ATTACKING,
    "defending": lambda was: was[3] == DEFENDING,
    "damaged": lambda was: bool(was[5]),
    "undamaged": lambda was: not was[5],
    "exhausted": lambda was: bool(was[6]),
    "ready": lambda was: not was[6],
    "shielded": lambda was: bool(was[7]),
    "unshielded": lambda was: not was[7],
    "alone": lambda was: bool(was[8]),
    "committed": lambda was: bool(was[9]),
    "piloted": lambda was: bool(was[10]),
    "unpiloted": lambda was: not was[10],
}
"""States that a card loses with leaving play."""


def _still_read(words: tuple[str, ...] | None) -> tuple[str, ...] | None:
    """Those that can be read of a card that is gone."""
    return tuple(word for word in words or () if word not in _STATES) or None


def _as_it_was(what: CardFilter) -> list[WasTest]:
    """What a filter asks of a card that can only be remembered."""
    found: list[WasTest] = []
    if what.type is not None:
        kinds = kinds_of(what.type)
        found.append(lambda state, scope, was: was[2] in kinds)
    for word in what.is_ or ():
        if word in _STATES:
            found.append(_in_state(word, wanted=True))
    for word in what.is_not or ():
        if word in _STATES:
            found.append(_in_state(word, wanted=False))
    if what.attached_to is not None:
        hosts = described(what.attached_to)
        found.append(lambda state, scope, was: was[4] in hosts(state, scope))
    for bound, place, tokens in ((what.damage, 5, "damage"), (what.focus, 6, "focus")):
        if bound is not None:
            found.append(_bounded(within(bound, tokens_on(tokens)), place))
    return found


def _in_state(word: str, *, wanted: bool) -> WasTest:
    test = _STATES[word]
    return lambda state, scope, was: test(was) is wanted


def _bounded(keeps: Keeps, place: int) -> WasTest:
    return lambda state, scope, was: keeps(state, scope, was[place])


def fitting(what: CardFilter) -> CardTest:
    says_something = what.model_dump(exclude_none=True)
    return compiled(what) if says_something else lambda state, scope, card: True
