"""Every light side deck against every dark side deck: one deck against many, or all against all."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.file_names import free_name
from swlcg_deck.engine.game import DeckChoice
from swlcg_deck.language import said
from swlcg_deck.playtest.gauntlet_results import GauntletResult, Standing
from swlcg_deck.playtest.planned_games import Simulation
from swlcg_deck.playtest.portions import Cancelled
from swlcg_deck.playtest.simulation import Progress, Where, play_all, result_of

NamedDeck = tuple[str, DeckChoice]
MOST_PAIRINGS: Final = 1000


def run_gauntlet(  # noqa: PLR0913 - what a simulation takes, with many decks for two
    pool: CardPool,
    light: Sequence[NamedDeck],
    dark: Sequence[NamedDeck],
    like: Simulation,
    *,
    jobs: int | None = None,
    scheduler: str = "",
    progress: Progress | None = None,
    cancelled: Cancelled = lambda: False,
) -> GauntletResult:
    """Play each pairing as `like` says: so many games, its seed, its bots.

    Decks that cannot be played raise before the first game; cancelling keeps what is done. A
    second deck of the same name and side gets a number, so that the standings keep them apart.
    """
    light, dark = _told_apart(light), _told_apart(dark)
    wanted = [
        replace(like, light=light_deck, light_name=light_name, dark=dark_deck, dark_name=dark_name)
        for light_name, light_deck in light
        for dark_name, dark_deck in dark
    ]
    check_pairings(len(light), len(dark))
    for one in wanted:
        one.check(pool)
    tallies, stopped = play_all(pool, wanted, Where(jobs, scheduler), progress, cancelled)
    both = zip(wanted, tallies, strict=True)
    return GauntletResult(
        seed=like.seed,
        asked=like.games * len(wanted),
        light=tuple(name for name, _ in light),
        dark=tuple(name for name, _ in dark),
        pairings=tuple(result_of(pool, one, tally, stopped) for one, tally in both if tally.games),
        seconds=round(sum(tally.seconds for tally in tallies), 3),
        stopped=stopped,
    )


def check_pairings(light: int, dark: int) -> None:
    """Raise ValueError, in a sentence, for decks that make no gauntlet."""
    if not light or not dark:
        raise ValueError(
            said(
                "a gauntlet needs decks of both sides; there are {light} light side and {dark} dark"
                " side decks",
                light=light,
                dark=dark,
            )
        )
    if light * dark > MOST_PAIRINGS:
        raise ValueError(
            said(
                "{light} light side and {dark} dark side decks are {count:,} pairings; at most"
                " {most:,} can be played at once",
                light=light,
                dark=dark,
                count=light * dark,
                most=MOST_PAIRINGS,
            )
        )


def _told_apart(decks: Sequence[NamedDeck]) -> tuple[NamedDeck, ...]:
    found: dict[str, DeckChoice] = {}
    for name, deck in decks:
        found[free_name(name, found)] = deck
    return tuple(found.items())


__all__ = ["GauntletResult", "NamedDeck", "Standing", "check_pairings", "run_gauntlet"]
