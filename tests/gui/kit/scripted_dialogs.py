"""Dialogs that answer from a script; a question nobody wrote an answer for fails the test."""

from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Asked:
    """A question as the user would see it."""

    kind: str
    question: str
    details: str = ""
    answers: tuple[str, ...] = ()


class ScriptedDialogs:
    """Answers in the order of the script, and remembers what it was asked."""

    def __init__(self, *answers: object) -> None:
        self._answers = deque(answers)
        self.asked: list[Asked] = []

    def will_answer(self, *answers: object) -> None:
        self._answers.extend(answers)

    @property
    def last(self) -> Asked:
        return self.asked[-1]

    def _answer(self, asked: Asked) -> Any:
        self.asked.append(asked)
        assert self._answers, f"nobody expected to be asked: {asked}"
        return self._answers.popleft()

    def open_files(self, title: str, filters: str, _start: str = "") -> list[Path]:
        return self._answer(Asked("open files", title, filters))

    def open_folder(self, title: str, _start: str = "") -> Path | None:
        return self._answer(Asked("open folder", title))

    def save_file(self, title: str, suggestion: str, filters: str) -> Path | None:
        return self._answer(Asked("save file", title, suggestion, (filters,)))

    def confirm(self, question: str, details: str, yes: str, no: str) -> bool:
        return self._answer(Asked("confirm", question, details, (yes, no)))

    def choose(self, question: str, details: str, answers: list[str]) -> str | None:
        return self._answer(Asked("choose", question, details, tuple(answers)))

    def text(self, title: str, label: str, suggestion: str = "") -> str | None:
        return self._answer(Asked("text", title, suggestion or label))

    def pick(self, title: str, label: str, choices: list[str]) -> str | None:
        return self._answer(Asked("pick", title, label, tuple(choices)))

    def tell(self, title: str, details: str) -> None:
        self.asked.append(Asked("tell", title, details))
