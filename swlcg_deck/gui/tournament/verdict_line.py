"""A verdict in one line: its icon, its word, and what it is about."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swlcg_deck.gui.theme.glyphs import glyph_pixmap
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.verdict.verdict_look import VerdictLook, verdict_look
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.language import tr
from swlcg_deck.legality.findings import Verdict

_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class VerdictLine(QWidget):
    """`✓ Legal  Jedi affiliation card`."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.look: VerdictLook = verdict_look(Verdict.UNKNOWN)
        self.words = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def show_verdict(self, look: VerdictLook, words: str) -> None:
        self.look, self.words = look, words
        self.setAccessibleName(f"{tr(look.word)}. {words}")
        self.setToolTip(plain_tip(words) if words else "")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(160), self._theme.px(20))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(90), self._theme.px(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, palette = self._theme.px, self._theme.palette
        ink = self.look.colours(palette).ink
        painter = QPainter(self)
        size = px(17)
        icon = glyph_pixmap(
            self.look.glyph, ink, size, self.devicePixelRatioF(), below=palette.panel
        )
        painter.drawPixmap(0, (self.height() - size) // 2, icon)
        strong, small = self._theme.font(13, semibold=True), self._theme.font(12)
        painter.setFont(strong)
        painter.setPen(QColor(ink))
        room = QRectF(self.rect()).adjusted(px(24), 0, 0, 0)
        word = tr(self.look.word)
        painter.drawText(room, _MIDDLE, word)
        room.setLeft(room.left() + QFontMetricsF(strong).horizontalAdvance(word) + px(8))
        painter.setFont(small)
        painter.setPen(QColor(palette.text_2))
        words = QFontMetricsF(small).elidedText(
            self.words, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, _MIDDLE, words)
        painter.end()
