"""Plain numbers in columns: what it is, and one value for each that is compared."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.elided_label import ElidedLabel

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class FactGrid(QWidget):
    """Labels only, so that a screen reader finds every one."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(name)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_facts(self, heads: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> None:
        """Every row has a label and as many values as there are heads."""
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for at, head in enumerate(heads, 1):
            self._add(ElidedLabel(head), "caption", 0, at)
        for row, (label, values) in enumerate(rows, 1):
            name = QLabel(label)
            name.setWordWrap(True)
            self._add(name, "secondary", row, 0)
            for at, value in enumerate(values, 1):
                cell = ElidedLabel(value)
                head = heads[at - 1] if heads else ""
                cell.setAccessibleName(f"{label}, {head}: {value}" if head else f"{label}: {value}")
                self._add(cell, "strong", row, at)
        words = "; ".join(f"{label}: {', '.join(values)}" for label, values in rows)
        self.setAccessibleDescription(words)

    def _add(self, label: QLabel, name: str, row: int, column: int) -> None:
        label.setObjectName(name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        if column:
            label.setAlignment(_RIGHT)
        self._grid.addWidget(label, row, column)

    def _restyle(self) -> None:
        px = self._theme.px
        self._grid.setHorizontalSpacing(px(16))
        self._grid.setVerticalSpacing(px(7))
