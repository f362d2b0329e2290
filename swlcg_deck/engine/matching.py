"""Card filters of the data (Enhance, Protect) as tests of cards in a game."""

from functools import cache

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.abilities import CardTest, Scope
from swlcg_deck.engine.characteristics import affiliations, has_trait, is_committed, resource_value
from swlcg_deck.engine.faces import AFFILIATION_BITS
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import (
    AFFILIATION,
    ENHANCEMENT,
    EVENT,
    FATE,
    MISSION,
    OBJECTIVE,
    UNIT,
)

_KINDS = {
    CardType.UNIT: (UNIT,),
    CardType.ENHANCEMENT: (ENHANCEMENT,),
    CardType.EVENT: (EVENT,),
    CardType.FATE: (FATE,),
    CardType.OBJECTIVE: (OBJECTIVE, MISSION),  # a mission in play is an objective (MISSION-04)
    CardType.MISSION: (MISSION,),
    CardType.AFFILIATION: (AFFILIATION,),
}


@cache
def compiled(description: CardFilter) -> CardTest:
    """A test that holds when every entry of the filter holds."""
    tests = tuple(_tests(description))
    if len(tests) == 1:
        return tests[0]

    def every(state: State, scope: Scope, card: int) -> bool:
        return all(test(state, scope, card) for test in tests)

    return every


def _tests(description: CardFilter) -> list[CardTest]:
    tests: list[CardTest] = []
    if description.type is not None:
        tests.append(_of_kind(tuple(kind for one in description.type for kind in _KINDS[one])))
    if description.trait is not None:
        tests.append(_with_trait(tuple(trait.casefold() for trait in description.trait)))
    if description.affiliation is not None:
        bits = tuple(AFFILIATION_BITS[one] for one in description.affiliation)
        tests.append(_of_affiliation(bits))
    if description.title is not None:
        tests.append(_titled(tuple(title.casefold() for title in description.title)))
    if description.side is not None or description.controller is not None:
        tests.append(_friendly if description.side != "enemy" else _enemy)
    if description.faction is not None:
        tests.append(in_faction if description.faction == "in" else _out_of_faction)
    for word in description.is_ or ():
        tests.append(_committed if word == "committed" else _unique)
    if description.resource_card:
        tests.append(_gives_resources)
    if description.any_ is not None:
        tests.append(_any_of(tuple(compiled(choice) for choice in description.any_)))
    if description.not_ is not None:
        tests.append(_not(compiled(description.not_)))
    return tests


def _of_kind(kinds: tuple[int, ...]) -> CardTest:
    return lambda state, scope, card: state.kind[card] in kinds


def _with_trait(traits: tuple[str, ...]) -> CardTest:
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


def _committed(state: State, scope: Scope, card: int) -> bool:
    return is_committed(state, card)


def _unique(state: State, scope: Scope, card: int) -> bool:
    return state.faces[card].unique


def _gives_resources(state: State, scope: Scope, card: int) -> bool:
    return resource_value(state, card) > 0


def _any_of(tests: tuple[CardTest, ...]) -> CardTest:
    return lambda state, scope, card: any(test(state, scope, card) for test in tests)


def _not(test: CardTest) -> CardTest:
    return lambda state, scope, card: not test(state, scope, card)
