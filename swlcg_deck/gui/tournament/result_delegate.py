"""How a result is painted."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swlcg_deck.gui.tables.table_model import Index
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.judge_results import Result
from swlcg_deck.gui.tournament.result_model import ResultModel
from swlcg_deck.gui.widgets.row_painting import CENTRE, paint_sign, write
from swlcg_deck.language import tr

ROW = 35


class ResultDelegate(QStyledItemDelegate):
    """Cells only; the ground of a row is painted by the table."""

    def __init__(self, theme: Theme, model: ResultModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._theme.px(40), self._theme.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        result = self._model.row_at(index)
        if result is None:
            return
        px, palette = self._theme.px, self._theme.palette
        where = QRectF(option.rect).adjusted(px(8), 0, -px(4), -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        column = self._model.columns[index.column()].name
        if column == "verdict":
            self._paint_verdict(painter, result, where.adjusted(px(10), 0, 0, 0))
        elif column == "sets":
            middle = where.adjusted(-px(8), 0, px(4), 0)
            write(painter, middle, index.data(), self._theme.font(), palette.text_2, CENTRE)
        else:
            if column == "card":
                where = self._paint_glyph(painter, result, where)
            strong = column in ("file", "deck")
            is_broken = column == "reasons" and result.judged is None
            ink = palette.text if strong else palette.text_2
            ink = palette.illegal.ink if is_broken else ink
            write(painter, where, index.data(), self._theme.font(), ink)
        painter.restore()

    def _paint_verdict(self, painter: QPainter, result: Result, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        ink, size = result.look.colours(palette).ink, px(16)
        box = QRectF(where.left(), where.center().y() - size / 2, size, size)
        paint_sign(painter, self._theme, result.look.glyph, ink, box)
        words = where.adjusted(px(23), 0, 0, 0)
        write(painter, words, tr(result.look.word), self._theme.font(13, semibold=True), ink)

    def _paint_glyph(self, painter: QPainter, result: Result, where: QRectF) -> QRectF:
        px = self._theme.px
        affiliation = result.judged.affiliation if result.judged else None
        if affiliation is None:
            return where
        size = px(15)
        box = QRectF(where.left(), where.center().y() - size / 2, size, size)
        colour = self._theme.palette.affiliation(affiliation)
        paint_glyph(painter, affiliation_glyph(affiliation), colour, box)
        return where.adjusted(px(22), 0, 0, 0)
