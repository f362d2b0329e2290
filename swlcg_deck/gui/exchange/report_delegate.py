"""How a line of the report is painted, and how it is answered."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.formats.reading import LineKind
from swlcg_deck.gui.exchange.report_model import KIND_WORDS, ReportModel, ReportRow
from swlcg_deck.gui.exchange.set_chooser import SetChooser, set_label
from swlcg_deck.gui.tables.table_model import Index
from swlcg_deck.gui.theme.palette import Palette
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.marks import Mark, paint_mark
from swlcg_deck.gui.widgets.row_painting import paint_sign, write
from swlcg_deck.language import tr

ROW = 34
QUESTION_ROW = 46
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_COMPACT = (
    "QComboBox { min-height: 0; padding: 0 4px; }"
    "QLineEdit { min-height: 0; padding: 0 4px; border: none; background: transparent; }"
)
_GLYPHS = {
    LineKind.UNDERSTOOD: "line-understood",
    LineKind.REPAIRED: "badge-errata",
    LineKind.AMBIGUOUS: "verdict-cannot-tell",
    LineKind.NOT_UNDERSTOOD: "verdict-illegal",
    LineKind.NOTED: "line-ignored",
    LineKind.IGNORED: "line-ignored",
}


def kind_ink(kind: LineKind, palette: Palette) -> str:
    return {
        LineKind.UNDERSTOOD: palette.legal.ink,
        LineKind.REPAIRED: palette.accent,
        LineKind.AMBIGUOUS: palette.casual.ink,
        LineKind.NOT_UNDERSTOOD: palette.illegal.ink,
        LineKind.NOTED: palette.accent,
        LineKind.IGNORED: palette.text_3,
    }[kind]


class ReportDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, pool: CardPool, model: ReportModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pool = pool
        self._model = model

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        row = self._model.row_at(index)
        height = QUESTION_ROW if row is not None and row.is_question else ROW
        return QSize(self._theme.px(40), self._theme.px(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._model.row_at(index)
        if row is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        where = QRectF(option.rect).adjusted(0, 0, 0, -1)
        column = self._model.columns[index.column()].name
        palette = self._theme.palette
        if column == "kind":
            self._paint_kind(painter, row, where)
        elif column == "line":
            self._write(painter, str(row.line.line), where, palette.text_3, 12)
        elif column == "text":
            self._paint_text(painter, row, where)
        elif row.is_question:
            self._paint_question(painter, row, where)
        else:
            self._write(painter, row.message, where, palette.text_2, 12)
        painter.restore()

    def _paint_kind(self, painter: QPainter, row: ReportRow, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        ink = kind_ink(row.line.kind, palette)
        size = px(14)
        box = QRectF(where.left() + px(10), where.center().y() - size / 2, size, size)
        paint_sign(painter, self._theme, _GLYPHS[row.line.kind], ink, box)
        words = where.adjusted(px(26), 0, 0, 0)
        self._write(painter, tr(KIND_WORDS[row.line.kind]), words, ink, 12, semibold=row.is_open)

    def _paint_text(self, painter: QPainter, row: ReportRow, where: QRectF) -> None:
        """The line, and below it what is the matter, where the meaning is still to be chosen."""
        px, palette = self._theme.px, self._theme.palette
        is_quiet = row.line.kind is LineKind.IGNORED
        ink = palette.text_3 if is_quiet else palette.text
        if not row.is_question:
            self._write(painter, row.line.text.strip(), where, ink, 13)
            return
        upper, lower = where.adjusted(0, px(5), 0, 0), where.adjusted(0, 0, 0, -px(5))
        upper.setHeight(where.height() / 2 - px(5))
        lower.setTop(upper.bottom())
        self._write(painter, row.line.text.strip(), upper, ink, 13)
        self._write(painter, row.message, lower, palette.text_2, 11)

    def answer_rect(self, where: QRectF) -> QRectF:
        """The field in a cell that can be answered."""
        px = self._theme.px
        wide = min(where.width() - px(8), px(280))
        height = px(30)
        return QRectF(where.left() + px(4), where.center().y() - height / 2, wide, height)

    def _paint_question(self, painter: QPainter, row: ReportRow, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        field = self.answer_rect(where)
        painter.setPen(QPen(QColor(palette.border), 1))
        painter.setBrush(QColor(palette.raised))
        painter.drawRoundedRect(field.adjusted(0.5, 0.5, -0.5, -0.5), px(6), px(6))
        chosen = self._pool.set(row.answer) if row.answer is not None else None
        if chosen is not None:
            text, ink = set_label(chosen), palette.text
        else:
            several = tr("Choose one of {count}…", count=len(row.choices))
            text, ink = several if row.choices else tr("Search for a set…"), palette.text_2
        inner = field.adjusted(px(4), 0, -px(22), 0)
        self._write(painter, text, inner, ink, 12)
        size = px(10)
        arrow = QRectF(field.right() - px(18), field.center().y() - size / 2, size, size)
        paint_mark(painter, Mark.CHEVRON_DOWN, palette.text_2, arrow, 2.6)

    def _write(
        self,
        painter: QPainter,
        text: str,
        where: QRectF,
        ink: str,
        size: int,
        *,
        semibold: bool = False,
    ) -> None:
        words = where.adjusted(self._theme.px(8), 0, -self._theme.px(4), 0)
        write(painter, words, text, self._theme.font(size, semibold=semibold), ink)

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        row = self._model.row_at(index)
        chooser = SetChooser(self._pool, row.choices if row else (), parent)
        chooser.setStyleSheet(_COMPACT)
        chooser.chosen.connect(self._answered)
        if row is not None:
            chooser.setAccessibleName(
                tr("Set for line {line}: {text}", line=row.line.line, text=row.line.text.strip())
            )
        if row is not None and row.choices:
            QTimer.singleShot(0, chooser, chooser.showPopup)
        return chooser

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Enter is the field's own business: it takes a set only if it names one."""
        is_enter = isinstance(event, QKeyEvent) and event.key() in _ENTER
        if is_enter and isinstance(editor, SetChooser):
            return False
        return super().eventFilter(editor, event)

    def setEditorData(self, _editor: QWidget, _index: Index) -> None:
        """The field begins empty: what was chosen before is painted in the row."""

    def setModelData(self, editor: QWidget, model: object, index: Index) -> None:
        number = editor.number() if isinstance(editor, SetChooser) else None
        if number is not None and isinstance(model, ReportModel):
            model.setData(index, number)

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        editor.setGeometry(self.answer_rect(QRectF(option.rect)).toRect())

    def _answered(self) -> None:
        """The field names the set that was chosen: take it and close."""
        chooser = self.sender()
        if isinstance(chooser, SetChooser):
            self.commitData.emit(chooser)
            self.closeEditor.emit(chooser)
