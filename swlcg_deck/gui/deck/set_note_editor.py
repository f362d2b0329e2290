"""A note on one set of the deck, written on a line below the list."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import MAX_LINE
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.language import tr


class SetNoteEditor(QWidget):
    """Enter or the button keeps the note, Esc gives it up; an empty one is none."""

    closed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._document: DeckDocument | None = None
        self._key: int | str = 0
        self._caption = ElidedLabel()
        self._caption.setObjectName("caption")
        self.field = QLineEdit()
        self.field.setMaxLength(MAX_LINE)
        self.field.setAccessibleName(tr("Note on a set"))
        self.field.returnPressed.connect(self.keep)
        self.button = QPushButton(tr("Keep"))
        self.button.setAccessibleName(tr("Keep the note"))
        self.button.clicked.connect(self.keep)
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        row.addWidget(self.field, 1)
        row.addWidget(self.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.px(4))
        layout.addWidget(self._caption)
        layout.addLayout(row)
        self.hide()

    def open(self, document: DeckDocument, key: int | str) -> None:
        entry = next((entry for entry in document.deck.sets if entry.key == key), None)
        if entry is None:
            return
        self._document, self._key = document, key
        self._caption.setText(tr("Note on {title}", title=entry.title))
        self.field.setAccessibleName(tr("Note on {title}", title=entry.title))
        self.field.setText(entry.note)
        self.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def keep(self) -> None:
        if self._document is not None:
            note = self.field.text().strip()
            self._document.apply(edits.write_set_note(self._document.deck, self._key, note))
        self.close_editor()

    def close_editor(self) -> None:
        self._document = None
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_editor()
        else:
            super().keyPressEvent(event)
