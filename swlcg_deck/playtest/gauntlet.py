"""Every light side deck against every dark side deck: one deck against many, or all against all."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from swlcg_deck.cards.base import Frozen
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.deck_choice import DeckChoice
from swlcg_deck.playtest.intervals import Interval
from swlcg_deck.playtest.results import SimulationResult, rate_and_interval
from swlcg_deck.playtest.simulation import Progress, Simulation, simulate

NamedDeck = tuple[str, DeckChoice]


class Standing(Frozen):
    """A deck over all its pairings."""

    deck: str
    side: str
    wins: int
    games: int
    win_rate: float
    interval95: Interval


class GauntletResult(Frozen):
    """The pairings in the order of the decks, those of the first light side deck first."""

    pairings: tuple[SimulationResult, ...]

    def standings(self) -> tuple[Standing, ...]:
        """The decks of both sides, the most successful first."""
        wins: dict[tuple[str, str], int] = {}
        games: dict[tuple[str, str], int] = {}
        for result in self.pairings:
            for side in ("light", "dark"):
                one = getattr(result, side)
                key = (side, one.deck)
                wins[key] = wins.get(key, 0) + one.wins
                games[key] = games.get(key, 0) + result.games
        found = []
        for (side, deck), played in games.items():
            rate, interval = rate_and_interval(wins[side, deck], played)
            found.append(
                Standing(
                    deck=deck,
                    side=side,
                    wins=wins[side, deck],
                    games=played,
                    win_rate=rate,
                    interval95=interval,
                )
            )
        return tuple(sorted(found, key=lambda one: -one.win_rate))


def run_gauntlet(
    pool: CardPool,
    light: Sequence[NamedDeck],
    dark: Sequence[NamedDeck],
    like: Simulation,
    *,
    jobs: int | None = None,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] = lambda: False,
) -> GauntletResult:
    """Play each pairing as `like` says: so many games, its seed, its bots.

    Decks that cannot be played raise before the first game; cancelling keeps what is done.
    """
    wanted = [
        replace(like, light=light_deck, light_name=light_name, dark=dark_deck, dark_name=dark_name)
        for light_name, light_deck in light
        for dark_name, dark_deck in dark
    ]
    for one in wanted:
        one.check(pool)
    total = like.games * len(wanted)
    results: list[SimulationResult] = []
    for one in wanted:
        before = sum(result.games for result in results)

        def told(done: int, _: int, before: int = before) -> None:
            if progress is not None:
                progress(before + done, total)

        results.append(simulate(pool, one, jobs=jobs, progress=told, cancelled=cancelled))
        if results[-1].games < one.games:
            break
    return GauntletResult(pairings=tuple(results))
