"""What was done to the deck, step by step, to go back to any of them."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QLabel, QListView, QVBoxLayout, QWidget

from swlcg_deck.gui.deck.history_delegate import HistoryDelegate
from swlcg_deck.gui.deck.history_model import HistoryModel
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr


class _Steps(QListView):
    """A click or Enter goes to a step; the arrows only look."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.clicked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class HistoryPanel(QWidget):
    """Follows the undo stack of a document."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._document: DeckDocument | None = None
        self.steps = HistoryModel()
        self.list = _Steps()
        self.list.setModel(self.steps)
        self.list.setItemDelegate(HistoryDelegate(theme, self.list))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(tr("History of this deck"))
        self.list.setAccessibleDescription(
            tr("Enter goes to a step; the deck becomes what it was.")
        )
        self.list.clicked.connect(self._go_to)
        theme.changed.connect(self.list.doItemsLayout)
        heading = QLabel(tr("History"))
        heading.setObjectName("heading")
        hint = QLabel(tr("Click a step to go there. Nothing is lost until you change something."))
        hint.setObjectName("caption")
        hint.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.px(14), theme.px(12), theme.px(14), theme.px(12))
        layout.setSpacing(theme.px(6))
        layout.addWidget(heading)
        layout.addWidget(hint)
        layout.addWidget(self.list, 1)

    def set_document(self, document: DeckDocument | None) -> None:
        if self._document is not None:
            self._document.stepped.disconnect(self.refresh)
            self._document.saved_changed.disconnect(self.refresh)
        self._document = document
        if document is not None:
            document.stepped.connect(self.refresh)
            document.saved_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        self.steps.show_stack(self._document.undo_stack if self._document else None)
        present = self.steps.present()
        if present.isValid():
            self.list.setCurrentIndex(present)
            self.list.scrollTo(present)

    def _go_to(self, index: QModelIndex) -> None:
        step = self.steps.step_at(index)
        if step is not None and self._document is not None:
            self._document.undo_stack.setIndex(step.number)
