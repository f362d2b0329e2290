"""The findings below one another: as high as they are, up to a bound, then they scroll."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.verdict.finding_row import FindingRow
from swlcg_deck.legality.findings import Finding


class _Rows(QWidget):
    """Findings with a line above each."""

    def __init__(self) -> None:
        super().__init__()
        self.line = QColor()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for place in range(self.column.count()):
            item = self.column.itemAt(place)
            if item is not None and not item.isEmpty():
                line = QRectF(0, item.geometry().top(), self.width(), 1)
                if line.intersects(QRectF(event.rect())):
                    painter.fillRect(line, self.line)
        painter.end()


class FindingsArea(QScrollArea):
    set_requested = Signal(int)
    rule_requested = Signal(str)
    fix_requested = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._bound = theme.px(190)
        self._rows: list[FindingRow] = []
        self._shown: object = None
        self._heights: dict[int, int] = {}
        """By width; measuring rich text takes longer than anything else here."""
        self._body = _Rows()
        self._body.column.setContentsMargins(0, 0, theme.px(4), 0)
        self.setWidget(self._body)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_findings(
        self, findings: list[Finding], title_of: Callable[[int], str], line: QColor
    ) -> None:
        """Fill the rows there are, make those that are missing, hide those too many."""
        shown = (tuple(findings), self._theme.palette.scheme, self._theme.scale, line.rgba())
        if shown == self._shown:
            return
        self._shown = shown
        while len(self._rows) < len(findings):
            row = FindingRow(self._theme)
            row.set_requested.connect(self.set_requested)
            row.rule_requested.connect(self.rule_requested)
            row.fix_requested.connect(self.fix_requested)
            self._body.column.addWidget(row)
            self._rows.append(row)
        for row, finding in zip(self._rows, findings, strict=False):
            row.show_finding(finding, title_of)
        for place, row in enumerate(self._rows):
            row.setVisible(place < len(findings))
        self._body.line = line
        self._body.update()
        self._forget_heights()

    def rows(self) -> list[FindingRow]:
        """Those that show something."""
        return [row for row in self._rows if not row.isHidden()]

    def set_bound(self, height: int) -> None:
        if height != self._bound:
            self._bound = height
            self._forget_heights()

    def _forget_heights(self) -> None:
        self._heights.clear()
        self.updateGeometry()
        self._choose_bar()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._measured(width)
        return self._heights[width]

    def _measured(self, width: int) -> int:
        """Row after row, until it is clear that they scroll."""
        inner, height = width - self._body.column.contentsMargins().right(), 0
        for row in self.rows():
            height += row.heightForWidth(inner)
            if height >= self._bound:
                return self._bound
        return height

    def sizeHint(self) -> QSize:
        width = max(self.width(), self._theme.px(120))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()
        self._choose_bar()

    def _choose_bar(self) -> None:
        """A bar would make the findings narrower, so higher, so that they need the bar."""
        wanted = self.heightForWidth(self.width())
        fits = wanted < self._bound and self.height() >= wanted
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        )
