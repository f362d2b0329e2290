"""Which rules of the game have a test: `@pytest.mark.rule("DECK-05")` on each test that proves one.

`rules.txt` lists every rule id. An id that is not in it stops the collection, so that a slip of the
pen cannot pass for a proof. `untestable.txt` lists the few that no code can break, with the reason.
`pytest --collect-only -q --rules-report tests` prints what is proven.
"""

from collections import defaultdict
from pathlib import Path

import pytest

_IDS = tuple(Path(__file__).with_name("rules.txt").read_text("utf-8").split())
_UNTESTABLE = dict(
    line.split(" ", 1)
    for line in Path(__file__).with_name("untestable.txt").read_text("utf-8").splitlines()
    if line
)
_TESTS_OF = pytest.StashKey[dict[str, set[str]]]()
_COLUMNS = 100


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-report", action="store_true", help="list the rules without a test")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--rules-report"):
        config.option.verbose = min(config.option.verbose, -2)  # the report, not the list of tests


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    tests_of: dict[str, set[str]] = defaultdict(set)
    unknown = []
    for item in items:
        for mark in item.iter_markers("rule"):
            if mark.kwargs or len(mark.args) != 1 or mark.args[0] not in _IDS:
                unknown.append(f"{item.nodeid}: rule{mark.args} is not in tests/rules.txt")
            else:
                tests_of[mark.args[0]].add(item.nodeid)
    unknown += [
        f"untestable.txt: {rule} is not in rules.txt" for rule in _UNTESTABLE if rule not in _IDS
    ]
    unknown += [f"untestable.txt: {rule} has a test" for rule in _UNTESTABLE if rule in tests_of]
    if unknown:
        raise pytest.UsageError("\n".join(unknown))
    config.stash[_TESTS_OF] = tests_of


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if config.getoption("--rules-report"):
        for line in _report(set(config.stash.get(_TESTS_OF, {}))):
            terminalreporter.write_line(line)


def _report(proven: set[str]) -> list[str]:
    """A line for each area, the rules without a test, and the total."""
    areas: dict[str, list[str]] = defaultdict(list)
    for rule in _IDS:
        areas[rule.partition("-")[0]].append(rule)
    counts = [f"{area} {len(proven.intersection(ids))}/{len(ids)}" for area, ids in areas.items()]
    missing = [
        _wrapped([i for i in ids if i not in proven and i not in _UNTESTABLE])
        for ids in areas.values()
    ]
    return [
        "",
        *counts,
        "",
        "Without a test:",
        *(line for lines in missing for line in lines),
        "",
        "Not for a test:",
        *(f"{rule} {reason}" for rule, reason in _UNTESTABLE.items()),
        "",
        f"{len(proven)} of {len(_IDS)} rules have a test, {len(_UNTESTABLE)} are not for one.",
    ]


def _wrapped(words: list[str]) -> list[str]:
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) >= _COLUMNS:
            lines.append("")
        lines[-1] += f"{word} "
    return [line.rstrip() for line in lines if line]
