"""Card filters of the data (Enhance, Protect) as tests of cards in a game."""

from functools import cache
from typing import cast

from swlcg_deck.cards.base import CardType, Side
from swlcg_deck.cards.filters import EVERYBODYS, CardFilter
from swlcg_deck.engine.core.ability import CardTest, Scope
from swlcg_deck.engine.core.constants import (
    AFFILIATION,
    DARK,
    ENHANCEMENT,
    EVENT,
    FATE,
    ICON_KEYS,
    IN_PLAY,
    LIGHT,
    MISSION,
    OBJECTIVE,
    UNIT,
    VICTORY,
)
from swlcg_deck.engine.core.printed_card import AFFILIATION_BITS, Face
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import all_in_play, lying_in
from swlcg_deck.engine.facts.characteristics import (
    affiliations,
    edge_value,
    has_keyword,
    has_lost,
    has_trait,
    icons,
    resource_value,
)
from swlcg_deck.engine.facts.filter_relations import Found, compared, relations
from swlcg_deck.engine.facts.filter_words import CONDITIONS, numbers, zones_meant, zones_of
from swlcg_deck.engine.facts.history import was_about
from swlcg_deck.engine.facts.printed_numbers import kept

_KINDS = {
    CardType.UNIT: (UNIT,),
    CardType.ENHANCEMENT: (ENHANCEMENT,),
    CardType.EVENT: (EVENT,),
    CardType.FATE: (FATE,),
    CardType.OBJECTIVE: (OBJECTIVE, MISSION),  # a mission in play is an objective (MISSION-04)
    CardType.MISSION: (MISSION,),
    CardType.AFFILIATION: (AFFILIATION,),
}


KINDS_TESTED: dict[CardTest, tuple[int, ...]] = {}
"""What a card in play has to be for a test to hold, for tests that only hold for some kinds."""
SEARCHES: dict[CardTest, Found] = {}
"""How the cards in play that pass a test are found, for tests that cards of one kind only can pass:
just that kind is looked through, and just the cards of the player who is meant."""
_AREAS = {(UNIT,): "units", (OBJECTIVE, MISSION): "objectives", (ENHANCEMENT,): "enhancements"}
ONLY_ENGAGED: dict[CardTest, bool] = {}
"""The tests that no card passes outside of engagements."""
FITS_EVENTS = "fits events"
"""What a modifier is about by which a card fits whatever events of an affiliation target."""
_IN_ENGAGEMENTS = frozenset(("participating", "attacking", "defending", "alone", "engaged"))


@kept
def compiled(description: CardFilter) -> CardTest:
    """A test that holds when every entry of the filter holds."""
    whose, rest = _whose(description), _tests(description)
    if description.in_ is not None:
        rest = [_in_zones(zones_meant(description)), *rest]
    if description.type is None:
        return _every((*whose, *rest))
    test = _every((_of_type(description.type), *whose, *rest))
    kinds = KINDS_TESTED[test] = kinds_of(description.type)
    if kinds in _AREAS and zones_meant(description) == (IN_PLAY,):
        engaged = not _IN_ENGAGEMENTS.isdisjoint(description.is_ or ())
        ONLY_ENGAGED[test] = engaged
        SEARCHES[test] = _search(_AREAS[kinds], whose, rest, engaged)
    return test


@kept
def in_its_zone(description: CardFilter) -> CardTest:
    """The same of cards that are where the filter says: in play, if it says nothing."""
    if zones_meant(description) != (IN_PLAY,):
        return compiled(description)
    fits = compiled(description)

    def test(state: State, scope: Scope, card: int) -> bool:
        return state.zone[card] == IN_PLAY and fits(state, scope, card)

    if fits in KINDS_TESTED:
        KINDS_TESTED[test] = KINDS_TESTED[fits]
    return test


@kept
def cards_that(description: CardFilter) -> Found:
    """All cards that fit, where the filter looks for them: in play, if it says nothing."""
    fits = compiled(description)
    if fits in SEARCHES:
        return SEARCHES[fits]
    zones = zones_meant(description)
    if zones == (IN_PLAY,):
        return lambda state, scope: [c for c in all_in_play(state) if fits(state, scope, c)]
    return lambda state, scope: [
        card for zone in zones for card in lying_in(state, zone) if fits(state, scope, card)
    ]


def described(what: str | CardFilter) -> Found:
    """The cards that a text compares with or counts on: those of a name, or all that fit."""
    return compared(what, cards_that)


def _in_zones(zones: tuple[int, ...]) -> CardTest:
    if len(zones) == 1:
        (zone,) = zones
        return lambda state, scope, card: state.zone[card] == zone
    return lambda state, scope, card: state.zone[card] in zones


def _search(area: str, whose: list[CardTest], rest: list[CardTest], engaged: bool) -> Found:
    """What lies in an area is of its kind and under its player's control."""
    near, far = whose == [_friendly], whose == [_enemy]
    fits = _every(tuple(rest if near or far else [*whose, *rest]))

    def search(state: State, scope: Scope) -> list[int]:
        if engaged and not state.engagement:
            return []
        areas = getattr(state, area)
        if near:
            cards = areas[scope.you]
        elif far:
            cards = areas[1 - scope.you]
        else:
            cards = areas[DARK] + areas[LIGHT]
        return [card for card in cards if fits(state, scope, card)]

    return search


def _every(tests: tuple[CardTest, ...]) -> CardTest:
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        first, second = tests
        return lambda state, scope, card: first(state, scope, card) and second(state, scope, card)

    def every(state: State, scope: Scope, card: int) -> bool:
        for test in tests:  # noqa: SIM110 - half the time of all()
            if not test(state, scope, card):
                return False
        return True

    return every


@cache
def host_test(face: Face) -> CardTest:
    """What the card may enhance. Asked by face: a face is found faster than a description."""
    return compiled(cast(CardFilter, face.enhance))


@cache
def protect_tests(face: Face) -> tuple[CardTest, ...]:
    """What the card protects by its printed keywords (KEY-07)."""
    return tuple(compiled(description) for description in face.protects)


def _tests(description: CardFilter) -> list[CardTest]:
    """All entries but the type and whose it is; what takes a look at one number comes first."""
    tests = [CONDITIONS[word] for word in description.is_ or ()]
    tests += [_not(CONDITIONS[word]) for word in description.is_not or ()]
    if description.trait is not None:
        tests.append(_with_trait(tuple(trait.casefold() for trait in description.trait)))
    if description.affiliation is not None:
        bits = tuple(AFFILIATION_BITS[one] for one in description.affiliation)
        tests.append(_of_affiliation(bits))
    if description.title is not None:
        tests.append(_titled(tuple(title.casefold() for title in description.title)))
    if description.faction is not None:
        tests.append(in_faction if description.faction == "in" else _out_of_faction)
    if description.resource_card:
        tests.append(_gives_resources)
    if description.keyword is not None:
        tests.append(_with_keyword(description.keyword))
    if description.icon is not None:
        tests.append(_with_icon(tuple(ICON_KEYS[one] for one in description.icon)))
    if description.happened is not None:
        tests.append(_that_was(description.happened, description.this or ""))
    tests += numbers(description)
    tests += relations(description, cards_that)
    if description.any_ is not None:
        tests.append(_any_of(tuple(compiled(choice) for choice in description.any_)))
    if description.not_ is not None:
        tests.append(_not(compiled(description.not_)))
    return tests


def _whose(description: CardFilter) -> list[CardTest]:
    """Friendly, enemy, a player's, of a side."""
    tests: list[CardTest] = []
    if description.side is not None:
        tests.append(_friendly if description.side == "friendly" else _enemy)
    if description.controller is not None and description.controller != "any":
        tests.append(_controlled_by(description.controller))
    if (description.side, description.controller) == (None, None):
        tests += _your_own(description.in_ or ())
    if description.card_side is not None:
        tests.append(_of_side(DARK if description.card_side is Side.DARK else LIGHT))
    return tests


def _your_own(places: tuple[str, ...]) -> list[CardTest]:
    """A hand, a deck or a pile that is nobody's by name is yours."""
    own = zones_of(tuple(place for place in places if place not in EVERYBODYS))
    if not own:
        return []
    if len(own) == len(places):
        return [_friendly]
    return [lambda state, scope, card: state.zone[card] not in own or _friendly(state, scope, card)]


def kinds_of(types: tuple[CardType, ...]) -> tuple[int, ...]:
    """What a card in play has to be to be of one of these types."""
    return tuple(kind for one in types for kind in _KINDS[one])


def _of_type(types: tuple[CardType, ...]) -> CardTest:
    """A mission is an objective only in play and in a victory pile (MISSION-04, MISSION-11)."""
    kinds = kinds_of(types)
    if CardType.OBJECTIVE not in types or CardType.MISSION in types:
        return lambda state, scope, card: state.kind[card] in kinds
    return lambda state, scope, card: (
        state.kind[card] in kinds
        and (state.kind[card] != MISSION or state.zone[card] in (IN_PLAY, VICTORY))
    )


def _with_trait(traits: tuple[str, ...]) -> CardTest:
    if len(traits) == 1:
        return lambda state, scope, card: has_trait(state, card, traits[0])
    return lambda state, scope, card: any(has_trait(state, card, trait) for trait in traits)


def _of_affiliation(bits: tuple[int, ...]) -> CardTest:
    """A neutral card is one without any affiliation."""
    wanted, neutral = sum(bits), 0 in bits

    def fits(state: State, scope: Scope, card: int) -> bool:
        own = affiliations(state, card)
        return bool(own & wanted) or (neutral and not own)

    return fits


def _titled(titles: tuple[str, ...]) -> CardTest:
    return lambda state, scope, card: state.faces[card].title.casefold() in titles


def _friendly(state: State, scope: Scope, card: int) -> bool:
    """Friendly is about control (RB-22)."""
    return state.controller[card] == scope.you


def _enemy(state: State, scope: Scope, card: int) -> bool:
    return state.controller[card] != scope.you


def in_faction(state: State, scope: Scope, card: int) -> bool:
    """Shares an affiliation with its controller's affiliation card (FACTION-02, FACTION-03)."""
    own = affiliations(state, state.affiliation_card[state.controller[card]])
    return bool(own & affiliations(state, card))


def _out_of_faction(state: State, scope: Scope, card: int) -> bool:
    return not in_faction(state, scope, card)


def _controlled_by(who: str) -> CardTest:
    """ "your" and "your opponent's"; a player that a text has named is bound in the scope."""
    if who == "you":
        return _friendly
    if who == "opponent":
        return _enemy
    if who == "active":
        return lambda state, scope, card: state.controller[card] == state.active
    return lambda state, scope, card: state.controller[card] == scope.named(who, scope.you)


def _of_side(side: int) -> CardTest:
    return lambda state, scope, card: state.faces[card].side == side


def _with_keyword(keyword: str) -> CardTest:
    if keyword == "edge":
        return lambda state, scope, card: edge_value(state, card) > 0
    if keyword == "pilot":
        return lambda state, scope, card: state.faces[card].pilot_cost is not None
    if keyword == "protect":
        return _protects
    return lambda state, scope, card: has_keyword(state, card, keyword)


def _with_icon(places: tuple[int, ...]) -> CardTest:
    return lambda state, scope, card: any(icons(state, card)[place] for place in places)


def _protects(state: State, scope: Scope, card: int) -> bool:
    return bool(state.faces[card].protects) and not has_lost(state, card, "protect")


def _that_was(event: str, this: str) -> CardTest:
    return lambda state, scope, card: was_about(state, this, event, card)


def _gives_resources(state: State, scope: Scope, card: int) -> bool:
    return resource_value(state, card) > 0


def _any_of(tests: tuple[CardTest, ...]) -> CardTest:
    return lambda state, scope, card: any(test(state, scope, card) for test in tests)


def _not(test: CardTest) -> CardTest:
    return lambda state, scope, card: not test(state, scope, card)
