"""Notes, tags and author of a deck, edited in place of its list."""

from functools import partial

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import MAX_LINE, MAX_NOTE, Deck
from swlcg_deck.decks.edits import Change
from swlcg_deck.gui.documents.document import DeckDocument, Edit
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr

_PAUSE = 1000
"""Milliseconds without a key after which what was typed becomes a step that can be undone."""


class NotesEditor(QWidget):
    """What is typed reaches the deck at a pause, on leaving a field and on closing."""

    closed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._document: DeckDocument | None = None
        self.done = QPushButton(tr("Done"))
        self.done.setAccessibleName(tr("Close the notes"))
        self.done.clicked.connect(self.closed)
        self.author = self._field(tr("Author"), tr("Who built it"))
        self.tags = self._field(tr("Tags"), tr("worlds, testing"))
        self.notes = QPlainTextEdit()
        self.notes.setAccessibleName(tr("Notes"))
        self.notes.setPlaceholderText(
            tr("What the deck wants to do, how it went, what to try next")
        )
        self.notes.setTabChangesFocus(True)
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self.flush)
        self.notes.textChanged.connect(self._typed)
        self._build()

    def _field(self, name: str, example: str) -> QLineEdit:
        field = QLineEdit()
        field.setAccessibleName(name)
        field.setPlaceholderText(example)
        field.setMaxLength(MAX_LINE)
        field.editingFinished.connect(self.flush)
        field.textEdited.connect(self._typed)
        return field

    def _build(self) -> None:
        px = self._theme.px
        heading = QLabel(tr("Notes and tags"))
        heading.setObjectName("strong")
        head = QHBoxLayout()
        head.addWidget(heading, 1)
        head.addWidget(self.done)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(4))
        layout.addLayout(head)
        for name, field in ((tr("Author"), self.author), (tr("Tags, with commas"), self.tags)):
            layout.addSpacing(px(6))
            layout.addWidget(_caption(name, field))
            layout.addWidget(field)
        layout.addSpacing(px(6))
        layout.addWidget(_caption(tr("Notes"), self.notes))
        layout.addWidget(self.notes, 1)
        layout.addWidget(self.problem)

    def set_document(self, document: DeckDocument | None) -> None:
        self.flush()
        self._document = document
        self.refresh()

    def refresh(self) -> None:
        """Show what the deck has; what is being typed stays."""
        deck = self._document.deck if self._document else None
        if not self.notes.document().isModified():
            notes = deck.notes if deck else ""
            if self.notes.toPlainText() != notes:
                with QSignalBlocker(self.notes):  # nobody types this
                    self.notes.setPlainText(notes)
            self.notes.document().setModified(False)
        for field, text in (
            (self.author, deck.author if deck else ""),
            (self.tags, ", ".join(deck.tags) if deck else ""),
        ):
            if not field.isModified():
                field.setText(text)

    def flush(self) -> None:
        """Bring what was typed into the deck now."""
        self._timer.stop()
        if self._document is None:
            return
        self.author.setModified(False)
        self.tags.setModified(False)
        if self._fits():
            self.notes.document().setModified(False)
        self._document.settle()

    def _as_typed(self) -> Edit:
        """One step for all that is typed; notes that are too long wait until they are shorter."""
        steps: list[Edit] = []
        if self.author.isModified():
            steps.append(partial(edits.name_author, author=self.author.text()))
        if self.tags.isModified():
            steps.append(partial(edits.choose_tags, tags=self.tags.text().split(",")))
        if self.notes.document().isModified() and self._fits():
            steps.append(partial(edits.write_notes, notes=self.notes.toPlainText()))
        return partial(_in_turn, steps)

    def _fits(self) -> bool:
        surplus = len(self.notes.toPlainText()) - MAX_NOTE
        self.problem.setVisible(surplus > 0)
        self.problem.setText(
            tr(
                "Notes can have {most:,} characters. Shorten them by {surplus:,} to keep them.",
                most=MAX_NOTE,
                surplus=surplus,
            )
        )
        return surplus <= 0

    def _typed(self) -> None:
        if self.notes.document().isModified() or self.author.isModified() or self.tags.isModified():
            self._timer.start()
            if self._document is not None:
                self._document.type(self._as_typed())

    def hideEvent(self, event: QHideEvent) -> None:
        self.flush()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


def _in_turn(steps: list[Edit], deck: Deck) -> Change:
    change = Change(deck, "")
    for step in steps:
        change = step(change.deck)
    return change


def _caption(text: str, field: QWidget) -> QLabel:
    label = QLabel(text)
    label.setObjectName("caption")
    label.setBuddy(field)
    return label
