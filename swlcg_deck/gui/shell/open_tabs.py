"""The open decks, remembered from one start to the next, also where the program was killed."""

from typing import Final

from PySide6.QtCore import QObject, QTimer

from swlcg_deck.gui.documents.parts import Parts

_NAME: Final = "tabs"
_SAVE_AFTER: Final = 800


class OpenTabs(QObject):
    """Only what the library has can come back: for the rest there is unsaved work."""

    def __init__(self, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self._workspace = parts.workspace
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SAVE_AFTER)
        self._timer.timeout.connect(self._save)

    def open_again(self) -> None:
        """Open what was open, the deck in front last; from now on follow what is opened."""
        wanted, front = self._remembered()
        known = {entry.id for entry in self._workspace.library.entries()} if wanted else set()
        for deck_id in filter(known.__contains__, (*wanted, front)):
            self._workspace.open_library(deck_id)
        for signal in (
            self._workspace.opened,
            self._workspace.current_changed,
            self._workspace.library_changed,
        ):
            signal.connect(self._timer.start)

    def now(self) -> dict[str, object]:
        """What is open; it is asked for before the decks are closed."""
        current = self._workspace.current
        decks = [each.deck.id for each in self._workspace.documents if each.token]
        return {"open": decks, "front": current.deck.id if current else ""}

    def remember(self, tabs: dict[str, object]) -> None:
        """Note them in the settings; whoever calls has them saved."""
        self._timer.stop()
        self._parts.settings.views[_NAME] = tabs

    def _save(self) -> None:
        self.remember(self.now())
        self._parts.save_settings()

    def _remembered(self) -> tuple[list[str], str]:
        """The decks and the one in front; whatever else a file has there is passed by."""
        written = self._parts.settings.views.get(_NAME, {})
        decks, front = written.get("open"), written.get("front")
        listed = decks if isinstance(decks, list) else []
        wanted = [each for each in listed if isinstance(each, str)]
        return wanted, front if isinstance(front, str) and front in wanted else ""
