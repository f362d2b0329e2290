"""What somebody wants to have played: decks of both sides, bots, how many games, which seed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.playtest.games.deck_choices import Playable
from swlcg_deck.playtest.gauntlet import NamedDeck, run_gauntlet
from swlcg_deck.playtest.gauntlet_results import AnyResult
from swlcg_deck.playtest.planned_games import Simulation
from swlcg_deck.playtest.simulation import Progress, simulate


@dataclass(frozen=True)
class Wish:
    """One deck a side is a simulation; more are a gauntlet, every light deck against every dark."""

    light: tuple[NamedDeck, ...]
    dark: tuple[NamedDeck, ...]
    bots: tuple[str, str]
    """Of the light side and of the dark side."""
    games: int
    """Of each pairing."""
    seed: int

    @property
    def pairings(self) -> int:
        return len(self.light) * len(self.dark)

    @property
    def total(self) -> int:
        return self.pairings * self.games

    def play(
        self,
        pool: CardPool,
        jobs: int | None,
        progress: Progress,
        cancelled: Callable[[], bool],
    ) -> AnyResult:
        """All of it, or what is done when somebody cancels."""
        (light_name, light), (dark_name, dark) = self.light[0], self.dark[0]
        like = Simulation(
            light,
            dark,
            games=self.games,
            seed=self.seed,
            light_bot=self.bots[0],
            dark_bot=self.bots[1],
            light_name=light_name,
            dark_name=dark_name,
        )
        if self.pairings == 1:
            return simulate(pool, like, jobs=jobs, progress=progress, cancelled=cancelled)
        return run_gauntlet(
            pool, self.light, self.dark, like, jobs=jobs, progress=progress, cancelled=cancelled
        )


def named_decks(decks: Sequence[Playable]) -> tuple[NamedDeck, ...]:
    return tuple((one.deck.name, one.choice) for one in decks)
