"""What many games have shown: a value that can be kept, compared and exported."""

import csv
import io
from typing import Annotated, Any, Final, Literal, Self

from pydantic import Field, ValidationError, model_validator

from swlcg_deck.cards.base import Frozen
from swlcg_deck.language import said
from swlcg_deck.playtest.decks_in_play import unwritten_note
from swlcg_deck.playtest.intervals import Interval, newcombe, wilson
from swlcg_deck.playtest.result_files import (
    EXTRAS,
    as_text,
    no_result,
)

FORMAT: Final = "swlcg-deck-simulation/1"
Count = Annotated[int, Field(ge=0, le=10**15)]
Share = Annotated[float, Field(ge=0, le=1)]
Amount = Annotated[float, Field(ge=0, allow_inf_nan=False)]
TurnNumber = Annotated[str, Field(pattern=r"^[0-9]{1,6}$")]


class CardResult(Frozen):
    """A card of a deck over all games; copies are counted, games once."""

    code: str
    title: str
    drawn: Count
    played: Count
    placed: Count
    """Copies placed in edge stacks."""
    dead: Count
    """Copies drawn that were neither played nor placed."""
    unpaid: Count
    """How often one lay in hand in a deployment phase and could not be paid."""
    games_drawn: Count
    wins_drawn: Count
    games_played: Count
    wins_played: Count

    @property
    def win_rate_drawn(self) -> float | None:
        return self.wins_drawn / self.games_drawn if self.games_drawn else None

    @property
    def win_rate_played(self) -> float | None:
        return self.wins_played / self.games_played if self.games_played else None


class SideResult(Frozen):
    """One side of the games."""

    deck: str
    affiliation: str
    sets: tuple[int, ...]
    bot: str
    wins: Count
    win_rate: Share
    interval95: tuple[Share, Share]
    turns: Count
    """Own turns over all games."""
    screwed_turns: Count
    """Turns with a card to play in hand and none that could be paid."""
    mulligans: Count
    objectives_lost: Count
    cards: tuple[CardResult, ...]
    unwritten: tuple[tuple[str, str], ...]
    """Code and title of the cards that were played without their text."""

    @property
    def note(self) -> str:
        return unwritten_note(self.deck, self.unwritten)


class TurnCounts(Frozen):
    mean: Amount
    histogram: dict[TurnNumber, Count]


class SimulationResult(Frozen):
    """Games between two decks."""

    format: Literal["swlcg-deck-simulation/1"] = FORMAT
    games: Count
    asked: Count
    """Games that were to be played; fewer are there if somebody stopped it."""
    seed: int
    light: SideResult
    dark: SideResult
    turns: TurnCounts
    endings: dict[str, Count]
    dial: tuple[Amount, ...]
    """The mean of the dial after each turn; a game that is over keeps its last value."""
    decisions: Count
    seconds: Amount
    stopped: str = ""
    """What went wrong, if not all games could be played; nothing if somebody cancelled."""

    @model_validator(mode="after")
    def _adds_up(self) -> Self:
        if self.light.wins + self.dark.wins != self.games:
            raise ValueError("the wins of both sides are not the games")
        return self

    @property
    def notes(self) -> tuple[str, ...]:
        return tuple(side.note for side in (self.light, self.dark) if side.note)


def as_data(result: SimulationResult) -> dict[str, Any]:
    """The JSON of a result, as the command line prints it."""
    return result.model_dump(mode="json") | {"notes": list(result.notes)}


def simulation_of(plain: dict[str, Any], name: str) -> SimulationResult:
    """The result in the content of a file."""
    data = {key: value for key, value in plain.items() if key not in EXTRAS}
    try:
        return SimulationResult.model_validate_json(as_text(data))
    except ValidationError as error:
        raise no_result(name, faulty_entry(error)) from None


def faulty_entry(error: ValidationError) -> str:
    """Where a result is not as it has to be."""
    place = ".".join(str(part) for part in error.errors(include_url=False)[0]["loc"])
    if not place:
        return said("it does not add up")
    return said("its entry {place} is missing or wrong", place=place[:80])


def cards_csv(result: SimulationResult) -> str:
    """One line a card of both decks, for a spreadsheet; cards played without text are marked."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    fields = [name for name in CardResult.model_fields if name not in ("code", "title")]
    rates_of = ("win_rate_drawn", "win_rate_played")
    writer.writerow(["side", "deck", "code", "title", *fields, *rates_of, "unwritten"])
    for name, side in (("light", result.light), ("dark", result.dark)):
        unwritten = {code for code, _title in side.unwritten}
        for card in side.cards:
            rates = [_rounded(card.win_rate_drawn), _rounded(card.win_rate_played)]
            row = [getattr(card, field) for field in fields]
            mark = "yes" if card.code in unwritten else "no"
            writer.writerow([name, side.deck, card.code, card.title, *row, *rates, mark])
    return out.getvalue()


def _rounded(rate: float | None) -> str:
    return "" if rate is None else f"{rate:.4f}"


class Comparison(Frozen):
    """What changed from one result to another, seen from one side."""

    side: Literal["light", "dark"]
    win_rates: tuple[float, float]
    difference: float
    interval95: Interval
    turns: tuple[float, float]
    screwed: tuple[float, float]
    """Shares of turns in which nothing could be paid."""

    @property
    def is_clear(self) -> bool:
        """Whether chance alone is an unlikely explanation."""
        return self.interval95[0] > 0 or self.interval95[1] < 0


def compare(
    before: SimulationResult, after: SimulationResult, side: Literal["light", "dark"]
) -> Comparison:
    old, new = getattr(before, side), getattr(after, side)
    return Comparison(
        side=side,
        win_rates=(old.win_rate, new.win_rate),
        difference=new.win_rate - old.win_rate,
        interval95=newcombe((old.wins, before.games), (new.wins, after.games)),
        turns=(before.turns.mean, after.turns.mean),
        screwed=(_share(old.screwed_turns, old.turns), _share(new.screwed_turns, new.turns)),
    )


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def rate_and_interval(wins: int, games: int) -> tuple[float, Interval]:
    return (wins / games if games else 0.0), wilson(wins, games)
