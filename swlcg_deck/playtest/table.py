"""A game that people sit at: its seats, every decision so far, and the way back to each of them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.core.constants import DECK, HAND, OBJECTIVE, OBJECTIVE_DECK
from swlcg_deck.engine.game import (
    DARK,
    LIGHT,
    Decision,
    FaceBook,
    Result,
    State,
    View,
    advance,
    answer,
    new_game,
    observe,
)
from swlcg_deck.playtest.seats import Player, Seat, idle_choice, may_pass
from swlcg_deck.playtest.told_game import Line, ToldGame

Choice = tuple[int, ...]
Entry = tuple[Any, ...]
_TELLS: Final = ("revealed", "shown", "looked", "searched", "mulligan")
"""Entries of the journal by which somebody learns what was hidden."""
_HAPPENINGS: Final = (
    *("plays", "used", "engaged", "damage", "left", "destroyed", "captured", "committed"),
    *("balance", "control", "shield", "revealed", "shown", "discards", "won"),
)
"""Entries of the journal that a player wants to stop for."""


@dataclass(slots=True)
class Moment:
    """The game as it waits for one decision."""

    state: State
    """Never changed: a decision is carried out on a copy."""
    journal: tuple[Entry, ...]
    """What led here from the moment before."""
    choice: Choice | None = None
    """What was chosen here, where the game went on."""
    _digest: str = ""

    @property
    def digest(self) -> str:
        """Of the state; a table is kept after every decision, and asks for all of them."""
        self._digest = self._digest or self.state.digest()
        return self._digest

    @property
    def told(self) -> bool:
        """Whether hidden information was revealed on the way here."""
        return any(map(_tells, self.journal))

    @property
    def happened(self) -> bool:
        """Whether something a player would want to see took place on the way here."""
        return any(entry[0] in _HAPPENINGS for entry in self.journal)


def _tells(entry: Entry) -> bool:
    name, *facts = entry
    if name == "moved":
        return tuple(facts[1:3]) in ((HAND, DECK), (HAND, OBJECTIVE_DECK))
    if name == "entered":
        return bool(facts[2] == OBJECTIVE)
    return name in _TELLS


class Table:
    """Plays a game decision by decision; the past stays, and what comes after it until changed."""

    def __init__(
        self, pool: CardPool, seats: tuple[Seat, Seat], seed: int, book: FaceBook | None = None
    ) -> None:
        """The dark side's seat comes first. Raises DeckError."""
        self.pool = pool
        self.seats = seats
        self.seed = seed
        self.book = book or FaceBook(abilities=True)
        state = new_game(pool, seats[DARK].deck, seats[LIGHT].deck, seed, book=self.book)
        state.journal = []
        advance(state)
        journal = tuple(state.journal)
        state.journal = None
        self.moments = [Moment(state, journal)]
        self.at = 0
        self.seen_from: int | None = None
        """The side from which somebody looks at a replay, where it is not the person's."""
        self.is_proved = True
        """Whether the file it came from, if it did, proves every answer and not only the end."""
        self._told = ToldGame()

    @property
    def state(self) -> State:
        return self.moments[self.at].state

    @property
    def step(self) -> Decision | Result:
        return advance(self.state)

    @property
    def viewer(self) -> int:
        """The side that looks at the table: the person's, else the light side."""
        if self.seen_from is not None:
            return self.seen_from
        return DARK if self.seats[DARK].player is Player.HUMAN else LIGHT

    @property
    def view(self) -> View:
        return observe(self.state, self.viewer)

    @property
    def is_over(self) -> bool:
        """Whether the game has been played to its end, wherever one looks at it now."""
        return isinstance(advance(self.moments[-1].state), Result)

    @property
    def has_person(self) -> bool:
        return any(seat.player is Player.HUMAN for seat in self.seats)

    @property
    def is_open(self) -> bool:
        """Whether there is nobody from whom something has to be hidden any more."""
        return self.is_over or not self.has_person

    def take_seat(self, side: int) -> None:
        """From now on a person plays this side; who was a person on the other one is a bot."""
        mine, other = self.seats[side], self.seats[1 - side]
        if other.player is Player.HUMAN:
            other = replace(other, player=Player.GREEDY)
        mine = replace(mine, player=Player.HUMAN)
        self.seats = (mine, other) if side == DARK else (other, mine)

    def waits_for_person(self) -> bool:
        return self.is_persons(self.at)

    def answer(self, choice: int | Sequence[int]) -> None:
        """Carry out a choice. Raises AnswerError, and then nothing has changed."""
        picks = (choice,) if isinstance(choice, int) else tuple(choice)
        here = self.moments[self.at]
        if here.choice == picks:
            self.at += 1
            return
        state = here.state.clone()
        journal: list[Entry] = []
        state.journal = journal
        answer(state, picks)
        advance(state)
        state.journal = None
        here.choice = picks
        del self.moments[self.at + 1 :]
        self.moments.append(Moment(state, tuple(journal)))
        self.at += 1

    def play_idle(self) -> None:
        """Answer for whoever only exists, until another has to decide."""
        while not isinstance(step := self.step, Result):
            if self.seats[step.player].player is not Player.IDLE:
                return
            self.answer(idle_choice(step))

    def passing(self) -> int | None:
        """The option that passes the window that is open; None where nothing is to be passed."""
        step = self.step
        if isinstance(step, Result) or not may_pass(step):
            return None
        return next(n for n, option in enumerate(step.options) if option[0] == "pass")

    # The way back

    def is_persons(self, place: int) -> bool:
        """Whether a person decided, or decides, at a moment."""
        step = advance(self.moments[place].state)
        return isinstance(step, Result) or self.seats[step.player].player is Player.HUMAN

    def before(self) -> int | None:
        """The last moment before this at which a person decided."""
        return next((n for n in range(self.at - 1, -1, -1) if self.is_persons(n)), None)

    def after(self) -> int | None:
        """The next moment, of those that were undone, at which a person decides."""
        return next((n for n in range(self.at + 1, len(self.moments)) if self.is_persons(n)), None)

    def go_to(self, place: int) -> None:
        self.at = max(0, min(place, len(self.moments) - 1))

    def told_since(self, place: int) -> bool:
        """Whether hidden information was revealed between a moment and now."""
        return any(moment.told for moment in self.moments[place + 1 : self.at + 1])

    def choices(self) -> tuple[Choice, ...]:
        """Every answer of the game, those that were undone too."""
        return tuple(m.choice for m in self.moments[:-1] if m.choice is not None)

    # What to show

    def log(self) -> tuple[str, ...]:
        """The game so far, in sentences."""
        return tuple(line for line, _ in self.log_lines())

    def log_lines(self) -> tuple[Line, ...]:
        """The same, each with the decision that it led to."""
        steps = [moment.journal for moment in self.moments[: self.at + 1]]
        return self._told.lines(self.moments[0].state, steps)

    def card(self, number: int) -> Card:
        """The card that a number stands for in this game."""
        return self._cards[self.state.faces[number].code]

    @cached_property
    def _cards(self) -> dict[str, Card]:
        found: dict[str, Card] = {}
        for seat in self.seats:
            title = seat.deck.affiliation
            card = self.pool.affiliation_card(title) if isinstance(title, str) else title
            if card is not None:
                found[card.code] = card
            for number in seat.deck.sets:
                entry = self.pool.set(number)
                found |= {card.code: card for card in entry.cards} if entry else {}
        return found

    @cached_property
    def unwritten(self) -> tuple[Card, ...]:
        """Cards in these decks whose abilities are not yet data, each title once."""
        return unwritten_cards(self._cards.values())


def unwritten_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Those of whose text the engine knows nothing, or not all, each title once and in order."""
    found = {card.title: card for card in cards if not card.is_written}
    return tuple(found[title] for title in sorted(found))
