"""The details of something unexpected, to copy or to save for a report."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.files.refusals import FileError
from swlcg_deck.files.writing import write_file
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.screen_fit import fit_to_screen
from swlcg_deck.gui.words.sentence import sentence
from swlcg_deck.gui.work.file_endings import wrong_ending
from swlcg_deck.gui.work.questions import Dialogs
from swlcg_deck.language import told, tr


class CrashDialog(QDialog):
    """Says that all is safe, and shows what a person who mends it wants to know."""

    def __init__(
        self, theme: Theme, dialogs: Dialogs, sentence: str, details: str, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._dialogs = dialogs
        self.setWindowTitle(tr("Something went wrong"))
        title = QLabel(tr("Something went wrong"))
        title.setObjectName("title")
        words = QLabel(sentence)
        words.setWordWrap(True)
        words.setTextFormat(Qt.TextFormat.PlainText)
        caption = QLabel(tr("For a report: what the program was doing."))
        caption.setObjectName("secondary")
        caption.setWordWrap(True)
        self.details = QPlainTextEdit(details)
        self.details.setReadOnly(True)
        self.details.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.details.setAccessibleName(tr("Details of the error"))
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        self.details.setStyleSheet(f'font-family: "{fixed}"; font-size: {theme.px(12)}px;')
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.px(20)] * 4)
        layout.setSpacing(theme.px(8))
        for part in (title, words, caption):
            layout.addWidget(part)
        layout.addWidget(self.details, 1)
        layout.addLayout(self._buttons(theme))
        self._close.setFocus()
        fit_to_screen(self, QSize(theme.px(680), theme.px(460)))

    def _buttons(self, theme: Theme) -> QHBoxLayout:
        copy, save, close = (QPushButton(label) for label in (tr("Copy"), tr("Save…"), tr("Go on")))
        copy.clicked.connect(self._copy)
        save.clicked.connect(self._save)
        close.clicked.connect(self.reject)
        close.setObjectName("primary")
        close.setDefault(True)
        self._close = close
        row = QHBoxLayout()
        row.setContentsMargins(0, theme.px(8), 0, 0)
        row.setSpacing(theme.px(8))
        row.addWidget(copy)
        row.addWidget(save)
        row.addStretch()
        row.addWidget(close)
        return row

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())

    def _save(self) -> None:
        path = self._dialogs.save_file(
            tr("Save the details"), "swlcg-deck-error.txt", tr("Text (*.txt)")
        )
        if path is None:
            return
        if refusal := wrong_ending(path, (".txt",)):
            self._dialogs.tell(tr("Not saved"), refusal)
            return
        try:
            write_file(path, self.details.toPlainText().encode("utf-8", "replace"))
        except FileError as error:
            self._dialogs.tell(tr("Not saved"), sentence(told(error)))
