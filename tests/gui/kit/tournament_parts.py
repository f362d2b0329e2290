"""What the tests of the tournament view share: a workspace, decks, and a printer of no paper."""

import re
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPdfWriter
from PySide6.QtWidgets import QWidget
from sample_decks import deck_of
from scripted_dialogs import ScriptedDialogs

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.library import Library
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.tournament.printer import Painting

JEDI = {4: 1, 91: 1, 107: 1, 112: 2, 127: 2, 130: 1, 161: 1, 166: 1}
SCUM = {57: 1, 106: 1, 134: 1, 138: 1, 184: 1, 195: 1, 222: 1, 235: 2, 240: 1}
"""Two decks of a World Championship, both legal."""


@dataclass
class PaperlessPrinter:
    """Takes what is painted and keeps it as a PDF; or does not want to."""

    is_willing: bool = True
    resolution: int = 600
    printed: list[tuple[str, bytes]] = field(default_factory=list)

    def print(self, title: str, paint: Painting, _parent: QWidget) -> bool:
        if not self.is_willing:
            return False
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(self.resolution)
        paint(writer)
        self.printed.append((title, bytes(buffer.data().data())))
        return True


@dataclass
class Room:
    """Everything around the view."""

    pool: CardPool
    rules: RulesChoice
    library: Library
    workspace: Workspace
    dialogs: ScriptedDialogs
    printer: PaperlessPrinter

    def keep(self, deck: Deck, folder: str = "") -> Deck:
        """Put a deck into the library."""
        return self.library.save(deck, folder).deck


def make_room(pool: CardPool, folder: Path) -> Room:
    rules = RulesChoice(pool)
    dialogs = ScriptedDialogs()
    library = Library(folder / "library", pool)
    workspace = Workspace(pool, library, rules, dialogs)
    return Room(pool, rules, library, workspace, dialogs, PaperlessPrinter())


def toolbox(pool: CardPool, **changes: int) -> Deck:
    """The light deck; changes are copies by number, as `s229=1`."""
    sets = {**JEDI, **{int(name[1:]): copies for name, copies in changes.items()}}
    return deck_of(pool, sets, "Jedi", "Toolbox Jedi")


def aggro(pool: CardPool) -> Deck:
    return deck_of(pool, SCUM, "Scum and Villainy", "Aggro Scum")


def text_of(pdf: bytes) -> str:
    """The words of a PDF; spaces made single."""
    tool = shutil.which("pdftotext")
    if tool is None:
        pytest.skip("pdftotext is not installed; it comes with poppler-utils")
    command = [tool, "-layout", "-", "-"]
    out = subprocess.run(command, input=pdf, capture_output=True, check=True).stdout
    return re.sub(r"[ \t]+", " ", out.decode())
