"""Tests say what happens, never how soon: on a busy machine everything takes longer.

What is fast is measured in `tests/benchmarks`; elsewhere the work is counted (`work_counted`). A
test may wait for another thread or process, so long that only a hang runs into the end.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
FILES = [file for file in sorted(TESTS.rglob("*.py")) if "benchmarks" not in file.parts]
CLOCKS = {
    *("perf_counter", "process_time", "monotonic", "thread_time", "timeit", "QElapsedTimer"),
    *("perf_counter_ns", "process_time_ns", "monotonic_ns", "thread_time_ns", "time_ns"),
}
PATIENCE_S = 60


def clocks(tree: ast.AST) -> Iterator[str]:
    """Every clock that is named."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            name = node.attr
            if name == "time" and ast.unparse(node.value) == "time":
                yield f"line {node.lineno}: time.time"
        elif isinstance(node, ast.alias):
            name = node.name
        else:
            continue
        if name in CLOCKS:
            yield f"line {node.lineno}: {name}"


def hasty_waits(tree: ast.AST) -> Iterator[str]:
    """Waits that end sooner than in a minute. `qtbot.wait` is a pause and no wait for anything."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
            continue
        unit = 1_000 if call.func.attr.startswith("wait") and call.func.attr != "wait" else 1
        ends = [word.value for word in call.keywords if word.arg == "timeout"]
        if call.func.attr == "wait" and "qtbot" not in ast.unparse(call.func.value):
            ends += call.args
        for end in ends:
            if isinstance(end, ast.Constant) and end.value < PATIENCE_S * unit:
                yield f"line {call.lineno}: {ast.unparse(call)}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(TESTS).as_posix())
def test_no_test_looks_at_the_clock_or_is_in_a_hurry(file):
    tree = ast.parse(file.read_text("utf-8"))
    assert [*clocks(tree), *hasty_waits(tree)] == []


@pytest.mark.parametrize(
    "habit",
    [
        "start = time.perf_counter()",
        "from time import monotonic",
        "start = time.time()",
        "from PySide6.QtCore import QElapsedTimer",
        "qtbot.waitUntil(done, timeout=5_000)",
        "assert started.wait(5)",
        "process.communicate(timeout=30)",
    ],
)
def test_such_habits_are_found(habit):
    tree = ast.parse(habit)
    assert [*clocks(tree), *hasty_waits(tree)]


def test_a_pause_and_a_long_wait_are_none():
    tree = ast.parse("qtbot.wait(5); done.wait(60); room.qtbot.waitSignal(s, timeout=60_000)")
    assert [*clocks(tree), *hasty_waits(tree)] == []
