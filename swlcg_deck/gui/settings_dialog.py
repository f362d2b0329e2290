"""The settings: applied while one looks at them, kept only when one says so."""

import os
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.decks.library import default_root
from swlcg_deck.gui.folder_field import FolderField
from swlcg_deck.gui.parts import Parts
from swlcg_deck.gui.screen_fit import fit_to_screen
from swlcg_deck.gui.settings import Settings
from swlcg_deck.gui.theme.theme import TEXT_SIZES, Choice
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.drop_down import DropDown
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.section_label import SectionLabel
from swlcg_deck.legality.findings import Mode

_THEMES: dict[str, Choice] = {"system": "system", "dark": "dark", "light": "light"}
_MODES = {
    Mode.TOURNAMENT: "Decks are judged with the restricted list of the edition.",
    Mode.CASUAL: "Decks are judged without the restricted list.",
}
_LIBRARY = "Used from the next start on. Your decks stay where they are; copy them if you want."
_NO_WRITING = "Nothing can be written into this folder; choose another one."
_MAX_AUTHOR = 200


class SettingsDialog(QDialog):
    """Theme, text size and rules change at once; Cancel brings back what was before."""

    applied = Signal()

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self._theme = parts.theme
        self._before = parts.settings.model_copy()
        self._rules_before = (parts.rules.edition.id, parts.rules.mode)
        self.setWindowTitle("Settings")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._make_fields(parts.settings)
        self._build()
        self._connect()
        self._tell()
        self._restyle()
        fit_to_screen(self, self.sizeHint())
        self.theme.button(parts.settings.theme).setFocus()

    def _make_fields(self, settings: Settings) -> None:
        theme, rules = self._theme, self._parts.rules
        self.theme = ChoiceBar(theme, [("system", "System"), ("dark", "Dark"), ("light", "Light")])
        self.theme.choose(settings.theme)
        self.text_size = DropDown(theme, "Text size")
        for size in sorted({*TEXT_SIZES, settings.text_size}):
            self.text_size.addItem(f"{size} %", size)
        self.text_size.setCurrentIndex(self.text_size.findData(settings.text_size))
        self.motion = ChoiceBar(theme, [("on", "On"), ("off", "Off")])
        self.motion.choose("on" if settings.motion else "off")
        self.edition = DropDown(theme, "Edition")
        for edition in reversed(rules.pool.editions):
            self.edition.addItem(edition.title, edition.id)
        self.edition.setCurrentIndex(self.edition.findData(rules.edition.id))
        self.mode = ChoiceBar(theme, [(mode.value, mode.value.capitalize()) for mode in Mode])
        self.mode.choose(rules.mode.value)
        self.author = QLineEdit(settings.author)
        self.author.setMaxLength(_MAX_AUTHOR)
        self.author.setPlaceholderText("Your name")
        dialogs = self._parts.dialogs
        self.library = FolderField(
            theme, dialogs, "Library folder", str(default_root()), "Usual place"
        )
        self.library.set_folder(settings.library_folder)
        self.octgn = FolderField(theme, dialogs, "OCTGN folder", "Not chosen", "None")
        self.octgn.set_folder(settings.octgn_folder)

    def _build(self) -> None:
        self._body = QWidget()
        self._grid = QGridLayout(self._body)
        self._grid.setColumnStretch(1, 1)
        self._hints: dict[str, QLabel] = {}
        self._labels: list[tuple[QLabel, QWidget]] = []
        self._cells: list[QVBoxLayout] = []
        self._section("Appearance")
        self._field("Theme", self.theme)
        self._field("Text size", self.text_size)
        self._field("Motion", self.motion, "Only where a movement explains what happened.")
        self._section("Rules")
        self._field("Edition", self.edition, " ")
        self._field("Mode", self.mode, " ")
        self._section("You")
        self._field("Author", self.author, "For decks that you make and for tournament sheets.")
        self._section("Folders")
        self._field("Library", self.library, " ")
        self._field("OCTGN", self.octgn, "Where decks for OCTGN go and card packs come from.")
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self._body)
        self._scroll = scroll
        self.cancel = QPushButton("Cancel")
        self.cancel.setAutoDefault(False)
        self.save = QPushButton("Save")
        self.save.setObjectName("primary")
        self.save.setDefault(True)
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        for button in (self.cancel, self.save):
            button.setAccessibleName(button.text())
            self._foot.addWidget(button)
        self._title = QLabel("Settings")
        self._title.setObjectName("title")
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self._title)
        self._column.addWidget(scroll, 1)
        self._column.addWidget(Hairline())
        self._column.addLayout(self._foot)

    def _section(self, title: str) -> None:
        row = self._grid.rowCount()
        if row > 1:
            self._grid.addWidget(Hairline(), row, 0, 1, 2)
            row += 1
        self._grid.addWidget(SectionLabel(title), row, 0, 1, 2)

    def _field(self, name: str, field: QWidget, hint: str = "") -> None:
        """A line of the form; a label that names its field for screen readers too."""
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
        if hint:
            words = QLabel(hint)
            words.setObjectName("secondary")
            words.setWordWrap(True)
            self._hints[name] = words
            cell.addWidget(words)
        self._cells.append(cell)
        self._grid.addLayout(cell, row, 1)

    def _connect(self) -> None:
        self.theme.chosen.connect(self._show_appearance)
        self.text_size.currentIndexChanged.connect(self._show_appearance)
        self.edition.currentIndexChanged.connect(self._show_rules)
        self.mode.chosen.connect(self._show_rules)
        self.library.changed.connect(self._tell)
        self.cancel.clicked.connect(self.reject)
        self.save.clicked.connect(self.accept)
        self._theme.changed.connect(self._restyle)

    def _show_appearance(self) -> None:
        size: int = self.text_size.currentData()
        self._theme.choose(_THEMES[self.theme.current()], size)

    def _show_rules(self) -> None:
        self._parts.rules.choose(self.edition.currentData(), Mode(self.mode.current()))
        self._tell()

    def _tell(self) -> None:
        """The sentences below the fields, as things are now."""
        edition = self._parts.rules.pool.edition(self.edition.currentData())
        self._hints["Edition"].setText(_sentence(edition.summary if edition else ""))
        self._hints["Mode"].setText(_MODES[Mode(self.mode.current())])
        folder = self.library.folder()
        can_write = not folder or _can_write(Path(folder))
        is_new = folder != self._before.library_folder
        words = self._hints["Library"]
        words.setText("" if can_write and not is_new else (_LIBRARY if can_write else _NO_WRITING))
        words.setVisible(bool(words.text()))
        words.setObjectName("secondary" if can_write else "problem")
        words.style().polish(words)
        self.save.setEnabled(can_write)
        self.save.setToolTip("" if can_write else _NO_WRITING)

    def accept(self) -> None:
        settings = self._parts.settings
        settings.theme = _THEMES[self.theme.current()]
        settings.text_size = self.text_size.currentData()
        settings.motion = self.motion.current() == "on"
        settings.author = self.author.text().strip()
        settings.library_folder = self.library.folder()
        settings.octgn_folder = self.octgn.folder()
        self._parts.use_settings()
        self._parts.save_settings()
        super().accept()
        self.applied.emit()

    def reject(self) -> None:
        """Bring back what was before; Escape and the window's own button come here too."""
        if (self.theme.current(), self.text_size.currentData()) != (
            self._before.theme,
            self._before.text_size,
        ):
            self._theme.choose(self._before.theme, self._before.text_size)
        self._parts.rules.choose(*self._rules_before)
        super().reject()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(540), self._theme.px(740))

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(0, 0, 0, 0)
        self._title.setContentsMargins(px(20), px(16), px(20), px(12))
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
        self._foot.setContentsMargins(px(20), px(12), px(20), px(14))
        self._foot.setSpacing(px(8))


def _can_write(folder: Path) -> bool:
    return folder.is_dir() and os.access(folder, os.W_OK)


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:].rstrip('.')}."
