"""What can be done with a set of the deck, as a menu."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from swlcg_deck.gui.deck.list_rows import SetRow
from swlcg_deck.language import tr, tr_n

_MOST_OFFERED = 2


class DeckListMenu(QMenu):
    """Made once; `offer` fits it to a set."""

    show_requested = Signal()
    copies_requested = Signal(int)
    note_requested = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._key: int | str = 0
        self.show_set = self._add(tr("Show the set"))
        self.show_set.triggered.connect(self._show)
        self.addSeparator()
        self.copies = [self._add(_words(number)) for number in range(1, _MOST_OFFERED + 1)]
        self.remove_one = self._add(tr("Remove one copy"))
        self.remove_all = self._add(tr("Remove from the deck"))
        for action in (*self.copies, self.remove_one, self.remove_all):
            action.triggered.connect(self._change_copies)
        self.addSeparator()
        self.note = self._add(tr("Write a note…"))
        self.note.triggered.connect(self._write_note)

    def offer(self, row: SetRow) -> None:
        self._key = row.entry.key
        self.show_set.setEnabled(row.known is not None)
        for number, action in enumerate(self.copies, start=1):
            action.setData(number)
            action.setEnabled(number != row.entry.copies)
        self.remove_one.setData(row.entry.copies - 1)
        self.remove_one.setVisible(row.entry.copies > 1)
        self.remove_all.setData(0)
        self.note.setText(tr("Change the note…") if row.entry.note else tr("Write a note…"))

    def _add(self, text: str) -> QAction:
        action = QAction(text, self)
        self.addAction(action)
        return action

    def _show(self) -> None:
        self.show_requested.emit()

    def _change_copies(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.copies_requested.emit(action.data())

    def _write_note(self) -> None:
        self.note_requested.emit(self._key)


def _words(copies: int) -> str:
    return tr_n("Have {n} copy", "Have {n} copies", copies)
