"""Real windows, killed after every single act: the next one has all that was not saved."""

import sys

import pytest
from killed_windows import after_kills

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="forks")

EVENING = [
    *("new Toolbox", "add 4", "menu undo", "menu redo", "add 5", "menu save"),
    *("add 6", "menu undo", "type Why not", "menu save", "import Posted", "add 19"),
]


def decks(*wanted) -> list:
    return [[name, [list(entry) for entry in sets], notes] for name, sets, notes in wanted]


def test_a_kill_after_any_act_costs_nothing(tmp_path):
    found = after_kills(tmp_path, [[EVENING[:end]] for end in range(1, len(EVENING) + 1)])
    assert [after for _, after in found] == [shown for shown, _ in found]
    toolbox = ((4, 1), (5, 1))
    posted = ((19, 2), (20, 2))
    assert [after for _, after in found] == [
        [],
        decks(("Toolbox", [(4, 1)], "")),
        [],
        decks(("Toolbox", [(4, 1)], "")),
        decks(("Toolbox", toolbox, "")),
        [],
        decks(("Toolbox", (*toolbox, (6, 1)), "")),
        [],
        decks(("Toolbox", toolbox, "Why not")),
        [],
        decks(("Posted", posted, "")),
        decks(("Posted", ((19, 3), (20, 2)), "")),
    ]


def test_two_windows_have_a_slot_each(tmp_path):
    first = ["new Toolbox", "add 4", "menu save", "look", "look", "add 6"]
    second = ["look", "look", "look", "open", "add 5"]
    both_killed, one_closed = after_kills(
        tmp_path, [[first, second], [[*first, "quit Do not save"], second]]
    )
    theirs = ("Toolbox", ((4, 1), (5, 1)), "")
    assert both_killed[1] == decks(theirs, ("Toolbox", ((4, 1), (6, 1)), ""))
    assert one_closed[1] == decks(theirs)


@pytest.mark.parametrize("year", [1970, 9999])
def test_no_clock_costs_anything(tmp_path, year):
    acts = ["new Toolbox", "add 4", "menu save", "add 5", "menu save", "add 6"]
    ((shown, after),) = after_kills(tmp_path, [[acts]], year)
    assert shown == after == decks(("Toolbox", ((4, 1), (5, 1), (6, 1)), ""))
    assert len(list(tmp_path.glob("0/library/.history/*/*.swdeck"))) == 1
