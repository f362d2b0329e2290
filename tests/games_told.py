"""What results tell of games, to compare two of them."""

from typing import Any

from swlcg_deck.playtest.gauntlet_results import AnyResult


def games_in(result: AnyResult) -> dict[str, Any]:
    """All but how long they took."""
    told = result.model_dump(exclude={"seconds"})
    for pairing in told.get("pairings", ()):
        del pairing["seconds"]
    return told
