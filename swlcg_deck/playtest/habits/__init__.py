"""How a sensible player answers each kind of decision, one family of decisions a file."""

from swlcg_deck.playtest.habits import (  # noqa: F401 - they register what they answer
    commanding,
    deploying,
    edge_battles,
    engagements,
    strikes,
    texts,
)
from swlcg_deck.playtest.habits.registry import Habit, habit, pick

__all__ = ["Habit", "habit", "pick"]
