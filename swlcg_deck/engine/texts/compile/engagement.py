"""The engagement, its edge battle and its strikes."""

from swlcg_deck.engine.texts.selections import done_to
from swlcg_deck.engine.texts.tables import Compile
from swlcg_deck.engine.texts.verbs import engagement

WORDS: dict[str, Compile] = {
    "join": done_to(engagement.Join, "join"),
    "leave": done_to(engagement.Leave, "leave"),
    "redirect_engagement": done_to(engagement.RedirectEngagement, "redirect_engagement"),
    "end_engagement": lambda node, text: [engagement.EndEngagement()],
    "engage_again": done_to(engagement.EngageAgain, "engage_again"),
    "strike": done_to(engagement.StrikeNow, "strike"),
    "restart_edge_battle": lambda node, text: [engagement.CancelEdgeBattle()],
}
