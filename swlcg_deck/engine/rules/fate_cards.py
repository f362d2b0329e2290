"""One fate card of an edge stack resolves (EDGE-30, TC-35)."""

from collections.abc import Sequence

from swlcg_deck.engine.atoms.table import note
from swlcg_deck.engine.core.ability import Ability, Scope, amount_of, could_do
from swlcg_deck.engine.core.decision import PASS, Decision, Option
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.procedure import Ask, Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import cannot, player_bonus
from swlcg_deck.engine.timing.effect_resolved import only_waits
from swlcg_deck.engine.timing.frames import Carrying
from swlcg_deck.engine.timing.occur import happens, occur
from swlcg_deck.engine.timing.payment import Payment
from swlcg_deck.engine.timing.usable import can_start
from swlcg_deck.engine.timing.use_ability import legal_targets, tell_targets


class FateEffect(Frame):
    """A line of a fate card: its cost if it has one, targets, effect. Nobody triggers it."""

    __slots__ = ("again", "origin", "paid", "place", "scope")

    def __init__(self, scope: Scope, origin: int, place: int) -> None:
        self.step = 0
        self.scope = scope
        self.origin = origin
        """The card on whose face the line stands."""
        self.place = place
        self.paid = True
        self.again = 0
        """How many additional times it has been resolved."""

    def take_over(self, effect: Effect) -> None:
        """Costs and targets name what the effect speaks of."""
        self.scope = effect.scope
        if effect.part == "cost" and effect.failed:
            self.paid = False


def resolve_fate_card(state: State, card: int) -> None:
    """Let it resolve, unless a text says otherwise."""
    occur(state, Event("fate_resolved", (card,), by=state.controller[card], source=card))


@happens("fate_resolved")
def resolve_fate(state: State, event: Event) -> None:
    """The card resolves even if a text takes its effects away (FAQ-34)."""
    card = event.cards[0]
    note(state, "fate", card)
    if cannot(state, "fate", card, event):
        return
    for place, ability in reversed(tuple(enumerate(state.faces[card].abilities))):
        if ability.kind == "fate":
            scope = Scope(card, state.controller[card], event, card)
            state.stack.append(FateEffect(scope, card, place))


def _line(state: State, frame: FateEffect) -> Ability:
    return state.faces[frame.origin].abilities[frame.place]


def look_for_targets(state: State, frame: FateEffect) -> None:
    """Without what it asks for a line does nothing."""
    line, scope = _line(state, frame), frame.scope
    if line.condition is not None and not line.condition(state, scope):
        frame.end()
    elif line.cost or line.spend:
        if not can_start(state, scope, line):
            frame.end()
    elif not could_do(state, scope, line.targets, all_of_it=True)[0]:
        frame.end()


def offer_cost(state: State, frame: FateEffect) -> Decision | None:
    """What has a cost need not be paid for; everything else must be done (EDGE-30)."""
    line = _line(state, frame)
    if not (line.cost or line.spend):
        return None
    options = (("use", frame.scope.source, frame.origin, frame.place, frame.scope.source), PASS)
    return Decision(frame.scope.you, "fate cost", options, why="EDGE-30", source=frame.origin)


def take_cost(state: State, frame: FateEffect, chosen: Sequence[Option]) -> None:
    if chosen[0] == PASS:
        frame.end()
        return
    line, scope = _line(state, frame), frame.scope
    if line.cost:
        state.stack.append(Effect(scope, frame.origin, frame.place, "cost"))
    if line.spend:
        match = line.spend_affiliation
        amount = amount_of(state, scope, line.spend)
        state.stack.append(Payment(scope.you, scope.source, amount, match, bool(match)))


def choose_targets(state: State, frame: FateEffect) -> None:
    """Chosen when the card resolves, not when it is revealed (EDGE-30)."""
    if not frame.paid:
        frame.end()
    elif _line(state, frame).targets:
        state.stack.append(Effect(frame.scope, frame.origin, frame.place, "targets"))


def announce_targets(state: State, frame: FateEffect) -> None:
    """Interrupts to being targeted (TIME-28)."""
    tell_targets(state, frame.scope)


def carry_out(state: State, frame: FateEffect) -> None:
    """What it says is done (EDGE-30); what only waits for something has not resolved (FAQ-35)."""
    frame.scope = legal_targets(state, frame.scope, frame.origin, frame.place)
    if not only_waits(_line(state, frame)):
        state.stack.append(Carrying(frame.scope, frame.origin, frame.place))
    state.stack.append(Effect(frame.scope, frame.origin, frame.place, "effect"))


def offer_again(state: State, frame: FateEffect) -> Decision | None:
    """Each text that lets its controller resolve the effects once more does so."""
    card, you = frame.scope.source, frame.scope.you
    if frame.again >= player_bonus(state, "fate again", you):
        return None
    options = (("again", card), PASS)
    return Decision(you, "fate again", options, why="EDGE-30", source=card)


def take_again(state: State, frame: FateEffect, chosen: Sequence[Option]) -> None:
    if chosen[0] != PASS:
        frame.again, frame.step = frame.again + 1, 0
        frame.scope = Scope(frame.scope.source, frame.scope.you, frame.scope.event, frame.origin)


procedure(
    FateEffect,
    look_for_targets,
    Ask(offer_cost, take_cost),
    choose_targets,
    announce_targets,
    carry_out,
    Ask(offer_again, take_again),
)
