"""A judge with a folder of lists, as the tests of the judge's view share it."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt
from pytestqt.qtbot import QtBot
from tournament_parts import Room, aggro, toolbox

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck_file import write_yaml_deck
from swlcg_deck.formats.registry import write_deck
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.judge_view import JudgeView
from swlcg_deck.gui.work.background import Background
from swlcg_deck.printing.sheet_content import SheetInfo

POST = """\
Light Side: Jedi
2x A Journey to Dagobah
2x Last Minute Rescue
2x The Rebel Fleat
2x The Defense of Yavin 4
2x Hoth Operations (38)

Dark Side: Sith
2 Fall of the Jedi
2 Counsel of the Sith
2 The Emperor's Web
2 Cruel Interrogations
2 The Killing Cold
"""


def make_folder(pool: CardPool, home: Path) -> Path:
    """Two legal decks, an illegal one, a post with two decks, two that fail, and no list at all."""
    lists = home / "lists"
    (lists / "Day 1").mkdir(parents=True)
    (lists / "toolbox.swdeck").write_text(write_yaml_deck(toolbox(pool), pool), encoding="utf-8")
    (lists / "aggro.o8d").write_bytes(write_deck(aggro(pool), pool, "o8d"))
    (lists / "Day 1" / "broken.txt").write_bytes(
        write_deck(toolbox(pool, s229=1, s22=1), pool, "text")
    )
    (lists / "Day 1" / "post.txt").write_text(POST, encoding="utf-8")
    (lists / "Day 1" / "empty.txt").write_text("", encoding="utf-8")
    (lists / "Day 1" / "binary.o8d").write_bytes(b"PK\0\1")
    (lists / "notes.docx").write_text("not a list", encoding="utf-8")
    (lists / ".hidden.txt").write_text(POST, encoding="utf-8")
    return lists


def judge_view(theme: Theme, room: Room, qtbot: QtBot) -> Iterator[JudgeView]:
    """The view on the screen; its threads end with it."""
    background = Background()
    info = SheetInfo(player="Not the judge", event="Regional", date="2026-01-31")
    view = JudgeView(theme, room.rules, room.workspace, room.dialogs, background, lambda: info)
    qtbot.addWidget(view)
    view.resize(1204, 760)
    with qtbot.waitActive(view):
        view.show()
    yield view
    background.close()


def choose_folder(view: JudgeView, room: Room, folder: Path, qtbot: QtBot) -> JudgeView:
    """Choose a folder with the button, and wait until it is checked."""
    room.dialogs.will_answer(folder)
    with qtbot.waitSignal(view.check.changed):
        qtbot.mouseClick(view.empty.button(), Qt.MouseButton.LeftButton)
    return view


def column(view: JudgeView, name: str) -> list[str]:
    model, which = view.model, view.model.column(name)
    return [model.index(row, which).data() for row in range(model.rowCount())]


def cell(view: JudgeView, row: int, name: str) -> QModelIndex:
    return view.model.index(row, view.model.column(name))
