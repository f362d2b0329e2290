"""Windows has another encoding for texts than all other systems: who reads or writes one names it.

ruff's rule sees only files that it knows to be paths; this looks at every call of the name.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
_ARGUMENTS = {"read_text": 0, "write_text": 1}


def nameless(source: str) -> Iterator[int]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            before = _ARGUMENTS.get(node.func.attr)
            named = any(word.arg == "encoding" for word in node.keywords)
            if before is not None and len(node.args) == before and not named:
                yield node.lineno


def test_every_text_names_its_encoding():
    found = [
        f"{file.relative_to(ROOT).as_posix()}:{line}"
        for folder in ("swlcg_deck", "packaging", "tests", "resources")
        for file in sorted((ROOT / folder).rglob("*.py"))
        for line in nameless(file.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_text_without_one_is_seen():
    lines = ["a.read_text()", "a.read_text('utf-8')", "a.write_text(b)", "a.write_text(b, 'ascii')"]
    assert list(nameless("\n".join(lines))) == [1, 3]
