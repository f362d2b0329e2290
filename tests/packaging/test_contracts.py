"""The contracts on imports leave no room out: one that is new is held like all others."""

import ast
from pathlib import Path
from pkgutil import iter_modules

import pytest
from guide_rooms import contracts

import swlcg_deck
from swlcg_deck import engine
from swlcg_deck.engine import core

BOTS_MAY_READ = {
    *("swlcg_deck.engine.core.constants", "swlcg_deck.engine.core.decision"),
    *("swlcg_deck.engine.core.state", "swlcg_deck.engine.facts", "swlcg_deck.engine.game"),
}
WITH_QT = {"swlcg_deck.gui", "swlcg_deck.printing", "swlcg_deck.start", "swlcg_deck.__main__"}


def contract(name: str) -> dict:
    (found,) = [one for one in contracts() if one["name"].startswith(name)]
    return found


def inside(package) -> set[str]:
    return {module.name for module in iter_modules(package.__path__, f"{package.__name__}.")}


def test_the_door_is_the_only_module_of_the_engine_that_is_open_to_window_and_commands():
    shut = set(contract("The window and the command line")["forbidden_modules"])
    assert shut == inside(engine) - {"swlcg_deck.engine.game"}


def test_bots_may_read_a_game_and_what_is_true_in_it_and_nothing_else():
    shut = set(contract("Bots read")["forbidden_modules"])
    assert shut == (inside(engine) | inside(core)) - BOTS_MAY_READ - {core.__name__}


def test_bots_are_told_in_the_decision_what_they_would_read_off_the_stack():
    (playtest,) = (Path(place) / "playtest" for place in swlcg_deck.__path__)
    found = {
        file.name
        for file in playtest.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "stack"
    }
    assert found == set()


def test_qt_is_shut_out_of_everything_but_the_window_and_the_paper():
    assert set(contract("Qt stays")["source_modules"]) == inside(swlcg_deck) - WITH_QT


def test_every_house_has_a_rank():
    ranks = contract("Imports point one way")["layers"]
    ranked = {name for rank in ranks for name in rank.split(" | ")}
    assert ranked == inside(swlcg_deck) - {"swlcg_deck.__main__"}


@pytest.mark.parametrize("name", [one["name"] for one in contracts()])
def test_nothing_is_let_through_but_the_sheet_that_a_command_paints(name):
    let_through = set(contract(name).get("ignore_imports", ()))
    assert {line.partition(" -> ")[0] for line in let_through} <= {"swlcg_deck.cli.sheets"}
    assert let_through == set() or name.startswith("Qt stays")
