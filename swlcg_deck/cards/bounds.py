"""Bounds on a number: the same five in filters, conditions and triggers."""

from typing import Annotated, Any, Self

from pydantic import ConfigDict, StringConstraints, model_validator

from swlcg_deck.cards.abilities.kinds import AMOUNT, WhenMet
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.base import Frozen

_NamedNumber = Annotated[str, StringConstraints(pattern=r"^(X|[a-z][a-z_]*)$", max_length=30)]
Bound = int | _NamedNumber | Annotated[Node, WhenMet(AMOUNT)]
"""A number, an amount, or the name of a card: then it is the same number of that card."""
BOUNDS = ("equals", "at_least", "at_most", "more_than", "fewer_than")


class Bounds(Frozen):
    """Bounds on a number: each a number, an amount, or a card of which the same is asked."""

    model_config = ConfigDict(strict=False)

    equals: Bound | None = None
    at_least: Bound | None = None
    at_most: Bound | None = None
    more_than: Bound | None = None
    fewer_than: Bound | None = None

    @model_validator(mode="after")
    def _can_be_met(self) -> Self:
        low, high = self.lowest, self.highest
        if high is not None and high < low:
            said = " and ".join(
                f"{name.replace('_', ' ')} {bound}"
                for name in BOUNDS
                if isinstance(bound := getattr(self, name), int)
            )
            raise ValueError(f"no number is {said}; change one of them")
        return self

    @property
    def lowest(self) -> int:
        """Below this no number fits, as far as the bounds are plain numbers."""
        lows = [self.equals, self.at_least, _next(self.more_than, 1)]
        return max([0, *(low for low in lows if isinstance(low, int))])

    @property
    def highest(self) -> int | None:
        """Above this no number fits, as far as the bounds are plain numbers."""
        highs = [self.equals, self.at_most, _next(self.fewer_than, -1)]
        return min((high for high in highs if isinstance(high, int)), default=None)

    @property
    def plain(self) -> tuple[tuple[str, int], ...]:
        """The bounds that are plain numbers."""
        said = ((name, getattr(self, name)) for name in BOUNDS)
        return tuple((name, bound) for name, bound in said if isinstance(bound, int))

    @property
    def compared(self) -> tuple[tuple[str, Bound], ...]:
        """The bounds that are no plain numbers."""
        said = ((name, getattr(self, name)) for name in BOUNDS)
        return tuple((name, bound) for name, bound in said if not isinstance(bound, int | None))


def _next(bound: Any, by: int) -> int | None:
    return bound + by if isinstance(bound, int) else None
