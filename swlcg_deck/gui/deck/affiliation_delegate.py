"""How an affiliation card is painted in a list of them."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from swlcg_deck.gui.deck.affiliation_option import AffiliationOption
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, glyph_pixmap, paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.verdict.verdict_look import VerdictLook, verdict_look
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.language import tr

Index = QModelIndex | QPersistentModelIndex
_KEPT = 200
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True)
class _Line:
    """A paragraph of a row: its words, how they look, where they stand."""

    text: str
    font: QFont
    colour: str
    where: QRectF
    look: VerdictLook | None = None
    """Whose word it begins with."""


class AffiliationDelegate(QStyledItemDelegate):
    """Rows are as high as their words need at the width of the list."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self.take_theme()

    def take_theme(self) -> None:
        self._title = self._theme.font(13, semibold=True)
        self._small = self._theme.font(12)
        self._heights: dict[tuple[AffiliationOption, int], int] = {}

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        option = _option_of(index)
        width = self._view.viewport().width()
        return QSize(width, self._height(option, width) if option else 0)

    def total_height(self, options: tuple[AffiliationOption, ...], width: int) -> int:
        return sum(self._height(option, width) for option in options)

    def _height(self, option: AffiliationOption, width: int) -> int:
        """Measured once: a list asks for it again and again."""
        if (option, width) not in self._heights:
            if len(self._heights) >= _KEPT:
                self._heights.clear()
            lines = list(self._lines(option, QRectF(0, 0, width, 0)))
            self._heights[option, width] = round(lines[-1].where.bottom() + self._theme.px(10))
        return self._heights[option, width]

    def paint(self, painter: QPainter, style: QStyleOptionViewItem, index: Index) -> None:
        option = _option_of(index)
        if option is None:
            return
        px, palette = self._theme.px, self._theme.palette
        where = QRectF(style.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, style, where)
        colour = palette.affiliation(option.card.affiliation)
        glyph = QRectF(where.left() + px(12), where.top() + px(11), px(22), px(22))
        paint_glyph(painter, affiliation_glyph(option.card.affiliation), colour, glyph)
        for line in self._lines(option, where):
            if line.look is not None:
                self._paint_verdict(painter, line, line.look)
            else:
                painter.setFont(line.font)
                painter.setPen(QColor(line.colour))
                painter.drawText(line.where, _WRAPPED, line.text)
        if option.is_present:
            self._paint_present(painter, where)
        painter.restore()

    def _paint_ground(self, painter: QPainter, style: QStyleOptionViewItem, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        is_selected = bool(style.state & QStyle.StateFlag.State_Selected)
        inner = where.adjusted(px(4), 0, -px(4), -1)
        if is_selected or style.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            has_focus = is_selected and self._view.hasFocus()
            painter.setBrush(QColor(palette.selected if has_focus else palette.hover))
            painter.drawRoundedRect(inner, px(6), px(6))
            if has_focus:
                paint_focus_ring(painter, self._theme, inner, px(6))
        else:
            painter.setPen(QPen(QColor(palette.hairline), 1))
            y = where.bottom() - 0.5
            painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))

    def _paint_verdict(self, painter: QPainter, line: _Line, look: VerdictLook) -> None:
        """The icon, the verdict in its colour, the rest of the sentence."""
        px, palette = self._theme.px, self._theme.palette
        ink = look.colours(palette).ink
        size = px(14)
        ratio = painter.device().devicePixelRatioF()
        pixmap = glyph_pixmap(look.glyph, ink, size, ratio, below=palette.panel)
        box = QRectF(line.where.left() - px(20), line.where.top() + px(1), size, size)
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        layout = self._verdict_layout(line.text, line.where.width(), len(tr(look.word)), ink)
        painter.setPen(QColor(line.colour))
        layout.draw(painter, line.where.topLeft())

    def _verdict_layout(self, text: str, width: float, strong: int, ink: str) -> QTextLayout:
        """The sentence in lines, its first letters strong and in a colour of their own."""
        verdict = QTextCharFormat()
        verdict.setForeground(QColor(ink))
        verdict.setFontWeight(QFont.Weight.DemiBold)
        word = QTextLayout.FormatRange()
        word.start, word.length, word.format = 0, strong, verdict
        layout = QTextLayout(text, self._small)
        layout.setFormats([word])
        layout.beginLayout()
        height = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return layout

    def _paint_present(self, painter: QPainter, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        painter.setFont(self._theme.font(11, semibold=True))
        words = tr("present", note="the affiliation card that the deck has now")
        width = QFontMetricsF(painter.font()).horizontalAdvance(words) + px(12)
        box = QRectF(where.right() - px(14) - width, where.top() + px(9), width, px(18))
        painter.setPen(QPen(QColor(palette.accent), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, px(4), px(4))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _lines(self, option: AffiliationOption, where: QRectF) -> Iterator[_Line]:
        px, palette = self._theme.px, self._theme.palette
        left, top = where.left() + px(46), where.top() + px(9)
        width = where.width() - px(46 + 14)
        yield _Line(option.card.title, self._title, palette.text, QRectF(left, top, width, px(18)))
        top += px(18)
        for text in (option.gives, option.demands):
            height = self._wrapped(text, self._small, width)
            yield _Line(text, self._small, palette.text_2, QRectF(left, top, width, height))
            top += height
        if option.verdict is not None:
            look = verdict_look(option.verdict)
            word = tr(look.word)
            text = f"{word}. {option.means}"
            room = width - px(20)
            layout = self._verdict_layout(text, room, len(word), palette.text)
            place = QRectF(left + px(20), top + px(4), room, layout.boundingRect().height())
            yield _Line(text, self._small, palette.text_2, place, look)

    def _wrapped(self, text: str, font: QFont, width: float) -> float:
        metrics = QFontMetricsF(font)
        return metrics.boundingRect(QRectF(0, 0, width, 10_000), _WRAPPED, text).height() + 1


def _option_of(index: Index) -> AffiliationOption | None:
    data = index.data(Qt.ItemDataRole.UserRole)
    return data if isinstance(data, AffiliationOption) else None
