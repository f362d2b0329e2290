"""Engagements, edge battles and struggles as they stand: who may attack, and who is ahead."""

from swlcg_deck.engine.core.ability import amount_of
from swlcg_deck.engine.core.constants import opponent
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import gained, is_under, unchanged
from swlcg_deck.engine.facts.board import attackers, has_text, participants
from swlcg_deck.engine.facts.characteristics import (
    cannot,
    edge_value,
    force_icons,
    is_committed,
    player_bonus,
)


def can_attack(state: State, unit: int, objective: int) -> bool:
    """Ready, and nothing says it cannot (CONF-07)."""
    if state.focus[unit]:
        return False
    if not (state.constants or state.lasting):
        return True
    return not cannot(state, "attack", unit, Event("attack", (unit,), detail=(objective,)))


def able_attackers(state: State, player: int, objective: int) -> tuple[int, ...]:
    return tuple([unit for unit in state.units[player] if can_attack(state, unit, objective)])


def able_defenders(state: State) -> tuple[int, ...]:
    """Ready units of the defender that nothing keeps from defending (CONF-08)."""
    return tuple(
        [
            unit
            for unit in state.units[opponent(state.active)]
            if not state.focus[unit] and not state.role[unit] and not cannot(state, "defend", unit)
        ]
    )


def bound(state: State, what: str, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those of some cards that could be declared, and that a text says must be."""
    if unchanged(state, what):
        return ()
    return tuple([card for card in cards if is_under(state, what, card)])


def most_attackers(state: State, objective: int, ready: int) -> int:
    """A text may allow no more than so many against its objective."""
    allowed = gained(state, "most attackers", objective) if has_text(state) else ()
    return min([ready, *(amount_of(state, one[1], one[0].fixed or 0) for one in allowed)])


ALL = 1_000
"""As a number of attackers: every unit that can be declared."""


def least_attackers(state: State, objective: int, able: int) -> int:
    """A text may ask for so many, or all that are able (CONF-07)."""
    if unchanged(state, "least attackers"):
        return 1
    found = gained(state, "least attackers", objective)
    asked = [amount_of(state, one[1], one[0].fixed or 0) for one in found]
    return max([1, *(able if number == ALL else number for number in asked)])


def least_defenders(state: State) -> int:
    """How many defenders there have to be, if there are any, by the texts of the attackers."""
    if unchanged(state, "least defenders"):
        return 0
    found = [one for unit in attackers(state) for one in gained(state, "least defenders", unit)]
    return max([0, *(amount_of(state, one[1], one[0].fixed or 0) for one in found)])


def seen_edge_cards(state: State, viewer: int, player: int) -> tuple[int, ...]:
    """What a player may look at in a stack: his own always, the other once revealed (EDGE-08),
    and what a text had placed faceup."""
    stack = state.edge_stack[player]
    if viewer == player or state.stacks_revealed:
        return stack
    return tuple([card for card in stack if ("edge battle", "faceup", card) in state.counts])


def edge_cards(state: State, player: int) -> tuple[int, ...]:
    """The cards of a player's stack, and what a text counts among them."""
    stack = state.edge_stack[player]
    if unchanged(state, "in edge stack"):
        return stack
    below = (*state.beneath[0], *state.beneath[1])
    return stack + tuple(
        [c for c in below if state.controller[c] == player and is_under(state, "in edge stack", c)]
    )


def edge_total(state: State, player: int) -> int:
    """Force icons in the stack, Edge of participants, and what cards add (EDGE-14, EDGE-17)."""
    total = sum([force_icons(state, card) for card in edge_cards(state, player)])
    total += sum([edge_value(state, unit) for unit in participants(state, player)])
    total += sum(
        [
            edge_value(state, card)
            for card in state.enhancements[player]
            if state.host[card] >= 0 and state.role[state.host[card]]
        ]
    )
    return player_bonus(state, "edge total", player, total)


def struggle_total(state: State, player: int) -> int:
    """Force icons on ready committed units and on units that a text counts like these, or what a
    text counts in their place, and what cards add (FORCE-09, FORCE-13, FORCE-21)."""
    total = sum(
        [
            force_icons(state, unit)
            for unit in state.units[player]
            if (not state.focus[unit] and is_committed(state, unit))
            or is_under(state, "in struggle", unit)
        ]
    )
    total = player_bonus(state, "struggle total", player, total)
    return player_bonus(state, "struggle", player, total)
