"""Fields below each other in sections, each with its label and room for a sentence about it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.folder_field import FolderField
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.section_label import SectionLabel


class Hint(QLabel):
    """A sentence below a field; no sentence takes no room."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("secondary")
        self.setWordWrap(True)
        self.hide()

    def setText(self, words: str) -> None:
        super().setText(words)
        self.setVisible(bool(words))


class Form(QWidget):
    """Labels at the left, fields at the right."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(1, 1)
        self._labels: list[tuple[QLabel, QWidget]] = []
        self._cells: list[QVBoxLayout] = []
        theme.changed.connect(self._restyle)

    def section(self, title: str) -> None:
        row = self._grid.rowCount()
        if row > 1:
            self._grid.addWidget(Hairline(), row, 0, 1, 2)
            row += 1
        self._grid.addWidget(SectionLabel(title), row, 0, 1, 2)

    def field(self, name: str, field: QWidget) -> Hint:
        """A field and its label, which names it for screen readers; gives the place below it."""
        row = self._grid.rowCount()
        label = QLabel(name)
        label.setBuddy(field)
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        field.setAccessibleName(name)
        self._labels.append((label, field))
        self._grid.addWidget(label, row, 0)
        cell = QVBoxLayout()
        cell.addWidget(field)
        if not isinstance(field, QLineEdit | FolderField):
            cell.setAlignment(field, Qt.AlignmentFlag.AlignLeft)
        hint = Hint()
        cell.addWidget(hint)
        self._cells.append(cell)
        self._grid.addLayout(cell, row, 1)
        return hint

    def end(self) -> None:
        """No more fields: what room is left stays below them."""
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self._restyle()

    def _restyle(self) -> None:
        px = self._theme.px
        self._grid.setContentsMargins(px(20), 0, px(20), px(16))
        self._grid.setHorizontalSpacing(px(16))
        self._grid.setVerticalSpacing(px(11))
        self._grid.setColumnMinimumWidth(0, px(80))
        for label, field in self._labels:
            # Beside the first line of a field, which has its text in the middle of its height.
            top = 0 if isinstance(field, FolderField) else px(8)
            label.setContentsMargins(0, top, 0, 0)
        for cell in self._cells:
            cell.setContentsMargins(0, 0, 0, 0)
            cell.setSpacing(px(5))
