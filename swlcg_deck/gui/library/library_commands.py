"""What the user asks of the library, turned into what the librarian does."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.shelf import Entry
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.library.deck_facts import DeckFacts
from swlcg_deck.gui.library.deck_menu import DeckMenu
from swlcg_deck.gui.library.deck_places import Place, PlaceKind
from swlcg_deck.gui.library.deck_table import DeckTable
from swlcg_deck.gui.library.librarian import Librarian
from swlcg_deck.gui.library.library_listing import Listing
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import tr


class DeckCommands(QObject):
    """Asks where something has to be asked; knows nothing of layout."""

    opened = Signal(DeckDocument)
    export_requested = Signal(Deck)

    def __init__(
        self, workspace: Workspace, librarian: Librarian, listing: Listing, table: DeckTable
    ) -> None:
        super().__init__()
        self._workspace = workspace
        self._librarian = librarian
        self._listing = listing
        self._table = table

    def selected(self) -> list[Entry]:
        return [deck.entry for deck in self._table.selected_decks()]

    def current(self) -> Entry | None:
        deck = self._table.current_deck()
        return deck.entry if deck else None

    def new_deck(self, affiliation: str = "") -> None:
        self.opened.emit(self._workspace.new(affiliation=affiliation or None))

    def open(self) -> None:
        """Open what is selected; a file that cannot be read says why."""
        for entry in self.selected():
            document = self._workspace.open_library(entry.id)
            if document is not None:
                self.opened.emit(document)

    def delete(self) -> None:
        self._librarian.delete(self.selected())

    def duplicate(self) -> None:
        entry = self.current()
        if entry is not None:
            self._librarian.duplicate(entry)

    def export(self) -> None:
        entry = self.current()
        if entry is not None and entry.deck is not None:
            self.export_requested.emit(entry.deck)

    def show_file(self) -> None:
        entry = self.current()
        if entry is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(entry.path.parent)))

    def rename(self, deck_id: str, name: str) -> None:
        entry = self._listing.listed.by_id.get(deck_id)
        if entry is not None:
            self._librarian.rename(entry, name)

    def open_menu(self, at: QPoint) -> DeckMenu:
        decks = self._table.selected_decks()
        menu = self.menu_for(decks)
        menu.popup(at)
        return menu

    def menu_for(self, decks: Sequence[DeckFacts]) -> DeckMenu:
        listed = self._listing.listed
        tags = sorted({tag for entry in listed.entries for tag in entry.tags}, key=str.casefold)
        menu = DeckMenu(decks, listed.folders, tags, self._table.decks.columns, self._table)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.open_requested.connect(self.open)
        menu.rename_requested.connect(self._table.rename_current)
        menu.duplicate_requested.connect(self.duplicate)
        menu.export_requested.connect(self.export)
        menu.delete_requested.connect(self.delete)
        menu.move_requested.connect(self._move)
        menu.move_to_new_requested.connect(self._move_to_new)
        menu.tag_requested.connect(self._tag)
        menu.new_tag_requested.connect(self._new_tag)
        menu.sort_requested.connect(self._table.sortByColumn)
        return menu

    def _move(self, folder: str) -> None:
        self._librarian.move(self.selected(), folder)

    def _move_to_new(self) -> None:
        entries = self.selected()
        name = self._workspace.dialogs.text(tr("New folder"), tr("Name of the folder"))
        if name:
            self._librarian.move(entries, name)

    def _tag(self, tag: str, is_on: bool) -> None:
        self._librarian.tag(self.selected(), tag, is_on)

    def _new_tag(self) -> None:
        entries = self.selected()
        tag = self._workspace.dialogs.text(tr("New tag"), tr("Tag"))
        if tag:
            self._librarian.tag(entries, tag, True)

    def drop(self, ids: list[str], place: Place) -> None:
        """Decks were dropped on a folder, on all decks (out of every folder), or on the trash."""
        known = self._listing.listed.by_id
        entries = [known[deck_id] for deck_id in ids if deck_id in known]
        if place.kind is PlaceKind.TRASH:
            self._librarian.delete(entries)
        else:
            self._librarian.move(entries, place.value)

    def new_folder(self) -> None:
        name = self._workspace.dialogs.text(tr("New folder"), tr("Name of the folder"))
        if name:
            self._librarian.create_folder(name)

    def rename_folder(self, old: str) -> None:
        name = self._workspace.dialogs.text(tr("Rename the folder"), tr("Name of the folder"), old)
        if name and name != old:
            self._librarian.rename_folder(old, name)

    def empty_trash(self) -> None:
        count = len(self._listing.listed.trashed)
        is_sure = self._workspace.dialogs.confirm(
            tr("Delete {decks} for good?", decks=many(count, "deck")),
            tr("Their history goes with them. This cannot be undone."),
            tr("Delete for good"),
            tr("Cancel"),
        )
        if is_sure:
            self._librarian.empty_trash()
