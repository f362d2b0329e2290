"""The engagement, the Force, the dial, the balance."""

from typing import ClassVar, Literal

from swlcg_deck.cards.abilities.nodes import Node, Phase, Player
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


class Commit(Node):
    word: ClassVar[str] = "commit"
    commit: Cards


class Uncommit(Node):
    word: ClassVar[str] = "uncommit"
    uncommit: Cards


class TurnDial(Node):
    """Turn the Death Star dial: `{dial: -1, floor: 1}`."""

    word: ClassVar[str] = "dial"
    dial: int
    floor: int = 0


class TurnBalance(Node):
    word: ClassVar[str] = "balance"
    balance: Literal["light", "dark", "you"]


class Skip(Node):
    word: ClassVar[str] = "skip"
    skip: Phase
    whose: Player = "you"


class Win(Node):
    word: ClassVar[str] = "win"
    win: Player


class Lose(Node):
    word: ClassVar[str] = "lose"
    lose: Player
