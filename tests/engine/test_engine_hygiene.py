"""The habits that keep the engine pure, read from its source: one place that changes a game, no
chance or clock but the game's own, control as data, no import but the cards and the language."""

import ast
import importlib
import itertools
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit.invented_texts import InventedTexts
from kit.random_decks import RandomDecks
from kit.random_play import play_randomly
from kit.source_reading import changes, root_of, walks_through_sets

import swlcg_deck.engine
from swlcg_deck.engine.core.procedure import Ask, Frame, leave
from swlcg_deck.engine.core.record import RECORDS, Record
from swlcg_deck.engine.core.state import PILES, TABLES, VALUES, State
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.engine.timing.occur import HAPPENS

ENGINE = Path(swlcg_deck.engine.__file__).parent
SOURCES = sorted(ENGINE.rglob("*.py"))
TREES = {
    file.relative_to(ENGINE).as_posix(): ast.parse(file.read_text(encoding="utf-8"))
    for file in SOURCES
}

MAY_CHANGE = {
    "core/state.py": "makes, copies and restores states",
    "new_game.py": "lays out a game before it begins",
    "trial/small_board.py": "lays out a game in the middle of a turn",
    "trial/try_card.py": "watches the stack of that game",
    "core/driver.py": "keeps the open decision",
    "core/procedure.py": "takes a finished frame off the stack",
}
"""Who else than the atoms changes a state, and what for."""
IMPORTED_LATE = {"texts/face_book.py": "the language is needed only by games that play it"}
MOST_FRAMES = 26
STANDARD = (
    *("array", "collections", "contextlib", "contextvars", "dataclasses", "enum"),
    *(
        "functools",
        "hashlib",
        "itertools",
        "json",
        "operator",
        "types",
        "typing",
        "zlib",
        "__future__",
    ),
)
FORBIDDEN_CALLS = ("open", "print", "input", "id", "eval", "globals")


def nodes(name: str) -> Iterator[ast.AST]:
    return ast.walk(TREES[name])


def functions(name: str) -> Iterator[ast.FunctionDef]:
    return (node for node in nodes(name) if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("name", TREES)
def test_only_atoms_change_a_state(name):
    if name.startswith("atoms/") or name in MAY_CHANGE:
        return
    found = [f"{f.name}, {change}" for f in functions(name) for change in changes(f)]
    assert not found, f"{name} changes a state outside engine/atoms: {found}"


def test_the_search_for_changes_finds_them():
    source = """
def strike(state: State, card: int) -> None:
    state.dial += 1
    state.focus[card] = 2
    tokens, role = state.damage, state.role
    tokens[card] -= 1
    del state.counts[card]
    state.journal.append(card)
    state.hand[0], x = (), 1
    setattr(state, "turn", 3)
    copied = state.clone()
    copied.turn = 4
    state.stack.append(card)
    state.cache[card] = 1
    frame.step = 2
    pile = getattr(state, "deck")
    pile[0] = ()

def strike_again(game: "State") -> None:
    game.turn = 1
"""
    strike, strike_again = ast.parse(source).body
    assert sorted(changes(strike)) == [  # type: ignore[arg-type]
        *("line 10: setattr", "line 12: turn", "line 17: getattr", "line 3: dial"),
        *("line 4: focus", "line 6: damage", "line 7: counts", "line 8: journal", "line 9: hand"),
    ]
    assert list(changes(strike_again)) == ["line 20: turn"]  # type: ignore[arg-type]


def test_the_driver_changes_nothing_but_the_open_decision():
    found = {c.split(": ")[1] for f in functions("core/driver.py") for c in changes(f)}
    assert found == {"decision"}


def test_derived_values_are_kept_only_where_they_are_derived():
    writers = {
        name
        for name in TREES
        for node in nodes(name)
        if isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Store)
        and root_of(node)[1:2] in (["cache"], ["kept"])
    }
    elsewhere = {name for name in writers if not name.startswith("facts/")}
    assert elsewhere == {"timing/usable_actions.py"}, "what may be used is found out by trying"


@pytest.mark.parametrize("name", TREES)
def test_the_engine_imports_only_plain_modules_and_the_cards(name):
    for node in nodes(name):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name} line {node.lineno}"
            modules = [node.module or ""]
        else:
            continue
        for module in modules:
            own = module.startswith(("swlcg_deck.engine", "swlcg_deck.cards."))
            own = own or module == "swlcg_deck.language"
            assert own or module.partition(".")[0] in STANDARD, f"{name}: {module}"


def test_no_import_hides_in_a_function():
    """The rooms are in their order as a whole, and not for as long as nobody calls something."""
    late = {
        name
        for name in TREES
        for function in functions(name)
        if any(isinstance(node, ast.Import | ast.ImportFrom) for node in ast.walk(function))
    }
    assert late == set(IMPORTED_LATE)


@pytest.mark.parametrize("name", TREES)
def test_the_engine_touches_no_file_and_no_address(name):
    for node in nodes(name):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in FORBIDDEN_CALLS, f"{name} line {node.lineno}"
        assert not isinstance(node, ast.Global), f"{name} line {node.lineno}"


@pytest.mark.parametrize("name", TREES)
def test_nothing_depends_on_the_order_of_a_set(name):
    assert not walks_through_sets(TREES[name]), name


def test_the_search_for_sets_finds_them():
    source = """
SIDES = {1, 2}
def named() -> frozenset[int]:
    return frozenset(found)
fine = 1 in SIDES or 2 in named()
first = [side for side in SIDES]
second = tuple(named())
for side in {3, 4}:
    third = (*SIDES, 5)
"""
    assert sorted(walks_through_sets(ast.parse(source))) == [6, 7, 8, 9]


def frames() -> list[type[Frame]]:
    for module in pkgutil.walk_packages(swlcg_deck.engine.__path__, "swlcg_deck.engine."):
        importlib.import_module(module.name)
    return [r for r in RECORDS.values() if issubclass(r, Frame) and r is not Frame]


def test_there_are_about_twenty_kinds_of_frame():
    assert 15 <= len(frames()) <= MOST_FRAMES, sorted(frame.__name__ for frame in frames())


def test_the_door_brings_every_procedure_and_every_change():
    """Tables of steps and changes are registered where they stand, so it has to be imported."""
    lines = (
        "from swlcg_deck.cards.pool import load_pool",
        "from swlcg_deck.engine.game import FaceBook",
        "text = next(card for card in load_pool().cards if card.text)",
        "FaceBook(abilities=True).face(text)",
        "from swlcg_deck.engine.core.record import RECORDS",
        "from swlcg_deck.engine.timing.occur import HAPPENS",
        "print(sorted(name for name, r in RECORDS.items() if getattr(r, 'steps', ())))",
        "print(sorted(HAPPENS))",
    )
    command = [sys.executable, "-c", "\n".join(lines)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    named = sorted(frame.__name__ for frame in frames())
    assert found.stdout.splitlines() == [str(named), str(sorted(HAPPENS))], found.stderr


def test_every_frame_has_a_table_of_steps_that_say_what_they_do():
    """A step or a question cites its rules; what is done with an answer may go without."""
    for frame in frames():
        assert frame.__doc__, frame
        assert frame.steps[-1] is leave, frame
        for step in frame.steps:
            does = step.ask if isinstance(step, Ask) else step
            assert does.__doc__, f"{frame.__name__}: {does.__name__}"
            assert does.__closure__ is None, f"{frame.__name__}: {does.__name__} is a closure"


def is_plain(value: object) -> bool:
    """What a copy may share and a saved game can hold."""
    if isinstance(value, Record):
        return all(is_plain(getattr(value, name)) for name in value.slots)
    if type(value) is tuple:
        return all(map(is_plain, value))
    return value is None or type(value) in (int, str, bool)


def test_games_hold_nothing_but_numbers_words_tuples_and_records(pool):
    decks = (RandomDecks(pool), RandomDecks(pool, InventedTexts()))
    counted = itertools.count()

    def look(state: State, decision: object) -> None:
        """Every tenth decision is looked at."""
        if next(counted) % 10:
            return
        values = [getattr(state, name) for name in VALUES]
        values += [tuple(getattr(state, name)) for name in PILES]
        values += [tuple(getattr(state, name).items()) for name in TABLES]
        assert all(map(is_plain, (*values, *state.stack)))

    for seed in range(50):
        play_randomly(decks[seed % 5 == 0].game(seed), seed, on_decision=look)


def test_a_state_has_no_slot_that_a_copy_or_a_saved_game_forgets(pool):
    """Every slot is copied; every slot that differs between games of the same decks is saved."""
    state = RandomDecks(pool).game(1)
    shared = {"affiliation_card", "faces", "game_seed", "kept", "logs", "options", "owner"}
    passing = {"cache", "decision", "journal"}
    assert set(State.__slots__) - shared - passing == set(state.dump())
    clone = state.clone()
    for name in State.__slots__:
        assert hasattr(clone, name), name
        mine, theirs = getattr(state, name), getattr(clone, name)
        if isinstance(mine, list | dict | bytearray) and name not in shared:
            assert mine is not theirs, name


def test_no_two_titles_of_the_pool_share_a_number(pool):
    book = FaceBook()
    titles = {book.face(card).title.casefold() for card in pool.cards}
    assert len({book.face(card).title_id for card in pool.cards}) == len(titles)
