"""Name and size of the chosen deck, and what one does with it most."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.library.deck_facts import DeckFacts, contents_words
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.flow_layout import FlowLayout
from swlcg_deck.gui.words.sentence import sentence
from swlcg_deck.language import tr


class _Emblem(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.affiliation: Affiliation | None = None

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(28), self._theme.px(28))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.affiliation is None:
            return
        size = self._theme.px(26)
        painter = QPainter(self)
        colour = self._theme.palette.affiliation(self.affiliation)
        where = QRectF(0, (self.height() - size) / 2, size, size)
        paint_glyph(painter, affiliation_glyph(self.affiliation), colour, where)
        painter.end()


class DetailsHead(QWidget):
    open_requested = Signal()
    duplicate_requested = Signal()
    export_requested = Signal()
    folder_requested = Signal()
    """Show the file where it lies: one that cannot be read is mended with other programs."""

    def __init__(self, theme: Theme, pool: CardPool) -> None:
        super().__init__()
        self._theme = theme
        self._pool = pool
        self._emblem = _Emblem(theme)
        self.name = ElidedLabel()
        self.name.setObjectName("heading")
        self.contents = ElidedLabel()
        self.contents.setObjectName("secondary")
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.open = QPushButton(tr("Open"))
        self.duplicate = QPushButton(tr("Duplicate"))
        self.export = QPushButton(tr("Export…"))
        self.folder = QPushButton(tr("Show the file"))
        signals = {
            self.open: self.open_requested,
            self.duplicate: self.duplicate_requested,
            self.export: self.export_requested,
            self.folder: self.folder_requested,
        }
        for button, signal in signals.items():
            button.setAccessibleName(button.text())
            button.clicked.connect(signal)
        self._lay_out()
        theme.changed.connect(self._restyle)
        self._restyle()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.name)
        words.addWidget(self.contents)
        self._top = QHBoxLayout()
        self._top.addWidget(self._emblem)
        self._top.addLayout(words, 1)
        self._buttons = FlowLayout()
        for button in (self.open, self.duplicate, self.export, self.folder):
            self._buttons.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._top)
        self._column.addWidget(self.problem)
        self._column.addLayout(self._buttons)

    def show_deck(self, facts: DeckFacts | None) -> None:
        if facts is None:
            return
        deck = facts.entry.deck
        self.name.setText(facts.name)
        self._emblem.affiliation = facts.affiliation
        self._emblem.setVisible(facts.affiliation is not None)
        self._emblem.update()
        self.contents.setText(contents_words(deck, self._pool) if deck else facts.entry.path.name)
        problem = facts.entry.problem
        self.problem.setText(sentence(tr(problem)) if problem else "")
        self.problem.setVisible(bool(problem))
        for button in (self.open, self.duplicate, self.export):
            button.setVisible(deck is not None)
        self.folder.setVisible(deck is None)

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(16), px(14), px(16), px(12))
        self._column.setSpacing(px(12))
        self._top.setSpacing(px(10))
        self._buttons.set_gap(px(8))
