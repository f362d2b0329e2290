"""How the player of a deck plays, as far as the odds depend on it."""

from dataclasses import dataclass

from swlcg_deck.analysis.odds_deck import HAND, OddsDeck, OddsError
from swlcg_deck.analysis.odds_rules import Rule
from swlcg_deck.language import said

DEAD_HAND = "no type:unit cost<=3"
PLAYED = 2
TURNS = 3
MOST_TURNS = 30
MOST_RULES = 6


@dataclass(frozen=True)
class Habits:
    """What is assumed; everything can be changed by whoever asks."""

    hand: int = HAND
    reserve: int | None = None
    """None is what the affiliation card says."""
    played: int = PLAYED
    """Cards that leave the hand each turn, and so are drawn in the next draw phase (DRAW-02)."""
    turns: int = TURNS
    """How far a table of turns goes."""
    keep: tuple[Rule, ...] = ()
    """The hand is kept if all of them hold; with none it is kept if the question has come true."""
    dead: tuple[Rule, ...] = ()
    """A hand is dead if one of them holds."""

    def seen(self, deck: OddsDeck, turn: int) -> int:
        """Cards of the command deck seen by a turn, its draw phase included (DRAW-02).

        The first draw phase only fills the hand up to the reserve.
        """
        reserve = deck.reserve if self.reserve is None else self.reserve
        filled = max(self.hand, reserve)
        return min(deck.command_count, filled + self.played * (turn - 1))


def check_habits(habits: Habits, deck: OddsDeck) -> None:
    """Refuse a hand that the deck cannot fill, and more rules than can be answered at once."""
    if max(len(habits.keep), len(habits.dead)) > MOST_RULES:
        raise OddsError(said("a hand can be judged by {most} rules at most", most=MOST_RULES))
    if not 1 <= habits.hand <= deck.command_count:
        raise OddsError(
            said(
                "a hand of {hand} cards cannot be drawn from {count} command cards",
                hand=habits.hand,
                count=deck.command_count,
            )
        )
