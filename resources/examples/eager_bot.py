"""A bot that is always in a hurry. Run it with the Python of the checkout to see how far that goes:

.venv/bin/python resources/examples/eager_bot.py
"""

from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.engine.game import LIGHT, DeckChoice
from swlcg_deck.playtest.bots import Picks, Situation, bot_named
from swlcg_deck.playtest.matches import play_match

JEDI = DeckChoice("Jedi", (1, 2, 3, 4, 5, 6, 7, 18))
SITH = DeckChoice("Sith", (19, 20, 21, 22, 23, 24, 25, 36))


class EagerBot:
    """Never passes, but for edge battles: its cards are for the table. All attack, all defend."""

    def choose(self, situation: Situation) -> Picks:
        decision = situation.decision
        verbs = [option[0] for option in decision.options]
        if "pass" in verbs and decision.kind in ("edge", "discard one"):
            return (verbs.index("pass"),)
        wanted = [number for number, verb in enumerate(verbs) if verb != "pass"]
        return tuple(wanted[: decision.most])


def games_won(pool: CardPool, games: int, against: str = "greedy") -> int:
    """How many games the light side wins with it; game by game with another seed."""
    records = (
        play_match(pool, (SITH, JEDI), (bot_named(against), EagerBot()), seed)
        for seed in range(games)
    )
    return sum(record is not None and record.winner == LIGHT for record in records)


if __name__ == "__main__":
    for name in ("random", "greedy"):
        print(f"against {name}: won {games_won(load_pool(), 20, name)} of 20 games")
