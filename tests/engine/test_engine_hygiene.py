"""The habits that keep the engine pure, read from its source: one place that changes a game, no
chance or clock but the game's own, control as data, no import but the cards."""

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from invented_texts import InventedTexts
from random_decks import RandomDecks
from random_play import play_randomly

import swlcg_deck.engine
from swlcg_deck.engine.faces import FaceBook
from swlcg_deck.engine.frames import Ask, Frame, leave
from swlcg_deck.engine.slots import RECORDS, Record
from swlcg_deck.engine.state import PILES, TABLES, VALUES, State

ENGINE = Path(swlcg_deck.engine.__file__).parent
SOURCES = sorted(ENGINE.rglob("*.py"))
TREES = {file.relative_to(ENGINE).as_posix(): ast.parse(file.read_text()) for file in SOURCES}

MAY_CHANGE = {
    "state.py": "makes, copies and restores states",
    "table.py": "lays out a game before it begins",
    "driver.py": "keeps the open decision",
    "frames.py": "takes a finished frame off the stack",
}
"""Who else than the atoms changes a state, and what for."""
KEPT_ON_READING = ("cache", "stack")
"""Parts of a state with rules of their own: derived values, and frames that put frames on top."""
CHANGING_METHODS = (
    *("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update"),
    *("setdefault", "popitem", "add", "discard", "__setitem__"),
)
MOST_FRAMES = 24
STANDARD = (
    *("array", "collections", "dataclasses", "enum", "functools", "hashlib", "itertools", "json"),
    *("operator", "types", "typing", "zlib", "__future__"),
)
FORBIDDEN_CALLS = ("open", "print", "input", "id", "eval", "globals")
ORDERED = ("tuple", "list", "enumerate", "zip", "map", "iter", "next", "filter", "reversed")
"""Calls that walk through what they are given and keep its order."""


def nodes(name: str) -> Iterator[ast.AST]:
    return ast.walk(TREES[name])


def root_of(target: ast.expr) -> list[str]:
    """The names from the left of an attribute or item: `state.focus[card]` is state, focus."""
    parts: list[str] = []
    while isinstance(target, ast.Attribute | ast.Subscript):
        if isinstance(target, ast.Attribute):
            parts.append(target.attr)
        target = target.value
    return [target.id, *reversed(parts)] if isinstance(target, ast.Name) else []


def state_names(function: ast.FunctionDef) -> set[str]:
    """The names under which a function knows a state."""
    arguments = (*function.args.args, *function.args.kwonlyargs)
    found = {a.arg for a in arguments if a.arg == "state" or _says_state(a.annotation)}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            value = node.value
            cloned = isinstance(value, ast.Call) and ast.unparse(value).endswith(".clone()")
            if cloned or (isinstance(value, ast.Name) and value.id in found):
                found.add(node.targets[0].id)
    return found


def _says_state(annotation: ast.expr | None) -> bool:
    return annotation is not None and ast.unparse(annotation).strip("'\"") == "State"


def aliases(function: ast.FunctionDef, states: set[str]) -> dict[str, str]:
    """Local names of parts of a state that can be changed in place: `focus = state.focus`."""
    found = {}
    for node in ast.walk(function):
        if not isinstance(node, ast.Assign):
            continue
        target, value = node.targets[0], node.value
        pairs = (
            zip(target.elts, value.elts, strict=False)
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
            else ((target, value),)
        )
        for name, source in pairs:
            parts = root_of(source) if isinstance(source, ast.Attribute) else []
            if isinstance(name, ast.Name) and len(parts) == 2 and parts[0] in states:
                found[name.id] = parts[1]
    return found


def changes(function: ast.FunctionDef) -> Iterator[str]:
    """What a function writes into a state: by assignment, `del`, or a method that changes."""
    states = state_names(function)
    local = aliases(function, states)
    for node in ast.walk(function):
        written: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            written = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            written = [node.target]
        elif isinstance(node, ast.Delete):
            written = node.targets
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in CHANGING_METHODS
        ):
            parts = root_of(node.func.value)
            yield from _named(parts, states, local, node.lineno, called=True)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "setattr":
            yield from [f"line {node.lineno}: setattr"] * (ast.unparse(node.args[0]) in states)
        flat = [e for t in written for e in (t.elts if isinstance(t, ast.Tuple) else [t])]
        for target in flat:
            if isinstance(target, ast.Attribute | ast.Subscript):
                yield from _named(root_of(target), states, local, target.lineno)


def _named(
    parts: list[str], states: set[str], local: dict[str, str], line: int, *, called: bool = False
) -> Iterator[str]:
    if len(parts) > 1 and parts[0] in states:
        part = parts[1]
    elif parts and parts[0] in local and (called or len(parts) >= 1):
        part = local[parts[0]]
    else:
        return
    if part not in KEPT_ON_READING:
        yield f"line {line}: {part}"


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

def strike_again(game: "State") -> None:
    game.turn = 1
"""
    strike, strike_again = ast.parse(source).body
    assert sorted(changes(strike)) == [  # type: ignore[arg-type]
        *("line 10: setattr", "line 12: turn", "line 3: dial", "line 4: focus", "line 6: damage"),
        *("line 7: counts", "line 8: journal", "line 9: hand"),
    ]
    assert list(changes(strike_again)) == ["line 18: turn"]  # type: ignore[arg-type]


def test_the_driver_changes_nothing_but_the_open_decision():
    found = {c.split(": ")[1] for f in functions("driver.py") for c in changes(f)}
    assert found == {"decision"}


def test_derived_values_are_kept_only_where_they_are_derived():
    writers = {
        name
        for name in TREES
        for node in nodes(name)
        if isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Store)
        and root_of(node)[1:2] == ["cache"]
    }
    assert writers <= {"characteristics.py", "resources.py", "modifiers.py"}


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
            assert own or module.partition(".")[0] in STANDARD, f"{name}: {module}"


@pytest.mark.parametrize("name", TREES)
def test_the_engine_touches_no_file_and_no_address(name):
    for node in nodes(name):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in FORBIDDEN_CALLS, f"{name} line {node.lineno}"
        assert not isinstance(node, ast.Global), f"{name} line {node.lineno}"


def makes_a_set(node: ast.expr | None, known: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("set", "frozenset") or node.func.id in known
    return isinstance(node, ast.Name) and node.id in known


def set_names(tree: ast.AST) -> set[str]:
    """Variables and functions of a module that are sets or give one."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and makes_a_set(node.value, found):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and _says_set(node.annotation):
            found.add(ast.unparse(node.target))
        elif isinstance(node, ast.arg) and _says_set(node.annotation):
            found.add(node.arg)
        elif isinstance(node, ast.FunctionDef) and _says_set(node.returns):
            found.add(node.name)
    return found


def _says_set(annotation: ast.expr | None) -> bool:
    words = ("set", "set[", "frozenset", "frozenset[", "Final[set", "Final[frozenset")
    text = "" if annotation is None else ast.unparse(annotation)
    return text in words or text.startswith(tuple(word for word in words if word[-1] == "["))


def walks_through_sets(tree: ast.AST) -> list[int]:
    """The lines in which the order of a set could matter; asking what is in one is no harm."""
    known = set_names(tree)
    walked: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            walked.append(node.iter)
        elif isinstance(node, ast.Starred):
            walked.append(node.value)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if called in (*ORDERED, "fromkeys", "join", "extend"):
                walked.extend(node.args)
            if called == "pop" and isinstance(node.func, ast.Attribute):
                walked.append(node.func.value)
    return [node.lineno for node in walked if makes_a_set(node, known)]


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

    def look(state: State, _decision: object) -> None:
        values = [getattr(state, name) for name in VALUES]
        values += [tuple(getattr(state, name)) for name in PILES]
        values += [tuple(getattr(state, name).items()) for name in TABLES]
        assert all(map(is_plain, (*values, *state.stack)))

    for seed in range(50):
        play_randomly(decks[seed % 2].game(seed), seed, on_decision=look)


def test_a_state_has_no_slot_that_a_copy_or_a_saved_game_forgets(pool):
    """Every slot is copied; every slot that differs between games of the same decks is saved."""
    state = RandomDecks(pool).game(1)
    shared = {"affiliation_card", "faces", "game_seed", "options", "owner"}
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
