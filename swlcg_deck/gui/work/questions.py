"""Questions to the user, behind one interface so that tests can answer them."""

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QInputDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QWidget,
)

from swlcg_deck.decks.deck import MAX_LINE
from swlcg_deck.gui.work.file_endings import first_ending


class Dialogs(Protocol):
    """Everything that stops and waits for an answer; None or False means: cancelled.

    `start` is the folder to begin in; a suggestion may be a path.
    """

    def open_files(self, title: str, filters: str, start: str = "") -> list[Path]: ...

    def open_folder(self, title: str, start: str = "") -> Path | None: ...

    def save_file(self, title: str, suggestion: str, filters: str) -> Path | None: ...

    def confirm(self, question: str, details: str, yes: str, no: str) -> bool: ...

    def choose(self, question: str, details: str, answers: list[str]) -> str | None: ...

    def text(self, title: str, label: str, suggestion: str = "") -> str | None: ...

    def pick(self, title: str, label: str, choices: list[str]) -> str | None: ...

    def tell(self, title: str, details: str) -> None: ...


class QtDialogs:
    """The real ones."""

    def __init__(self) -> None:
        self.parent: QWidget | None = None
        """Over which window they open, and in which theme."""

    def open_files(self, title: str, filters: str, start: str = "") -> list[Path]:
        names, _ = QFileDialog.getOpenFileNames(self.parent, title, start, filters)
        return [Path(name) for name in names]

    def open_folder(self, title: str, start: str = "") -> Path | None:
        name = QFileDialog.getExistingDirectory(self.parent, title, start)
        return Path(name) if name else None

    def save_file(self, title: str, suggestion: str, filters: str) -> Path | None:
        """A name typed without an ending gets that of its kind, and then the dialog asks whether
        it may be replaced: what is added later would replace a file that nobody was asked about."""
        dialog = QFileDialog(self.parent, title, "", filters)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.filterSelected.connect(lambda one: dialog.setDefaultSuffix(first_ending(one)))
        dialog.setDefaultSuffix(first_ending(dialog.selectedNameFilter()))
        dialog.selectFile(suggestion)
        is_accepted = dialog.exec() == QDialog.DialogCode.Accepted
        names = dialog.selectedFiles() if is_accepted else []
        dialog.deleteLater()
        return Path(names[0]) if names else None

    def confirm(self, question: str, details: str, yes: str, no: str) -> bool:
        return self.choose(question, details, [yes, no]) == yes

    def choose(self, question: str, details: str, answers: list[str]) -> str | None:
        box = QMessageBox(self.parent)
        box.setWindowTitle("SWLCG Deck")
        box.setText(question)
        box.setInformativeText(details)
        roles = [QMessageBox.ButtonRole.AcceptRole] + [QMessageBox.ButtonRole.RejectRole] * 9
        buttons = {box.addButton(a, role): a for a, role in zip(answers, roles, strict=False)}
        box.setEscapeButton(list(buttons)[-1])
        _take_words_as_they_are(box)
        box.exec()
        return next((a for button, a in buttons.items() if button is box.clickedButton()), None)

    def text(self, title: str, label: str, suggestion: str = "") -> str | None:
        dialog = QInputDialog(self.parent)
        dialog.setWindowTitle(title)
        dialog.setLabelText(label)
        dialog.setTextValue(suggestion)
        for field in dialog.findChildren(QLineEdit):
            field.setMaxLength(MAX_LINE)
        _take_words_as_they_are(dialog)
        is_accepted = dialog.exec() == QInputDialog.DialogCode.Accepted
        typed = dialog.textValue().strip()
        dialog.deleteLater()
        return typed if is_accepted and typed else None

    def pick(self, title: str, label: str, choices: list[str]) -> str | None:
        dialog = QInputDialog(self.parent)
        dialog.setWindowTitle(title)
        dialog.setLabelText(label)
        dialog.setComboBoxItems(choices)
        _take_words_as_they_are(dialog)
        is_accepted = dialog.exec() == QInputDialog.DialogCode.Accepted
        chosen = dialog.textValue()
        dialog.deleteLater()
        return chosen if is_accepted and choices else None

    def tell(self, title: str, details: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Information, title, details, parent=self.parent)
        _take_words_as_they_are(box)
        box.exec()
        box.deleteLater()


def _take_words_as_they_are(dialog: QDialog) -> None:
    """A deck or a file may be called `<b>` or worse: no label takes that for markup."""
    for label in dialog.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)
