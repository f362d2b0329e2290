"""The head of the page: the way to the other pages, the deck, the seed."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QIntValidator, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.playtest.openings.deck_box import DeckBox
from swlcg_deck.gui.playtest.page_bar import PageBar
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr

MOST_SEED = 999_999
_WITH_LABEL = 520


class PageHead(QWidget):
    seed_entered = Signal(int)

    def __init__(self, theme: Theme, workspace: Workspace) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.decks = DeckBox(theme, workspace)
        self.seed = QLineEdit()
        self.seed.setAccessibleName(tr("Seed"))
        self.seed.setAccessibleDescription(tr("The same seed and deck deal the same opening."))
        self.seed.setToolTip(self.seed.accessibleDescription())
        self.seed.setValidator(QIntValidator(0, MOST_SEED, self))
        self.seed.returnPressed.connect(self._entered)
        self._label = QLabel(tr("Seed"))
        self._label.setObjectName("secondary")
        self._label.setBuddy(self.seed)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.decks, 100)
        self._row.addStretch(1)
        self._row.addWidget(self._label)
        self._row.addWidget(self.seed)
        theme.changed.connect(self._restyle)
        self._restyle()

    def place_bar(self, bar: PageBar) -> None:
        self._row.insertWidget(0, bar)
        QWidget.setTabOrder(bar, self.decks)

    def show_seed(self, seed: int) -> None:
        self.seed.setText(str(seed))

    def _entered(self) -> None:
        self.seed_entered.emit(int(self.seed.text()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._label.setVisible(self.width() >= self._theme.px(_WITH_LABEL))

    def _restyle(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(13), px(8), px(16), px(8))
        self._row.setSpacing(px(8))
        self.seed.setFixedWidth(px(76))
