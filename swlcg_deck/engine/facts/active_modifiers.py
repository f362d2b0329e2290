"""The modifiers at work: of constant abilities within reach, and of effects that last.

Nothing is ever applied and un-applied: additions first, then doublings, never below zero
(MOD-03..MOD-06).
"""

from swlcg_deck.engine.core.ability import Condition, Modifier, Scope, amount_of
from swlcg_deck.engine.core.constants import BENEATH, HAND, NOBODY
from swlcg_deck.engine.core.state import State

Active = tuple[Modifier, Scope, tuple[int, ...], int]
"""A modifier at work: where it looks from, the cards it is fixed on (none: its filter says), and
the card on whose face it stands."""
Part = tuple[Condition | None, Scope, tuple[Active, ...]]
"""Modifiers, and what it takes for them to be at work."""
Written = tuple[tuple[Part, ...], tuple[Part, ...]]
"""The modifiers of constant abilities and those of lasting effects."""


def modifiers(state: State, what: str) -> tuple[Active, ...]:
    """The active modifiers of one kind, in the order their cards entered play."""
    if what not in state.changing and not state.lasting:
        return ()
    found: tuple[Active, ...] | None = state.kept.get(what)
    if found is None:
        found = state.cache.get(what)
        if found is None:
            found = _active(state, what)
    return found


def unchanged(state: State, *whats: str) -> bool:
    """Whether nothing in play changes any of these."""
    changing = state.changing
    if not changing and not state.lasting:
        return True
    found: bool | None = state.kept.get(whats)
    if found is None:
        found = state.kept[whats] = not state.lasting and changing.keys().isdisjoint(whats)
    return found


def _active(state: State, what: str) -> tuple[Active, ...]:
    """Worked out; for good, if only another card or another effect could change it."""
    if what not in state.changing and what not in _lasting_kinds(state):
        state.kept[what] = ()
        return ()
    constant, lasting = _within_reach(state, what)
    blanks = what != "blank" and not unchanged(state, "blank")
    if not blanks and all(condition is None for condition, _, _ in (*constant, *lasting)):
        found = tuple([one for _, _, actives in (*constant, *lasting) for one in actives])
        state.kept[what] = found
        return found
    # A condition that asks for the very value it changes sees the value without it.
    state.cache[what] = ()
    at_work: list[Active] = []
    for condition, scope, actives in constant:
        if blanks and is_blank(state, scope.source):
            continue
        if condition is None or condition(state, scope):
            at_work += actives
    for condition, scope, actives in lasting:
        if condition is None or condition(state, scope):
            at_work += actives
    found = state.cache[what] = tuple(at_work)
    return found


def _lasting_kinds(state: State) -> tuple[str, ...]:
    """What the effects that last change."""
    found: tuple[str, ...] | None = state.kept.get("lasting kinds")
    if found is None:
        found = state.kept["lasting kinds"] = tuple(
            [
                state.faces[effect.origin].abilities[effect.ability].modifiers[effect.modifier].what
                for effect in state.lasting
            ]
        )
    return found


def _within_reach(state: State, what: str) -> Written:
    """The modifiers of one kind that abilities within reach and lasting effects bear, be they at
    work or not."""
    key = ("within reach", what)
    found: Written | None = state.kept.get(key)
    if found is None:
        constant = []
        for card, place in state.changing.get(what, ()):
            ability = state.faces[card].abilities[place]
            scope = Scope(card, state.controller[card])
            actives = [(one, scope, (), card) for one in ability.modifiers if one.what == what]
            constant.append((ability.active, scope, tuple(actives)))
        lasting = []
        for effect in state.lasting:
            modifier = (
                state.faces[effect.origin].abilities[effect.ability].modifiers[effect.modifier]
            )
            if modifier.what == what:
                active = (modifier, effect.scope, effect.cards, effect.origin)
                lasting.append((modifier.active, effect.scope, (active,)))
        found = state.kept[key] = (tuple(constant), tuple(lasting))
    return found


def all_modifiers(state: State, what: str) -> list[Modifier]:
    """What texts within reach and lasting effects may change of one kind, now or at any time while
    they are there."""
    if what not in state.changing and what not in _lasting_kinds(state):
        return []
    constant, lasting = _within_reach(state, what)
    return [active[0] for part in (*constant, *lasting) for active in part[2]]


def may_be_granted(state: State) -> list[tuple[int, int]]:
    """The abilities that texts within reach and lasting effects may give cards, now or at any time:
    the card on whose face one stands, and its place."""
    if "ability" not in state.changing and not state.lasting:
        return []
    constant, lasting = _within_reach(state, "ability")
    parts = (*constant, *lasting)
    return [(active[3], active[0].key) for part in parts for active in part[2]]


def applies(state: State, active: Active, card: int) -> bool:
    """Whether a modifier at work is on a card."""
    modifier, scope, fixed, _ = active
    if state.captured and card in state.captured and modifier.what != "cannot":
        return False  # a captured card has only what is printed on it (CAP-04, CAP-11)
    return card in fixed if fixed else modifier.of(state, scope, card)


def gained(state: State, what: str, card: int) -> tuple[Active, ...]:
    """The active modifiers of one kind that are on a card."""
    return tuple([active for active in modifiers(state, what) if applies(state, active, card)])


def derived(
    state: State, what: str, card: int, printed: int, key: object = None, at: int = NOBODY
) -> int:
    """One number of a card (or player) with all its modifiers; `at` is the card that it is going
    to be attached to, for costs: their key says where they are changed, if not everywhere."""
    total, doublings, fixed = printed, 0, None
    bounded: list[tuple[int, int]] = []
    for active in modifiers(state, what):
        modifier = active[0]
        if modifier.key != key and (at == NOBODY or not modifier.key(state, active[1], at)):
            continue
        if not applies(state, active, card):
            continue
        scope, add = active[1], modifier.add
        if modifier.at_least is not None:
            bounded.append((signed(state, scope, modifier), modifier.at_least))
            continue
        total += add if isinstance(add, int) else add(state, scope)
        doublings += modifier.double
        if modifier.fixed is not None:
            fixed = amount_of(state, scope, modifier.fixed)
    if fixed is not None:
        return fixed
    for change, least in bounded:
        total = max(min(total, least), total + change)
    return max(0, total) << doublings


def one_way(
    state: State,
    what: str,
    card: int,
    printed: int,
    key: object,
    *,
    gains: bool,
    losses: bool,
) -> int:
    """One number of a card that cannot gain, or cannot lose: changes of that kind are shut off,
    whether they were there before or come later (FAQ-29)."""
    changes = [active for active in gained(state, what, card) if active[0].key == key]
    if losses and any(modifier.fixed == 0 for modifier, *_ in changes):
        return 0
    total, doublings = printed, 0
    for modifier, scope, *_ in changes:
        change = signed(state, scope, modifier)
        if gains if change > 0 else losses:
            total += change
        doublings += modifier.double and gains
    return max(0, total) << doublings


def signed(state: State, scope: Scope, modifier: Modifier) -> int:
    """What a modifier adds, or takes away."""
    add = modifier.add
    if isinstance(add, int):
        return add
    change: int = add(state, scope)
    return change


def is_under(state: State, what: str, card: int) -> bool:
    """Whether a modifier without a number is at work on a card: `match any`, `ignore match`."""
    if what not in state.changing and not state.lasting:
        return False
    for active in modifiers(state, what):  # noqa: SIM110 - half the time of any()
        if applies(state, active, card):
            return True
    return False


def is_blank(state: State, card: int) -> bool:
    """Whether the printed text box, keywords included, is out of force."""
    return is_under(state, "blank", card)


def is_at_hand(state: State, card: int) -> bool:
    """Whether its player may use a card as one of his hand: it is there, or lies where a text says
    so."""
    zone = state.zone[card]
    return zone == HAND or (zone == BENEATH and is_under(state, "in hand", card))


def also_at_hand(state: State, player: int) -> tuple[int, ...]:
    """What a player may use as if it were in his hand."""
    if unchanged(state, "in hand"):
        return ()
    below = (*state.beneath[0], *state.beneath[1])
    return tuple([c for c in below if state.controller[c] == player and is_at_hand(state, c)])


def bits_under(state: State, what: str, card: int) -> int:
    """The bits that modifiers of one kind give a card."""
    bits = 0
    for active in modifiers(state, what):
        if applies(state, active, card):
            bits |= active[0].key
    return bits
