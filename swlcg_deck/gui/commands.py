"""What each command of the menus does."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from swlcg_deck.cards.plain_file import read_plain_file, true_place
from swlcg_deck.decks.deck import Deck
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.formats.registry import FORMATS, MAX_BYTES, format_for_file, read_deck, write_deck
from swlcg_deck.gui.actions import COMMANDS
from swlcg_deck.gui.document import DeckDocument
from swlcg_deck.gui.theme.theme import TEXT_SIZES
from swlcg_deck.language import told, tr
from swlcg_deck.system_words import refusal

if TYPE_CHECKING:
    from swlcg_deck.gui.main_window import MainWindow

# ruff: noqa: PLC0415 - a dialog is imported when it is opened, or while nobody waits


class WindowCommands:
    """One method a command, named as in the table of commands."""

    NEED_A_DECK: ClassVar = (
        *("save", "save_as", "duplicate", "revert", "export", "copy_list", "close_deck"),
        *("rename", "choose_affiliation", "notes"),
    )

    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self._parts = window.parts
        self._workspace = window.workspace

    def handlers(self) -> dict[str, Callable[[], None]]:
        return {command.name: getattr(self, command.name) for command in COMMANDS}

    @property
    def _document(self) -> DeckDocument | None:
        return self._workspace.current

    def new_deck(self) -> None:
        self._workspace.new()
        self._window.show_mode("build")
        self._window.views.build.deck.choose_affiliation()

    def open_files(self) -> None:
        patterns = " ".join(f"*{ext}" for entry in FORMATS for ext in entry.extensions)
        filters = tr("Deck lists ({patterns});;All files (*)", patterns=patterns)
        self.open_paths(self._parts.dialogs.open_files(tr("Open decks"), filters))

    def open_paths(self, paths: list[Path]) -> None:
        """Decks of the library open in place; any other list opens as a new, unsaved deck."""
        library = self._workspace.library
        for path in paths:
            entry = next((e for e in library.entries() if e.path == true_place(path)), None)
            if entry is not None:
                self._workspace.open_library(entry.id)
            else:
                self._open_list(path)

    def _open_list(self, path: Path) -> None:
        try:
            data = read_plain_file(path, MAX_BYTES, follow=True)
            reading = read_deck(data, self._parts.pool, file_name=path.name)
        except OSError as error:
            self._window.messages.warn(
                tr("{file} cannot be read: {reason}", file=path.name, reason=refusal(error))
            )
        except FormatError as error:
            self._window.messages.warn(f"{path.name}: {told(error)}")
        else:
            for deck in reading.decks:
                self._workspace.open_imported(deck, tr("from {file}", file=path.name))

    def save(self) -> None:
        if self._document is not None:
            self._window.views.build.deck.flush()
            if self._workspace.save(self._document):
                self._window.messages.say(tr("Saved {deck}.", deck=self._document.deck.name))

    def save_as(self) -> None:
        """A copy as a file of any format, outside the library."""
        if self._document is None:
            return
        filters = ";;".join(
            f"{tr(entry.title)} (*{entry.extensions[0]})" for entry in FORMATS if entry.extensions
        )
        name = f"{self._document.deck.name}.swdeck"
        path = self._parts.dialogs.save_file(tr("Save as a file"), name, filters)
        if path is None:
            return
        chosen = format_for_file(path.name)
        try:
            data = write_deck(
                self._document.deck, self._parts.pool, chosen.name if chosen else "yaml"
            )
            path.write_bytes(data)
        except FormatError as error:
            self._window.messages.warn(f"{path.name}: {told(error)}")
        except OSError as error:
            self._window.messages.warn(
                tr("{file} cannot be written: {reason}", file=path.name, reason=refusal(error))
            )
        else:
            self._window.messages.say(tr("Written to {path}.", path=path))

    def copy_list(self) -> None:
        if self._document is not None:
            data = write_deck(self._document.deck, self._parts.pool, "text")
            QGuiApplication.clipboard().setText(data.decode())
            self._window.messages.say(tr("The list is in the clipboard."))

    def duplicate(self) -> None:
        if self._document is not None:
            self._workspace.duplicate(self._document)

    def revert(self) -> None:
        if self._document is not None:
            self._workspace.revert(self._document)

    def close_deck(self) -> None:
        if self._document is not None:
            self._workspace.close(self._document)

    def quit(self) -> None:
        self._window.close()

    def undo(self) -> None:
        if self._document is not None:
            self._document.undo_stack.undo()

    def redo(self) -> None:
        if self._document is not None:
            self._document.undo_stack.redo()

    def history(self) -> None:
        self._window.views.build.history.setVisible(
            not self._window.views.build.history.isVisible()
        )

    def advisor(self) -> None:
        self._window.views.build.advisor.setVisible(
            not self._window.views.build.advisor.isVisible()
        )

    def find(self) -> None:
        self._window.show_mode("build")
        self._window.views.build.finder.focus_search()

    def rename(self) -> None:
        self._window.show_mode("build")
        self._window.views.build.deck.begin_rename()

    def choose_affiliation(self) -> None:
        self._window.show_mode("build")
        self._window.views.build.deck.choose_affiliation()

    def notes(self) -> None:
        self._window.show_mode("build")
        self._window.views.build.deck.open_notes()

    def import_text(self) -> None:
        self._window.views.library.import_decks().paste_clipboard()

    def export(self) -> None:
        if self._document is not None:
            dialog = self._window.views.library.export_deck(self._document.deck)
            dialog.saved.connect(self._window.messages.say)

    def compare(self) -> None:
        """With another deck of the library, chosen by name."""
        entries = [entry for entry in self._workspace.library.entries() if entry.deck is not None]
        names = [entry.name for entry in entries]
        chosen = self._parts.dialogs.pick(tr("Compare with"), tr("Deck of the library"), names)
        entry = next((entry for entry in entries if entry.name == chosen), None)
        if entry is not None and entry.deck is not None:
            self._window.show_mode("analyse")
            self._window.views.analyse.set_comparison(entry.name, entry.deck)

    def compare_decks(self, before: Deck, after: Deck) -> None:
        """Two states of a deck, as the library shows them."""
        self._workspace.open_library(after.id)
        self._window.show_mode("analyse")
        self._window.views.analyse.set_comparison(before.name, before)

    def tournament_sheet(self) -> None:
        self._window.show_mode("tournament")
        self._window.views.tournament.show_part("pair")

    def import_cards(self) -> None:
        from swlcg_deck.gui.card_packs.pack_dialog import PackDialog

        own_cards = self._window.views.own_cards
        PackDialog(self._parts, own_cards.packs, self._window.stage).open()

    def settings(self) -> None:
        from swlcg_deck.gui.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._parts, self._window.stage)
        dialog.applied.connect(self._settings_applied)
        dialog.open()

    def _settings_applied(self) -> None:
        """What a view took from the settings when it was made."""
        if self._window.views.exists("tournament"):
            self._window.views.tournament.suggest_player(self._parts.settings.author)

    def view_playtest(self) -> None:
        self._window.show_mode("playtest")

    def view_tournament(self) -> None:
        self._window.show_mode("tournament")

    def view_collection(self) -> None:
        self._window.show_mode("collection")

    def view_rules(self) -> None:
        self._window.show_mode("rules")
        self._window.views.rules.focus_search()

    def rules(self) -> None:
        self.view_rules()

    def view_library(self) -> None:
        self._window.show_mode("library")

    def view_build(self) -> None:
        self._window.show_mode("build")

    def view_analyse(self) -> None:
        self._window.show_mode("analyse")

    def next_deck(self) -> None:
        self._step(1)

    def previous_deck(self) -> None:
        self._step(-1)

    def _step(self, step: int) -> None:
        documents = self._workspace.documents
        if self._document is not None:
            place = (documents.index(self._document) + step) % len(documents)
            self._workspace.show(documents[place])

    def show_cards(self) -> None:
        _toggle(self._window.views.build.cards)

    def show_deck(self) -> None:
        _toggle(self._window.views.build.side)

    def larger_text(self) -> None:
        self._resize_text(1)

    def smaller_text(self) -> None:
        self._resize_text(-1)

    def _resize_text(self, step: int) -> None:
        settings = self._parts.settings
        nearest = min(TEXT_SIZES, key=lambda size: abs(size - settings.text_size))
        place = min(max(TEXT_SIZES.index(nearest) + step, 0), len(TEXT_SIZES) - 1)
        settings.text_size = TEXT_SIZES[place]
        self._parts.theme.choose(settings.theme, settings.text_size)

    def reset_layout(self) -> None:
        self._window.views.build.reset_layout()

    def shortcuts(self) -> None:
        from swlcg_deck.gui.shortcuts_dialog import ShortcutsDialog

        legend = ShortcutsDialog(self._parts.theme, self._window.stage)
        legend.rules_requested.connect(self.rules)
        legend.guide_requested.connect(self.guide)
        legend.open()

    def guide(self) -> None:
        from swlcg_deck.gui.guide_dialog import GuideDialog

        GuideDialog(self._parts.theme, self._window.stage).open()

    def about(self) -> None:
        from swlcg_deck.gui.about_dialog import AboutDialog

        AboutDialog(self._parts.theme, self._parts.pool, self._window.stage).open()


def _toggle(panel: QWidget) -> None:
    panel.setVisible(panel.isHidden())
