"""Dialogs for a window that nobody sits at: every question is cancelled at once."""

from pathlib import Path

# ruff: noqa: ARG002 - the questions are those of `Dialogs`


class NobodyAnswers:
    """What only tells something counts as read."""

    def open_files(self, title: str, filters: str, start: str = "") -> list[Path]:
        return []

    def open_folder(self, title: str, start: str = "") -> Path | None:
        return None

    def save_file(self, title: str, suggestion: str, filters: str) -> Path | None:
        return None

    def confirm(self, question: str, details: str, yes: str, no: str) -> bool:
        return False

    def choose(self, question: str, details: str, answers: list[str]) -> str | None:
        return None

    def text(self, title: str, label: str, suggestion: str = "") -> str | None:
        return None

    def pick(self, title: str, label: str, choices: list[str]) -> str | None:
        return None

    def tell(self, title: str, details: str) -> None:
        pass
