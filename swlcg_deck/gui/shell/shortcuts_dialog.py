"""The legend of all keys, on F1 and `?`, from where the rules and the guide are one key away."""

import sys

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.gui.shell.actions import COMMANDS, KEYS_IN_PANELS, MENUS, as_on, keys_on
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.screen_fit import fit_to_screen
from swlcg_deck.gui.widgets.section_label import SectionLabel
from swlcg_deck.language import tr

_AT_THE_LEFT = ("File", "Edit")


class ShortcutsDialog(QDialog):
    """Made from the table of commands, so it is never out of date."""

    rules_requested = Signal()
    guide_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._letters: dict[str, QPushButton] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        title = QLabel(tr("Keyboard shortcuts"))
        title.setObjectName("title")
        legend = QWidget()
        columns = QHBoxLayout(legend)
        columns.setContentsMargins(0, 0, theme.px(12), 0)
        columns.setSpacing(theme.px(40))
        right = {_plain(title): _keys_of(menu) for menu, title in MENUS.items()}
        left = {title: right.pop(title) for title in (_plain(MENUS[m]) for m in _AT_THE_LEFT)}
        right[tr("In the panels")] = [
            (as_on(sys.platform, tr(keys)), tr(words)) for keys, words in KEYS_IN_PANELS
        ]
        columns.addLayout(self._column(left), 4)
        columns.addLayout(self._column(right), 5)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(legend)
        scroll.setAccessibleName(tr("List of keyboard shortcuts"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(theme.px(n) for n in (20, 16, 8, 12)))
        layout.setSpacing(theme.px(12))
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self._way_to(tr("&Rules of the game"), self.rules_requested))
        head.addWidget(self._way_to(tr("User &guide"), self.guide_requested))
        layout.addLayout(head)
        layout.addWidget(scroll)
        fit_to_screen(self, QSize(theme.px(960), theme.px(740)))

    def _way_to(self, text: str, wanted: SignalInstance) -> QPushButton:
        """A button that closes the legend; its underlined letter alone presses it too."""
        button = QPushButton(text)
        button.setObjectName("small")
        button.setAccessibleName(text.replace("&", ""))
        button.setAutoDefault(False)
        button.clicked.connect(self.accept)
        button.clicked.connect(wanted)
        self._letters[text.partition("&")[2][:1].casefold()] = button
        return button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        button = self._letters.get(event.text().casefold())
        if button is not None and event.text():
            button.click()
        else:
            super().keyPressEvent(event)

    def _column(self, sections: dict[str, list[tuple[str, str]]]) -> QGridLayout:
        px = self._theme.px
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(6))
        grid.setColumnStretch(1, 1)
        for title, rows in sections.items():
            row = grid.rowCount()
            heading = SectionLabel(title)
            heading.setContentsMargins(0, px(14) if row > 1 else 0, 0, px(2))
            grid.addWidget(heading, row, 0, 1, 2)
            for keys, meaning in rows:
                _add(grid, keys, meaning)
        grid.setRowStretch(grid.rowCount(), 1)
        return grid


def _keys_of(menu: str) -> list[tuple[str, str]]:
    """The keys of a menu and what they do."""
    return [
        (
            tr(" or ").join(map(_native, keys_on(sys.platform, command))),
            _plain(command.text).rstrip("…"),
        )
        for command in COMMANDS
        if command.menu == menu and command.keys
    ]


def _plain(text: str) -> str:
    """The words of a menu entry, without the mark of its key."""
    return tr(text).replace("&", "")


def _native(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def _add(grid: QGridLayout, keys: str, meaning: str) -> None:
    row = grid.rowCount()
    left, right = QLabel(keys), QLabel(meaning)
    left.setObjectName("strong")
    left.setTextFormat(Qt.TextFormat.PlainText)
    right.setWordWrap(True)
    for column, label in enumerate((left, right)):
        label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(label, row, column)
