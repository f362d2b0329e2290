"""A window of its own for each test: own library, own settings, dialogs that answer as told."""

from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtWidgets import QApplication

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.decks.collection_file import CollectionFile
from swlcg_deck.decks.library import Library
from swlcg_deck.gui.documents.parts import Parts
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.documents.settings import SettingsStore
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.work.background import Background


class AnsweringDialogs:
    """Gives the prepared answers in order; a question nobody expects fails the test."""

    def __init__(self) -> None:
        self.answers: deque[object] = deque()
        self.asked: list[str] = []
        self.folders: list[str] = []
        """Where each question about files began."""

    def _answer(self, question: str) -> object:
        self.asked.append(question)
        assert self.answers, f"nobody expected the question {question!r}"
        return self.answers.popleft()

    def open_files(self, title: str, _filters: str, start: str = "") -> list[Path]:
        self.folders.append(start)
        return self._answer(title)

    def open_folder(self, title: str, start: str = "") -> Path | None:
        self.folders.append(start)
        return self._answer(title)

    def save_file(self, title: str, suggestion: str, _filters: str) -> Path | None:
        self.folders.append(suggestion)
        return self._answer(title)

    def confirm(self, question: str, _details: str, _yes: str, _no: str) -> bool:
        return self._answer(question)

    def choose(self, question: str, _details: str, _answers: list[str]) -> str | None:
        return self._answer(question)

    def text(self, title: str, _label: str, _suggestion: str = "") -> str | None:
        return self._answer(title)

    def pick(self, title: str, _label: str, _choices: list[str]) -> str | None:
        return self._answer(title)

    def tell(self, title: str, _details: str) -> None:
        self.asked.append(title)


def window_parts(
    application: QApplication,
    pool: CardPool,
    folder: Path,
    index: SearchIndex | None = None,
    clock: Callable[[], datetime] = lambda: datetime.now(UTC),
) -> Parts:
    theme = Theme(application)
    theme.choose("dark")
    rules = RulesChoice(pool)
    dialogs = AnsweringDialogs()
    store = SettingsStore(folder / "settings.json")
    return Parts(
        pool=pool,
        index=index or SearchIndex(pool),
        theme=theme,
        rules=rules,
        settings=store.load(),
        store=store,
        dialogs=dialogs,
        workspace=Workspace(pool, Library(folder / "library", pool, clock), rules, dialogs),
        collection=CollectionFile(pool, folder / "collection", clock),
        background=Background(application),
    )
