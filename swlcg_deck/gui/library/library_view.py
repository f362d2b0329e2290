"""The library: places at the left, decks in the middle, the chosen deck at the right."""

from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.documents.deck_mime import dropped_files
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.sample_decks import FOLDER, sample_decks
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.exchange.open_lists import ListOpener
from swlcg_deck.gui.library.backups import Backups
from swlcg_deck.gui.library.deck_facts import DeckFacts, facts_of
from swlcg_deck.gui.library.deck_page import DeckPage
from swlcg_deck.gui.library.deck_places import PlaceKind, places_of
from swlcg_deck.gui.library.details_panel import DetailsPanel
from swlcg_deck.gui.library.drop_hint import DropHint
from swlcg_deck.gui.library.first_start import FirstStart
from swlcg_deck.gui.library.librarian import Librarian
from swlcg_deck.gui.library.library_commands import DeckCommands
from swlcg_deck.gui.library.library_listing import Listing
from swlcg_deck.gui.library.places_panel import PlacesPanel
from swlcg_deck.gui.library.trash_page import TrashPage
from swlcg_deck.gui.messages.message_bar import MessageBar
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.verdict.standings import Standings, prepare_judging
from swlcg_deck.gui.widgets.busy_bar import BusyBar
from swlcg_deck.gui.work.background import Background
from swlcg_deck.language import tr

if TYPE_CHECKING:
    from swlcg_deck.gui.exchange.export_dialog import ExportDialog
    from swlcg_deck.gui.exchange.import_dialog import ImportDialog

# ruff: noqa: PLC0415 - a dialog is imported when it is opened, or while nobody waits

_LEAST_FOR_DECKS, _WIDEST_DETAILS = 480, 344
"""Large letters do not make the window wider than a common screen, nor the decks narrow."""


class LibraryView(QWidget):
    """Everything one does with the decks one keeps."""

    compare_requested = Signal(Deck, Deck)
    deck_opened = Signal(DeckDocument)
    """A deck is to be seen where one builds, also if it was open already."""

    def __init__(self, theme: Theme, workspace: Workspace, background: Background) -> None:
        super().__init__()
        self._theme = theme
        self._workspace = workspace
        self._background = background
        self._wanted = ""
        prepare = partial(prepare_judging, workspace.rules)
        self.listing = Listing(workspace.library, background, prepare)
        self.standings = Standings(workspace.rules)
        self.librarian = Librarian(workspace)
        self.backups = Backups(workspace, background)
        self.places = PlacesPanel(theme)
        self.messages = MessageBar(theme)
        self.busy = BusyBar(theme)
        self.page = DeckPage(theme, self.standings)
        self.trash = TrashPage(theme)
        self.first_start = FirstStart(theme)
        self.details = DetailsPanel(theme, workspace.library, self.standings, background)
        self.commands = DeckCommands(workspace, self.librarian, self.listing, self.page.table)
        self.lists = ListOpener(theme, workspace, background, self)
        self._hint = DropHint(theme, self)
        self.setAcceptDrops(True)
        self._lay_out()
        self._connect_decks()
        self._connect_rest()

    def _lay_out(self) -> None:
        self._stack = QStackedWidget()
        for page in (self.page, self.trash, self.first_start):
            self._stack.addWidget(page)
        middle = QWidget()
        middle.setObjectName("panel")
        middle.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.messages)
        column.addWidget(self.busy)
        column.addWidget(self._stack, 1)
        middle.setMinimumWidth(min(self._theme.px(380), _LEAST_FOR_DECKS))
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setObjectName("library-splitter")
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        for part, share in ((self.places, 0), (middle, 1), (self.details, 0)):
            self.splitter.addWidget(part)
            self.splitter.setStretchFactor(self.splitter.count() - 1, share)
        px = self._theme.px
        self.splitter.setSizes([px(184), px(676), min(px(344), _WIDEST_DETAILS)])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.splitter)

    def _connect_decks(self) -> None:
        table, head, commands = self.page.table, self.details.head, self.commands
        table.current_deck_changed.connect(self._show_details)
        table.open_requested.connect(commands.open)
        table.delete_requested.connect(commands.delete)
        table.menu_requested.connect(commands.open_menu)
        self.page.model.renamed.connect(commands.rename)
        head.open_requested.connect(commands.open)
        head.duplicate_requested.connect(commands.duplicate)
        head.export_requested.connect(commands.export)
        head.folder_requested.connect(commands.show_file)
        commands.opened.connect(self.deck_opened)
        self.lists.opened.connect(self.deck_opened)
        commands.export_requested.connect(self.export_deck)
        self.details.restore_requested.connect(self._restore_version)
        self.details.compare_requested.connect(self.compare_requested)
        self.page.import_requested.connect(self.import_decks)
        self.page.back_up_requested.connect(self.backups.back_up)
        self.page.restore_requested.connect(self.backups.restore)

    def _connect_rest(self) -> None:
        commands = self.commands
        for places in (self.places.list, self.places.trash):
            places.new_folder_requested.connect(commands.new_folder)
            places.rename_requested.connect(commands.rename_folder)
            places.remove_requested.connect(self.librarian.remove_folder)
            places.empty_trash_requested.connect(commands.empty_trash)
            places.decks_dropped.connect(commands.drop)
        self.places.chosen.connect(self._show_place)
        self.places.new_deck_requested.connect(commands.new_deck)
        self.trash.restore_requested.connect(self.librarian.restore_trashed)
        self.trash.empty_requested.connect(commands.empty_trash)
        self.first_start.samples_requested.connect(self._add_samples)
        self.first_start.new_requested.connect(commands.new_deck)
        self.first_start.import_requested.connect(self.import_decks)
        self.librarian.told.connect(self.messages.tell)
        self.librarian.made.connect(self._want)
        self.backups.told.connect(self.messages.tell)
        self.backups.started.connect(self.busy.watch)
        self.listing.changed.connect(self._show_listing)
        self._workspace.library_changed.connect(self._library_changed)

    def refresh(self) -> None:
        """Read the library again."""
        task = self.listing.refresh()
        if not self.listing.is_known:
            self.busy.watch(task, tr("Reading the library"))

    def _library_changed(self) -> None:
        """Whoever comes back reads it anyway."""
        if self.isVisible():
            self.refresh()

    def surfaces(self) -> tuple[QWidget, ...]:
        """Where the keyboard goes when it has nowhere else to be, the best first."""
        if not self.listing.is_known:
            return (self,)
        page, trash, start = self.page, self.trash, self.first_start
        return page.table, page.nothing.button(), trash.list, start.samples

    def focus_search(self) -> None:
        self.page.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_listing(self) -> None:
        listed, now = self.listing.listed, datetime.now(UTC)
        pool = self._workspace.pool
        self._decks = tuple(facts_of(entry, pool, now) for entry in listed.entries)
        self.places.show_places(places_of(self._decks, listed.folders), len(listed.trashed))
        self.trash.show_items(listed.trashed, now)
        if listed.problem:
            self.messages.warn(listed.problem)
        self._show_place()

    _decks: tuple[DeckFacts, ...] = ()

    def _show_place(self) -> None:
        place = self.places.current_place()
        before, has_keyboard = self._stack.currentWidget(), self._has_keyboard()
        is_first = self.listing.is_known and not self._decks and not self.listing.listed.problem
        if place.kind is PlaceKind.TRASH:
            self._stack.setCurrentWidget(self.trash)
        else:
            self.page.show_decks(self._decks, place, self._wanted)
            self._wanted = ""
            is_bare = is_first and place.kind is not PlaceKind.FOLDER
            self._stack.setCurrentWidget(self.first_start if is_bare else self.page)
        self.details.setVisible(self._stack.currentWidget() is self.page)
        if has_keyboard and (self.hasFocus() or self._stack.currentWidget() is not before):
            seat = next((each for each in self.surfaces() if each.isVisible()), self)
            seat.setFocus(Qt.FocusReason.OtherFocusReason)

    def _has_keyboard(self) -> bool:
        """Whether who is at the keyboard looks at the middle, or came before it was known."""
        focused = QApplication.focusWidget()
        return focused is self or (focused is not None and self._stack.isAncestorOf(focused))

    def _show_details(self) -> None:
        self.details.show_deck(self.page.table.current_deck())

    def _want(self, deck_id: str) -> None:
        """A deck that is to be chosen once it is listed."""
        self._wanted = deck_id

    def _restore_version(self, key: str, deck: Deck, words: str) -> None:
        entry = self.commands.current()
        if entry is not None:
            self.librarian.restore_version(entry, key, deck, words)

    def _add_samples(self) -> None:
        self.librarian.add_samples(sample_decks(self._workspace.pool), tr(FOLDER))

    def import_decks(self) -> "ImportDialog":
        """Ask for a list or for files."""
        return self.lists.ask()

    def export_deck(self, deck: Deck) -> "ExportDialog":
        from swlcg_deck.gui.exchange.export_dialog import ExportDialog

        dialog = ExportDialog(self._theme, self._workspace, deck, self)
        dialog.saved.connect(self.messages.say)
        dialog.open()
        return dialog

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Other programs may have changed the files while this one lay in the background."""
        super().changeEvent(event)
        is_change = event.type() is QEvent.Type.ActivationChange
        if is_change and self.isVisible() and self.isActiveWindow():
            self.refresh()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()
            self._hint.show_over(self)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """What was welcome at the edge is welcome everywhere."""
        event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._hint.hide()
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self._hint.hide()
        files = dropped_files(event.mimeData())
        if files:
            event.acceptProposedAction()
            self.lists.open_lists(files)
