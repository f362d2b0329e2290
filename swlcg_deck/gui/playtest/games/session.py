"""A table in the window: people decide here, bots think in a thread, the way back is a click."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from swlcg_deck.engine.game import AnswerError, Result, clone, why_not
from swlcg_deck.gui.playtest.games.stops import Stops
from swlcg_deck.gui.playtest.games.thinking import SECONDS, Thinking, thinks_long
from swlcg_deck.gui.work.background import Background, Task
from swlcg_deck.language import told, tr
from swlcg_deck.playtest.looking_back import LookingBack
from swlcg_deck.playtest.table import Table
from swlcg_deck.playtest.thinking_apart import ThinkingApart


class Session(QObject):
    """Goes on until a person has to decide, then says so by `changed`."""

    changed = Signal()
    thinking_changed = Signal()
    said = Signal(str)
    """A sentence for the person at the table."""

    def __init__(self, table: Table, background: Background) -> None:
        super().__init__()
        self.table = table
        self.past = LookingBack(table)
        self.stops = Stops()
        self.is_replaying = False
        """Whether the game is only looked at, decision after decision."""
        self._background = background
        self._apart = ThinkingApart(table.pool, SECONDS)
        self._task: Task | None = None
        self._passing = False

    @property
    def is_thinking(self) -> bool:
        return self._task is not None

    @property
    def may_decide(self) -> bool:
        """Whether the person is asked now."""
        return not self.is_thinking and not self.is_replaying and self.table.waits_for_person()

    def start(self) -> None:
        if any(map(thinks_long, self.table.seats)):
            self._background.run(lambda _pulse: self._apart.warm_up())
        self._go_on()

    def answer(self, choice: int | Sequence[int]) -> None:
        if not self.may_decide:
            return
        try:
            self.table.answer(choice)
        except AnswerError as error:
            self.said.emit(told(error))
            return
        self._go_on()

    def why_not(self, card: int) -> str | None:
        """Why nothing can be done with a card now."""
        if self.is_replaying:
            return tr("This is a replay: press “Play on from here” to decide yourself.")
        if self.is_thinking:
            return tr("The other side has to decide first.")
        reason = why_not(self.table.state, self.table.viewer, card)
        return None if reason is None else tr(reason)

    def pass_until(self) -> None:
        """Pass this window, and those that follow until something happens."""
        passing = self.table.passing()
        if self.may_decide and passing is not None:
            self._passing = True
            self.answer(passing)

    # The way back

    def undo(self) -> None:
        place = self.table.before()
        if place is not None:
            self.go_to(place)

    def redo(self) -> None:
        place = self.table.after()
        if place is not None:
            self.go_to(place)

    def go_to(self, place: int) -> None:
        """To any decision of a person, or in a replay to any at all; a bot that thinks stops."""
        self.stop()
        told = self.table.told_since(place)
        self.table.go_to(place)
        self.changed.emit()
        if told and not self.is_replaying:
            self.said.emit(tr("Undone. What was revealed meanwhile you have seen already."))

    # Replay

    def replay(self, place: int = 0) -> None:
        """Look at the game from one of its decisions on."""
        self.is_replaying = True
        self.go_to(place)

    def look_from_other_side(self) -> None:
        """Only where nothing has to be hidden from anybody."""
        if self.is_replaying and self.table.is_open:
            self.table.seen_from = 1 - self.table.viewer
            self.changed.emit()

    def play_on(self) -> None:
        """Decide again from here; in a game of bots one takes the seat from which one looked."""
        table = self.table
        if not table.has_person:
            table.take_seat(table.viewer)
        table.seen_from = None
        self.is_replaying = False
        self._go_on()

    # Bots

    def stop(self) -> None:
        """Nobody waits for the bot any more."""
        self._passing = False
        self._drop_task()

    def close(self) -> None:
        """The game is put away."""
        self.stop()
        self._apart.close()

    def decide_at_once(self) -> None:
        """Cancel the thinking: the bot takes the answer it has by habit."""
        if self.is_thinking:
            self._drop_task()
            self._think(at_once=True)

    def _drop_task(self) -> None:
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
        if not self._passing or table.passing() is None:
            return False
        if any(moment.happened for moment in table.moments[seen : table.at + 1]):
            return False
        return not self.stops.at(table)

    def _think(self, *, at_once: bool = False) -> None:
        table = self.table
        thinking = Thinking(table.seats, self._apart, at_once=at_once)
        state, seed = clone(table.state), table.seed * 1_000_003 + table.at
        task = self._background.run(lambda pulse: thinking.choices(state, seed, pulse))
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


def is_under_way(session: Session) -> bool:
    """Whether somebody has decided something, and not everything is decided."""
    table = session.table
    if session.is_replaying:
        return False
    return table.before() is not None and not isinstance(table.step, Result)
