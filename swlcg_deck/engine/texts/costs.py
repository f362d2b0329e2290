"""What is changed of cards that are played: costs, and what they enter play with."""

from swlcg_deck.cards.abilities.costs import Cost, EntersWith
from swlcg_deck.engine.core.ability import CardTest, Modifier, Scope
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.texts.amounts import Read, signed
from swlcg_deck.engine.texts.filters import meant
from swlcg_deck.engine.texts.history import played_before


def cost_changed(cost: Cost, whose: CardTest, read: Read) -> list[Modifier]:
    """Costs are changed for cards that a player is about to play; a cost and a pilot cost each by
    itself (PILOT-12)."""
    if cost.as_ == "any":
        return [_changed(cost, whose, read, what) for what in ("cost", "pilot cost")]
    return [_changed(cost, whose, read, "pilot cost" if cost.as_ == "pilot" else "cost")]


def _changed(cost: Cost, whose: CardTest, read: Read, what: str) -> Modifier:
    fits = compiled(cost.of) if cost.of is not None else None
    first = cost.first_each

    def of(state: State, scope: Scope, card: int) -> bool:
        if not whose(state, scope, card):
            return False
        if fits is not None and not fits(state, scope, card):
            return False
        return first is None or _is_first(state, scope, card, first, fits)

    on = meant(cost.attach_to) if cost.attach_to is not None else None
    if cost.set is not None:
        return Modifier(what=what, of=of, key=on, fixed=read(cost.set))
    if cost.plus != 0:
        return Modifier(what=what, of=of, key=on, add=read(cost.plus))
    less = signed(cost.minus, -1, read)
    return Modifier(what=what, of=of, key=on, add=less, at_least=cost.at_least or None)


def enters_with(rule: EntersWith, whose: CardTest, read: Read) -> Modifier:
    """It is asked for when the card has been played and is in play."""
    fits, first = compiled(rule.of), rule.first_each

    def of(state: State, scope: Scope, card: int) -> bool:
        if not whose(state, scope, card) or not fits(state, scope, card):
            return False
        return first is None or _is_first(state, scope, card, first, fits, itself=True)

    return Modifier(what="entering focus", of=of, key="played", fixed=read(rule.focus))


def _is_first(
    state: State, scope: Scope, card: int, this: str, fits: CardTest | None, *, itself: bool = False
) -> bool:
    """Whether it would be, or is, the first such card that its player plays in this time."""
    return not played_before(
        state,
        this,
        card,
        lambda other: fits is None or fits(state, scope, other),
        itself=itself,
    )
