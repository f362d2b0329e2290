"""The sets of a deck as they go on the sheet: copies, number, title, and what to know of them."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from swlcg_deck.gui.cards.badge_painting import paint_badge
from swlcg_deck.gui.cards.badges import Badge, BadgeKind, badges_of_set
from swlcg_deck.gui.deck.list_rows import SetRow, rows_of
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.gui.tables.painted_list import PaintedList
from swlcg_deck.gui.tables.row_delegate import RowDelegate
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.pair_words import JudgedDeck
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.gui.widgets.row_painting import LEFT, elided, paint_sign
from swlcg_deck.language import tr

_ROW = 34


@dataclass(frozen=True)
class SheetRow:
    """A set of the list with its badges."""

    row: SetRow
    badges: tuple[Badge, ...]

    @property
    def sentence(self) -> str:
        spoken = "".join(f", {badge.spoken}" for badge in self.badges)
        return f"{self.row.sentence.rstrip('.')}{spoken}."

    @property
    def tip(self) -> str:
        return "\n".join((self.row.tip, *(badge.sentence for badge in self.badges)))


def sheet_rows(deck: JudgedDeck, rules: RulesChoice) -> tuple[SheetRow, ...]:
    """In the order of the sheet: by number, unknown sets last."""
    rows = [r for r in rows_of(deck.deck, rules.pool, deck.judgement) if isinstance(r, SetRow)]
    rows.sort(key=lambda row: (row.known is None, row.entry.number or 0, row.entry.title))
    return tuple(
        SheetRow(row, badges_of_set(row.known, rules.pool, rules.edition) if row.known else ())
        for row in rows
    )


class SheetRowModel(ListModel[SheetRow]):
    def index_of(self, number: int) -> QModelIndex:
        return self.first(lambda row: row.row.entry.number == number)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        row = self.row_at(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.row.entry.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.sentence
        return plain_tip(row.tip) if role == Qt.ItemDataRole.ToolTipRole else None


class _SheetRowDelegate(RowDelegate[SheetRow]):
    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, row: SheetRow, where: QRectF
    ) -> None:
        px, palette = self._theme.px, self._theme.palette
        self._paint_ground(painter, option, where)
        self.paint_line_below(painter, where)
        inner = where.adjusted(px(4), 0, -px(2), -1)
        painter.setFont(self._theme.font())
        entry = row.row.entry
        number = "" if entry.number is None else str(entry.number)
        for text, ink, left in ((f"{entry.copies}×", "text", 0), (number, "text_3", 25)):
            painter.setPen(QColor(getattr(palette, ink)))
            painter.drawText(inner.adjusted(px(left), 0, 0, 0), LEFT, text)
        title = QRectF(inner).adjusted(px(57), 0, 0, 0)
        right = self._paint_badges(painter, self._badges(row, title.width()), inner)
        self._paint_title(painter, row.row, title, right)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        has_focus = self._view.hasFocus()
        if is_selected or option.state & QStyle.StateFlag.State_MouseOver:
            fill = palette.selected if is_selected and has_focus else palette.hover
            painter.fillRect(where, QColor(fill))
        if is_selected and has_focus:
            paint_focus_ring(painter, self._theme, where.adjusted(0, 0, 0, -1), px(3))

    def _badges(self, row: SheetRow, room: float) -> tuple[Badge, ...]:
        """All of them; where the title would be cut, without the one that binds nobody."""
        px = self._theme.px
        wide = QFontMetricsF(self._theme.font()).horizontalAdvance(row.row.entry.title)
        if wide + px(8) + len(row.badges) * px(26) <= room:
            return row.badges
        return tuple(badge for badge in row.badges if badge.kind is not BadgeKind.ERRATA)

    def _paint_badges(self, painter: QPainter, badges: Iterable[Badge], where: QRectF) -> float:
        """From the right to the left; where the title has to end."""
        px = self._theme.px
        left = where.right()
        for badge in reversed(tuple(badges)):
            left -= px(21)
            box = QRectF(left, where.center().y() - px(9), px(21), px(18))
            paint_badge(painter, self._theme, box, badge.kind)
            left -= px(5)
        return left

    def _paint_title(self, painter: QPainter, row: SetRow, where: QRectF, right: float) -> None:
        px, palette = self._theme.px, self._theme.palette
        mark, size = self._mark(row), px(13)
        metrics = QFontMetricsF(self._theme.font())
        room = right - where.left() - px(4) - (size + px(6) if mark else 0)
        title = elided(row.entry.title, self._theme.font(), room)
        painter.setPen(QColor(palette.text))
        painter.setFont(self._theme.font())
        painter.drawText(where, LEFT, title)
        if mark:
            glyph, ink = mark
            left = where.left() + metrics.horizontalAdvance(title) + px(6)
            box = QRectF(left, where.center().y() - size / 2, size, size)
            paint_sign(painter, self._theme, glyph, ink, box)

    def _mark(self, row: SetRow) -> tuple[str, str] | None:
        palette = self._theme.palette
        if row.is_offending:
            return ("verdict-illegal", palette.illegal.ink)
        if row.known is None or row.findings:
            return ("verdict-cannot-tell", palette.unknown.ink)
        return None


class SetList(PaintedList):
    """Arrows go through the sets; Enter or a double click asks to see one."""

    set_requested = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("Sets"))
        self.rows = SheetRowModel()
        self.setModel(self.rows)
        self.setItemDelegate(_SheetRowDelegate(theme, self.rows, self, _ROW))
        self.doubleClicked.connect(self._request)

    def select_set(self, number: int) -> None:
        index = self.rows.index_of(number)
        if index.isValid():
            self.setCurrentIndex(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._request(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _request(self, index: QModelIndex) -> None:
        row = self.rows.row_at(index)
        if row is not None and row.row.known is not None:
            self.set_requested.emit(row.row.known.number)
