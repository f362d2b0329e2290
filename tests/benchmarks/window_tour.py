"""A tour through the window: every operation once, in the order of a busy evening."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from busy_library import LISTS, fill
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from window_parts import window_parts

from swlcg_deck.cards.pool import load_pool
from swlcg_deck.decks import edits
from swlcg_deck.decks.library import Library
from swlcg_deck.gui.library.deck_places import Place, PlaceKind
from swlcg_deck.gui.library.place_list import PlaceList
from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.gui.startup.tidying import Tidying
from swlcg_deck.legality.findings import Mode

Step = tuple[str, Callable[[], object]]
_SEARCHES = ("luke", "a:jedi", "trait:pilot", "cost<3 t:unit")


class Tour:
    """Knows the window and the way through it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        pool = load_pool()
        self.lists = folder / "lists"
        fill(Library(folder / "library", pool), self.lists)
        application = QApplication([])
        self.parts = window_parts(application, pool, folder)
        self.answers = self.parts.dialogs.answers
        self.workspace = self.parts.workspace

    def steps(self) -> Iterator[Step]:
        yield "start: the window is made and shown", self._start
        yield "start: what is prepared when nobody waits", self._prepare
        yield from self._views("first show")
        yield from self._library()
        yield from self._finding()
        yield from self._building()
        yield from self._files()
        yield from self._analysing()
        yield from self._tournament()
        yield from self._collecting()
        yield from self._appearance()
        yield from self._views("switch")
        yield "close a tab", self._command("close_deck", "Do not save")

    def _start(self) -> None:
        self.window = MainWindow(self.parts)
        self.window.resize(1280, 800)
        self.window.show()

    def end(self) -> None:
        for document in self.workspace.documents:
            document.undo_stack.setClean()
        self.window.close()
        self.parts.background.close()

    def _prepare(self) -> None:
        self.window.prepare().finished.connect(lambda: Tidying(self.window))

    def _command(self, name: str, *answers: object) -> Callable[[], None]:
        def run() -> None:
            self.answers.extend(answers)
            self.window.actions_by_name[name].trigger()

        return run

    def _judge_by(self, edition: str = "", mode: Mode = Mode.TOURNAMENT) -> None:
        self.parts.rules.choose(edition, mode)

    def _key(self, key: Qt.Key, widget: QWidget) -> Callable[[], None]:
        return lambda: QTest.keyClick(widget, key)

    def _views(self, what: str) -> Iterator[Step]:
        for mode in ("build", "analyse", "tournament", "collection", "library"):
            yield f"{what}: {mode}", self._command(f"view_{mode}")

    def _library(self) -> Iterator[Step]:
        library = self.window.views.library
        table, search = library.page.table, library.page.search
        yield "library: select a deck", lambda: table.select_row(5)
        yield "library: next deck", self._key(Qt.Key.Key_Down, table)
        for letter in "jedi":
            yield f"library: search “{letter}”", lambda k=letter: QTest.keyClicks(search.edit, k)
        yield "library: clear the search", search.edit.clear
        places = library.places
        shelves = _places(places.list)
        folder = next(place for place in shelves if place.kind is PlaceKind.FOLDER)
        yield "library: choose a folder", lambda: places.choose(folder)
        yield "library: all decks", lambda: places.choose(shelves[0])
        yield "library: sort", lambda: table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        yield "library: duplicate", library.commands.duplicate
        yield "library: delete a deck", self._key(Qt.Key.Key_Delete, table)
        yield "library: show the trash", lambda: places.trash.chosen.emit(_places(places.trash)[0])
        yield "library: put back", library.trash._restore
        yield "library: all decks again", lambda: places.choose(shelves[0])
        yield "library: the deck with a history", lambda: search.edit.setText("Deck 001")
        history = library.details.history
        yield "library: an earlier state", self._key(Qt.Key.Key_Down, history)
        yield "library: restore it", library.details._restore
        self.answers.append(self.folder / "backup.zip")
        yield "library: back up", library.backups.back_up
        self.answers.extend([[self.folder / "backup.zip"], "Add what is missing"])
        yield "library: restore a backup", library.backups.restore
        yield "library: everything again", search.edit.clear

    def _finding(self) -> Iterator[Step]:
        yield "open a deck", self.window.views.library.commands.open
        build = self.window.views.build
        finder, chips, sets = build.finder, build.finder.chips, build.finder.results.sets
        for query in _SEARCHES:
            finder.field.set_query("")
            for at, letter in enumerate(query):
                name = f"find: key {at + 1} of “{query}”"
                yield name, lambda k=letter: QTest.keyClicks(finder.field.edit, k)
        yield "find: clear", lambda: finder.field.set_query("")
        for (field, value), action in list(chips._actions.items()):
            if field != "products":
                yield f"find: chip {field} {value}", action.toggle
                action.toggle()
        for chip in (chips.owned, chips.legal):
            yield f"find: chip {chip.text()}", chip.click
            yield f"find: chip {chip.text()} off", chip.click
        yield "find: cards instead of sets", lambda: finder.switch.button("cards").click()
        yield "find: sets again", lambda: finder.switch.button("sets").click()
        for column in sets.rows().columns:
            yield f"find: sort by {column.name}", lambda k=column.name: sets.columns.sort_by(k)
        yield "find: menu of columns", lambda: sets._open_header_menu(sets.rect().center())
        yield "find: close the menu", _close_popups
        yield "find: hide a column", lambda: sets.columns.show("notes", False)
        yield "find: all columns as before", sets.columns.reset
        yield "find: help", finder.toggle_help
        yield "find: close the help", finder.toggle_help

    def _building(self) -> Iterator[Step]:
        build, document = self.window.views.build, self.workspace.current
        for number in (4, 112, 230):
            yield f"select set {number}", lambda n=number: build.show_set(n)
            yield f"add set {number}", lambda n=number: build.add(n)
        for name, zoom in (("in", build.cards.zoom_in), ("out", build.cards.zoom_out)):
            yield f"cards: zoom {name}", zoom
        yield "cards: zoom to 200 %", lambda: build.cards.set_zoom(200)
        yield "cards: zoom to normal", build.cards.zoom_to_normal
        yield "cards: as words", lambda: build.cards.set_text_view(True)
        yield "cards: as pictures", lambda: build.cards.set_text_view(False)
        yield "large card: first", lambda: build.enlarge(build.cards.entry.objective)
        yield "large card: next", build.large._go_on
        yield "large card: another set", lambda: build.enlarge(self.parts.pool.set(38).objective)
        yield "large card: zoom", build.large.zoom_in
        yield "large card: close", build.large.close
        yield "remove a set", lambda: build.remove(112)
        yield "undo", self._command("undo")
        yield "redo", self._command("redo")
        yield "show the history", self._command("history")
        yield "jump to the first step", lambda: document.undo_stack.setIndex(0)
        yield "jump to the last step", lambda: document.undo_stack.setIndex(4)
        yield "show the advisor", self._command("advisor")
        yield "add with history and advisor", lambda: build.add(5)
        yield "choose an affiliation", self._command("choose_affiliation")
        yield "close the choice", build.deck.picker.close
        for card in ("Rebel Alliance", "Sith", "Jedi"):
            change = edits.choose_affiliation(document.deck, card)
            yield f"affiliation {card}", partial(document.apply, change)
        for edition in self.parts.pool.editions:
            yield f"edition {edition.id}", partial(self._judge_by, edition.id)
        yield "mode casual", partial(self._judge_by, "", Mode.CASUAL)
        yield "mode tournament", self._judge_by
        yield "rename", self._command("rename")
        yield "end of renaming", self._key(Qt.Key.Key_Return, QApplication.focusWidget())
        yield "notes and tags", self._command("notes")
        yield "type a note", lambda: QTest.keyClicks(build.deck.notes.notes, "n")
        yield "type tags", lambda: QTest.keyClicks(build.deck.notes.tags, "a, b")
        yield "close the notes", build.deck._close_notes
        yield "hide the cards", self._command("show_cards")
        yield "reset layout", self._command("reset_layout")

    def _files(self) -> Iterator[Step]:
        yield "save", self._command("save")
        yield "save as", self._command("save_as", self.folder / "deck.o8d")
        yield "copy as text", self._command("copy_list")
        yield "import: paste a list", self._command("import_text")
        yield "import: the lists of a folder", lambda: self._dialog().add_files([self.lists])
        yield "import: cancel", lambda: self._dialog().reject()
        yield "export: dialog", self._command("export")
        yield "export: next format", lambda: self._dialog().list.setCurrentRow(4)
        yield "export: close", lambda: self._dialog().reject()
        yield "open files", self._command("open_files", sorted(self.lists.iterdir())[:1])
        yield "next deck", self._command("next_deck")
        yield "duplicate", self._command("duplicate")
        yield "add a set to the copy", lambda: self.window.views.build.add(7)
        yield "revert", self._command("revert")
        yield "new deck", self._command("new_deck")
        yield "close the new deck", self._command("close_deck")

    def _analysing(self) -> Iterator[Step]:
        yield "analyse a deck", self._command("view_analyse")
        yield "compare", self._command("compare", "Deck 003")
        bar = self.window.views.analyse.bar
        yield "compare: a swap", lambda: bar.choice.button("swap").click()
        yield "compare: nothing", lambda: bar.choice.button("nothing").click()
        build = self.window.views.build
        yield "add a set while analysing", lambda: build.add(9)

    def _tournament(self) -> Iterator[Step]:
        yield "tournament sheet", self._command("tournament_sheet")
        tournament = self.window.views.tournament
        decks = [entry.deck for entry in self.workspace.library.entries()]
        for deck in decks[:6]:
            yield "pair: choose a deck", lambda d=deck: tournament.pair.choose(d)
        player = tournament.pair.fields.player
        yield "pair: type a name", lambda: QTest.keyClicks(player, "L")
        panel = next(iter(tournament.pair.panels.values()))
        yield "pair: decks to choose from", panel.change.click
        yield "pair: close the choice", tournament.pair.picker.close
        self.answers.append(self.folder / "sheet.pdf")
        yield "pair: save the sheet", tournament.pair.save_pdf
        yield "judge", lambda: tournament.show_part("judge")
        yield f"judge: {LISTS} lists", lambda: tournament.judge.check_folder(self.lists)
        table = tournament.judge.table
        yield "judge: next list", self._key(Qt.Key.Key_Down, table)
        self.answers.append(self.folder / "sheets.pdf")
        yield "judge: save all sheets", tournament.judge.save_sheets
        yield "judge: another edition", partial(self._judge_by, "rulebook")
        yield "judge: back again", self._judge_by
        yield "deck check", lambda: tournament.show_part("check")
        yield "deck check: choose a deck", lambda: tournament.check.choose(decks[0])
        number = decks[0].sets[0].number
        yield "deck check: a card", lambda: tournament.check.read(f"{number}-1")

    def _collecting(self) -> Iterator[Step]:
        yield "collection", self._command("view_collection")
        collection = self.window.views.collection
        names = [product.name for product in self.parts.pool.products]
        yield "collection: a product", lambda: collection.products.choose(names[5])
        yield "collection: two boxes", lambda: collection._set_boxes(names[5], 2)
        yield "collection: everything", collection.products.all.click
        yield "collection: undo", collection.undo
        page = collection.decks
        yield "collection: together", lambda: page.pages.button("together").click()
        yield "collection: tick a deck", self._key(Qt.Key.Key_Space, page.together.list)

    def _appearance(self) -> Iterator[Step]:
        for mode in ("build", "library", "analyse", "tournament", "collection"):
            self.window.show_mode(mode)
            yield f"theme light ({mode})", lambda: self.parts.theme.choose("light")
            yield f"theme dark ({mode})", lambda: self.parts.theme.choose("dark")
            yield f"larger text ({mode})", self._command("larger_text")
            yield f"smaller text ({mode})", self._command("smaller_text")
        yield "settings", self._command("settings")
        yield "settings: light", lambda: self._dialog().theme.button("light").click()
        yield "settings: cancel", lambda: self._dialog().reject()
        yield "shortcuts", self._command("shortcuts")
        yield "shortcuts: close", lambda: self._dialog().reject()
        yield "guide", self._command("guide")
        yield "guide: a long page", lambda: self._dialog().page.show_page("vocabulary")
        yield "guide: search", lambda: self._dialog().search.edit.setText("e")
        yield "guide: close", lambda: self._dialog().reject()

    def _dialog(self) -> QDialog:
        dialogs = self.window.findChildren(QDialog)
        return next(d for d in dialogs if d.isVisible() and d.isWindow())


def _close_popups() -> None:
    popup = QApplication.activePopupWidget()
    if isinstance(popup, QMenu):
        popup.close()


def _places(shown: PlaceList) -> list[Place]:
    model = shown.model()
    places = (model.place_at(model.index(row)) for row in range(model.rowCount()))
    return [place for place in places if place is not None]
