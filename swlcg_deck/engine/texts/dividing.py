"""Damage that a player divides among cards, point by point (DMG-03)."""

from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.texts.verbs.choosing import PICKING

Shares = tuple[tuple[int, ...], tuple[int, ...]]
"""Cards, and how much goes to each of them."""


def next_point(effect: Effect, cards: tuple[int, ...], amount: int, by: int) -> Decision | None:
    """Where the next point goes; one card alone gets all of it."""
    if len(cards) < 2 or len(effect.scope.named(PICKING)) >= amount:
        return None
    options: tuple[Option, ...] = tuple(("hit", card) for card in cards)
    return Decision(by, "divide", options, why="DMG-03", source=effect.scope.source)


def give_point(effect: Effect, chosen: tuple[Option, ...]) -> None:
    """Remember it, and ask for the next."""
    effect.bind(PICKING, (*effect.scope.named(PICKING), chosen[0][1]))
    effect.step -= 1


def shares(effect: Effect, cards: tuple[int, ...], amount: int) -> Shares:
    """What was decided."""
    if len(cards) < 2:
        return cards, (amount,) * len(cards)
    given = effect.scope.named(PICKING)
    effect.unbind(PICKING)
    hit = tuple(dict.fromkeys(given))
    return hit, tuple(given.count(card) for card in hit)
