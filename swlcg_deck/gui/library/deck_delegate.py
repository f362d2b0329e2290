"""How a deck of the library is painted: two lines, a verdict, pills for its tags."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swlcg_deck.decks.deck import MAX_LINE
from swlcg_deck.gui.library.deck_facts import DeckFacts
from swlcg_deck.gui.library.deck_rows import DeckModel
from swlcg_deck.gui.tables.table_model import Index
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.row_painting import CENTRE, LEFT, RIGHT, paint_sign
from swlcg_deck.language import tr

ROW = 48


class DeckDelegate(QStyledItemDelegate):
    """Cells only; the ground of a row is painted by the table."""

    def __init__(self, theme: Theme, model: DeckModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model
        self.take_theme()

    def take_theme(self) -> None:
        self._body = _Type(self._theme.font(13))
        self._strong = _Type(self._theme.font(13, semibold=True))
        self._small = _Type(self._theme.font(12))
        self._tiny = _Type(self._theme.font(11))

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._theme.px(40), self._theme.px(ROW))

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index
    ) -> QWidget:
        field = QLineEdit(parent)
        field.setMaxLength(MAX_LINE)
        field.setAccessibleName(tr("Name of the deck"))
        return field

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        px = self._theme.px
        height = px(34)
        top = option.rect.center().y() - height // 2
        left = option.rect.left() + px(30)
        editor.setGeometry(left, top, option.rect.right() - px(6) - left, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        deck = self._model.row_at(index)
        if deck is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        where = QRectF(option.rect).adjusted(0, 0, 0, -1)
        column = self._model.columns[index.column()]
        if column.name == "verdict":
            self._paint_verdict(painter, deck, column.text(deck), where)
        elif column.name == "deck":
            self._paint_name(painter, deck, where)
        elif column.name == "tags":
            self._paint_tags(painter, deck.entry.tags, where)
        elif column.name == "sets":
            self._write(painter, self._body, column.text(deck), where, CENTRE)
        else:
            self._write(painter, self._small, column.text(deck), self._inset(where), RIGHT)
        painter.restore()

    def _paint_verdict(self, painter: QPainter, deck: DeckFacts, word: str, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        standing = self._model.standing(deck)
        if standing is not None:
            ink, glyph = standing.look.colours(palette).ink, standing.look.glyph
        elif deck.entry.deck is None:
            ink, glyph = palette.illegal.ink, "verdict-cannot-tell"
        else:
            return
        size = px(17)
        left = where.left() + px(16)
        box = QRectF(left, where.center().y() - size / 2, size, size)
        paint_sign(painter, self._theme, glyph, ink, box)
        words = QRectF(left + px(25), where.top(), where.right() - left - px(25), where.height())
        painter.setFont(self._strong.font)
        painter.setPen(QColor(ink))
        text = self._strong.elided(word, words.width())
        painter.drawText(words, LEFT, text)

    def _paint_name(self, painter: QPainter, deck: DeckFacts, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        size = px(20)
        box = QRectF(where.left() + px(8), where.center().y() - size / 2, size, size)
        if deck.affiliation is not None:
            colour = palette.affiliation(deck.affiliation)
            paint_glyph(painter, affiliation_glyph(deck.affiliation), colour, box)
        left = where.left() + px(38)
        room = where.right() - px(8) - left
        line = where.height() / 2 - px(6)
        first = QRectF(left, where.top() + px(6), room + 1, line)
        second = QRectF(left, where.top() + px(6) + line, room + 1, line)
        painter.setPen(QColor(palette.text))
        painter.setFont(self._strong.font)
        painter.drawText(first, LEFT, self._strong.elided(deck.name, room))
        is_broken = deck.entry.deck is None
        painter.setPen(QColor(palette.illegal.ink if is_broken else palette.text_2))
        painter.setFont(self._small.font)
        painter.drawText(second, LEFT, self._small.elided(deck.second_line, room))

    def _paint_tags(self, painter: QPainter, tags: tuple[str, ...], where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        left, end = where.left() + px(8), where.right() - px(4)
        height = px(19)
        for at, tag in enumerate(tags):
            rest = f"+{len(tags) - at}"
            room = end - left - px(16)
            wide = self._tiny.width(tag)
            more = self._tiny.width(rest) + px(8) if at + 1 < len(tags) else 0.0
            if wide > room - more and at > 0:
                painter.setFont(self._tiny.font)
                painter.setPen(QColor(palette.text_3))
                box = QRectF(left, where.top(), end - left, where.height())
                painter.drawText(box, LEFT, rest)
                return
            wide = min(wide, max(room - more, px(12)))
            pill = QRectF(left, where.center().y() - height / 2, wide + px(16), height)
            painter.setPen(QPen(QColor(palette.border), 1))
            painter.setBrush(QColor(palette.hover))
            inner = pill.adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
            painter.setFont(self._tiny.font)
            painter.setPen(QColor(palette.text_2))
            painter.drawText(pill, CENTRE, self._tiny.elided(tag, wide + 1))
            left += pill.width() + px(4)

    def _inset(self, where: QRectF) -> QRectF:
        return where.adjusted(0, 0, -self._theme.px(16), 0)

    def _write(
        self,
        painter: QPainter,
        letters: "_Type",
        text: str,
        where: QRectF,
        how: Qt.AlignmentFlag,
    ) -> None:
        painter.setFont(letters.font)
        painter.setPen(QColor(self._theme.palette.text_2))
        painter.drawText(where, how, letters.elided(text, where.width()))


class _Type:
    """A font with its measures."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self._metrics = QFontMetricsF(font)

    def width(self, text: str) -> float:
        return self._metrics.horizontalAdvance(text)

    def elided(self, text: str, room: float) -> str:
        return self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
