"""Paying a cost in resources: card by card, asked only where it matters (RES-01..RES-22)."""

from collections.abc import Sequence

from swlcg_deck.engine.atoms.memory import drop_lasting
from swlcg_deck.engine.atoms.table import note
from swlcg_deck.engine.core.constants import ASIDE
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.event import COST, Event
from swlcg_deck.engine.core.procedure import Ask, Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.costs import Source, kind_of_cost, sources
from swlcg_deck.engine.facts.listeners import is_watched
from swlcg_deck.engine.timing.occur import occur


class Payment(Frame):
    """A player gathers resources for one card or ability; what is too much is lost (RES-08)."""

    __slots__ = ("all_match", "card", "failed", "given", "match", "need", "player")

    def __init__(
        self, player: int, card: int, need: int, match: int, all_match: bool = False
    ) -> None:
        self.step = 0
        self.player = player
        self.card = card
        self.need = need
        """Resources still missing."""
        self.match = match
        """The affiliations of which one is still missing; 0 once the match is made (RES-10)."""
        self.all_match = all_match
        self.given: tuple[tuple[int, int], ...] = ()
        """(card, tokens) chosen so far; they are placed together at the end."""
        self.failed = False
        """Whether it cannot be paid any more: then nothing is paid at all (RES-09)."""


def choose_source(state: State, frame: Payment) -> Decision | None:
    """One question per resource card, surplus included (RES-19); answered here when there is one
    way to go on, or everything that is ready is needed."""
    while frame.need > 0:
        options = _open_ways(state, frame)
        if not options:
            frame.given, frame.need, frame.failed = (), 0, True
            return None
        all_needed = sum([option[2] for option in options]) == frame.need
        if len(options) > 1 and not all_needed:
            return Decision(
                frame.player, "pay", options, why="RES-01", source=frame.card, still=frame.need
            )
        _give(state, frame, options[0])
    return None


def _sources(state: State, frame: Payment) -> tuple[Source, ...]:
    """What pays for the card that is being played; for a cost of an ability, what pays for that."""
    if state.zone[frame.card] != ASIDE:
        return sources(state, frame.player)
    return sources(state, frame.player, frame.card)


def _open_ways(state: State, frame: Payment) -> tuple[Option, ...]:
    """Every next step that can still be completed to a full payment with its match."""
    used = [card for card, _ in frame.given]
    match, need = frame.match, frame.need
    ready = [
        source
        for source in _sources(state, frame)
        if source[0] not in used and (not frame.all_match or source[2] & match)
    ]
    total = sum([value for _, value, _ in ready])
    matches = sum([1 for _, _, bits in ready if bits & match])
    if frame.all_match:
        match = 0
    return tuple(
        [
            ("generate", source[0], tokens)
            for source in ready
            for tokens in range(1, source[1] + 1)
            if _completes(source, tokens, need, total, match, matches)
        ]
    )


def _completes(
    source: Source, tokens: int, need: int, total: int, match: int, matches: int
) -> bool:
    if total - source[1] < need - tokens:
        return False
    if not match or source[2] & match:
        return True
    # Something else has to match, so something must be left to pay.
    return need > tokens and matches > 0


def _give(state: State, frame: Payment, option: Option) -> None:
    _, card, tokens = option
    bits = next(bits for source, _, bits in _sources(state, frame) if source == card)
    frame.given = (*frame.given, (card, tokens))
    frame.need -= tokens
    if bits & frame.match and not frame.all_match:
        frame.match = 0


def take_source(state: State, frame: Payment, chosen: Sequence[Option]) -> None:
    _give(state, frame, chosen[0])
    frame.step -= 1


def place_tokens(state: State, frame: Payment) -> None:
    """Generating is putting focus tokens on the cards (RES-03)."""
    if frame.given:
        note(state, "pays", frame.card, frame.player, frame.given)
        cards = tuple(card for card, _ in frame.given)
        amounts = tuple(tokens for _, tokens in frame.given)
        occur(
            state,
            Event("focus_placed", cards, amounts, by=frame.player, source=frame.card, cause=COST),
        )


def tell(state: State, frame: Payment) -> None:
    """The moment for texts about generated resources."""
    if frame.given and is_watched(state, "resources_generated"):
        cards = tuple(card for card, _ in frame.given)
        amounts = tuple(tokens for _, tokens in frame.given)
        occur(
            state,
            Event("resources_generated", cards, amounts, by=frame.player, source=frame.card),
        )


def hand_on(state: State, frame: Payment) -> None:
    """Whoever wanted the payment hears that there is none (RES-09)."""
    below = state.stack[-2]
    if frame.failed and hasattr(below, "paid"):
        below.paid = False


procedure(Payment, Ask(choose_source, take_source), place_tokens, tell, hand_on)


def use_up_discounts(state: State, card: int, player: int, kind: int) -> None:
    """What changes the cost of "the next" card ends with the card it has changed."""
    what = kind_of_cost(state.faces[card], kind)
    for effect in state.lasting:
        modifier = state.faces[effect.origin].abilities[effect.ability].modifiers[effect.modifier]
        if (
            effect.once
            and modifier.what in (what, "ignore match")
            and modifier.of(state, effect.scope, card)
        ):
            drop_lasting(state, effect)
