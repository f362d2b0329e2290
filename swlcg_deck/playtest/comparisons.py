"""What changed from one result to another, deck by deck, whatever kinds of results they are."""

from typing import Literal

from swlcg_deck.cards.base import Frozen
from swlcg_deck.playtest.gauntlet_results import AnyResult, GauntletResult
from swlcg_deck.playtest.intervals import Interval, newcombe
from swlcg_deck.playtest.results import SimulationResult

SideName = Literal["light", "dark"]
_SIDES: tuple[SideName, ...] = ("light", "dark")


class DeckChange(Frozen):
    """A deck before and now, counted over the opponents that it had both times."""

    side: SideName
    deck: str
    before: str
    """The deck it is compared with; another name if a side had but one deck both times."""
    wins: tuple[int, int]
    games: tuple[int, int]
    win_rates: tuple[float, float]
    difference: float
    interval95: Interval

    @property
    def is_clear(self) -> bool:
        """Whether chance alone is an unlikely explanation."""
        return self.interval95[0] > 0 or self.interval95[1] < 0


def compare_decks(before: AnyResult, after: AnyResult) -> tuple[DeckChange, ...]:
    """Every deck that can be compared; none if no pairing was played both times."""
    same = {side: _same_decks(before, after, side) for side in _SIDES}
    old = {(one.light.deck, one.dark.deck): one for one in _pairings(before)}
    wins: dict[tuple[SideName, str], list[int]] = {}
    games: dict[tuple[SideName, str], list[int]] = {}
    for new in _pairings(after):
        former = old.get(
            (same["light"].get(new.light.deck, ""), same["dark"].get(new.dark.deck, ""))
        )
        if former is None or not former.games or not new.games:
            continue
        for side in _SIDES:
            key = (side, getattr(new, side).deck)
            for place, result in enumerate((former, new)):
                wins.setdefault(key, [0, 0])[place] += getattr(result, side).wins
                games.setdefault(key, [0, 0])[place] += result.games
    return tuple(
        _change(side, deck, same[side][deck], wins[side, deck], games[side, deck])
        for side, deck in games
    )


def _change(
    side: SideName, deck: str, before: str, wins: list[int], games: list[int]
) -> DeckChange:
    rates = (wins[0] / games[0], wins[1] / games[1])
    return DeckChange(
        side=side,
        deck=deck,
        before=before,
        wins=(wins[0], wins[1]),
        games=(games[0], games[1]),
        win_rates=rates,
        difference=rates[1] - rates[0],
        interval95=newcombe((wins[0], games[0]), (wins[1], games[1])),
    )


def _pairings(result: AnyResult) -> tuple[SimulationResult, ...]:
    return result.pairings if isinstance(result, GauntletResult) else (result,)


def _same_decks(before: AnyResult, after: AnyResult, side: SideName) -> dict[str, str]:
    """The earlier deck of each deck: the one of its name, or the only one a side had."""
    old = list(dict.fromkeys(getattr(one, side).deck for one in _pairings(before)))
    new = list(dict.fromkeys(getattr(one, side).deck for one in _pairings(after)))
    if len(old) == len(new) == 1:
        return {new[0]: old[0]}
    return {deck: deck for deck in new if deck in old}
