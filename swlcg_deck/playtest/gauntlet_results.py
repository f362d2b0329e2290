"""What a gauntlet has shown: its pairings, and every deck over all of its games."""

import csv
import io
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import ValidationError

from swlcg_deck.cards.base import Frozen
from swlcg_deck.playtest.intervals import Interval
from swlcg_deck.playtest.result_files import EXTRAS, as_text, no_result, read_plain
from swlcg_deck.playtest.results import (
    FORMAT,
    Amount,
    Count,
    SideResult,
    SimulationResult,
    as_data,
    cards_csv,
    faulty_entry,
    rate_and_interval,
    simulation_of,
)

GAUNTLET_FORMAT: Final = "swlcg-deck-gauntlet/1"


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

    format: Literal["swlcg-deck-gauntlet/1"] = GAUNTLET_FORMAT
    seed: int
    asked: Count
    """Games that were to be played; fewer are there if somebody stopped it."""
    light: tuple[str, ...]
    """The light side decks, in the order in which they were named."""
    dark: tuple[str, ...]
    pairings: tuple[SimulationResult, ...]
    """Those of which a game was played."""
    seconds: Amount
    stopped: str = ""
    """What went wrong, if not all games could be played; nothing if somebody cancelled."""

    @property
    def games(self) -> int:
        return sum(result.games for result in self.pairings)

    @property
    def notes(self) -> tuple[str, ...]:
        """Each deck's note once, however many pairings it had."""
        return tuple(dict.fromkeys(note for result in self.pairings for note in result.notes))

    def pairing(self, light: str, dark: str) -> SimulationResult | None:
        """The games of two decks; None if none was played."""
        wanted = (light, dark)
        return next((r for r in self.pairings if (r.light.deck, r.dark.deck) == wanted), None)

    def standings(self) -> tuple[Standing, ...]:
        """The decks of both sides, the most successful first."""
        found = (one for result in self.pairings for one in standings_of(result))
        wins: dict[tuple[str, str], int] = {}
        games: dict[tuple[str, str], int] = {}
        for one in found:
            key = (one.side, one.deck)
            wins[key] = wins.get(key, 0) + one.wins
            games[key] = games.get(key, 0) + one.games
        all_of_them = (_standing(*key, wins[key], games[key]) for key in games)
        return tuple(sorted(all_of_them, key=lambda one: -one.win_rate))


AnyResult = SimulationResult | GauntletResult


def standings_of(result: AnyResult) -> tuple[Standing, ...]:
    """Every deck of a result; of a simulation the light side's first."""
    if isinstance(result, GauntletResult):
        return result.standings()
    sides = (("light", result.light), ("dark", result.dark))
    return tuple(_standing(name, side.deck, side.wins, result.games) for name, side in sides)


def _standing(side: str, deck: str, wins: int, games: int) -> Standing:
    rate, interval = rate_and_interval(wins, games)
    return Standing(
        deck=deck, side=side, wins=wins, games=games, win_rate=rate, interval95=interval
    )


def any_data(result: AnyResult) -> dict[str, Any]:
    """The JSON of a result of either kind, as the command line prints it."""
    if isinstance(result, SimulationResult):
        return as_data(result)
    return result.model_dump(mode="json") | {
        "games": result.games,
        "standings": [one.model_dump(mode="json") for one in result.standings()],
        "notes": list(result.notes),
    }


def any_json(result: AnyResult) -> str:
    return as_text(any_data(result))


def load_any(path: Path) -> AnyResult:
    """A saved result of either kind, or a ResultError; OSError if there is no such file."""
    return any_of(read_plain(path), path.name)


def any_of(plain: dict[str, Any], name: str) -> AnyResult:
    """The result in the content of a file."""
    if plain["format"] == FORMAT:
        return simulation_of(plain, name)
    data = {key: value for key, value in plain.items() if key not in (*EXTRAS, "games")}
    try:
        return GauntletResult.model_validate_json(as_text(data))
    except ValidationError as error:
        raise no_result(name, faulty_entry(error)) from None


def any_csv(result: AnyResult) -> str:
    """The table of the cards; for a gauntlet one line a card and pairing, with the other deck."""
    if isinstance(result, SimulationResult):
        return cards_csv(result)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    for number, pairing in enumerate(result.pairings):
        rows = list(csv.reader(io.StringIO(cards_csv(pairing))))
        if not number:
            writer.writerow([*rows[0][:2], "against", *rows[0][2:]])
        other = {"light": pairing.dark.deck, "dark": pairing.light.deck}
        writer.writerows([*row[:2], other[row[0]], *row[2:]] for row in rows[1:])
    return out.getvalue()


def pairings_csv(result: AnyResult) -> str:
    """One line a pairing: who won how often, how long it took, and how the games ended."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    pairings = result.pairings if isinstance(result, GauntletResult) else (result,)
    endings = list(pairings[0].endings) if pairings else []
    sides = ("wins", "win_rate", "low95", "high95", "turns", "screwed_turns", "mulligans")
    of_sides = [
        f"{side}_{name}" for side in ("light", "dark") for name in (*sides, "unwritten_cards")
    ]
    of_games = ("light", "dark", "light_bot", "dark_bot", "games", "seed", "mean_turns")
    writer.writerow([*of_games, *endings, *of_sides])
    for one in pairings:
        row = [one.light.deck, one.dark.deck, one.light.bot, one.dark.bot, one.games, one.seed]
        counts = [one.endings.get(name, 0) for name in endings]
        writer.writerow([*row, f"{one.turns.mean:.3f}", *counts, *_of_side(one.light, one.dark)])
    return out.getvalue()


def _of_side(*sides: SideResult) -> list[str]:
    return [
        str(cell)
        for side in sides
        for cell in (
            side.wins,
            *(f"{share:.4f}" for share in (side.win_rate, *side.interval95)),
            *(side.turns, side.screwed_turns, side.mulligans),
            len({title for _code, title in side.unwritten}),
        )
    ]
