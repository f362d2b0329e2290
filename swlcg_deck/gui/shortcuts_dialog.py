"""The legend of all keys, on F1 and `?`."""

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from swlcg_deck.gui.actions import COMMANDS, KEYS_IN_PANELS, MENUS
from swlcg_deck.gui.theme.theme import Theme


class ShortcutsDialog(QDialog):
    """Made from the table of commands, so it is never out of date."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keyboard shortcuts")
        self.resize(theme.px(920), theme.px(680))
        title = QLabel("Keyboard shortcuts")
        title.setObjectName("title")
        legend = QWidget()
        columns = QGridLayout(legend)
        columns.setHorizontalSpacing(theme.px(32))
        columns.setVerticalSpacing(theme.px(6))
        for column, rows in enumerate(_columns()):
            for row, (left, right) in enumerate(rows):
                _add(columns, row, 2 * column, left, right)
        columns.setRowStretch(columns.rowCount(), 1)
        for meaning in (1, 3):
            columns.setColumnStretch(meaning, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(legend)
        scroll.setAccessibleName("List of keyboard shortcuts")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.px(20)] * 4)
        layout.addWidget(title)
        layout.addWidget(scroll)


def _columns() -> list[list[tuple[str, str]]]:
    """Menus with the most entries at the left; an empty right side is a heading."""
    columns: list[list[tuple[str, str]]] = [[], []]
    for menu in MENUS:
        rows = [(menu, "")]
        for command in COMMANDS:
            if command.menu == menu and command.keys:
                keys = " or ".join(_native(key) for key in command.keys)
                rows.append((keys, command.text.replace("&", "").rstrip("…")))
        columns[0 if menu in {"File", "Edit"} else 1].extend(rows)
    columns[0].append(("In the panels", ""))
    columns[0].extend(KEYS_IN_PANELS)
    return columns


def _native(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def _add(grid: QGridLayout, row: int, column: int, left: str, right: str) -> None:
    keys = QLabel(left)
    keys.setObjectName("strong" if right else "section")
    grid.addWidget(keys, row, column)
    if right:
        meaning = QLabel(right)
        meaning.setWordWrap(True)
        grid.addWidget(meaning, row, column + 1)
