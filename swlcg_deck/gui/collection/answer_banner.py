"""The answer to a question about decks: tint, bar, icon, a word and a sentence."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from swlcg_deck.gui.collection.shortfall_rows import Answer
from swlcg_deck.gui.messages.banner_painting import paint_banner
from swlcg_deck.gui.theme.glyphs import glyph_pixmap
from swlcg_deck.gui.theme.palette import Tinted
from swlcg_deck.gui.theme.theme import Theme

_GLYPHS = {"yes": "verdict-legal", "no": "verdict-illegal", "unknown": "verdict-cannot-tell"}


class AnswerBanner(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._answer = Answer("unknown", "", "")
        self._icon = QLabel()
        self.word = QLabel()
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        for label in (self.word, self.sentence):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._words = QVBoxLayout()
        self._words.addWidget(self.word)
        self._words.addWidget(self.sentence)
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        self._layout.addLayout(self._words, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_answer(self, answer: Answer) -> None:
        self._answer = answer
        self.word.setText(answer.word)
        self.sentence.setText(answer.sentence)
        self.setAccessibleName(f"{answer.word}. {answer.sentence}")
        self._restyle()

    def _colours(self) -> Tinted:
        palette = self._theme.palette
        tints = {"yes": palette.legal, "no": palette.illegal, "unknown": palette.unknown}
        return tints[self._answer.verdict]

    def _restyle(self) -> None:
        px, colours = self._theme.px, self._colours()
        self._layout.setContentsMargins(px(14), px(10), px(12), px(10))
        self._layout.setSpacing(px(10))
        self._words.setSpacing(px(2))
        glyph = _GLYPHS[self._answer.verdict]
        ratio = self.devicePixelRatioF()
        self._icon.setPixmap(glyph_pixmap(glyph, colours.ink, px(20), ratio, below=colours.tint))
        self.word.setStyleSheet(f"color: {colours.ink}; font-weight: 600")
        small = self._theme.px(12)
        self.sentence.setStyleSheet(f"color: {self._theme.palette.text}; font-size: {small}px")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_banner(painter, self._theme, self.rect(), self._colours())
        painter.end()
