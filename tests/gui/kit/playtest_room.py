"""The Playtest view on the screen, with a library and saved games of its own."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_parts import window_parts

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.game import Decision, Result, State
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.playtest.playtest_view import PlaytestView
from swlcg_deck.gui.widgets.drop_down import DropDown
from swlcg_deck.playtest.saved_tables import TableShelf

JEDI, SITH = "Core starter, Jedi", "Core starter, Sith"


def choose_deck(box: DropDown, name: str) -> None:
    """As its menu does; a deck that is not offered is not chosen."""
    place = box.findText(name, Qt.MatchFlag.MatchStartsWith)
    if place >= 0:
        box.setCurrentIndex(place)


class PlaytestRoom:
    """Acts on the view as a player: buttons, keys and clicks on cards."""

    def __init__(self, application: QApplication, pool: CardPool, folder: Path, qtbot: QtBot):
        self.parts = window_parts(application, pool, folder)
        self.shelf = TableShelf(folder / "tables")
        self.qtbot = qtbot
        faces = CardFaces(self.parts.theme, pool)
        background = self.parts.background
        self.view = PlaytestView(faces, self.parts.workspace, background, self.shelf)
        qtbot.addWidget(self.view)
        self.view.resize(1204, 776)
        with qtbot.waitActive(self.view):
            self.view.show()

    def begin(self, own: str, other: str, opponent: str = "exists only", seed: int = 7) -> None:
        self.sit_down(own, other, opponent, seed)
        self.wait()

    def sit_down(self, own: str, other: str, opponent: str, seed: int) -> None:
        """Begin without waiting for the first decision."""
        start = self.view.start
        self.qtbot.mouseClick(start.opponent.button(opponent), Qt.MouseButton.LeftButton)
        choose_deck(start.own, own)
        choose_deck(start.other, other)
        start.seed.setText(str(seed))
        self.qtbot.mouseClick(start.start, Qt.MouseButton.LeftButton)
        self.qtbot.waitUntil(lambda: self.page.session is not None)

    def wait(self) -> None:
        """Until the player is asked, or the game is over."""
        self.qtbot.waitUntil(self.is_asked)

    def is_asked(self) -> bool:
        session = self.view.table.session
        return self.view.is_playing and session is not None and session.may_decide

    @property
    def page(self):
        return self.view.table

    @property
    def table(self):
        return self.view.table.session.table

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def step(self) -> Decision | Result:
        return self.table.step

    def press(self, key: str | Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
        where = QApplication.focusWidget() or self.page.canvas
        if isinstance(key, str):
            self.qtbot.keyClicks(where, key)
        else:
            self.qtbot.keyClick(where, key, *modifiers)

    def choose_in_menu(self, words: str) -> None:
        """A line of the menu “Game”."""
        menu = self.page.head.menu
        self.qtbot.mouseClick(self.page.head.game, Qt.MouseButton.LeftButton)
        self.qtbot.waitUntil(menu.isVisible)
        action = next(one for one in menu.actions() if one.text().split("\t")[0] == words)
        at = menu.actionGeometry(action).center()
        self.qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=at)

    def click_card(self, card: int) -> None:
        canvas = self.page.canvas
        place = canvas.place_of(card)
        at = place.topLeft() + QPoint(12, 24)
        self.qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=at)

    def decide(self, *, eager: bool) -> None:
        """One decision by keys: eager players take the first option, the others pass."""
        self.press_keys(eager=eager)
        self.wait()

    def press_keys(self, *, eager: bool) -> None:
        step = self.step
        assert isinstance(step, Decision)
        if (step.least, step.most) != (1, 1):
            count = max(step.least, 1) if eager else step.least
            for number in range(count):
                self.press(str(number + 1))
            self.press("c")
        else:
            keys = [button.key for button in self.page.panel.buttons]
            self.press("p" if "P" in keys and not eager else keys[0].lower())

    def play_until(self, wanted, *, eager: bool, most: int = 400) -> None:
        for _ in range(most):
            if wanted(self):
                return
            self.decide(eager=eager)
        raise AssertionError("that never came")
