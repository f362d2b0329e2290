"""The engagement, its edge battle and its strikes."""

from typing import ClassVar, Literal

from swlcg_deck.cards.abilities.nodes import Node
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


VERBS: tuple[type[Node], ...] = (
    Join,
    Leave,
    RedirectEngagement,
    EndEngagement,
    EngageAgain,
    StrikeNow,
    RestartEdgeBattle,
)
