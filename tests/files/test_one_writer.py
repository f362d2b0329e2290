"""Files of the user are written in one place, swlcg_deck/files; everybody else asks it to."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "swlcg_deck"
CALLS = {
    *("write_text", "write_bytes", "touch", "mkstemp", "NamedTemporaryFile", "TemporaryDirectory"),
    *("truncate", "setOutputFileName"),
}
NAMES = {"QFile", "QSaveFile", "QTemporaryFile", "QTemporaryDir", "QPdfWriter", "QSettings"}
REASONS = {
    "cli/streams.py: open": "the sink in the place of a stream that is closed or that nobody reads",
    "gui/startup/smoke.py: TemporaryDirectory": "the home of a program that tries itself out",
    "printing/pdf.py: QPdfWriter": "paints into the memory",
}


def writes(node: ast.AST) -> str:
    """What in a piece of the program could write a file; empty for the rest."""
    if isinstance(node, ast.Name) and node.id in NAMES:
        return node.id
    if not isinstance(node, ast.Call):
        return ""
    call = node.func
    name = call.attr if isinstance(call, ast.Attribute) else getattr(call, "id", "")
    owner = getattr(call.value, "id", "") if isinstance(call, ast.Attribute) else ""
    if name == "open" and (owner == "os" or _mode(node) & set("wax+")):
        return name
    if name == "ZipFile" and _mode(node) & set("wax") and not _into_a_stream(node):
        return name
    is_a_copy = owner == "shutil" and name.startswith(("copy", "move"))
    is_a_move = owner == "os" and name in {"replace", "rename"}
    return name if name in CALLS or is_a_copy or is_a_move else ""


def _mode(call: ast.Call) -> set[str]:
    words = [*call.args[:2], *(word.value for word in call.keywords if word.arg == "mode")]
    texts = [word.value for word in words if isinstance(word, ast.Constant)]
    return {letter for text in texts if isinstance(text, str) and len(text) <= 3 for letter in text}


def _into_a_stream(call: ast.Call) -> bool:
    return isinstance(call.args[0], ast.Name) and call.args[0].id == "stream"


def found() -> dict[str, list[int]]:
    places: dict[str, list[int]] = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        place = file.relative_to(PACKAGE).as_posix()
        if not place.startswith("files/"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if what := writes(node):
                    places.setdefault(f"{place}: {what}", []).append(node.lineno)
    return places


def test_nobody_else_writes():
    strange = {place: lines for place, lines in found().items() if place not in REASONS}
    assert strange == {}, "use write_file or replacing of swlcg_deck/files/writing.py"


def test_every_reason_is_needed():
    assert sorted(REASONS) == sorted(set(REASONS) & set(found()))


@pytest.mark.parametrize(
    "line",
    [
        "path.write_text('x')",
        "path.write_bytes(data)",
        "open(name, 'w')",
        "path.open('xb')",
        "path.open(mode='r+')",
        "os.open(name, flags)",
        "ZipFile(path, 'w')",
        "os.replace(a, b)",
        "shutil.move(a, b)",
        "shutil.copyfile(a, b)",
        "QSaveFile(name)",
        "tempfile.mkstemp()",
    ],
)
def test_what_writes_is_seen(line):
    assert any(writes(node) for node in ast.walk(ast.parse(line)))


@pytest.mark.parametrize(
    "line", ["path.open('rb')", "open(name)", "ZipFile(path)", "text.replace('a', 'b')"]
)
def test_what_reads_is_let_pass(line):
    assert not any(writes(node) for node in ast.walk(ast.parse(line)))
