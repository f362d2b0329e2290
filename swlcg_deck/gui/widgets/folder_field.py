"""A folder that can be chosen, or left at its usual place."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.work.questions import Dialogs
from swlcg_deck.language import tr


class FolderField(QWidget):
    """Shows a path and asks for another; an empty one means the usual place."""

    changed = Signal()

    def __init__(
        self, theme: Theme, dialogs: Dialogs, name: str, asks: str, usual: str, reset: str
    ) -> None:
        super().__init__()
        self._theme = theme
        self._dialogs = dialogs
        self._name = name
        self._asks = asks
        self._usual = usual
        self._folder = ""
        self.path = ElidedLabel()
        self.choose_button = QPushButton(tr("Choose…"))
        self.choose_button.setAccessibleName(asks)
        self.reset_button = QPushButton(reset)
        self.reset_button.setAccessibleName(f"{name}: {reset}")
        for button in (self.choose_button, self.reset_button):
            button.setObjectName("small")
            button.setAutoDefault(False)
        self.choose_button.clicked.connect(self._choose)
        self.reset_button.clicked.connect(self._reset)
        self._row = QHBoxLayout()
        self._row.addWidget(self.choose_button)
        self._row.addWidget(self.reset_button)
        self._row.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.path)
        self._column.addLayout(self._row)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.set_folder("")

    def folder(self) -> str:
        return self._folder

    def set_folder(self, folder: str) -> None:
        self._folder = folder
        self.path.setText(folder or self._usual)
        self.choose_button.setAccessibleDescription(f"{self._name}: {folder or self._usual}")
        self.reset_button.setEnabled(bool(folder))

    def _choose(self) -> None:
        chosen: Path | None = self._dialogs.open_folder(self._asks)
        if chosen is not None:
            self.set_folder(str(chosen))
            self.changed.emit()

    def _reset(self) -> None:
        self.set_folder("")
        self.choose_button.setFocus()
        self.changed.emit()

    def _restyle(self) -> None:
        self._row.setSpacing(self._theme.px(8))
        self._column.setSpacing(self._theme.px(6))
