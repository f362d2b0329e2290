"""The engagement, its edge battle and its strikes."""

from typing import Any

from swlcg_deck.engine.core.ability import Verb
from swlcg_deck.engine.texts.selections import done_to, pick_cards
from swlcg_deck.engine.texts.tables import Compile
from swlcg_deck.engine.texts.text import Text
from swlcg_deck.engine.texts.verbs import engagement


def _switch(node: Any, text: Text) -> list[Verb]:
    if node.switch == "edge_stacks":
        return [engagement.SwitchStacks()]
    first, one = pick_cards(node.switch, text)
    second, other = pick_cards(node.with_, text)
    return [*first, *second, engagement.SwitchCards(one, other)]


WORDS: dict[str, Compile] = {
    "join": done_to(engagement.Join, "join"),
    "leave": done_to(engagement.Leave, "leave"),
    "redirect_engagement": done_to(engagement.RedirectEngagement, "redirect_engagement"),
    "end_engagement": lambda node, text: [engagement.EndEngagement()],
    "engage_again": done_to(engagement.EngageAgain, "engage_again"),
    "strike": done_to(engagement.StrikeNow, "strike"),
    "restart_edge_battle": lambda node, text: [engagement.CancelEdgeBattle()],
    "switch": _switch,
}
