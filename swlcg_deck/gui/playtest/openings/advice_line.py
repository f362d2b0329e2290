"""What a bot would do with a hand, and why."""

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from swlcg_deck.gui.theme.glyphs import glyph_pixmap
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr
from swlcg_deck.playtest.openings import Opening


class AdviceLine(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._glyph = ""
        self.sign = QLabel()
        self.words = QLabel()
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setWordWrap(True)
        self.words.setObjectName("secondary")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.sign)
        self._row.addWidget(self.words, 1)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_advice(self, opening: Opening, *, is_second: bool) -> None:
        keeps = opening.second_hand is None
        self._glyph = "verdict-legal" if keeps or is_second else "restore"
        reasons = " ".join(tr(reason) for reason in opening.reasons)
        if is_second and keeps:
            advice = tr("A bot would have kept the first hand.")
        elif is_second:
            advice, reasons = tr("The mulligan is taken: this hand is kept."), ""
        else:
            advice = tr("A bot would keep.") if keeps else tr("A bot would take the mulligan.")
        text = self._theme.palette.text
        strong = f'<span style="color:{text}; font-weight:600">{escape(advice)}</span>'
        self.words.setText(f"{strong} {escape(reasons)}")
        self.words.setAccessibleName(f"{advice} {reasons}".strip())
        self._restyle()

    def say(self, sentence: str) -> None:
        """Something else that is to be known now."""
        self._glyph = "verdict-cannot-tell"
        self.words.setText(escape(sentence))
        self.words.setAccessibleName(sentence)
        self._restyle()

    def _restyle(self) -> None:
        size = self._theme.px(18)
        palette = self._theme.palette
        if self._glyph:
            ink = palette.legal.ink if self._glyph == "verdict-legal" else palette.accent
            ratio = self.devicePixelRatioF()
            below = palette.window
            self.sign.setPixmap(glyph_pixmap(self._glyph, ink, size, ratio, below=below))
        self.sign.setFixedSize(QSize(size, size))
        self._row.setSpacing(self._theme.px(10))
