"""What the page shows now."""

from dataclasses import dataclass

from swlcg_deck.playtest.gauntlet_results import AnyResult, GauntletResult
from swlcg_deck.playtest.kept_results import Kept


@dataclass(frozen=True)
class Shown:
    """A result with its name; of a gauntlet possibly one of its pairings."""

    result: AnyResult
    name: str
    kept: Kept | None = None
    gauntlet: GauntletResult | None = None
    """Where the result is a pairing of it."""

    @property
    def is_pairing(self) -> bool:
        return self.gauntlet is not None


@dataclass(frozen=True)
class ShownPair:
    """Two results beside each other, the earlier first."""

    before: tuple[str, AnyResult]
    after: tuple[str, AnyResult]
