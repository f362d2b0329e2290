"""Changes of costs as modifiers of the engine."""

from swlcg_deck.cards.abilities.costs import Cost
from swlcg_deck.engine.core.ability import CardTest, Modifier, Scope
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import note_look_at_counts
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.texts.amounts import Read, signed
from swlcg_deck.engine.texts.vocabulary import player_of


def cost_changed(cost: Cost, read: Read) -> Modifier:
    """Costs are changed for cards that a player is about to play."""
    fits = compiled(cost.of) if cost.of is not None else None
    first, who, own = cost.first_each, cost.by, cost.of is None and cost.first_each is None

    def of(state: State, scope: Scope, card: int) -> bool:
        if own and scope.source == card:
            return True
        if state.controller[card] != player_of(state, scope, who):
            return False
        if fits is not None and not fits(state, scope, card):
            return False
        return first is None or not _played_before(state, scope, card, first, fits)

    what = "pilot cost" if cost.pilot else "cost"
    if cost.set is not None:
        return Modifier(what=what, of=of, fixed=read(cost.set))
    value, sign = (cost.plus, 1) if cost.plus != 0 else (cost.minus, -1)
    return Modifier(what=what, of=of, add=signed(value, sign, read))


def _played_before(state: State, scope: Scope, card: int, this: str, fits: CardTest | None) -> bool:
    """Whether such a card has been played this turn or phase by the same player."""
    player = state.controller[card]
    note_look_at_counts(state, this, "card played")
    return any(
        key[:3] == (this, "card played", player) and (fits is None or fits(state, scope, key[3]))
        for key in state.counts
    )
