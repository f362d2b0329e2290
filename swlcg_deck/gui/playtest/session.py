"""A table in the window: people decide here, bots think in a thread, the way back is a click."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from swlcg_deck.engine.game import (
    AnswerError,
    Result,
    State,
    advance,
    answer,
    clone,
    why_not,
)
from swlcg_deck.gui.background import Background, Pulse, Task
from swlcg_deck.playtest.bots import Bot, Situation, bot_named
from swlcg_deck.playtest.table import Choice, Table


class Session(QObject):
    """Goes on until a person has to decide, then says so by `changed`."""

    changed = Signal()
    thinking_changed = Signal()
    said = Signal(str)
    """A sentence for the person at the table."""

    def __init__(self, table: Table, background: Background) -> None:
        super().__init__()
        self.table = table
        self.stop_at_my_actions = True
        self.stop_at_every_window = False
        self._background = background
        self._bots = {
            side: bot_named(seat.player.value)
            for side, seat in enumerate(table.seats)
            if seat.is_bot
        }
        self._task: Task | None = None
        self._passing = False

    @property
    def is_thinking(self) -> bool:
        return self._task is not None

    @property
    def may_decide(self) -> bool:
        """Whether the person is asked now."""
        return not self.is_thinking and self.table.waits_for_person()

    def start(self) -> None:
        self._go_on()

    def answer(self, choice: int | Sequence[int]) -> None:
        if not self.may_decide:
            return
        try:
            self.table.answer(choice)
        except AnswerError as error:
            self.said.emit(str(error))
            return
        self._go_on()

    def why_not(self, card: int) -> str | None:
        """Why nothing can be done with a card now."""
        if self.is_thinking:
            return "The other side has to decide first."
        return why_not(self.table.state, self.table.viewer, card)

    def pass_until(self) -> None:
        """Pass this window, and those that follow until something happens."""
        passing = self.table.passing()
        if self.may_decide and passing is not None:
            self._passing = True
            self.answer(passing)

    def undo(self) -> None:
        place = self.table.before()
        if place is not None:
            self.go_to(place)

    def redo(self) -> None:
        place = self.table.after()
        if place is not None:
            self.go_to(place)

    def go_to(self, place: int) -> None:
        """To any decision; a bot that is thinking stops."""
        self.stop()
        told = self.table.told_since(place)
        self.table.go_to(place)
        self.changed.emit()
        if told:
            self.said.emit("Undone. What was revealed meanwhile you have seen already.")

    def stop(self) -> None:
        """Nobody waits for the bot any more."""
        self._passing = False
        if self._task is not None:
            self._task.cancel()
            self._task = None
            self.thinking_changed.emit()

    def _go_on(self) -> None:
        """Everyone else decides; then the person passes, or is asked."""
        seen = self.table.at
        while True:
            self.table.play_idle()
            if not self.table.waits_for_person():
                self._think()
                break
            if not self._passes_again(seen):
                self._passing = False
                break
            passing = self.table.passing()
            seen = self.table.at
            if passing is not None:
                self.table.answer(passing)
        self.changed.emit()

    def _passes_again(self, seen: int) -> bool:
        """Whether a person who passes until something happens still has to wait for it."""
        table = self.table
        if not self._passing or self.stop_at_every_window or table.passing() is None:
            return False
        if any(moment.happened for moment in table.moments[seen : table.at + 1]):
            return False
        own_turn = table.state.active == table.viewer
        return not (own_turn and self.stop_at_my_actions)

    def _think(self) -> None:
        state, bots = clone(self.table.state), self._bots
        seed = self.table.seed * 1_000_003 + self.table.at
        task = self._background.run(lambda pulse: _choices(state, bots, seed, pulse))
        task.done.connect(self._thought)
        self._task = task
        self.thinking_changed.emit()

    def _thought(self, choices: object) -> None:
        if self.sender() is not self._task or not isinstance(choices, list):
            return
        self._task = None
        for choice in choices:
            self.table.answer(choice)
        self.thinking_changed.emit()
        self._go_on_after(len(choices))

    def _go_on_after(self, answers: int) -> None:
        """What the bot did may be what the person waits for."""
        moments = self.table.moments[self.table.at + 1 - answers : self.table.at + 1]
        if any(moment.happened for moment in moments):
            self._passing = False
        self._go_on()


def _choices(state: State, bots: dict[int, Bot], seed: int, pulse: Pulse) -> list[Choice]:
    """What the bots choose on a copy of the game until someone else has to decide."""
    choices: list[Choice] = []
    while not isinstance(step := advance(state), Result) and step.player in bots:
        pulse.beat(0, 1)
        picks = bots[step.player].choose(Situation(state, step, seed + len(choices)))
        answer(state, picks)
        choices.append(picks)
    return choices
