"""The line above the table: turn and phases, the way back, and what else one can do."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from swlcg_deck.gui.playtest.phase_bar import PhaseBar
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.named_button import named_button
from swlcg_deck.playtest.table import Table

_BACK = "Back to your last decision (Ctrl+Z)"


class TableHead(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.phases = PhaseBar(theme)
        self.undo = named_button("Undo", _BACK)
        self.redo = named_button("Redo", "On to your next decision (Ctrl+Y)")
        self.as_text = named_button("As text", "The same table as a tree of sentences (T)")
        self.as_text.setCheckable(True)
        self.save = named_button("Save", "Save this game, to go on another time (Ctrl+S)")
        self.leave = named_button("New game", "Leave this game and choose decks")
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.phases, 1)
        for button in (self.undo, self.redo, self.as_text, self.save, self.leave):
            button.setObjectName("small")
            button.setAutoDefault(False)
            self._row.addWidget(button)
        theme.changed.connect(self._restyle)
        self._restyle()

    def offer_ways_back(self, table: Table) -> None:
        """Undo says where hidden cards were revealed meanwhile."""
        before = table.before()
        self.undo.setEnabled(before is not None)
        self.redo.setEnabled(table.after() is not None)
        told = before is not None and table.told_since(before)
        tip = f"{_BACK}. Hidden cards were revealed since: you have seen them." if told else _BACK
        self.undo.setToolTip(tip)
        self.undo.setAccessibleName(tip)

    def _restyle(self) -> None:
        self._row.setContentsMargins(0, 0, self._theme.px(10), 0)
        self._row.setSpacing(self._theme.px(6))
