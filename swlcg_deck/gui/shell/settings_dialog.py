"""The settings: applied while one looks at them, kept only when one says so."""

import os
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.decks.library_place import ENVIRONMENT, usual_folder
from swlcg_deck.files.places import folder_of_variable
from swlcg_deck.files.plain_file import is_folder
from swlcg_deck.gui.documents.parts import Parts
from swlcg_deck.gui.documents.settings import Settings
from swlcg_deck.gui.theme.theme import TEXT_SIZES, Choice
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.drop_down import DropDown
from swlcg_deck.gui.widgets.folder_field import FolderField
from swlcg_deck.gui.widgets.form import Form
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.screen_fit import fit_to_screen
from swlcg_deck.gui.words.window_language import language_for, language_name
from swlcg_deck.language import languages, mark, spoken, tr
from swlcg_deck.legality.findings import Mode

_THEMES: dict[str, Choice] = {"system": "system", "dark": "dark", "light": "light"}
_MODES = {
    Mode.TOURNAMENT: mark("Decks are judged with the restricted list of the edition."),
    Mode.CASUAL: mark("Decks are judged without the restricted list."),
}
_MODE_NAMES = {Mode.TOURNAMENT: mark("Tournament"), Mode.CASUAL: mark("Casual")}
_LIBRARY = mark(
    "Used from the next start on. Your decks stay where they are; copy them if you want."
)
_OVERRULED = mark("As long as the variable {variable} is set, the folder that it names is used.")
_NO_WRITING = mark("Nothing can be written into this folder; choose another one.")
_SUMMARIES = (
    mark("no errata, no restricted list"),
    mark("the first errata, no restricted list"),
    mark("seven restricted groups; Luke Skywalker (64-2) in its older form"),
    mark("twelve restricted groups; undated, its newest entry is marked v5.2"),
)
"""What the card pool says of its editions."""
_LANGUAGE = mark("Spoken from the next start on.")
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
        self.setWindowTitle(tr("Settings"))
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
        themes = [("system", tr("System")), ("dark", tr("Dark")), ("light", tr("Light"))]
        self.theme = ChoiceBar(theme, themes)
        self.theme.choose(settings.theme)
        self.text_size = DropDown(theme, tr("Text size"))
        for size in sorted({*TEXT_SIZES, settings.text_size}):
            self.text_size.addItem(f"{size} %", size)
        self.text_size.setCurrentIndex(self.text_size.findData(settings.text_size))
        self.motion = ChoiceBar(theme, [("on", tr("On")), ("off", tr("Off"))])
        self.motion.choose("on" if settings.motion else "off")
        self.language = DropDown(theme, tr("Language"))
        own = language_name(language_for(""))
        self.language.addItem(tr("As the computer ({language})", language=own), "")
        for code in languages():
            self.language.addItem(language_name(code), code)
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.edition = DropDown(theme, tr("Edition"))
        for edition in reversed(rules.pool.editions):
            self.edition.addItem(edition.title, edition.id)
        self.edition.setCurrentIndex(self.edition.findData(rules.edition.id))
        self.mode = ChoiceBar(theme, [(mode.value, tr(_MODE_NAMES[mode])) for mode in Mode])
        self.mode.choose(rules.mode.value)
        self.author = QLineEdit(settings.author)
        self.author.setMaxLength(_MAX_AUTHOR)
        self.author.setPlaceholderText(tr("Your name"))
        dialogs = self._parts.dialogs
        self.library = FolderField(
            theme,
            dialogs,
            tr("Library folder"),
            tr("Choose the library folder"),
            str(usual_folder()),
            tr("Usual place"),
        )
        self.library.set_folder(settings.library_folder)
        self.octgn = FolderField(
            theme,
            dialogs,
            tr("OCTGN folder"),
            tr("Choose the OCTGN folder"),
            tr("Not chosen"),
            tr("No folder"),
        )
        self.octgn.set_folder(settings.octgn_folder)

    def _build(self) -> None:
        self._form = form = Form(self._theme)
        form.section(tr("Appearance"))
        form.field(tr("Theme"), self.theme)
        form.field(tr("Text size"), self.text_size)
        motion = form.field(tr("Motion"), self.motion)
        motion.setText(tr("Only where a movement explains what happened."))
        self._about_language = form.field(tr("Language"), self.language)
        form.section(tr("Rules"))
        self._about_edition = form.field(tr("Edition"), self.edition)
        self._about_mode = form.field(tr("Mode"), self.mode)
        form.section(tr("You"))
        author = form.field(tr("Author"), self.author)
        author.setText(tr("For decks that you make and for tournament sheets."))
        form.section(tr("Folders"))
        self._about_library = form.field(tr("Library"), self.library)
        octgn = form.field("OCTGN", self.octgn)
        octgn.setText(tr("Where decks for OCTGN go and card packs come from."))
        form.end()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(form)
        self._scroll = scroll
        self.cancel = QPushButton(tr("Cancel"))
        self.cancel.setAutoDefault(False)
        self.save = QPushButton(tr("Save"))
        self.save.setObjectName("primary")
        self.save.setDefault(True)
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        for button in (self.cancel, self.save):
            button.setAccessibleName(button.text())
            self._foot.addWidget(button)
        self._title = QLabel(tr("Settings"))
        self._title.setObjectName("title")
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self._title)
        self._column.addWidget(scroll, 1)
        self._column.addWidget(Hairline())
        self._column.addLayout(self._foot)

    def _connect(self) -> None:
        self.theme.chosen.connect(self._show_appearance)
        self.text_size.currentIndexChanged.connect(self._show_appearance)
        self.edition.currentIndexChanged.connect(self._show_rules)
        self.mode.chosen.connect(self._show_rules)
        self.library.changed.connect(self._tell)
        self.language.currentIndexChanged.connect(self._tell)
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
        self._about_edition.setText(_sentence(tr(edition.summary) if edition else ""))
        self._about_mode.setText(tr(_MODES[Mode(self.mode.current())]))
        is_other = language_for(self.language.currentData()) != spoken()
        self._about_language.setText(tr(_LANGUAGE) if is_other else "")
        folder = self.library.folder()
        can_write = not folder or _can_write(Path(folder))
        is_new = folder != self._before.library_folder
        words = self._about_library
        said = "" if can_write and not is_new else tr(_LIBRARY if can_write else _NO_WRITING)
        if can_write and folder_of_variable(ENVIRONMENT):
            said = tr(_OVERRULED, variable=ENVIRONMENT)
        words.setText(said)
        words.setObjectName("secondary" if can_write else "problem")
        words.style().polish(words)
        self.save.setEnabled(can_write)
        self.save.setToolTip("" if can_write else tr(_NO_WRITING))

    def accept(self) -> None:
        settings = self._parts.settings
        settings.theme = _THEMES[self.theme.current()]
        settings.text_size = self.text_size.currentData()
        settings.motion = self.motion.current() == "on"
        settings.language = self.language.currentData()
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
        self._foot.setContentsMargins(px(20), px(12), px(20), px(14))
        self._foot.setSpacing(px(8))


def _can_write(folder: Path) -> bool:
    return is_folder(folder) and os.access(folder, os.W_OK)


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:].rstrip('.')}."
