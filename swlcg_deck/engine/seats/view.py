"""What a seat may know: everything open, its own hidden cards, and of the rest how many.

INFO-01..INFO-10, CAP-08, CAP-12, EDGE-08, SETUP-06. A view is made of frozen records of numbers,
words and tuples; `plain` turns it into what JSON can hold.
"""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from swlcg_deck.engine.atoms.dealing import forget_facedown
from swlcg_deck.engine.core.constants import (
    AFFILIATION,
    ASIDE,
    DARK,
    KIND_NAMES,
    LIGHT,
    PHASE_NAMES,
    SIDE_NAMES,
    opponent,
)
from swlcg_deck.engine.core.driver import Result, advance
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import beneath, captured_at, cards_of, in_play, shown_cards
from swlcg_deck.engine.facts.characteristics import (
    capacity,
    force_icons,
    icons,
    reserve,
    resource_value,
)
from swlcg_deck.engine.facts.contests import edge_total, seen_edge_cards
from swlcg_deck.engine.rules.engagement import engagement_part


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card whose face the player may look at."""

    card: int
    code: str
    title: str
    kind: str


@dataclass(frozen=True, slots=True)
class CardInPlay(SeenCard):
    """A card in play, with what lies on it and what it shows now."""

    owner: int
    controller: int
    focus: int
    damage: int
    shield: int
    committed: bool
    role: int
    host: int
    capacity: int
    resources: int
    force_icons: int
    icons: tuple[int, ...]
    captured: int
    """How many cards are captured there."""
    captured_cards: tuple[SeenCard, ...]
    """Which they are, for the dark side only."""
    beneath: int
    """How many cards lie facedown under it by its own text."""
    beneath_cards: tuple[SeenCard, ...]
    """Which they are, for who controls it."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One side of the table."""

    side: str
    hand_size: int
    hand: tuple[SeenCard, ...]
    """Empty for the opponent, as everything hidden is."""
    deck_size: int
    objective_deck_size: int
    discard: tuple[SeenCard, ...]
    """The top card is the last (DISC-05)."""
    victory: tuple[SeenCard, ...]
    edge_stack_size: int
    edge_stack: tuple[SeenCard, ...]
    facedown_objectives: int
    facedown: tuple[SeenCard, ...]
    in_play: tuple[CardInPlay, ...]
    force_supply: int
    reserve: int
    """How many cards the player keeps in hand (DRAW-02)."""
    edge_total: int | None
    """The edge battle as it stands, once the whole stack may be looked at (EDGE-14)."""


@dataclass(frozen=True, slots=True)
class SeenEffect:
    """An effect that lasts: what both have seen come about, and may ask for (INFO-05)."""

    source: int
    """The card on whose text it rests."""
    cards: tuple[int, ...]
    """The cards in play that it was put on; none when its text says which."""
    until: str


@dataclass(frozen=True, slots=True)
class View:
    """The game from one seat."""

    player: int
    turn: int
    active: int
    phase: str
    dial: int
    balance: int
    engagement: int
    engagement_part: str
    """"attackers", "defenders", "edge battle", "strikes" or "reward"; empty outside of one."""
    engaged: int
    edge_holder: int
    stacks_revealed: bool
    aside: tuple[SeenCard, ...]
    """Shown and in no zone: a card being played, cards removed from the game."""
    shown: tuple[SeenCard, ...]
    """Hidden cards revealed by an effect, until they are where it puts them (SEARCH-04)."""
    seats: tuple[SeatView, SeatView]
    lasting: tuple[SeenEffect, ...]
    result: tuple[int, str] | None
    decider: int
    """Who has to decide, -1 when the game is over; what kind of decision it is, all may see."""
    decision_kind: str
    decision: tuple[tuple[Any, ...], ...] | None
    """The options, if they are this player's."""
    least: int
    most: int


def observe(state: State, player: int) -> View:
    """The game as it waits for a decision, or is over, seen by one player."""
    step = advance(state)
    decision = None if isinstance(step, Result) else step
    own = decision is not None and decision.player == player
    return View(
        player=player,
        turn=state.turn,
        active=state.active,
        phase=PHASE_NAMES[state.phase],
        dial=state.dial,
        balance=state.balance,
        engagement=state.engagement,
        engagement_part=engagement_part(state),
        engaged=state.engaged,
        edge_holder=state.edge_holder,
        stacks_revealed=state.stacks_revealed,
        aside=_aside(state),
        shown=_seen(state, shown_cards(state)),
        seats=(_seat(state, DARK, player), _seat(state, LIGHT, player)),
        lasting=tuple(_lasting(state)),
        result=state.result,
        decider=decision.player if decision else -1,
        decision_kind=decision.kind if decision else "",
        decision=decision.options if decision and own else None,
        least=decision.least if decision and own else 0,
        most=decision.most if decision and own else 0,
    )


def _lasting(state: State) -> Iterable[SeenEffect]:
    for effect in state.lasting:
        cards = tuple(card for card in effect.cards if in_play(state, card))
        if cards or not effect.cards:
            yield SeenEffect(effect.origin, cards, effect.until)


def _aside(state: State) -> tuple[SeenCard, ...]:
    cards = [card for card, zone in enumerate(state.zone) if zone == ASIDE]
    return _seen(state, (card for card in cards if not state.faces[card].is_force_card))


def _seat(state: State, side: int, player: int) -> SeatView:
    own = side == player
    stack = seen_edge_cards(state, player, side)
    return SeatView(
        side=SIDE_NAMES[side],
        hand_size=len(state.hand[side]),
        hand=_seen(state, state.hand[side]) if own else (),
        deck_size=len(state.deck[side]),
        objective_deck_size=len(state.objective_deck[side]),
        discard=_seen(state, state.discard[side]),
        victory=_seen(state, state.victory[side]),
        edge_stack_size=len(state.edge_stack[side]),
        edge_stack=_seen(state, stack),
        facedown_objectives=len(state.facedown[side]),
        facedown=_seen(state, state.facedown[side]) if own else (),
        in_play=tuple(_in_play(state, card, player) for card in cards_of(state, side)),
        force_supply=state.force_supply[side],
        reserve=reserve(state, side),
        edge_total=_edge_total(state, side, player) if stack == state.edge_stack[side] else None,
    )


def _edge_total(state: State, side: int, player: int) -> int:
    """As far as the player knows: a text may count cards that lie facedown in the other stack, or
    use facedown cards as if they were in this one."""
    other = opponent(player)
    seen = seen_edge_cards(state, player, other)
    if (seen == state.edge_stack[other] and not state.beneath[other]) or not state.constants:
        return edge_total(state, side)
    known = state.clone()
    forget_facedown(known, other, seen)
    return edge_total(known, side)


def _seen(state: State, cards: Iterable[int]) -> tuple[SeenCard, ...]:
    return tuple(_seen_card(state, card) for card in cards)


def _seen_card(state: State, card: int) -> SeenCard:
    face = state.faces[card]
    return SeenCard(card, face.code, face.title, KIND_NAMES[face.kind])


def _in_play(state: State, card: int, player: int) -> CardInPlay:
    face = state.faces[card]
    captured = captured_at(state, card) if state.captured else ()
    below = beneath(state, card)
    return CardInPlay(
        card=card,
        code=face.code,
        title=face.title,
        kind=KIND_NAMES[state.kind[card]],
        owner=state.owner[card],
        controller=state.controller[card],
        focus=state.focus[card],
        damage=state.damage[card],
        shield=state.shield[card],
        committed=bool(state.committed[card]),
        role=state.role[card],
        host=state.host[card],
        capacity=0 if face.kind == AFFILIATION else capacity(state, card),
        resources=resource_value(state, card),
        force_icons=force_icons(state, card),
        icons=icons(state, card),
        captured=len(captured),
        captured_cards=_seen(state, captured) if player == DARK else (),
        beneath=len(below),
        beneath_cards=_seen(state, below) if player == state.controller[card] else (),
    )


def plain(view: View) -> dict[str, Any]:
    """A view as what JSON can hold."""
    return asdict(view)
