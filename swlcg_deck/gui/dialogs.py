"""Questions to the user, behind one interface so that tests can answer them."""

from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox, QWidget


class Dialogs(Protocol):
    """Everything that stops and waits for an answer; None or False means: cancelled."""

    def open_files(self, title: str, filters: str) -> list[Path]: ...

    def open_folder(self, title: str) -> Path | None: ...

    def save_file(self, title: str, suggestion: str, filters: str) -> Path | None: ...

    def confirm(self, question: str, details: str, yes: str, no: str) -> bool: ...

    def choose(self, question: str, details: str, answers: list[str]) -> str | None: ...

    def text(self, title: str, label: str, suggestion: str = "") -> str | None: ...

    def pick(self, title: str, label: str, choices: list[str]) -> str | None: ...

    def tell(self, title: str, details: str) -> None: ...


class QtDialogs:
    """The real ones."""

    def __init__(self, parent: QWidget | None) -> None:
        self._parent = parent

    def open_files(self, title: str, filters: str) -> list[Path]:
        names, _ = QFileDialog.getOpenFileNames(self._parent, title, "", filters)
        return [Path(name) for name in names]

    def open_folder(self, title: str) -> Path | None:
        name = QFileDialog.getExistingDirectory(self._parent, title)
        return Path(name) if name else None

    def save_file(self, title: str, suggestion: str, filters: str) -> Path | None:
        name, _ = QFileDialog.getSaveFileName(self._parent, title, suggestion, filters)
        return Path(name) if name else None

    def confirm(self, question: str, details: str, yes: str, no: str) -> bool:
        return self.choose(question, details, [yes, no]) == yes

    def choose(self, question: str, details: str, answers: list[str]) -> str | None:
        box = QMessageBox(self._parent)
        box.setWindowTitle("SWLCG Deck")
        box.setText(question)
        box.setInformativeText(details)
        roles = [QMessageBox.ButtonRole.AcceptRole] + [QMessageBox.ButtonRole.RejectRole] * 9
        buttons = {box.addButton(a, role): a for a, role in zip(answers, roles, strict=False)}
        box.setEscapeButton(list(buttons)[-1])
        box.exec()
        return next((a for button, a in buttons.items() if button is box.clickedButton()), None)

    def text(self, title: str, label: str, suggestion: str = "") -> str | None:
        typed, accepted = QInputDialog.getText(self._parent, title, label, text=suggestion)
        return typed.strip() if accepted and typed.strip() else None

    def pick(self, title: str, label: str, choices: list[str]) -> str | None:
        chosen, accepted = QInputDialog.getItem(self._parent, title, label, choices, editable=False)
        return chosen if accepted and choices else None

    def tell(self, title: str, details: str) -> None:
        QMessageBox.information(self._parent, title, details)
