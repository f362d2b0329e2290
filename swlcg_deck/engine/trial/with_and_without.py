"""What a text that holds for a time makes different: the same game with it and without it."""

from typing import Any

from swlcg_deck.engine.atoms.reach import silence
from swlcg_deck.engine.atoms.table import keep_journal
from swlcg_deck.engine.core.constants import HAND, IN_PLAY, PLAYERS, opponent
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.driver import Result, advance, ask_again
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import (
    abilities_granted,
    affiliations,
    capacity,
    edge_value,
    force_icons,
    has_keyword,
    has_lost,
    icons,
    is_committed,
    reserve,
    resource_value,
)
from swlcg_deck.engine.facts.contests import seen_edge_cards
from swlcg_deck.engine.facts.costs import play_cost

_KEYWORDS = ("elite", "limited", "no_enhancements", "shielding", "targeted_strike")


def is_at_work(state: State, card: int, place: int) -> bool:
    """Whether an ability of a card is constant and within reach, or has left something lasting."""
    return (card, place) in state.constants or any(
        (one.origin, one.ability) == (card, place) for one in state.lasting
    )


def without(state: State, card: int, place: int) -> State:
    """A copy of the game in which an ability of a card changes nothing for any time."""
    copy = state.clone()
    silence(copy, card, place)
    ask_again(copy)
    keep_journal(copy)
    return copy


def shown_otherwise(state: State, other: State) -> tuple[str, ...]:
    """What the cards of two copies of a game show differently."""
    here, there = _shown(state), _shown(other)
    both = here.keys() & there.keys()
    return tuple(dict.fromkeys(one[0] for one in here if one in both and here[one] != there[one]))


def asked_otherwise(state: State, other: State) -> bool:
    """Whether two copies of a game ask for something else."""
    here, there = _asked(advance(state)), _asked(advance(other))
    return here != there


def _asked(step: Decision | Result) -> tuple[Any, ...]:
    if isinstance(step, Result):
        return step.winner, step.rule
    return step.player, step.kind, step.options, step.least, step.most


def _shown(state: State) -> dict[tuple[str, int], Any]:
    found: dict[tuple[str, int], Any] = {("gained abilities", 0): abilities_granted(state)}
    for player in PLAYERS:
        found["reserve", player] = reserve(state, player)
        seen = seen_edge_cards(state, player, opponent(player))
        found["what a player sees", player] = seen
    for card, face in enumerate(state.faces):
        if state.zone[card] == IN_PLAY:
            found["combat icons", card] = icons(state, card)
            found["Force icons", card] = force_icons(state, card)
            found["damage capacity", card] = capacity(state, card)
            found["resources", card] = resource_value(state, card)
            found["Edge", card] = edge_value(state, card)
            found["affiliation", card] = affiliations(state, card)
            found["commitment", card] = is_committed(state, card)
            found["keywords", card] = [has_keyword(state, card, word) for word in _KEYWORDS]
            found["Protect", card] = bool(face.protects) and not has_lost(state, card, "protect")
        elif state.zone[card] == HAND:
            found["cost", card] = play_cost(state, card, state.owner[card], face.kind)
            found["Force icons", card] = force_icons(state, card)
    return found
