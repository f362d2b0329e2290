"""What cards are and show now: printed values and every active modifier, worked out on reading.

`cannot` is absolute and stands apart (GEN-03).
"""

from swlcg_deck.cards.keywords import KeywordName
from swlcg_deck.engine.core.constants import DARK, DIAL, DISCARD, ENHANCEMENT
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.printed_card import EVERY_AFFILIATION
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import (
    all_modifiers,
    applies,
    bits_under,
    derived,
    gained,
    is_blank,
    is_under,
    modifiers,
    one_way,
    signed,
    unchanged,
)


def icons(state: State, unit: int) -> tuple[int, ...]:
    """Combat icons: unit damage, blast, tactics, and the three edge-enabled ones."""
    printed = state.faces[unit].icons
    if not state.lasting and "icons" not in state.changing:
        return printed if "icons as" not in state.changing else _converted(state, unit, printed)
    return _converted(state, unit, _with_changes(state, unit, printed))


_CONVERTED = {
    "edge": ((), (), (), (0, 3), (1, 4), (2, 5)),
    "unit_damage": ((0, 1, 2), (), (), (3, 4, 5), (), ()),
}
"""All as edge-enabled ones, or each as unit damage (EDGE-01, STRIKE-17): of which it is made."""


def _converted(state: State, unit: int, row: tuple[int, ...]) -> tuple[int, ...]:
    for active in gained(state, "icons as", unit):
        made_of = _CONVERTED[active[0].key]
        row = tuple([sum([row[one] for one in kinds]) for kinds in made_of])
    return row


def icons_of_kind(state: State, unit: int, kind: int) -> int:
    """One of the six numbers, by itself: a unit may gain icons of one kind for those that it has
    of another (147-2)."""
    kinds: tuple[int, ...] = (kind,)
    for active in reversed(gained(state, "icons as", unit)):
        kinds = tuple([one for made in kinds for one in _CONVERTED[active[0].key][made]])
    printed = state.faces[unit].icons
    return sum([_with_changes(state, unit, printed, (one,))[one] for one in kinds])


def _with_changes(
    state: State, unit: int, printed: tuple[int, ...], kinds: tuple[int, ...] = tuple(range(6))
) -> tuple[int, ...]:
    """Printed icons with what is gained and lost, of these kinds at least."""
    keys = [active[0].key for active in gained(state, "icons", unit)]
    changed = [kind for kind in kinds if kind in keys]
    if not changed:
        return printed
    if is_forbidden(state, "gain icons") or is_forbidden(state, "lose icons"):
        gains, losses = cannot(state, "gain icons", unit), cannot(state, "lose icons", unit)
        if gains or losses:
            return tuple(
                [
                    one_way(state, "icons", unit, number, key, gains=not gains, losses=not losses)
                    if key in changed
                    else number
                    for key, number in enumerate(printed)
                ]
            )
    return tuple(
        [
            derived(state, "icons", unit, number, key) if key in changed else number
            for key, number in enumerate(printed)
        ]
    )


def strength(state: State, unit: int, icon: int) -> int:
    """How many icons of a type a striking unit may use now (STRIKE-07, STRIKE-17)."""
    row = icons(state, unit)
    if state.edge_holder == state.controller[unit] or is_under(state, "with edge", unit):
        return row[icon] + row[icon + 3]
    return row[icon]


def force_icons(state: State, card: int) -> int:
    printed = state.faces[card].force_icons
    if "force" not in state.changing and not state.lasting:
        return printed
    return derived(state, "force", card, printed)


def capacity(state: State, card: int) -> int:
    """Damage capacity; only units and objectives have one (a pilot's does nothing, PILOT-10)."""
    face = state.faces[card]
    printed = 0 if state.kind[card] == ENHANCEMENT else face.capacity
    if "capacity" not in state.changing and not state.lasting:
        return printed
    return derived(state, "capacity", card, printed)


def remaining_capacity(state: State, card: int) -> int:
    return max(0, capacity(state, card) - state.damage[card])


_ENDLESS = 1_000


def bears_damage(state: State, card: int) -> bool:
    """Whether damage can be put on a card. An enhancement without a capacity keeps any number of
    tokens and is not destroyed by them; that is for its own text to say. A pilot takes none."""
    return state.faces[card].kind == ENHANCEMENT or capacity(state, card) > 0


def room_for_damage(state: State, card: int) -> int:
    if state.faces[card].kind == ENHANCEMENT and not capacity(state, card):
        return _ENDLESS
    return remaining_capacity(state, card)


def resource_value(state: State, card: int) -> int:
    printed = state.faces[card].resources
    if "resources" not in state.changing and not state.lasting:
        return printed
    return derived(state, "resources", card, printed)


def reserve(state: State, player: int) -> int:
    """A player's reserve value (DRAW-03)."""
    printed = state.faces[state.affiliation_card[player]].reserve
    if "reserve" not in state.changing and not state.lasting:
        return printed
    if cannot(state, "raise reserve", state.affiliation_card[player]):
        lowered = [
            signed(state, active[1], active[0]) for active in gained(state, "reserve", player)
        ]
        return max(0, printed + sum(change for change in lowered if change < 0))
    return derived(state, "reserve", player, printed)


def player_bonus(state: State, what: str, player: int, base: int = 0) -> int:
    """A value of a player: his total in a struggle or an edge battle, his unopposed bonus."""
    if what not in state.changing and not state.lasting:
        return base
    return derived(state, what, player, base)


def dial_value(state: State) -> int:
    """Where the Death Star dial stands, or is considered to stand (OPEN-30)."""
    return player_bonus(state, "dial", DARK, state.dial)


def dial_targets(state: State, player: int) -> tuple[int, ...]:
    """Cards through which a player may engage the Death Star dial; damage to it lies on them, and
    their capacity says how much it takes to win (WIN-08)."""
    if "engage dial" not in state.changing and not state.lasting:
        return ()
    return tuple(
        active[1].source
        for active in modifiers(state, "engage dial")
        if active[1].you == player and state.host[active[1].source] == DIAL
    )


def affiliations(state: State, card: int) -> int:
    """The bits of a card's affiliations, printed and gained."""
    bits = state.faces[card].affiliation
    if "affiliation" in state.changing or state.lasting:
        bits |= bits_under(state, "affiliation", card)
    return bits


def matching(state: State, card: int) -> int:
    """The affiliations its resources match (RES-12, INFL-01)."""
    if has_keyword(state, card, "influence"):
        return EVERY_AFFILIATION
    return affiliations(state, card)


def has_trait(state: State, card: int, trait: str) -> bool:
    if trait in state.faces[card].traits:
        return True
    if "trait" not in state.changing and not state.lasting:
        return False
    return _is_given(state, "trait", trait, card)


def traits(state: State, card: int) -> tuple[str, ...]:
    """All traits of a card, printed and gained, in small letters."""
    printed = state.faces[card].traits
    if "trait" not in state.changing and not state.lasting:
        return tuple(printed)
    given = [a[0].key for a in modifiers(state, "trait") if applies(state, a, card)]
    return tuple(dict.fromkeys((*printed, *given)))


def has_keyword(state: State, card: int, keyword: str) -> bool:
    """A keyword printed or gained; twice is the same as once (KEY-13)."""
    printed: bool = getattr(state.faces[card], keyword)
    if not (state.changing or state.lasting) or not _may_change_keyword(state, keyword):
        return printed
    if _is_given(state, "lose keyword", keyword, card):
        return False
    if printed and not is_blank(state, card):
        return True
    return _is_given(state, "keyword", keyword, card)


_KEYWORDS = tuple(
    name.value
    for name in KeywordName
    if name not in (KeywordName.EDGE, KeywordName.PROTECT, KeywordName.PILOT)
)


def keywords(state: State, card: int) -> tuple[str, ...]:
    """The keywords that a card has now, as a player names them: `elite`, `edge: 2`."""
    found = [word for word in _KEYWORDS if has_keyword(state, card, word)]
    if edge_value(state, card):
        found.append(named_with(KeywordName.EDGE, str(edge_value(state, card))))
    if not has_lost(state, card, "protect") and not is_blank(state, card):
        protected = state.faces[card].protects
        found += [named_with(KeywordName.PROTECT, what.english()) for what in protected]
    return tuple(found)


def named_with(keyword: KeywordName, parameter: str) -> str:
    """A keyword with its number or with what it protects."""
    return f"{keyword.value}: {parameter}"


def has_lost(state: State, card: int, keyword: str) -> bool:
    """Whether a text takes every instance of a keyword with a parameter (Protect) from a card."""
    if "lose keyword" not in state.changing and not state.lasting:
        return False
    return _is_given(state, "lose keyword", keyword, card)


def _may_change_keyword(state: State, keyword: str) -> bool:
    """Whether a text within reach gives or takes it, or blanks cards."""
    keywords: tuple[str, ...] | None = state.kept.get("keywords")
    if keywords is None:
        found = [*all_modifiers(state, "keyword"), *all_modifiers(state, "lose keyword")]
        blanks = [_ANY for _ in all_modifiers(state, "blank")]
        keywords = state.kept["keywords"] = (*[modifier.key for modifier in found], *blanks)
    return keyword in keywords or _ANY in keywords


_ANY = "any keyword"


def _is_given(state: State, what: str, key: str, card: int) -> bool:
    """Whether a modifier of one kind with this key is on a card."""
    for active in modifiers(state, what):
        if active[0].key == key and applies(state, active, card):
            return True
    return False


def edge_value(state: State, card: int) -> int:
    """Edge (X): the values of all sources add up (KEY-14)."""
    printed = state.faces[card].edge
    if unchanged(state, "edge", "blank"):
        return printed
    return derived(state, "edge", card, 0 if is_blank(state, card) else printed)


def is_committed(state: State, unit: int) -> bool:
    """Committed to the Force, or considered so (FORCE-18)."""
    if state.committed[unit]:
        return True
    return is_under(state, "committed", unit)


def is_pilot(state: State, card: int) -> bool:
    """A Pilot enhancement: an attached card with the Pilot trait (PILOT-09, OPEN-27)."""
    return state.kind[card] == ENHANCEMENT and has_trait(state, card, "pilot")


def is_forbidden(state: State, verb: str) -> bool:
    """Whether a "cannot" at work speaks of something at all, whomever and whenever it stops."""
    if "cannot" not in state.changing and not state.lasting:
        return False
    verbs: tuple[str, ...] | None = state.kept.get("forbidden")
    if verb not in (_verbs_forbidden(state) if verbs is None else verbs):
        return False
    for active in modifiers(state, "cannot"):  # noqa: SIM110 - half the time of any()
        if active[0].key == verb:
            return True
    return False


def is_ever_forbidden(state: State, verb: str) -> bool:
    """Whether any "cannot" within reach speaks of something, be it at work or not."""
    if "cannot" not in state.changing and not state.lasting:
        return False
    return verb in _verbs_forbidden(state)


def _verbs_forbidden(state: State) -> tuple[str, ...]:
    """What any "cannot" within reach speaks of, be it at work or not."""
    verbs: tuple[str, ...] | None = state.kept.get("forbidden")
    if verbs is None:
        verbs = tuple([modifier.key for modifier in all_modifiers(state, "cannot")])
        state.kept["forbidden"] = verbs
    return verbs


def cannot(state: State, verb: str, card: int, event: Event | None = None) -> bool:
    """Whether a "cannot" stops something happening to a card, or a player doing it (GEN-03)."""
    if "cannot" not in state.changing and not state.lasting:
        return False
    verbs: tuple[str, ...] | None = state.kept.get("forbidden")
    if verb not in (_verbs_forbidden(state) if verbs is None else verbs):
        return False
    for active in modifiers(state, "cannot"):
        modifier, scope = active[0], active[1]
        if modifier.key != verb or not applies(state, active, card):
            continue
        if modifier.against is None or (
            event is not None and modifier.against(state, scope, event, card)
        ):
            return True
    return False


def is_held(state: State, card: int) -> bool:
    """Whether a card in a discard pile cannot leave it."""
    return state.zone[card] == DISCARD and cannot(state, "moved", card)


def is_barred(state: State, verb: str, card: int, event: Event) -> bool:
    """Whether a "cannot" keeps something that would affect a card from it: this very thing, or
    anything that comes about in this way."""
    return cannot(state, verb, card, event) or cannot(state, "affected", card, event)


def abilities_granted(state: State) -> tuple[tuple[int, int, int], ...]:
    """Abilities that cards have gained: (bearer, card on whose face it stands, place)."""
    if "ability" not in state.changing and not state.lasting:
        return ()
    found: tuple[tuple[int, int, int], ...] | None = state.cache.get("granted")
    if found is None:
        granting = modifiers(state, "ability")
        found = state.cache["granted"] = tuple(_granted(state)) if granting else ()
    return found


def _granted(state: State) -> list[tuple[int, int, int]]:
    found: list[tuple[int, int, int]] = []
    for active in modifiers(state, "ability"):
        modifier, scope, fixed, origin = active
        bearers = fixed or tuple(
            card
            for player in (0, 1)
            for card in (
                state.affiliation_card[player],
                *state.objectives[player],
                *state.units[player],
                *state.enhancements[player],
            )
            if modifier.of(state, scope, card)
        )
        found.extend((bearer, origin, modifier.key) for bearer in bearers)
    return found
