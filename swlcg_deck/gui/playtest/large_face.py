"""A card of the table to read: its large face, and what it has come to in this game."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from swlcg_deck.cards.card import Card
from swlcg_deck.gui.cards.face_layout import FaceSize
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.language import tr

_ZOOM, _PAD = 1.15, 8


class LargeFace(QWidget):
    """Lies over the table, beside the card it shows; never takes the mouse or the keyboard."""

    def __init__(self, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self._faces = faces
        self._theme = faces.theme
        self._card: Card | None = None
        self._words = ""
        self._face = QSize()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(tr("Card, large"))
        self.hide()

    @property
    def card(self) -> Card | None:
        return self._card if self.isVisible() else None

    def show_card(self, card: Card, words: str, beside: QRect) -> None:
        """Where there is room next to a place of the parent."""
        self._card, self._words = card, words
        self.setAccessibleDescription(f"{card.title}. {words}")
        natural = self._faces.natural_size(card, FaceSize.L, _ZOOM)
        height = self._faces.height_to_read(card, natural.width(), _ZOOM)
        self._face = QSize(natural.width(), max(natural.height(), height))
        pad = self._theme.px(_PAD)
        extra = self._words_height() + (pad if words else 0)
        size = self._face + QSize(2 * pad, 2 * pad + extra)
        self.resize(size)
        self.move(self._corner(size, beside))
        self.raise_()
        self.show()
        self.update()

    def _words_height(self) -> int:
        if not self._words:
            return 0
        metrics = QFontMetricsF(self._theme.font(12))
        room = QRectF(0, 0, self._face.width(), 400)
        return round(metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._words).height()) + 2

    def _corner(self, size: QSize, beside: QRect) -> QPoint:
        room, gap = self._room.rect(), self._theme.px(10)
        x = beside.right() + gap
        if x + size.width() > room.right():
            x = beside.left() - gap - size.width()
        y = beside.center().y() - size.height() // 2
        return QPoint(
            max(0, min(x, room.right() - size.width())),
            max(0, min(y, room.bottom() - size.height())),
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._card is None:
            return
        palette, pad = self._theme.palette, self._theme.px(_PAD)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette.border), 1))
        painter.setBrush(QColor(palette.raised))
        radius = self._theme.px(10)
        body = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(body, radius, radius)
        ratio = self.devicePixelRatioF()
        pixmap = self._faces.pixmap(self._card, FaceSize.L, self._face, zoom=_ZOOM, ratio=ratio)
        painter.drawPixmap(QPoint(pad, pad), pixmap)
        if self._words:
            where = QRectF(pad, 2 * pad + self._face.height(), self._face.width(), 0)
            where.setHeight(self._words_height())
            painter.setFont(self._theme.font(12))
            painter.setPen(QColor(palette.text))
            painter.drawText(where, Qt.TextFlag.TextWordWrap, self._words)
        painter.end()
