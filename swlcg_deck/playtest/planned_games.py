"""Games that are to be played: what two decks need, and portions that go to whoever plays them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.core.constants import DARK, LIGHT
from swlcg_deck.engine.game import DeckChoice, deck_to_play, drawn
from swlcg_deck.playtest.bots import bot_named

MOST_IN_A_PORTION: Final = 20
SLOW_BOT: Final = "search"
"""Takes seconds for a game: a portion of one game each tells progress, and Cancel, in time."""
_MASK: Final = (1 << 64) - 1


@dataclass(frozen=True)
class Simulation:
    """What is to be played: two decks, two bots, how often."""

    light: DeckChoice
    dark: DeckChoice
    games: int = 100
    seed: int = 1
    light_bot: str = "greedy"
    dark_bot: str = "greedy"
    light_name: str = "Light side"
    dark_name: str = "Dark side"

    def check(self, pool: CardPool) -> None:
        """Raise DeckError or ValueError, in a sentence, for what cannot be played."""
        deck_to_play(pool, self.light, LIGHT)
        deck_to_play(pool, self.dark, DARK)
        bot_named(self.light_bot)
        bot_named(self.dark_bot)
        if self.games < 1:
            raise ValueError("a simulation needs at least 1 game")

    def game_seed(self, number: int) -> int:
        return drawn((self.seed * 0x9E3779B97F4A7C15 + number) & _MASK)


@dataclass(frozen=True)
class Portion:
    """Some games of one simulation."""

    simulation: int
    """Which one, of all that are played together."""
    wanted: Simulation
    numbers: range


def portions_of(wanted: Sequence[Simulation], hands: int) -> Iterator[Portion]:
    """All games, the first simulation's first, in portions that keep so many hands busy."""
    games = sum(one.games for one in wanted)
    for index, one in enumerate(wanted):
        slow = SLOW_BOT in (one.light_bot, one.dark_bot)
        size = 1 if slow else max(1, min(MOST_IN_A_PORTION, games // (4 * max(1, hands))))
        for start in range(0, one.games, size):
            yield Portion(index, one, range(start, min(start + size, one.games)))
