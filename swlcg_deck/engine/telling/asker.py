"""Whose text asks: the card behind a decision, and the line of its text box."""

from dataclasses import dataclass

from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import gained, is_under
from swlcg_deck.engine.rules.capture import Capturing
from swlcg_deck.engine.rules.damage import Damage
from swlcg_deck.engine.rules.discard_order import DiscardOrder
from swlcg_deck.engine.rules.draw_and_discard import Drawing
from swlcg_deck.engine.rules.fate_cards import FateEffect
from swlcg_deck.engine.rules.focus import FocusTokens
from swlcg_deck.engine.rules.move_tokens import MovingTokens
from swlcg_deck.engine.rules.put_into_play import PuttingIntoPlay
from swlcg_deck.engine.telling.names import card_name
from swlcg_deck.engine.timing.frames import Initiation
from swlcg_deck.engine.timing.payment import Payment
from swlcg_deck.language import capital, said

_PARTS_OF_TEXT = (
    Capturing,
    Damage,
    DiscardOrder,
    Drawing,
    FocusTokens,
    MovingTokens,
    Payment,
    PuttingIntoPlay,
)
"""What is carried out for whatever stands below it on the stack."""

FACEUP = "first edge card faceup"


@dataclass(frozen=True, slots=True)
class Asker:
    """A line of a card's text."""

    card: int
    """The card that has the text, printed or gained."""
    origin: int
    """The card on which it is printed."""
    line: str
    """The line in English; empty for a text that has none."""

    def quoted(self, state: State) -> str:
        """`Force Choke: “Action: ...”`."""
        if not self.line:
            return ""
        name = card_name(state, self.card)
        if self.origin != self.card:
            name = said("{card}, by {origin}", card=name, origin=card_name(state, self.origin))
        return said("{card}: “{text}”", card=capital(name), text=self.line)


def asker(state: State, decision: Decision) -> Asker | None:
    """The text that a decision belongs to; None where the rules ask on their own."""
    top = state.stack[-1]
    if decision.kind == "fate again" and isinstance(top, FateEffect):
        return _constant(state, "fate again", decision.player, top.again)
    if is_divided(decision):
        return _constant(state, "divided damage", decision.source)
    if is_placed_faceup(state, decision):
        return _constant(state, FACEUP, decision.player)
    for frame in reversed(state.stack):
        if isinstance(frame, (Effect, Initiation)):
            return _line(state, frame.scope.source, frame.origin, frame.ability)
        if isinstance(frame, FateEffect):
            return _line(state, frame.scope.source, frame.origin, frame.place)
        if not isinstance(frame, _PARTS_OF_TEXT):
            return None
    return None


def is_divided(decision: Decision) -> bool:
    """Whether a text lets unit damage be divided."""
    return decision.kind == "unit damage" and any(o[0] == "split" for o in decision.options)


def is_placed_faceup(state: State, decision: Decision) -> bool:
    """Whether a text has the next edge card placed faceup."""
    player = decision.player
    is_first = decision.kind == "edge" and not state.edge_stack[player]
    return is_first and is_under(state, FACEUP, player)


def option_asker(state: State, decision: Decision, option: Option) -> Asker | None:
    """The text that an option would use or carry out."""
    if option[0] == "use":
        _, card, *rest = option
        origin, place = rest[:2] if len(rest) == 3 else (card, rest[0])
        return _line(state, card, origin, place)
    if option[0] == "instruction":
        waiting = state.delayed[option[2]]
        return _line(state, waiting.scope.source, waiting.origin, waiting.ability)
    return None


def _line(state: State, card: int, origin: int, place: int) -> Asker:
    return Asker(card, origin, state.faces[origin].abilities[place].text)


def _constant(state: State, what: str, of: int, place: int = 0) -> Asker | None:
    """The text that allows something, by the modifier it has."""
    found = gained(state, what, of)
    if place >= len(found):
        return None
    modifier, scope, _, origin = found[place]
    lines = [line for line in state.faces[origin].abilities if modifier in line.modifiers]
    return Asker(scope.source, origin, lines[0].text if lines else "")
