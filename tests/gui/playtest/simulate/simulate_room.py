"""The Simulate page on the screen, with a library and kept results of its own."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_parts import window_parts

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.playtest.simulate.simulate_page import SimulatePage
from swlcg_deck.playtest.kept_results import Kept, ResultShelf

JEDI, SITH = "Core starter, Jedi", "Core starter, Sith"
REBELS, NAVY = "Core starter, Rebel Alliance", "Core starter, Imperial Navy"
LEFT = Qt.MouseButton.LeftButton


class SimulateRoom:
    """Acts on the page as a brewer: clicks, keys and looks."""

    def __init__(self, application: QApplication, pool: CardPool, folder: Path, qtbot: QtBot):
        self.parts = window_parts(application, pool, folder)
        self.qtbot = qtbot
        self.shelf = ResultShelf(folder / "simulations")
        self._faces = CardFaces(self.parts.theme, pool)
        self.page = self.open_page(jobs=1)

    def open_page(self, jobs: int) -> SimulatePage:
        """As after a start of the program."""
        workspace, background = self.parts.workspace, self.parts.background
        page = SimulatePage(self._faces, workspace, background, self.shelf, jobs)
        self.qtbot.addWidget(page)
        page.resize(1204, 776)
        with self.qtbot.waitActive(page):
            page.show()
        self.page = page
        self.wait()
        return page

    @property
    def setup(self):
        return self.page.setup

    def wait(self) -> None:
        """Until nothing runs any more."""
        self.qtbot.waitUntil(lambda: not self.parts.background.running)
        self.qtbot.wait(1)

    def click(self, button, *modifiers: Qt.KeyboardModifier) -> None:
        self.qtbot.mouseClick(button, LEFT, *modifiers)

    def _row_at(self, view, name: str, left: int) -> QPoint:
        model = view.model()
        for row in range(model.rowCount()):
            if model.index(row, 0).data() == name:
                view.scrollTo(model.index(row, 0))
                return view.visualRect(model.index(row, 0)).topLeft() + QPoint(left, 12)
        raise AssertionError(f"there is no row {name}")

    def choose(self, column, name: str) -> None:
        view = column.list
        at = self._row_at(view, name, 90)
        self.qtbot.mouseClick(view.viewport(), LEFT, pos=at)

    def tick(self, column, name: str) -> None:
        view = column.list
        at = self._row_at(view, name, 18)
        self.qtbot.mouseClick(view.viewport(), LEFT, pos=at)

    def prepare(
        self,
        light: str = JEDI,
        dark: str = SITH,
        games: int = 4,
        seed: int = 1,
        bot: str = "random",
    ) -> None:
        self.choose(self.setup.light, light)
        self.choose(self.setup.dark, dark)
        for column in (self.setup.light, self.setup.dark):
            self.click(column.bot.button(bot))
        self.setup.numbers.games.setText(str(games))
        self.setup.numbers.seed.setText(str(seed))

    def run(self, **wanted) -> None:
        self.prepare(**wanted)
        self.click(self.setup.run)
        self.wait()

    def kept(self) -> list[Kept]:
        return list(self.page.kept.list.kept.rows())

    def click_kept(self, name: str, *modifiers: Qt.KeyboardModifier) -> None:
        view = self.page.kept.list
        at = self._row_at(view, name, 90)
        self.qtbot.mouseClick(view.viewport(), LEFT, *modifiers, pos=at)
        self.wait()
