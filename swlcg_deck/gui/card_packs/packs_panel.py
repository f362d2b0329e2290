"""The left half of the dialog: where packs come from, and which are there."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.cards.packs.card_packs import PackSummary
from swlcg_deck.gui.card_packs.pack_rows import installed_rows
from swlcg_deck.gui.tables.stepper_list import RowList
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr


class PacksPanel(QWidget):
    files_requested = Signal()
    folder_requested = Signal()
    octgn_requested = Signal()
    pack_chosen = Signal(object)
    removal_requested = Signal()
    close_requested = Signal()

    def __init__(self, theme: Theme, *, has_octgn: bool) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.files = self._button(tr("Choose files…"), self.files_requested)
        self.folder = self._button(tr("Choose folder…"), self.folder_requested)
        self.octgn = self._button(tr("From OCTGN’s folder"), self.octgn_requested)
        self.octgn.setVisible(has_octgn)
        self.remove = self._button(tr("Remove…"), self.removal_requested)
        self.close_button = self._button(tr("Close"), self.close_requested)
        self.list = RowList(theme, tr("Installed card packs"), tr("Delete removes a pack."))
        self.list.row_changed.connect(self.pack_chosen)
        self.list.removal_requested.connect(self.removal_requested)
        self.message = QLabel()
        self.message.setObjectName("secondary")
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self._build()
        theme.changed.connect(self._restyle)
        self._restyle()

    def _button(self, text: str, signal: object) -> QPushButton:
        button = QPushButton(text)
        button.setAccessibleName(text)
        button.setAutoDefault(False)
        button.clicked.connect(signal)
        return button

    def _build(self) -> None:
        title = QLabel(tr("Card packs"))
        title.setObjectName("title")
        self._choices = QHBoxLayout()
        self._choices.addWidget(self.files, 1)
        self._choices.addWidget(self.folder, 1)
        self._head = QVBoxLayout()
        self._head.addWidget(title)
        self._head.addLayout(self._choices)
        self._head.addWidget(self.octgn)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.remove)
        self._foot.addStretch(1)
        self._foot.addWidget(self.close_button)
        self._said = QVBoxLayout()
        self._said.addWidget(self.message)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(self.list, 1)
        column.addLayout(self._said)
        column.addLayout(self._foot)

    def show_packs(self, summaries: Sequence[PackSummary]) -> None:
        """Show what is installed; what was chosen stays chosen where it is still there."""
        chosen = self.list.current_key()
        self.list.show_rows(installed_rows(summaries))
        if summaries and not self.list.choose(chosen or summaries[0].id):
            self.list.choose(summaries[0].id)

    def show_busy(self, *, is_busy: bool) -> None:
        for button in (self.files, self.folder, self.octgn):
            button.setEnabled(not is_busy)
        self.remove.setEnabled(not is_busy and self.list.rows.rowCount() > 0)

    def say(self, words: str) -> None:
        self.message.setText(words)
        self.message.setAccessibleName(words)
        self.message.setVisible(bool(words))

    def _restyle(self) -> None:
        px = self._theme.px
        self.setFixedWidth(px(310))
        self._head.setContentsMargins(px(16), px(14), px(16), px(12))
        self._head.setSpacing(px(10))
        self._choices.setSpacing(px(8))
        self._said.setContentsMargins(px(16), px(8), px(16), 0)
        self._foot.setContentsMargins(px(16), px(10), px(16), px(14))
