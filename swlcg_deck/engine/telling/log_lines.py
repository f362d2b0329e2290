"""A log under way: its lines, what the next one depends on, and who tells which entry."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.engine.core.constants import DARK, NOBODY, SETTING_UP
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.telling.names import PLAYER_NAMES, card_name
from swlcg_deck.language import joined, said

Tell = Callable[..., None]
TOLD: dict[str, Tell] = {}
"""Who tells an entry of the journal, by its first word: called with the log and what else the
entry says. Some only note down what a later line is about."""


def told(name: str) -> Callable[[Tell], Tell]:
    """Register who tells the entries of a name."""

    def register(tell: Tell) -> Tell:
        TOLD[name] = tell
        return tell

    return register


class Log:
    """The lines so far, and the game as far as they have told it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.lines: list[str] = []
        self.section: str = said("Setup")
        """The phase, until a line has named it."""
        self.phase = SETTING_UP
        self.active = DARK
        self.controllers: dict[int, int] = {}
        self.victories = [0, 0]
        self.damage: dict[int, int] = {}
        # An engagement.
        self.fighting = False
        self.declared: list[int] = []
        self.declared_role = 0
        self.defended = False
        self.automatic = False
        self.winner = NOBODY
        self.striker = NOBODY
        self.source = ""
        """Where damage comes from."""
        # What waits for more of its kind.
        self.drawn = [0, 0]
        self.discarded: tuple[list[str], list[str]] = ([], [])
        self.refreshed: list[str] = []
        self.play: dict[str, Any] | None = None
        self.paid: tuple[tuple[int, int], ...] = ()
        self.how = "discarded"
        """How the next cards leave play."""

    def say(self, sentence: str) -> None:
        """One line; the phase is named only when something happens in it."""
        if self.section:
            self.lines.append(joined(("  ", self.section), ""))
            self.section = ""
        indent = "      " if self.fighting else "    "
        self.lines.append(joined((indent, sentence), ""))

    def header(self, line: str) -> None:
        self.section = ""
        self.lines.append(line)

    def who(self, player: int) -> str:
        return PLAYER_NAMES[player]

    def name(self, card: int) -> str:
        return card_name(self.state, card)

    def controller(self, card: int) -> str:
        return self.who(self.controllers.get(card, self.state.owner[card]))
