"""The list of decks of one side: a click chooses one, a tick adds one."""

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyleOptionViewItem

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.playtest.games.deck_choices import Playable
from swlcg_deck.gui.playtest.simulate.setup.deck_model import DeckModel, second_line
from swlcg_deck.gui.tables.painted_list import PaintedList
from swlcg_deck.gui.tables.row_delegate import RowDelegate
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.row_painting import write
from swlcg_deck.gui.widgets.tick_box import paint_tick
from swlcg_deck.language import tr

_ROW, _BOX, _LEFT = 46, 16, 12
_GLYPH_AT, _WORDS_AT = 40, 68


class _DeckDelegate(RowDelegate[Playable]):
    def __init__(self, theme: Theme, pool: CardPool, model: DeckModel, view: QListView) -> None:
        super().__init__(theme, model, view, _ROW)
        self._pool = pool
        self._model = model

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, one: Playable, where: QRectF
    ) -> None:
        px, palette = self._theme.px, self._theme.palette
        is_ticked = self._model.is_ticked(one)
        if is_ticked or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(where, QColor(palette.selected if is_ticked else palette.hover))
        self.paint_line_below(painter, where)
        if one.fault:
            painter.setOpacity(0.6)
        size = px(_BOX)
        box = QRectF(where.left() + px(_LEFT), where.center().y() - size / 2, size, size)
        paint_tick(painter, self._theme, box, is_on=is_ticked)
        self._paint_glyph(painter, one, where)
        words = where.adjusted(px(_WORDS_AT), px(5), -px(10), 0)
        words.setHeight(px(18))
        write(painter, words, one.deck.name, self._theme.font(13, semibold=True), palette.text)
        words.translate(0, px(18))
        write(painter, words, second_line(one), self._theme.font(12), palette.text_2)
        painter.setOpacity(1.0)
        if self.has_focus(option):
            paint_focus_ring(painter, self._theme, where, px(4))

    def _paint_glyph(self, painter: QPainter, one: Playable, where: QRectF) -> None:
        card = one.deck.affiliation_card(self._pool)
        if card is not None:
            size = self._theme.px(18)
            left = where.left() + self._theme.px(_GLYPH_AT)
            box = QRectF(left, where.center().y() - size / 2, size, size)
            colour = self._theme.palette.affiliation(card.affiliation)
            paint_glyph(painter, affiliation_glyph(card.affiliation), colour, box)


class DeckList(PaintedList):
    """Enter takes one deck alone, Space ticks it with the others, Ctrl+A ticks all."""

    def __init__(self, theme: Theme, pool: CardPool, name: str) -> None:
        help_words = tr("Enter takes a deck alone, Space ticks it with others, Ctrl+A ticks all.")
        super().__init__(theme, name, help_words)
        self.decks = DeckModel(self)
        self.setModel(self.decks)
        self.setItemDelegate(_DeckDelegate(theme, pool, self.decks, self))
        self.setSelectionMode(QListView.SelectionMode.NoSelection)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(160), self._theme.px(3 * _ROW))

    def enter(self) -> None:
        """Take the keyboard, on the first deck where none was chosen before."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.decks.index(0, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        one = self.decks.row_at(self.currentIndex())
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if ctrl and event.key() == Qt.Key.Key_A:
            self.decks.tick_only(self.decks.rows())
        elif one is not None and event.key() == Qt.Key.Key_Space:
            self.decks.toggle(one)
        elif one is not None and not ctrl and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.decks.tick_only([one])
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        at = event.position().toPoint()
        one = self.decks.row_at(self.indexAt(at))
        if one is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        if self._is_box(at) or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.decks.toggle(one)
        else:
            self.decks.tick_only([one])

    def _is_box(self, at: QPoint) -> bool:
        return at.x() < self._theme.px(_GLYPH_AT - 4)
