"""What each command of the File menu does."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from swlcg_deck.decks.deck import Deck
from swlcg_deck.files.refusals import FileError
from swlcg_deck.files.writing import write_file
from swlcg_deck.formats.parts import left_out
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.formats.registry import BY_NAME, FORMATS, Format, format_for_file, write_deck
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.words.sentence import sentence
from swlcg_deck.gui.work.file_endings import wrong_ending
from swlcg_deck.language import told, tr

if TYPE_CHECKING:
    from swlcg_deck.gui.shell.main_window import MainWindow

# ruff: noqa: PLC0415 - a dialog is imported when it is opened, or while nobody waits


class FileCommands:
    def __init__(self, window: "MainWindow") -> None:
        self._window = window

    @property
    def _document(self) -> DeckDocument | None:
        return self._window.workspace.current

    def new_deck(self) -> None:
        self._window.workspace.new()
        self._window.show_mode("build")
        self._window.views.build.deck.choose_affiliation()

    def open_files(self) -> None:
        patterns = " ".join(f"*{ext}" for entry in FORMATS for ext in entry.extensions)
        filters = tr("Deck lists ({patterns});;All files (*)", patterns=patterns)
        self._window.lists.open_lists(
            self._window.parts.dialogs.open_files(tr("Open decks"), filters)
        )

    def import_text(self) -> None:
        self._window.lists.ask().paste_clipboard()

    def save(self) -> None:
        if self._document is not None and self._window.workspace.save(self._document):
            self._window.messages.say(tr("Saved {deck}.", deck=self._document.deck.name))

    def save_as(self) -> None:
        """A copy as a file of any format, outside the library."""
        if self._document is None:
            return
        filters = ";;".join(
            f"{tr(entry.title)} (*{entry.extensions[0]})" for entry in FORMATS if entry.extensions
        )
        name = f"{self._document.deck.name}.swdeck"
        path = self._window.parts.dialogs.save_file(tr("Save as a file"), name, filters)
        if path is None:
            return
        endings = [ending for entry in FORMATS for ending in entry.extensions]
        if refusal := wrong_ending(path, endings):
            self._window.messages.warn(refusal)
            return
        deck, chosen = self._document.deck, format_for_file(path.name) or BY_NAME["yaml"]
        try:
            write_file(path, write_deck(deck, self._window.parts.pool, chosen.name))
        except FormatError as error:
            self._window.messages.warn(f"{path.name}: {told(error)}")
        except FileError as error:
            self._window.messages.warn(sentence(told(error)))
        else:
            self._say(tr("Written to {path}.", path=path), deck, chosen)

    def _say(self, done: str, deck: Deck, chosen: Format) -> None:
        """What was done, and what of the deck is not in it."""
        lost = left_out(deck, chosen.holds)
        told_loss = tr("Not in it: {parts}.", parts=lost) if lost else ""
        self._window.messages.say(f"{done} {told_loss}".strip())

    def duplicate(self) -> None:
        if self._document is not None:
            self._window.workspace.duplicate(self._document)

    def revert(self) -> None:
        if self._document is not None:
            self._window.workspace.revert(self._document)

    def export(self) -> None:
        if self._document is not None:
            dialog = self._window.views.library.export_deck(self._document.deck)
            dialog.saved.connect(self._window.messages.say)

    def copy_list(self) -> None:
        if self._document is not None:
            deck = self._document.deck
            data = write_deck(deck, self._window.parts.pool, "text")
            QGuiApplication.clipboard().setText(data.decode())
            self._say(tr("The list is in the clipboard."), deck, BY_NAME["text"])

    def tournament_sheet(self) -> None:
        self._window.show_mode("tournament")
        self._window.views.tournament.show_part("pair")

    def import_cards(self) -> None:
        from swlcg_deck.gui.card_packs.pack_dialog import PackDialog

        own_cards = self._window.views.own_cards
        dialog = PackDialog(self._window.parts, own_cards.packs, self._window.stage)
        dialog.changed.connect(self._window.views.own_cards_changed)
        dialog.open()

    def settings(self) -> None:
        from swlcg_deck.gui.shell.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._window.parts, self._window.stage)
        dialog.applied.connect(self._settings_applied)
        dialog.open()

    def _settings_applied(self) -> None:
        """What a view took from the settings when it was made."""
        if self._window.views.exists("tournament"):
            self._window.views.tournament.suggest_player(self._window.parts.settings.author)

    def close_deck(self) -> None:
        if self._document is not None:
            self._window.workspace.close(self._document)

    def quit(self) -> None:
        self._window.close()
