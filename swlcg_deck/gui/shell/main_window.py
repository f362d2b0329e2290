"""The main window: a bar of views, the open decks, one view at a time."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QColor,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.gui.documents.deck_mime import dropped_files
from swlcg_deck.gui.documents.disk_watch import DiskWatch
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.parts import Parts
from swlcg_deck.gui.documents.settings import to_bytes, to_text
from swlcg_deck.gui.exchange.open_lists import ListOpener
from swlcg_deck.gui.messages.message_bar import Message, MessageBar
from swlcg_deck.gui.shell.actions import add_menus, fill_menus
from swlcg_deck.gui.shell.commands import NEED_A_DECK, WindowCommands
from swlcg_deck.gui.shell.crash_dialog import CrashDialog
from swlcg_deck.gui.shell.focus_keeper import FocusKeeper
from swlcg_deck.gui.shell.menu_keys import MenuKeys
from swlcg_deck.gui.shell.mode_bar import ModeBar
from swlcg_deck.gui.shell.open_tabs import OpenTabs
from swlcg_deck.gui.shell.recent_menu import RecentMenu
from swlcg_deck.gui.shell.tab_strip import TabStrip
from swlcg_deck.gui.shell.views import MODES, SHOW_A_DECK, Views
from swlcg_deck.gui.theme.glyphs import app_icon
from swlcg_deck.gui.work.in_pieces import Preparation
from swlcg_deck.language import tr


class MainWindow(QMainWindow):
    """Shows views and sends commands; what a command does is in `WindowCommands`."""

    closing = Signal()

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self.parts = parts
        self.workspace = parts.workspace
        self.setWindowTitle("SWLCG Deck")
        self.setWindowIcon(app_icon())
        self.setAcceptDrops(True)
        self.messages = MessageBar(parts.theme)
        self.stage = QWidget(self)
        """No larger than a point: the parent of dialogs, which wear the theme with it."""
        self.stage.resize(0, 0)
        self._stack = QStackedWidget()
        self.views = Views(self)
        self.lists = ListOpener(parts.theme, parts.workspace, parts.background, self.stage)
        self.lists.opened.connect(lambda _document: self.show_mode("build"))
        self.commands = WindowCommands(self)
        self.menus = add_menus(self)
        self.actions_by_name: dict[str, QAction] = fill_menus(self.menus, self.commands.handlers())
        self.recent = RecentMenu(self.workspace, self.menus["File"])
        self.menus["File"].insertMenu(self.actions_by_name["import_text"], self.recent)
        self.mode_bar = ModeBar(parts.theme, MODES)
        self.tab_strip = TabStrip(
            parts.theme,
            self.workspace,
            [self.actions_by_name[name] for name in ("undo", "redo", "history")],
        )
        self._mode = ""
        self._keeper = FocusKeeper(self, lambda: self.place(self._mode))
        self._menu_keys = MenuKeys(self, self.actions_by_name)
        self._build()
        self._connect()
        self._restore()
        self._tabs = OpenTabs(parts, self)
        self._tabs.open_again()
        self.show_mode("build" if self.workspace.documents else "library")
        self._deck_changed()

    @property
    def mode(self) -> str:
        return self._mode

    def _build(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self.tab_strip)
        column.addWidget(self._stack, 1)
        column.addWidget(self.messages)
        central = QWidget()
        row = QHBoxLayout(central)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.mode_bar)
        row.addLayout(column, 1)
        self.setCentralWidget(central)
        for part in (self.menuBar(), self.mode_bar, self.tab_strip, self.messages, self.stage):
            self.parts.theme.dress(part)

    def _connect(self) -> None:
        self.mode_bar.chosen.connect(self.show_mode)
        self.mode_bar.settings_requested.connect(self.commands.file.settings)
        self.tab_strip.new_requested.connect(self.commands.file.new_deck)
        self.workspace.opened.connect(self._follow)
        self.workspace.current_changed.connect(self._current_changed)
        self.workspace.failed.connect(self.messages.warn)
        self._disk = DiskWatch(self.workspace, self)
        self._disk.changed.connect(self._changed_on_disk)
        self._disk.gone.connect(self._gone_from_disk)

    def _follow(self, document: DeckDocument) -> None:
        """Undo steps and saving change what the menus say."""
        document.stepped.connect(self._deck_changed)
        document.saved_changed.connect(self._deck_changed)
        self._opened()

    def _opened(self) -> None:
        if self._mode not in SHOW_A_DECK:
            self.show_mode("build")

    def show_mode(self, name: str) -> None:
        """Go to a view."""
        if name not in MODES:
            return
        self._mode = name
        view = self.place(name)
        before, there = self._stack.currentWidget(), view.focusWidget()
        had_it = before is not None and before.focusWidget() is self.focusWidget()
        self._stack.setCurrentWidget(view)
        if had_it and (there is None or not there.isVisible()):
            self._keeper.enter()
        self.tab_strip.setVisible(name in SHOW_A_DECK)
        self.mode_bar.show_mode(name)
        for mode in MODES:
            self.actions_by_name[f"view_{mode}"].setChecked(mode == name)

    def show_rule(self, name: str) -> None:
        """Open a rule by its id, from wherever it is cited."""
        self.show_mode("rules")
        if not self.views.rules.show_rule(name):
            self.messages.warn(tr("There is no rule {name} to read.", name=name))

    def place(self, name: str) -> QWidget:
        """A view, in its place in the window."""
        view = self.views.view(name)
        if self._stack.indexOf(view) < 0:
            self._stack.addWidget(view)
        return view

    def prepare(self) -> Preparation:
        """Make the other views while nobody waits: who goes there then finds them at once."""
        return Preparation(self.views.pieces(), self)

    def _current_changed(self) -> None:
        self.views.show_document()
        self._deck_changed()

    def _deck_changed(self) -> None:
        """Title and menu entries follow the current deck."""
        document = self.workspace.current
        stack = document.undo_stack if document else None
        undo, redo = self.actions_by_name["undo"], self.actions_by_name["redo"]
        undo.setEnabled(bool(stack and stack.canUndo()))
        redo.setEnabled(bool(stack and stack.canRedo()))
        undone, redone = (stack.undoText(), stack.redoText()) if stack else ("", "")
        undo.setText(tr("&Undo {step}", step=undone) if undone else tr("&Undo"))
        redo.setText(tr("&Redo {step}", step=redone) if redone else tr("&Redo"))
        undo.setIconText(tr("Undo"))
        redo.setIconText(tr("Redo"))
        for name in NEED_A_DECK:
            self.actions_by_name[name].setEnabled(document is not None)
        self.setWindowModified(document is not None and not document.is_saved)
        name = f"{document.deck.name}[*] - " if document else ""
        self.setWindowTitle(f"{name}SWLCG Deck")

    def offer_unsaved_work(self) -> None:
        """After a crash: what was not saved is still there."""
        slots = self.workspace.unsaved_work()
        if not slots:
            return
        unreadable = tr("an unreadable deck")
        names = ", ".join(slot.deck.name if slot.deck else unreadable for slot in slots)
        found = tr("Unsaved work was found: {decks}.", decks=names)
        self.messages.tell(Message(found, self._restore_unsaved_work, tr("Restore it")))

    def _changed_on_disk(self, document: DeckDocument) -> None:
        """Nothing is taken over unasked, and taking it over can be undone."""
        told = tr("{name} was changed by another program.", name=document.deck.name)
        self.messages.tell(
            Message(told, lambda: self.workspace.revert(document), tr("Show what is on disk"))
        )

    def _gone_from_disk(self, document: DeckDocument) -> None:
        told = tr(
            "The file of {name} is no longer in the library; saving puts it there again.",
            name=document.deck.name,
        )
        self.messages.warn(told)

    def _restore_unsaved_work(self) -> None:
        for slot in self.workspace.unsaved_work():
            self.workspace.restore(slot)

    def show_crash(self, sentence: str, details: str) -> None:
        """Something unexpected happened; the window goes on."""
        CrashDialog(self.parts.theme, self.parts.dialogs, sentence, details, self.stage).open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Typing anywhere in the Build view goes to the search field."""
        text = event.text()
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        )
        if self._mode == "build" and plain and text and text.isprintable() and not text.isspace():
            if text == "/":
                self.views.build.finder.focus_search()
            else:
                self.views.build.finder.type_text(text)
            return
        super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() is None:
            self._keeper.enter()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground of everything; it has no style sheet of its own."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(self.parts.theme.palette.window))
        painter.end()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """What was welcome at the edge is welcome everywhere."""
        event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = dropped_files(event.mimeData())
        if files:
            event.acceptProposedAction()
            self.lists.open_lists(files)

    def closeEvent(self, event: QCloseEvent) -> None:
        tabs = self._tabs.now()
        if not self.workspace.close_all():
            event.ignore()
            return
        if self.views.exists("playtest"):
            self.views.playtest.games.keep()
        self._tabs.remember(tabs)
        self._remember()
        self.closing.emit()
        event.accept()

    def _remember(self) -> None:
        settings = self.parts.settings
        settings.layout["window"] = to_text(self.saveGeometry())
        if self.views.exists("build"):
            self.views.build.remember(settings)
        settings.views.update(self.views.states())
        self.parts.save_settings()

    def _restore(self) -> None:
        self.resize(1280, 800)
        self.restoreGeometry(to_bytes(self.parts.settings.layout.get("window", "")))
