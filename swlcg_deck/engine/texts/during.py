"""Whether a time is going on: an engagement, an edge battle, a strike."""

from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.rules.edge_battle import EdgeBattle
from swlcg_deck.engine.rules.engagement import Engagement
from swlcg_deck.engine.rules.force_struggle import ForceStruggle
from swlcg_deck.engine.rules.strike import Strike


def is_during(state: State, what: str) -> bool:
    """Whether there is an engagement; or whether its edge battle or a strike is under way."""
    if what == "engagement":
        return bool(state.engagement)
    if what == "struggle":
        return any(isinstance(one, ForceStruggle) and one.has_begun for one in state.stack)
    frame = EdgeBattle if what == "edge_battle" else Strike
    return any(isinstance(one, frame) for one in state.stack)


def is_first_declared(state: State) -> bool:
    """Whether the attackers of the turn's first engagement are being declared: nothing is engaged
    yet, but who must attack in it is asked now (TC-26)."""
    declaring = any(isinstance(one, Engagement) for one in state.stack)
    return declaring and not state.declared_against
