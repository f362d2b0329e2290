"""The deck's name, changed where it stands, and where the deck comes from."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QStackedLayout, QVBoxLayout, QWidget

from swlcg_deck.decks.deck import MAX_LINE
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.language import tr


class DeckTitle(QWidget):
    """A double click or F2 edits; Enter and leaving keep the name, Esc gives it up."""

    renamed = Signal(str)
    closed = Signal()
    """The keyboard is free again."""

    def __init__(self) -> None:
        super().__init__()
        self._name = ""
        self.is_editing = False
        self.name = ElidedLabel()
        self.name.setObjectName("heading")
        self.source = ElidedLabel()
        self.source.setObjectName("secondary")
        shown = QWidget()
        column = QVBoxLayout(shown)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.name)
        column.addWidget(self.source)
        self.field = QLineEdit()
        self.field.setMaxLength(MAX_LINE)
        self.field.setAccessibleName(tr("Name of the deck"))
        self.field.editingFinished.connect(self._finished)
        self.field.installEventFilter(self)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(shown)
        self._stack.addWidget(self.field)
        self.setToolTip(tr("Double-click or F2 to rename"))

    def show_document(self, document: DeckDocument) -> None:
        self._name = document.deck.name
        self.name.setText(self._name or tr("Deck without a name"))
        self.source.setText(source_words(document))
        self.source.setToolTip("" if document.path is None else plain_tip(str(document.path)))

    def begin(self) -> None:
        self.is_editing = True
        self.field.setText(self._name)
        self._stack.setCurrentWidget(self.field)
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.begin()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            watched is self.field
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Escape
        ):
            self._close()
            return True
        return super().eventFilter(watched, event)

    def _finished(self) -> None:
        if self.is_editing:
            name = self.field.text().strip()
            self._close()
            if name:
                self.renamed.emit(name)

    def _close(self) -> None:
        self.is_editing = False  # first: a field that is hidden says that editing is finished
        had_focus = self.field.hasFocus()
        self._stack.setCurrentIndex(0)
        if had_focus:
            self.closed.emit()


def source_words(document: DeckDocument) -> str:
    """`Tournament · not saved`: the folder it is in, and what of it is on no disk."""
    if document.path is None:
        return tr("New deck · not saved")
    parts = [document.path.parent.name or str(document.path.parent)]
    if document.read_only:
        parts.append(tr("read only"))
    if not document.is_saved:
        parts.append(tr("not saved"))
    return " · ".join(parts)
