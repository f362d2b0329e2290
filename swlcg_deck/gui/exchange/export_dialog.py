"""Send a deck out: as a file in any format, or copied to be pasted elsewhere."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.file_names import safe_name
from swlcg_deck.files.refusals import FileError
from swlcg_deck.files.writing import write_file
from swlcg_deck.formats.parts import Part, left_out
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.formats.registry import FORMATS, Format, write_deck
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.exchange.two_lines import TwoLines, two_line_item
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.gui.widgets.screen_fit import fit_to_screen
from swlcg_deck.gui.words.sentence import sentence
from swlcg_deck.gui.work.file_endings import wrong_ending
from swlcg_deck.language import mark, told, tr

_COPIED_FOR = 2_000
_PURPOSES = {
    "yaml": mark("All of it, for this program"),
    "json": mark("All of it, for scripts"),
    "o8d": mark("For OCTGN"),
    "dek": mark("For LackeyCCG"),
    "csv": mark("For a spreadsheet"),
    "code": mark("One line for a chat"),
    "bbcode": mark("For a forum"),
    "markdown": mark("For Reddit, GitHub, Discord"),
    "text": mark("For mail and everything else"),
}

_NAMED = {"csv", "bbcode", "markdown", "text"}


class ExportDialog(QDialog):
    saved = Signal(str)
    """What was written, as a sentence."""

    def __init__(self, theme: Theme, workspace: Workspace, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._workspace = workspace
        self._deck = deck
        self._texts: dict[str, str] = {}
        self._problems: dict[str, str] = {}
        self.setWindowTitle(tr("Export {name}", name=deck.name))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Formats"))
        TwoLines(theme, self.list)
        self.title = ElidedLabel(tr("Export {name}", name=deck.name))
        self.title.setObjectName("title")
        self.loss = QLabel()
        self.loss.setObjectName("secondary")
        self.loss.setWordWrap(True)
        self.lost = QLabel()
        self.lost.setObjectName("strong")
        self.lost.setWordWrap(True)
        self.preview = QPlainTextEdit()
        self.preview.setReadOnly(True)
        self.preview.setAccessibleName(tr("Preview"))
        self.preview.setTabChangesFocus(True)
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.copy = QPushButton(tr("Copy"))
        self.copy.setAccessibleName(tr("Copy to the clipboard"))
        self.save = QPushButton(tr("Save as a file…"))
        self.save.setObjectName("primary")
        self.save.setDefault(True)
        self.save.setAccessibleName(self.save.text())
        self.close_button = QPushButton(tr("Close"))
        self.close_button.setAccessibleName(tr("Close"))
        self._copied = QTimer(self)
        self._copied.setSingleShot(True)
        self._copied.setInterval(_COPIED_FOR)
        self._lay_out()
        self._fill()
        self._connect()
        self._restyle()
        self.list.setCurrentRow(0)
        fit_to_screen(self, self.sizeHint())

    def _lay_out(self) -> None:
        self._body = QHBoxLayout()
        right = QVBoxLayout()
        right.addWidget(self.loss)
        right.addWidget(self.lost)
        right.addWidget(self.preview, 1)
        right.addWidget(self.problem)
        right.addStretch()
        self._right = right
        self._body.addWidget(self.list)
        self._body.addLayout(right, 1)
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        for button in (self.close_button, self.copy, self.save):
            self._foot.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._head = QVBoxLayout()
        self._head.addWidget(self.title)
        self._column.addLayout(self._head)
        self._column.addLayout(self._body, 1)
        self._column.addWidget(Hairline())
        self._column.addLayout(self._foot)

    def _fill(self) -> None:
        """Write the deck in every format; it takes a millisecond or two."""
        for entry in FORMATS:
            try:
                data = write_deck(self._deck, self._workspace.pool, entry.name)
                self._texts[entry.name] = data.decode()
            except FormatError as error:
                self._problems[entry.name] = sentence(told(error))
            words = tr(_PURPOSES[entry.name])
            if entry.name in self._problems:
                words = tr("Cannot hold this deck")
            self.list.addItem(two_line_item(tr(entry.title), words))

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._show_format)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._save)
        self.close_button.clicked.connect(self.reject)
        self._copied.timeout.connect(self._forget_copied)
        self._theme.changed.connect(self._restyle)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(820), self._theme.px(600))

    def current_format(self) -> Format:
        return FORMATS[max(0, self.list.currentRow())]

    def choose(self, name: str) -> None:
        """Show a format by its name."""
        self.list.setCurrentRow(next(at for at, one in enumerate(FORMATS) if one.name == name))

    def _show_format(self) -> None:
        chosen = self.current_format()
        problem = self._problems.get(chosen.name, "")
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.preview.setVisible(not problem)
        self.preview.setPlainText(self._texts.get(chosen.name, ""))
        is_wrapped = chosen.name == "code"
        wrap = QPlainTextEdit.LineWrapMode
        self.preview.setLineWrapMode(wrap.WidgetWidth if is_wrapped else wrap.NoWrap)
        lost = left_out(self._deck, chosen.holds)
        self.loss.setText(_kept(chosen))
        self.lost.setText(tr("Not in it: {parts}.", parts=lost))
        self.lost.setVisible(bool(lost) and not problem)
        self.loss.setVisible(not problem)
        for button in (self.copy, self.save):
            button.setEnabled(not problem)
            button.setToolTip(plain_tip(problem) if problem else "")
        self._forget_copied()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._texts[self.current_format().name])
        self.copy.setText(tr("Copied"))
        self._copied.start()

    def _forget_copied(self) -> None:
        self.copy.setText(tr("Copy"))

    def _save(self) -> None:
        chosen = self.current_format()
        extension = chosen.extensions[0] if chosen.extensions else ".txt"
        patterns = " ".join(f"*{one}" for one in chosen.extensions) or "*.txt"
        folder = self._workspace.octgn_folder if chosen.name == "o8d" else ""
        target = self._workspace.dialogs.save_file(
            tr("Export {name}", name=self._deck.name),
            str(Path(folder, f"{safe_name(self._deck.name)}{extension}")),
            tr("{title} ({patterns});;All files (*)", title=tr(chosen.title), patterns=patterns),
        )
        if target is None:
            return
        if refusal := wrong_ending(target, chosen.extensions or (extension,)):
            self.problem.setText(refusal)
            self.problem.show()
            return
        try:
            write_file(target, self._texts[chosen.name].encode())
        except FileError as error:
            self.problem.setText(sentence(told(error)))
            self.problem.show()
            return
        self.accept()
        self.saved.emit(tr("{name} exported to {file}", name=self._deck.name, file=target))

    def _restyle(self) -> None:
        px = self._theme.px
        self._head.setContentsMargins(px(16), px(14), px(16), px(8))
        self._body.setContentsMargins(px(8), 0, px(16), px(12))
        self._body.setSpacing(px(16))
        self._right.setSpacing(px(8))
        self._foot.setContentsMargins(px(16), px(10), px(16), px(12))
        self._foot.setSpacing(px(8))
        self.list.setFixedWidth(px(250))
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        self.preview.setStyleSheet(f'font-family: "{fixed}"; font-size: {px(12)}px;')


def _kept(chosen: Format) -> str:
    if chosen.holds_everything:
        return tr("Holds everything: sets, notes, tags and dates.")
    if chosen.name in _NAMED:
        return tr("Holds the name, the affiliation card and the sets.")
    if Part.NOTES in chosen.holds:
        return tr("Holds the affiliation card, the sets and the notes; no name.")
    return tr("Holds the affiliation card and the sets; no name.")
