"""A page of the sheet as it will come out of the printer."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.language import tr
from swlcg_deck.printing.sheet_pages import SheetPages

_STEPS = {
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Left: -1,
}
_RING = 3


class SheetPreview(QWidget):
    """Paper is white by day and by night; the page keeps its proportions."""

    page_changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._pages: SheetPages | None = None
        self._page = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleDescription(tr("Page Up and Page Down turn the pages."))
        theme.changed.connect(self.update)

    @property
    def page(self) -> int:
        return self._page

    @property
    def count(self) -> int:
        return self._pages.count if self._pages else 0

    def show_pages(self, pages: SheetPages) -> None:
        """Show a new state of the sheet, at the same page where it still exists."""
        self._pages = pages
        self._page = min(self._page, pages.count - 1)
        self._tell()

    def go(self, by: int) -> None:
        page = min(max(self._page + by, 0), max(self.count - 1, 0))
        if page != self._page:
            self._page = page
            self._tell()

    def _tell(self) -> None:
        self.setAccessibleName(
            tr("Preview, page {page} of {count}", page=self._page + 1, count=self.count)
        )
        self.page_changed.emit()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(480), self._theme.px(660))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(200))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.go(step)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if turned:
            self.go(-1 if turned > 0 else 1)
            event.accept()

    def paper_rect(self) -> QRectF:
        """Where the paper lies: as large as fits, at the top."""
        if self._pages is None:
            return QRectF()
        size = self._pages.size
        room = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        scale = min(room.width() / size.width(), room.height() / size.height())
        width, height = size.width() * scale, size.height() * scale
        return QRectF(room.center().x() - width / 2, room.top(), width, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._pages is None:
            return
        paper = self.paper_rect()
        painter = QPainter(self)
        painter.fillRect(paper, QColor("white"))
        painter.save()
        painter.translate(paper.topLeft())
        scale = paper.width() / self._pages.size.width()
        painter.scale(scale, scale)
        self._pages.paint(painter, self._page)
        painter.restore()
        painter.setPen(QPen(QColor(self._theme.palette.border), 1))
        painter.drawRect(paper.adjusted(0.5, 0.5, -0.5, -0.5))
        if self.hasFocus():
            ring = paper.adjusted(-_RING, -_RING, _RING, _RING)
            paint_focus_ring(painter, self._theme, ring, self._theme.px(3))
        painter.end()
