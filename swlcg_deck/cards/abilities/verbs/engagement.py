"""The engagement, its edge battle and its strikes."""

from typing import ClassVar, Literal, Self

from pydantic import Field, model_validator

from swlcg_deck.cards.abilities.nodes import Node, played_only
from swlcg_deck.cards.abilities.selections import Cards


class Join(Node):
    """A unit in play joins the engagement on its controller's side."""

    word: ClassVar[str] = "join"
    join: Cards


class Leave(Node):
    """A unit is taken out of the engagement."""

    word: ClassVar[str] = "leave"
    leave: Cards


class RedirectEngagement(Node):
    """The engagement goes on at another objective (CONF-14, CONF-28)."""

    word: ClassVar[str] = "redirect_engagement"
    redirect_engagement: Cards


class EndEngagement(Node):
    word: ClassVar[str] = "end_engagement"
    end_engagement: Literal[True]


class EngageAgain(Node):
    """The objective may be engaged once more this phase (CONF-30)."""

    word: ClassVar[str] = "engage_again"
    engage_again: Cards


class StrikeNow(Node):
    word: ClassVar[str] = "strike"
    strike: Cards


class RestartEdgeBattle(Node):
    """Cancel the edge battle, discard both stacks, begin again (EDGE-31)."""

    word: ClassVar[str] = "restart_edge_battle"
    restart_edge_battle: Literal[True]


class Switch(Node):
    """Each takes the other's place in or out of the engagement (DEF-09); or both edge stacks change
    hands for this battle."""

    word: ClassVar[str] = "switch"
    switch: Literal["edge_stacks"] | Cards
    with_: Cards | None = Field(default=None, alias="with")

    @model_validator(mode="after")
    def _has_two_sides(self) -> Self:
        if self.switch == "edge_stacks":
            played_only(self, "with_", "for cards")
        elif self.with_ is None:
            raise ValueError("a card is switched with another: say `with`")
        return self


VERBS: tuple[type[Node], ...] = (
    Join,
    Leave,
    RedirectEngagement,
    EndEngagement,
    EngageAgain,
    StrikeNow,
    RestartEdgeBattle,
    Switch,
)
