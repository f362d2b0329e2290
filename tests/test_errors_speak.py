"""What the library refuses to do it says in a sentence that can be translated."""

import ast
from collections import Counter
from pathlib import Path

import pytest
from nameless_language import Nameless

from swlcg_deck import language
from swlcg_deck.decks.library_errors import LibraryError
from swlcg_deck.language import said, told, words_of

PACKAGE = Path(__file__).resolve().parents[1] / "swlcg_deck"
FOLDERS = ("analysis", "cards/packs", "cards/search", "decks", "formats")
ERRORS = {
    *("BadBackupError", "BadValueError", "DeckFileError", "FolderError", "FormatError"),
    *("LibraryError", "OddsError", "PackError", "XmlError", "YamlFault"),
}


def test_every_error_of_the_library_is_said():
    plain, found = [], Counter()
    for folder in FOLDERS:
        for file in sorted((PACKAGE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                name = _called(node)
                if name not in ERRORS or not node.args:
                    continue
                found[name] += 1
                if isinstance(node.args[0], ast.Constant | ast.JoinedStr):
                    plain.append(f"{file.relative_to(PACKAGE)}:{node.lineno}")
    assert plain == []
    assert found.total() > 80


def _called(node: ast.AST) -> str:
    is_call = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    return node.func.id if is_call else ""


def test_an_error_is_told_in_the_language_of_the_user(monkeypatch):
    inner = LibraryError(said("there is no folder {folder}", folder="Worlds"))
    outer = LibraryError(said("{file}: {problem}", file="a.zip", problem=words_of(inner)))
    assert told(outer) == str(outer) == "a.zip: there is no folder Worlds"
    monkeypatch.setattr(language._Spoken, "catalogue", Nameless())
    assert told(outer) == "a.zip Worlds"


@pytest.mark.parametrize("error", [OSError(2, "No such file"), ValueError("plain"), KeyError()])
def test_an_error_of_the_system_is_told_as_it_stands(error):
    assert told(error) == str(error)
