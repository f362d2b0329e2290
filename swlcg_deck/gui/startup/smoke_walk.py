"""The way through the window that a smoke test takes: views, pages, a game, all commands."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QListView, QWidget

from swlcg_deck.cards.base import Side
from swlcg_deck.gui.documents.sample_decks import FOLDER, sample_decks
from swlcg_deck.gui.shell.actions import COMMANDS
from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.gui.shell.views import MODES
from swlcg_deck.gui.startup.smoke_faults import SmokeError
from swlcg_deck.language import tr
from swlcg_deck.playtest.seats import Player

Step = tuple[str, Callable[[], None]]
_ENDS_IT = ("quit",)
_DECISIONS = 12
_MOST_PAGES = 80
"""A view with more would be one that makes new pages as they are opened."""


def walk(window: MainWindow) -> Iterator[Step]:
    """Each step opens one thing; the next is looked for once that is there."""
    yield "sample decks", partial(_open_samples, window)
    for mode in MODES:
        yield mode, partial(window.show_mode, mode)
        yield from _pages(mode, window.views.view(mode))
    yield "playtest: a game", partial(_begin_a_game, window)
    yield "playtest: its first decisions", partial(_decide, window)
    for command in COMMANDS:
        if command.name not in _ENDS_IT:
            yield from _command(window, command.name)
    yield "whatever is left", partial(_prepare, window)
    for theme in ("light", "dark"):
        yield f"theme: {theme}", partial(_dress, window, theme)


def _open_samples(window: MainWindow) -> None:
    """One deck of each side is open, all are in the library."""
    workspace = window.workspace
    sides = set()
    for deck in sample_decks(workspace.pool):
        saved = workspace.library.save(deck, tr(FOLDER))
        side = deck.side(workspace.pool)
        if side not in sides:
            sides.add(side)
            workspace.open_library(saved.deck.id)
    if sides != set(Side):
        raise SmokeError("the sample decks are not of both sides")
    workspace.library_changed.emit()


def _pages(name: str, view: QWidget) -> Iterator[Step]:
    """Everything behind a button of which one of several is on, also where it comes up later."""
    seen = {button.text() for button in _switches(view) if button.isChecked()}
    for _page in range(_MOST_PAGES):
        fresh = next((b for b in _switches(view) if b.text() not in seen), None)
        if fresh is None:
            return
        seen.add(fresh.text())
        yield f"{name}: {fresh.text()}", fresh.click
    raise SmokeError(f"{name!r} has no end of pages")


def _switches(view: QWidget) -> list[QAbstractButton]:
    return [
        button
        for button in view.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled() and button.isCheckable() and _is_one_of(button)
    ]


def _is_one_of(button: QAbstractButton) -> bool:
    group = button.group()
    return button.autoExclusive() or (group is not None and group.exclusive())


def _rows(name: str, dialog: QWidget) -> Iterator[Step]:
    """The pages of a dialog that are listed at its side."""
    for view in dialog.findChildren(QListView):
        if view.isVisible() and view.model() is not None and view.model().rowCount():
            rows = min(view.model().rowCount(), _MOST_PAGES)
            yield f"{name}: {rows} rows", partial(_choose_each, view, rows)


def _choose_each(view: QListView, rows: int) -> None:
    for row in range(rows):
        view.setCurrentIndex(view.model().index(row, 0))
        QApplication.processEvents()


def _begin_a_game(window: MainWindow) -> None:
    """Against an opponent who only exists."""
    window.show_mode("playtest")
    view = window.views.playtest
    start = view.start
    start.refresh()
    start.opponent.choose(Player.IDLE.value)
    if not start.start.isEnabled():
        raise SmokeError(f"a game cannot be started: {start.note.text()}")
    start.start.click()


def _decide(window: MainWindow) -> None:
    """Takes the first option each time, as someone who presses 1 would, and goes back once."""
    table = window.views.playtest.table
    if table.session is None:
        raise SmokeError("the game did not begin")
    for _decision in range(_DECISIONS):
        if table.session.may_decide:
            table.choose(0)
            table.confirm()
        QApplication.processEvents()
    if table.session.table.before() is None:
        raise SmokeError("no decision of the game could be taken")
    table.acts.undo()


def _command(window: MainWindow, name: str) -> Iterator[Step]:
    """A command of the menus and, where it opens a dialog, everything in there."""
    if window.workspace.current is None:
        window.workspace.new()
    yield f"command: {name}", window.actions_by_name[name].trigger
    for dialog in _dialogs():
        yield from _pages(f"command: {name}", dialog)
        yield from _rows(f"command: {name}", dialog)
    while popup := QApplication.activePopupWidget():
        popup.close()
    for dialog in _dialogs():
        dialog.reject()


def _dialogs() -> list[QDialog]:
    tops = QApplication.topLevelWidgets()
    return [widget for widget in tops if isinstance(widget, QDialog) and widget.isVisible()]


def _prepare(window: MainWindow) -> None:
    """What the window makes while nobody waits."""
    loop = QEventLoop()
    window.prepare().finished.connect(loop.quit)
    loop.exec()


def _dress(window: MainWindow, theme: str) -> None:
    """Every view in another theme, painted."""
    window.parts.theme.choose("light" if theme == "light" else "dark")
    for mode in MODES:
        window.show_mode(mode)
        window.grab()
