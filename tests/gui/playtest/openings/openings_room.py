"""The Openings page inside the Playtest view, with a library and saved games of its own."""

from pathlib import Path

from playtest_room import PlaytestRoom
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from swlcg_deck.analysis.odds_report import Reporter
from swlcg_deck.cards.pool import CardPool

LIGHT_DECK, DARK_DECK = "Jedi fighters", "Sith control"


class OpeningsRoom(PlaytestRoom):
    """Acts on the page as a player: buttons, keys and typed words."""

    def __init__(self, application: QApplication, pool: CardPool, folder: Path, qtbot: QtBot):
        super().__init__(application, pool, folder, qtbot)
        self.view.show_page("openings")
        self.openings = self.view.openings
        self.openings.opening.again.setFocus()

    def choose(self, name: str, seed: int = 1977) -> None:
        """A deck by its name, then an opening by its seed."""
        decks = self.openings.head.decks
        place = next(n for n, deck in enumerate(decks.decks()) if deck.name == name)
        decks.setCurrentIndex(place)
        decks.activated.emit(place)
        self.enter_seed(seed)
        self.wait_for_odds()

    def enter_seed(self, seed: int) -> None:
        field = self.openings.head.seed
        field.setFocus()
        field.selectAll()
        self.qtbot.keyClicks(field, str(seed))
        self.qtbot.keyClick(field, Qt.Key.Key_Return)

    def click(self, widget: QWidget) -> None:
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)

    def wait_for_odds(self) -> None:
        background = self.parts.background
        self.qtbot.waitUntil(lambda: background.running == 0)
        self.qtbot.waitUntil(lambda: bool(self.openings.odds.questions))

    def ask(self, question: str) -> None:
        """Type a question and press Enter."""
        edit = self.openings.odds.field.line.edit
        edit.setFocus()
        edit.clear()
        self.qtbot.keyClicks(edit, question)
        self.qtbot.keyClick(edit, Qt.Key.Key_Return)
        self.wait_for_odds()

    def titles(self, *, objectives: bool = False) -> list[str]:
        opening = self.openings.opening
        cards = (opening.objectives if objectives else opening.hand).cards
        return [widget.card.title for widget in cards]

    def kept(self) -> list[bool]:
        return [tick.isChecked() for tick in self.openings.opening.ticks]

    def leave(self) -> None:
        """No thread and no step that could be undone outlives the test."""
        for document in self.parts.workspace.documents:
            document.undo_stack.clear()
        self.parts.background.close()

    def reporter(self, *dead: str) -> Reporter:
        return Reporter(self.openings.subject.piles, self.parts.pool, dead)
