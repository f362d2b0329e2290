"""Files that somebody reads are replaced, moved and deleted, on Windows once he is done."""

import ast
import threading
from pathlib import Path

import pytest

import swlcg_deck
from swlcg_deck.files.moving import delete, delete_folder, delete_tree, move
from swlcg_deck.files.writing import write_file

_OURS = Path(swlcg_deck.__file__).parent
_STEPS = {"rename", "replace", "unlink", "rmdir", "rmtree", "remove", "removedirs", "move"}
_OF_ONE_ROOM = "files/moving.py"


def _read_by_another(file: Path):
    """Opened as any other program opens it, and closed by a thread once we have begun to wait."""
    stream = file.open("rb")
    threading.Timer(0.2, stream.close).start()
    return stream


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "deck.swdeck"
    path.write_bytes(b"old")
    return path


def test_a_file_that_somebody_reads_is_replaced(file):
    _read_by_another(file)
    write_file(file, b"new")
    assert file.read_bytes() == b"new"
    assert [entry.name for entry in file.parent.iterdir()] == [file.name]


def test_a_file_that_somebody_reads_is_moved(file, tmp_path):
    _read_by_another(file)
    target = tmp_path / "moved.swdeck"
    assert move(file, target) == target
    assert (file.exists(), target.read_bytes()) == (False, b"old")


def test_a_file_that_somebody_reads_is_deleted(file):
    _read_by_another(file)
    delete(file)
    assert not file.exists()


def test_a_folder_with_a_file_that_somebody_reads_goes_with_it(tmp_path):
    folder = tmp_path / "pack"
    (folder / "pictures").mkdir(parents=True)
    (folder / "pictures" / "one.png").write_bytes(b"one")
    _read_by_another(folder / "pictures" / "one.png")
    delete_tree(folder)
    assert not folder.exists()


def test_what_is_refused_for_another_reason_is_told_at_once(tmp_path):
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    with pytest.raises(OSError, match="full"):
        delete_folder(tmp_path / "full")
    with pytest.raises(FileNotFoundError):
        move(tmp_path / "gone", tmp_path / "anywhere")
    with pytest.raises(FileNotFoundError):
        delete(tmp_path / "gone")
    delete(tmp_path / "gone", missing_ok=True)


def _own_steps(source: str):
    """Calls that move or delete a file otherwise: `path.unlink()`, `os.replace(a, b)`."""
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        name, whose = node.func.attr, node.func.value
        if name not in _STEPS:
            continue
        if isinstance(whose, ast.Name) and whose.id in {"os", "shutil"}:
            yield node.lineno, f"{whose.id}.{name}"
        is_of_a_path = {"rename": 1, "replace": 1, "unlink": 0, "rmdir": 0}.get(name)
        if len(node.args) == is_of_a_path and all(
            keyword.arg == "missing_ok" for keyword in node.keywords
        ):
            yield node.lineno, name


def test_nobody_moves_or_deletes_a_file_in_another_way():
    found = [
        f"{path.relative_to(_OURS).as_posix()}:{line}: {step}"
        for path in sorted(_OURS.rglob("*.py"))
        if path.relative_to(_OURS).as_posix() != _OF_ONE_ROOM
        for line, step in _own_steps(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_the_look_for_other_ways_finds_them():
    code = "import os\nos.replace(a, b)\npath.unlink(missing_ok=True)\npath.rename(new)\n"
    assert [step for _, step in _own_steps(code)] == ["os.replace", "unlink", "rename"]
    assert list(_own_steps("text.replace('a', 'b')\nfolders.rename(old, new)")) == []
