"""A library view with a library of its own, as a user would have it."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget
from pytestqt.qtbot import QtBot
from sample_decks import JEDI_FIGHTERS, JEDI_TOOLBOX, RESTRICTED_PAIR, deck_of
from scripted_dialogs import ScriptedDialogs

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.edits import choose_tags, set_copies, write_notes
from swlcg_deck.decks.library import Library, Saved
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.library.library_view import LibraryView
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.work.background import Background


class Clock:
    """Goes on by an hour with every save, so that every version has a time of its own."""

    def __init__(self) -> None:
        self.now = datetime.now(UTC) - timedelta(days=30)

    def __call__(self) -> datetime:
        self.now += timedelta(hours=1)
        return self.now


@dataclass
class Room:
    qtbot: QtBot
    library: Library
    workspace: Workspace
    dialogs: ScriptedDialogs
    background: Background
    view: LibraryView

    def show(self) -> LibraryView:
        """Show the window and wait until the library has been read."""
        self.view.resize(1204, 800)
        with self.qtbot.waitExposed(self.view):
            self.view.show()
        self.view.activateWindow()
        self.settle()
        return self.view

    def settle(self) -> None:
        """Wait until nothing is read, judged or done any more."""
        view = self.view
        self.qtbot.waitUntil(
            lambda: (
                self.background.running == 0
                and view.listing.is_known
                and view.standings.is_complete
                and view.librarian.is_idle
                and not view.details.is_waiting
            )
        )

    def names(self) -> list[str]:
        """The decks of the table, from top to bottom."""
        return [deck.name for deck in self.view.page.model.decks()]

    def place_titles(self) -> dict[str, int]:
        """The places with their counts."""
        places = self.view.places.list.places
        found = (places.place_at(places.index(row)) for row in range(places.rowCount()))
        return {place.title: place.count for place in found if place is not None}

    def select(self, name: str) -> None:
        self.view.page.table.select_row(self.names().index(name))
        self.settle()

    def go_to(self, title: str) -> None:
        """Click on a place."""
        places = self.view.places.list
        rows = range(places.places.rowCount())
        row = next(at for at in rows if places.places.index(at).data() == title)
        click_item(self.qtbot, places, row)
        self.settle()

    def click_trash(self) -> None:
        click_item(self.qtbot, self.view.places.trash, 0)
        self.settle()

    def notice(self) -> str:
        return self.view.messages.words.text() if self.view.messages.isVisible() else ""


def make_room(qtbot: QtBot, theme: Theme, pool: CardPool, folder: Path) -> Room:
    dialogs = ScriptedDialogs()
    library = Library(folder / "decks", pool, Clock())
    workspace = Workspace(pool, library, RulesChoice(pool), dialogs)
    background = Background()
    view = LibraryView(theme, workspace, background)
    qtbot.addWidget(view)
    return Room(qtbot, library, workspace, dialogs, background, view)


def stock(library: Library, pool: CardPool) -> dict[str, Saved]:
    """Five decks: legal, illegal, casual only, unknown, too small; and a file nobody can read."""
    jedi = write_notes(deck_of(pool, JEDI_TOOLBOX, name="Toolbox"), "Worlds 2016, top 8").deck
    fighters = deck_of(pool, JEDI_FIGHTERS, name="Fighters")
    pair = deck_of(pool, RESTRICTED_PAIR, name="Master and pupil")
    known = {235: 2, 57: 1, 222: 1, 106: 1, 184: 1, 195: 1, 134: 1, 138: 1}
    hutts = deck_of(pool, known, "Scum and Villainy", "Hutts", ("Nothing",))
    starter = deck_of(pool, {19: 1, 20: 1}, "Sith", "Starter")
    saved = {
        "Toolbox": library.save(choose_tags(jedi, ["worlds", "old"]).deck, "Tournament"),
        "Fighters": library.save(choose_tags(fighters, ["testing"]).deck),
        "Master and pupil": library.save(pair),
        "Hutts": library.save(hutts),
        "Starter": library.save(starter, "Starters"),
    }
    (library.root / "Broken.swdeck").write_text("name: [oops\n", encoding="utf-8")
    return saved


def save_states(library: Library, deck: Deck, *copies: int) -> Deck:
    """Save a deck again and again, each time with other copies of its first set."""
    token = library.entry(deck.id).token
    for number in copies:
        saved = library.save(set_copies(deck, deck.sets[0], number).deck, expected=token)
        deck, token = saved.deck, saved.token
    return deck


def click_item(qtbot: QtBot, view: QAbstractItemView, row: int) -> None:
    where = view.visualRect(view.model().index(row, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)


def files_of(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def drop(widget: QWidget, data: QMimeData, at: QPoint) -> bool:
    """Bring something over a widget and let it go there; whether the widget took it."""
    action, button, none = (
        Qt.DropAction.MoveAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter = QDragEnterEvent(at, action, data, button, none)
    widget.dragEnterEvent(enter)
    if not enter.isAccepted():
        return False
    move = QDragMoveEvent(at, action, data, button, none)
    widget.dragMoveEvent(move)
    if not move.isAccepted():
        return False
    event = QDropEvent(QPointF(at), action, data, button, none)
    event.setAccepted(False)
    widget.dropEvent(event)
    return event.isAccepted()
