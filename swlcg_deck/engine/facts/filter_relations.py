"""The words of a card filter that compare a card with others: with a name, or with all that fit."""

from collections.abc import Callable, Sequence

from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import Candidates, CardTest, Scope
from swlcg_deck.engine.core.constants import KIND_NAMES, NOBODY
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.bounds import referred
from swlcg_deck.engine.facts.characteristics import affiliations, has_trait, traits
from swlcg_deck.engine.facts.printed_numbers import cost_shown

Found = Callable[[State, Scope], Sequence[int]]
Search = Callable[[CardFilter], Found]
"""How all cards that fit a filter are found."""
Alike = Callable[[State, int, int], bool]


def compared(what: str | CardFilter, search: Search) -> Found:
    """The cards that a text compares with: those of a name, or all that fit."""
    if isinstance(what, CardFilter):
        return search(what)
    return lambda state, scope: referred(state, scope, what)


def relations(description: CardFilter, search: Search) -> list[CardTest]:
    """What a card has to do with other cards."""
    found: list[CardTest] = []
    for place in (description.at, description.attached_to):
        if place is not None:
            found.append(_hosted_by(compared(place, search)))
    if description.other_than is not None:
        found.append(_none_of(description.other_than))
    if description.among is not None:
        found.append(_one_of(description.among))
    if description.copy_of is not None:
        found.append(_alike(compared(description.copy_of, search), _is_copy))
    for name, what in description.same.items() if description.same is not None else ():
        found.append(_alike(compared(what, search), ALIKE[name]))
    if description.named is not None:
        found.append(_titled_as(description.named))
    return found


def _hosted_by(hosts: Found) -> CardTest:
    return lambda state, scope, card: (
        state.host[card] != NOBODY and state.host[card] in hosts(state, scope)
    )


def _none_of(ref: str) -> CardTest:
    """Another than the card of a name; in a look ahead than one that the name could get."""

    def test(state: State, scope: Scope, card: int) -> bool:
        others = referred(state, scope, ref)
        if isinstance(others, Candidates):
            return any(other != card for other in others)
        return card not in others

    return test


def _one_of(ref: str) -> CardTest:
    return lambda state, scope, card: card in referred(state, scope, ref)


def _titled_as(name: str) -> CardTest:
    """With the title, of the type or with the trait that a player has named (FAQ-21a)."""

    def test(state: State, scope: Scope, card: int) -> bool:
        word = scope.named(name, "")
        if state.faces[card].title == word:
            return True
        return (word in KIND_NAMES and KIND_NAMES[state.kind[card]] == word) or (
            word != "" and has_trait(state, card, word)
        )

    return test


def _alike(others: Found, alike: Alike) -> CardTest:
    """Alike with one of them; a description does not compare a card with itself."""
    return lambda state, scope, card: any(alike(state, card, one) for one in others(state, scope))


def _is_copy(state: State, card: int, other: int) -> bool:
    return state.faces[card].title_id == state.faces[other].title_id


def _share_a_trait(state: State, card: int, other: int) -> bool:
    return any(has_trait(state, other, trait) for trait in traits(state, card))


ALIKE: dict[str, Alike] = {
    "controller": lambda state, card, other: state.controller[card] == state.controller[other],
    "trait": _share_a_trait,
    "affiliation": lambda state, card, other: bool(
        affiliations(state, card) & affiliations(state, other)
    ),
    "printed_cost": lambda state, card, other: cost_shown(state, card) == cost_shown(state, other),
    "set": lambda state, card, other: state.faces[card].set == state.faces[other].set,
    "title": _is_copy,
}
"""What two cards have in common."""
