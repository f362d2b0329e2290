"""The engagement, the Force, the dial, the balance."""

from typing import Any

from swlcg_deck.engine.core.ability import Verb
from swlcg_deck.engine.core.constants import PHASE_NAMES
from swlcg_deck.engine.texts.selections import Saying, Text, on
from swlcg_deck.engine.texts.verbs import effects, engagement, force


def _dial(node: Any, text: Text) -> list[Verb]:
    return [force.TurnDial(abs(node.dial), down=node.dial < 0, floor=node.floor)]


TABLE: dict[str, Saying] = {
    "join": on(engagement.Join, "join"),
    "leave": on(engagement.Leave, "leave"),
    "redirect_engagement": on(engagement.RedirectEngagement, "redirect_engagement"),
    "end_engagement": lambda node, text: [engagement.EndEngagement()],
    "engage_again": on(engagement.EngageAgain, "engage_again"),
    "strike": on(engagement.StrikeNow, "strike"),
    "restart_edge_battle": lambda node, text: [engagement.CancelEdgeBattle()],
    "commit": on(force.Commit, "commit"),
    "uncommit": on(force.Uncommit, "uncommit"),
    "dial": _dial,
    "balance": lambda node, text: [force.SetBalance(node.balance)],
    "skip": lambda node, text: [force.SkipPhase(PHASE_NAMES.index(node.skip))],
    "win": lambda node, text: [effects.WinGame(node.win)],
    "lose": lambda node, text: [effects.WinGame("opponent" if node.lose == "you" else "you")],
}
