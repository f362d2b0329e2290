"""The walks of the guide's page "Working on it" go where it says: each is gone here as its reader
would, and calls every file that it names."""

import inspect
import json
import re
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType

import pytest
from finder_parts import copies_cell
from PySide6.QtCore import Qt

import swlcg_deck
from swlcg_deck.cards.pool import load_pool
from swlcg_deck.cli.main import main
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.engine import game
from swlcg_deck.gui.guide.book import guide_dir
from swlcg_deck.paths import resources_dir

PACKAGE = Path(swlcg_deck.__file__).parent
SMALL = Path(__file__).parents[2] / "data" / "games_of_before"
TEXT = (guide_dir() / "working-on-it.md").read_text("utf-8")
ONLY_NAMED = {
    "cards/octgn.py": "a number of it is written into the file",
    "formats/reading.py": "a value: nothing in it is called",
    "engine/game.py": "a door: who goes through is in the room behind it",
    "gui/exchange/import_dialog.py": "the window's way, beside that of the command",
    "gui/playtest/table/log_view.py": "shows in the window what the command line prints",
    "playtest/schedulers.py": "other machines",
}


def walk(title: str) -> set[str]:
    """The files that a walk names."""
    text = re.split("\n##", TEXT.split(f"\n### {title}\n")[1])[0]
    named = set(re.findall(r"`swlcg_deck/([\w/]+\.py)`", text))
    assert len(named) > 5
    return named - set(ONLY_NAMED)


def called(way: Callable[[], object]) -> set[str]:
    """The files with a function that is called on the way; to be imported is not enough."""
    files: set[str] = set()

    def watch(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code.co_flags & inspect.CO_OPTIMIZED:
            files.add(frame.f_code.co_filename)

    threading.setprofile(watch)
    sys.setprofile(watch)
    try:
        way()
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    places = (Path(file) for file in files if file.startswith(str(PACKAGE)))
    return {place.relative_to(PACKAGE).as_posix() for place in places}


def test_a_pasted_list_becomes_a_deck_for_octgn(tmp_path):
    post, deck = tmp_path / "forum-post.txt", tmp_path / "deck.o8d"
    post.write_text("[b]Mine[/b]\nAffiliation: Jedi\n2x A Jorney to Dagobah\n", "utf-8")
    went = called(lambda: main(["convert", str(post), "-o", str(deck)]))
    assert deck.exists()
    assert walk("From a pasted list to a deck for OCTGN") - went == set()


def test_a_cards_yaml_becomes_a_line_of_the_log(tmp_path):
    recorded = json.loads((SMALL / "whole.swreplay").read_bytes())
    dark, light = (game.DeckChoice(one["affiliation"], one["sets"]) for one in recorded["decks"])
    log: list[str] = []

    def play() -> None:
        pool = load_pool(SMALL / "cardpool", tmp_path)
        state = game.new_game(pool, dark, light, seed=1, book=game.FaceBook(abilities=True))
        game.keep_journal(state)
        while not isinstance(step := game.advance(state), game.Result):
            game.answer(state, 0 if step.most == 1 else range(step.least))
        log.extend(game.transcript(state))

    went = called(play)
    assert any(" uses " in line for line in log)
    assert walk("From a card's YAML to a line of the log") - went == set()


def test_a_click_becomes_a_repaint(window, qtbot):
    window.workspace.open_imported(new_deck("Mine", "Jedi"))
    window.show_mode("build")
    table = window.views.build.finder.results.table()
    where = copies_cell(table, 0, 1)

    def click() -> None:
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)
        window.views.build.deck.grab()

    went = called(click)
    assert window.workspace.current.deck.total == 1
    assert walk("From a click to a repaint") - went == set()


def test_simulate_becomes_a_report(capsys):
    samples = resources_dir() / "samples"
    decks = [str(samples / f"{name}.swdeck") for name in ("toolbox-jedi", "sith-control")]
    went: set[str] = set()
    for jobs in ("1", "2"):  # games of other processes are played out of sight
        call = ["simulate", *decks, "--games", "2", "--jobs", jobs]
        went |= called(partial(main, call))
        assert capsys.readouterr().out
    assert walk("From simulate to a report") - went == set()


@pytest.mark.parametrize("file", ONLY_NAMED)
def test_what_a_walk_only_names_is_named(file):
    assert f"`swlcg_deck/{file}`" in TEXT
