"""The line above the table: pages, turn and phases, the way back, and what else one can do."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from swlcg_deck.gui.playtest.table.phase_bar import PhaseBar
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.mark_button import MarkButton
from swlcg_deck.gui.widgets.marks import Mark
from swlcg_deck.gui.widgets.named_button import named_button
from swlcg_deck.language import tr
from swlcg_deck.playtest.table import Table


class TableHead(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.phases = PhaseBar(theme)
        self.undo = MarkButton(theme, Mark.UNDO, tr("Back to your last decision (Ctrl+Z)"))
        self.redo = MarkButton(theme, Mark.REDO, tr("On to your next decision (Ctrl+Y)"))
        self.game = named_button(tr("Game"), tr("Save, replay, leave or read the game"))
        self.game.setObjectName("small")
        self.game.setAutoDefault(False)
        self.game.clicked.connect(self.open_menu)
        self.menu = QMenu(self)
        self.as_text = self._action(tr("As text"), "T")
        self.as_text.setCheckable(True)
        self.decisions = self._action(tr("Decisions"), "H")
        self.replay = self._action(tr("Replay from the beginning"), "")
        self.menu.addSeparator()
        self.save = self._action(tr("Save"), "Ctrl+S")
        self.export = self._action(tr("Write a replay file…"), "")
        self.leave = self._action(tr("New game"), "")
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.phases, 1)
        for button in (self.undo, self.redo, self.game):
            self._row.addWidget(button)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _action(self, words: str, key: str) -> QAction:
        """The key is only shown here: the page hears it, wherever the keyboard is."""
        action = self.menu.addAction(f"{words}\t{key}" if key else words)
        action.setToolTip(words)
        return action

    def place_bar(self, bar: QWidget) -> None:
        """The way to the other pages, at the left."""
        self._row.insertWidget(0, bar)

    def open_menu(self) -> None:
        self.menu.popup(self.game.mapToGlobal(QPoint(0, self.game.height() + 2)))

    def offer_ways_back(self, table: Table, *, is_replaying: bool) -> None:
        """Undo says where hidden cards were revealed meanwhile."""
        before = table.before()
        self.undo.setEnabled(before is not None and not is_replaying)
        self.redo.setEnabled(table.after() is not None and not is_replaying)
        told = before is not None and table.told_since(before)
        tip = tr("Back to your last decision (Ctrl+Z)")
        if told:
            tip = tr("{tip}. Hidden cards were revealed since: you have seen them.", tip=tip)
        self.undo.setToolTip(tip)
        self.undo.setAccessibleName(tip)
        self.replay.setEnabled(not is_replaying and len(table.moments) > 1)

    def _restyle(self) -> None:
        self._row.setContentsMargins(self._theme.px(10), 0, self._theme.px(10), 0)
        self._row.setSpacing(self._theme.px(4))
