"""Control of a game as data: a stack of frames, each a procedure of the rules and its step.

A step is a function that does something and may put other frames on top, or an `Ask`: a question
that waits for a player. What a procedure remembers between its steps are its slots.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.record import Record

if TYPE_CHECKING:
    from swlcg_deck.engine.core.state import State

Do = Callable[["State", Any], None]


class Ask:
    """A step that may ask: `ask` gives the decision, or None when there is nothing to decide.

    Asking twice gives the same decision: it may move its frame on, but only to where it would
    ask the same again. `take` carries out the options that were chosen.
    """

    __slots__ = ("__name__", "ask", "take")

    def __init__(
        self,
        ask: Callable[["State", Any], Decision | None],
        take: Callable[["State", Any, Sequence[Option]], None],
    ) -> None:
        self.ask = ask
        self.take = take
        self.__name__ = ask.__name__


Step = Do | Ask


class Frame(Record):
    """One run of a procedure; `steps` is its table, in the order of the rulebook."""

    __slots__ = ("step",)
    steps: ClassVar[tuple[Step, ...]] = ()
    at: ClassVar[dict[str, int]] = {}

    step: int

    def __init__(self) -> None:
        self.step = 0

    def goto(self, name: str) -> None:
        """Go on with another step of the table."""
        self.step = self.at[name]

    def end(self) -> None:
        """Go to the last step of all, which takes the frame off the stack."""
        self.step = len(self.steps) - 1


def leave(state: "State", frame: Frame) -> None:
    """The procedure is over."""
    state.stack.pop()


def procedure(frame: type[Frame], *steps: Step) -> None:
    """Give a frame its table of steps."""
    frame.steps = (*steps, leave)
    frame.at = {step.__name__: place for place, step in enumerate(steps)}
