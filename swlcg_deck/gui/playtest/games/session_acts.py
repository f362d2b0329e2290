"""What a person at the table can do with the game besides deciding."""

from swlcg_deck.gui.playtest.games.session import Session


class SessionActs:
    """Nothing happens while no game is shown."""

    def __init__(self) -> None:
        self.session: Session | None = None

    def undo(self) -> None:
        if self.session is not None and not self.session.is_replaying:
            self.session.undo()

    def redo(self) -> None:
        if self.session is not None and not self.session.is_replaying:
            self.session.redo()

    def go_to(self, place: int) -> None:
        """To any decision."""
        if self.session is not None:
            self.session.go_to(place)

    def go_to_line(self, place: int) -> None:
        """To the decision from which a line of the log follows."""
        if self.session is not None:
            table, before = self.session.table, max(0, place - 1)
            if not self.session.is_replaying:
                before = next((n for n in range(before, -1, -1) if table.is_persons(n)), 0)
            self.session.go_to(before)

    def replay(self) -> None:
        """Look at this game from its first decision on."""
        if self.session is not None:
            self.session.replay()

    def pass_until(self) -> None:
        if self.session is not None:
            self.session.pass_until()

    def decide_at_once(self) -> None:
        if self.session is not None:
            self.session.decide_at_once()

    def look_from_other_side(self) -> None:
        if self.session is not None:
            self.session.look_from_other_side()
