"""Which affiliation cards would suit the deck, always in sight."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.cards.base import Side
from swlcg_deck.decks import edits
from swlcg_deck.gui.deck.affiliation_list import AffiliationList
from swlcg_deck.gui.deck.affiliation_option import options_for
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.verdict.finding_text import escaped
from swlcg_deck.language import mark, tr

_NOTHING = mark(
    "Add sets or choose an affiliation card; then each card of that side is weighed here."
)

_PAUSE = 40
"""Milliseconds; who adds one set after the other is not held up."""


class AdvisorPanel(QWidget):
    """Follows a document while it is visible; Enter, a double click or the button chooses."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._document: DeckDocument | None = None
        heading = QLabel(tr("Affiliation advisor"))
        heading.setObjectName("heading")
        heading.setContentsMargins(theme.px(14), 0, 0, 0)
        self.empty = EmptyState(theme, tr(_NOTHING))
        self.list = AffiliationList(theme, one_click=False)
        self.list.chosen.connect(self._choose)
        self.list.selectionModel().currentChanged.connect(self._name_choice)
        self.button = QPushButton(tr("Choose"))
        self.button.clicked.connect(self._choose_current)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.refresh)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, theme.px(12), 0, theme.px(12))
        layout.setSpacing(theme.px(8))
        layout.addWidget(heading)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.empty, 1)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.refresh()

    def set_document(self, document: DeckDocument | None) -> None:
        if self._document is not None:
            self._document.changed.disconnect(self._document_changed)
        self._document = document
        if document is not None:
            document.changed.connect(self._document_changed)
        self._document_changed()

    def refresh(self) -> None:
        """Weigh the nine cards again."""
        document = self._document
        side = document.deck.side(document.rules.pool) if document else None
        has_advice = document is not None and (side is not None or document.deck.total > 0)
        if document is not None and has_advice:
            self.list.show_options(
                options_for(document.deck, document.rules, side or Side.LIGHT, document.unread)
            )
        self.list.setVisible(has_advice)
        self.button.setVisible(has_advice)
        self.empty.setVisible(not has_advice)
        self._name_choice()

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)

    def _document_changed(self) -> None:
        """After the deck itself is on the screen: nine checks may wait that long."""
        if self.isVisible():
            self._later.start(_PAUSE)

    def _name_choice(self) -> None:
        option = self.list.current_option()
        if option is not None:
            self.button.setText(escaped(tr("Choose {title}", title=option.card.title)))
            self.button.setAccessibleName(tr("Choose {title}", title=option.card.title))
            self.button.setEnabled(not option.is_present)
            self.button.setToolTip(tr("This card is the present one") if option.is_present else "")

    def _choose_current(self) -> None:
        option = self.list.current_option()
        if option is not None:
            self._choose(option.card.title)

    def _choose(self, title: str) -> None:
        if self._document is not None:
            self._document.apply(edits.choose_affiliation(self._document.deck, title))
