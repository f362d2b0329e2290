"""A game as one player may imagine it: what he cannot see is dealt anew.

For bots and for "what if": the clone has the same open cards, the same own hand, the same numbers
of hidden cards everywhere, and another deal of what is hidden (INFO-07, CAP-08, SETUP-06).
"""

from typing import Any

from swlcg_deck.engine.atoms.dealing import Place, deal_anew, reseed
from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.constants import LIGHT, NOBODY, OBJECTIVE, PLAYERS, opponent
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.driver import advance
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.randomness import next_seed
from swlcg_deck.engine.core.record import Record
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.contests import seen_edge_cards
from swlcg_deck.engine.seats.view import View, observe

MOST_DEALS = 6
"""Tries for a deal that the player cannot tell from the game."""
_CARD_SLOTS = ("card", "cards", "host", "objective", "piled", "target", "unit")
"""Slots of frames that name a card."""


def determinised(state: State, player: int, seed: int) -> State:
    """A clone in which all that is hidden from a player is dealt anew, by a seed.

    What he sees stays the same, who has to decide what included: after some deals in which the
    opponent would not be asked, what he is asked about stays with him, at last his whole hand.
    What anything under way names stays where it is.
    """
    seen = _seen(state, player)
    seed = next_seed(seed & ((1 << 64) - 1))
    fixed = _named(state, player)
    asked = tuple(option[1] for option in state.decision.options) if state.decision else ()
    for kept in ((), asked, state.hand[opponent(player)]):
        for _ in range(MOST_DEALS):
            new = state.clone()
            seed = _deal(new, player, fixed + kept, seed)
            if _seen(new.clone(), player) == seen:
                return new
    return state.clone()


def _seen(state: State, player: int) -> View | Decision:
    """What may not change: all he sees; while he is asked himself nothing moves that he sees, so
    that what he is asked says it all."""
    step = advance(state)
    if isinstance(step, Decision) and step.player == player:
        return step
    return observe(state, player)


def _deal(new: State, player: int, fixed: tuple[int, ...], seed: int) -> int:
    """Cards of one owner and kind of deck are dealt among the places where they may lie."""
    held = dict.fromkeys(fixed)
    for owner in PLAYERS:
        command: list[Place] = []
        objectives: list[Place] = []
        for name, whose, pile in _hidden_piles(new, owner, player):
            for which, card in enumerate(pile):
                known = card in held or new.faces[card].is_force_card
                if not known and new.owner[card] == owner:
                    kind = objectives if new.faces[card].kind == OBJECTIVE else command
                    kind.append((name, whose, which))
        seed = deal_anew(new, tuple(command), seed)
        seed = deal_anew(new, tuple(objectives), seed)
    reseed(new, seed)
    return seed


def _hidden_piles(state: State, owner: int, player: int) -> list[tuple[str, int, tuple[int, ...]]]:
    """Where cards of one owner lie that the player cannot see."""
    names = ["deck", "objective_deck"]
    if owner != player:
        names += ["hand", "facedown", "beneath"]
        if not state.stacks_revealed:
            names.append("edge_stack")
    piles = [(name, owner, getattr(state, name)[owner]) for name in names]
    if player == LIGHT:
        piles.append(("captured", NOBODY, state.captured))
    return piles


def _named(state: State, player: int) -> tuple[int, ...]:
    """The cards that what is under way speaks of, and what lies faceup in the enemy's stack."""
    found: list[int] = list(seen_edge_cards(state, player, opponent(player)))
    decision = state.decision
    if decision is not None and decision.player == player:
        found.extend(option[1] for option in decision.options)
    for held in (*state.stack, *state.lasting, *state.delayed):
        _cards_of_record(held, found)
    return tuple(dict.fromkeys(found))


def _cards_of_record(record: Record, found: list[int]) -> None:
    if isinstance(record, Event):
        found.extend((*record.cards, record.source))
        return
    if isinstance(record, Scope):
        found.extend((record.source, record.subject))
        for _, value in record.names:
            _cards_of_value(value, found)
    for name in record.slots:
        value = getattr(record, name)
        if isinstance(value, Record):
            _cards_of_record(value, found)
        elif name in _CARD_SLOTS:
            _cards_of_value(value, found)


def _cards_of_value(value: Any, found: list[int]) -> None:
    if isinstance(value, int):
        found.append(value)
    elif isinstance(value, tuple):
        for part in value:
            _cards_of_value(part, found)
