"""The deck beside the pool: name, affiliation card, verdict, list, totals and charts."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.decks import edits
from swlcg_deck.gui.deck.affiliation_picker import AffiliationPicker
from swlcg_deck.gui.deck.deck_body import DeckBody
from swlcg_deck.gui.deck.deck_title import DeckTitle
from swlcg_deck.gui.deck.list_edits import add_all
from swlcg_deck.gui.deck.notes_editor import NotesEditor
from swlcg_deck.gui.deck.set_mime import OUT_OF_DECK, carried_sets
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.scrolled import scrolled
from swlcg_deck.language import tr

MINIMUM_WIDTH = 320
_SHARE_OF_FINDINGS = 0.25
"""Of the panel's height; more findings scroll."""


class DeckPanel(QWidget):
    """Shows one document. Sets dropped anywhere on it go into the deck."""

    set_selected = Signal(int)
    """A set was chosen in the list."""
    set_requested = Signal(int)
    """A set was asked for by a link."""
    rule_requested = Signal(str)
    new_deck_requested = Signal()

    def __init__(self, theme: Theme, rules: RulesChoice) -> None:
        super().__init__()
        self._theme = theme
        self._document: DeckDocument | None = None
        self._is_drop_target = False
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAcceptDrops(True)
        self.setAccessibleName(tr("Deck"))
        self.title = DeckTitle()
        self.title.renamed.connect(self._rename)
        self.title.closed.connect(self._focus_list)
        self.notes_button = QPushButton(tr("Notes"))
        self.notes_button.setCheckable(True)
        self.notes_button.setAccessibleName(tr("Notes, tags and author"))
        self.notes_button.toggled.connect(self._show_notes)
        self.body = DeckBody(theme, rules)
        self.body.list.drag_home = self
        self.body.list.set_selected.connect(self.set_selected)
        self.body.verdict.set_requested.connect(self.set_requested)
        self.body.verdict.rule_requested.connect(self.rule_requested)
        self.body.affiliation_requested.connect(self.choose_affiliation)
        self.notes = NotesEditor(theme)
        self.notes.closed.connect(self._close_notes)
        self.notes.hide()
        self.picker = AffiliationPicker(theme, self)
        self.empty = EmptyState(theme, tr("No deck is open."), tr("New deck"))
        self.empty.pressed.connect(self.new_deck_requested)
        self._build()
        self._restyle()
        self.set_document(None)
        theme.changed.connect(self._restyle)

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.notes_button, 0, Qt.AlignmentFlag.AlignVCenter)
        content = QWidget()
        self._content = QVBoxLayout(content)
        self._content.addLayout(head)
        self._content.addWidget(self.body, 1)
        self._content.addWidget(self.notes, 1)
        self._scroll = scrolled(content)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._scroll)
        layout.addWidget(self.empty)

    @property
    def document(self) -> DeckDocument | None:
        return self._document

    def set_document(self, document: DeckDocument | None) -> None:
        """Show another deck; what was being typed about the last one goes into it first."""
        if self._document is not None:
            self.flush()
            self._document.changed.disconnect(self.refresh)
            self._document.saved_changed.disconnect(self._show_title)
        self._document = document
        self._close_notes()
        if document is not None:
            document.changed.connect(self.refresh)
            document.saved_changed.connect(self._show_title)
        self._scroll.setVisible(document is not None)
        self.empty.setVisible(document is None)
        self.body.set_document(document)
        self.notes.set_document(document)
        self._show_title()

    def refresh(self) -> None:
        self._show_title()
        self.body.refresh()
        self.notes.refresh()

    def flush(self) -> None:
        """Bring notes that are still being typed into the deck, as before saving it."""
        self.notes.flush()

    def select_set(self, number: int) -> None:
        """Mark the set that is shown elsewhere."""
        self.body.list.select_set(number)

    def begin_rename(self) -> None:
        if self._document is not None:
            self.title.begin()

    def open_notes(self) -> None:
        if self._document is not None:
            self.notes_button.setChecked(True)

    def choose_affiliation(self) -> None:
        if self._document is not None:
            self.picker.open_for(self._document, self.body.affiliation.change)

    def _show_title(self) -> None:
        if self._document is not None:
            self.title.show_document(self._document)
            has_notes = bool(self._document.deck.notes or self._document.deck.tags)
            self.notes_button.setText(tr("Notes •") if has_notes else tr("Notes"))

    def _rename(self, name: str) -> None:
        if self._document is not None:
            self._document.apply(edits.rename(self._document.deck, name))

    def _show_notes(self, is_open: bool) -> None:
        self.body.setVisible(not is_open)
        self.notes.setVisible(is_open)
        if is_open:
            self.notes.notes.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close_notes(self) -> None:
        was_open = self.notes_button.isChecked()
        self.notes_button.setChecked(False)
        if was_open:
            self.notes_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _focus_list(self) -> None:
        self.body.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self.begin_rename()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._document is None:
            return
        brought = carried_sets(event.mimeData(), self._document.rules.pool)
        if brought or event.mimeData().hasFormat(OUT_OF_DECK):
            event.acceptProposedAction()
            self._mark_drop(bool(brought))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._mark_drop(False)
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self._mark_drop(False)
        if self._document is None:
            return
        brought = carried_sets(event.mimeData(), self._document.rules.pool)
        if brought:
            self._document.apply(add_all(self._document.deck, brought))
        event.acceptProposedAction()

    def _mark_drop(self, is_target: bool) -> None:
        self._is_drop_target = is_target
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_drop_target:
            painter = QPainter(self)
            painter.setPen(QPen(QColor(self._theme.palette.accent), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._bound_findings()

    def _bound_findings(self) -> None:
        bound = max(self._theme.px(110), round(self.height() * _SHARE_OF_FINDINGS))
        self.body.verdict.set_bound(bound)

    def _restyle(self) -> None:
        px = self._theme.px
        self._content.setContentsMargins(px(14), px(12), px(14), px(12))
        self._content.setSpacing(px(8))
        self.setMinimumWidth(max(MINIMUM_WIDTH, px(230)))
        self._bound_findings()
