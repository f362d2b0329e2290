"""What can be done with decks of the library, as a menu."""

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from swlcg_deck.gui.library.deck_facts import DeckFacts
from swlcg_deck.gui.tables.column import Column
from swlcg_deck.language import tr


class DeckMenu(QMenu):
    """Made for the decks that are selected when it opens."""

    open_requested = Signal()
    rename_requested = Signal()
    duplicate_requested = Signal()
    export_requested = Signal()
    delete_requested = Signal()
    move_requested = Signal(str)
    move_to_new_requested = Signal()
    tag_requested = Signal(str, bool)
    new_tag_requested = Signal()
    sort_requested = Signal(int, Qt.SortOrder)

    def __init__(
        self,
        decks: Sequence[DeckFacts],
        folders: Iterable[str],
        tags: Iterable[str],
        columns: Sequence[Column[DeckFacts]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        is_one = len(decks) == 1
        is_sound = bool(decks) and all(deck.entry.deck is not None for deck in decks)
        self.add(tr("&Open"), self.open_requested, is_sound)
        self.add(tr("Re&name"), self.rename_requested, is_sound and is_one, "F2")
        self.add(tr("D&uplicate"), self.duplicate_requested, is_sound and is_one)
        self.folders = self._submenu(tr("&Move to folder"), bool(decks))
        self._add_folders(decks, folders)
        self.tags = self._submenu(tr("&Tags"), is_sound)
        self._add_tags(decks, tags)
        self.add(tr("&Export…"), self.export_requested, is_sound and is_one)
        self.addSeparator()
        self.add(tr("Move into the t&rash"), self.delete_requested, bool(decks), tr("Del"))
        self.addSeparator()
        self.sorting = self._submenu(tr("&Sort by"), True)
        for at, column in enumerate(columns):
            down = column.descending_first
            order = Qt.SortOrder.DescendingOrder if down else Qt.SortOrder.AscendingOrder
            action = self.sorting.addAction(column.head)
            action.triggered.connect(partial(self.sort_requested.emit, at, order))

    def add(self, text: str, then: SignalInstance, is_enabled: bool, keys: str = "") -> QAction:
        """The key is only shown: the table itself listens to it."""
        action = self.addAction(f"{text}\t{keys}" if keys else text)
        action.setEnabled(is_enabled)
        action.triggered.connect(then)
        return action

    def _submenu(self, title: str, is_enabled: bool) -> QMenu:
        menu = self.addMenu(title)
        menu.setEnabled(is_enabled)
        return menu

    def _add_folders(self, decks: Sequence[DeckFacts], folders: Iterable[str]) -> None:
        here = {deck.entry.folder for deck in decks}
        for folder in ("", *folders):
            action = self.folders.addAction(_plain(folder) or tr("No folder"))
            action.setEnabled(here != {folder})
            action.triggered.connect(partial(self.move_requested.emit, folder))
        self.folders.addSeparator()
        self.folders.addAction(tr("New folder…")).triggered.connect(self.move_to_new_requested)

    def _add_tags(self, decks: Sequence[DeckFacts], tags: Iterable[str]) -> None:
        for tag in tags:
            action = self.tags.addAction(_plain(tag))
            action.setCheckable(True)
            action.setChecked(all(tag in deck.entry.tags for deck in decks))
            action.toggled.connect(partial(self.tag_requested.emit, tag))
        self.tags.addSeparator()
        self.tags.addAction(tr("New tag…")).triggered.connect(self.new_tag_requested)


def _plain(text: str) -> str:
    return text.replace("&", "&&")
