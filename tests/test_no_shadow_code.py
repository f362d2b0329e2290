"""Nothing stands in the program for the tests alone: what nobody calls is deleted, or made use of.

A function or class of a module is used if another module imports it or reads it off the module, or
if its own module names it outside its definition. A method is used if its name stands somewhere in
the program's code: not in its own definition, an import, a string, a docstring or a comment. It may
hide behind another of its name; what is found is certain.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import swlcg_deck

PACKAGE = Path(swlcg_deck.__file__).parent

STAYS: dict[str, tuple[str, ...]] = {
    "a word of the language that coming cards need": (
        *("PlaceAsCaptured", "DrawIntoEdgeStack", "Bind", "ChangeForm", "Name"),
    ),
    "blocks of the engine's verbs, counted for who writes them without the language": (
        *("may", "either", "unless", "when", "later"),
    ),
    "offered by the engine's door to bots that people write": ("ways_to_pay", "digest"),
    "asked by what reads or writes a stream": ("seekable", "seek"),
    "what a test has to wait for, or is told apart by": (
        *("is_waiting", "is_idle", "is_going_on", "is_running", "is_moving"),
    ),
    "read by what makes web pages of the guide": ("links_of", "prose"),
}
"""What no code of the program names, and why it stays."""

FOUND_BY_NAME = {
    r"formats/\w+_format\.py": ("detect", "read", "write"),
    r"cli/commands/\w+\.py": ("add_arguments", "run"),
}
"""What the tables of formats and of commands ask of a module that they import by its name."""

_TOKENS = re.compile(
    r"""
    (?P<written>[fF][rR]?(?:\"{3}.*?\"{3}|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'))
    | \"{3}.*?\"{3} | '{3}.*?'{3} | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*' | \#[^\n]*
    | ^[ ]*from[ ][\w.]+[ ]import[ ](?:\([^)]*\)|[^\n]*)
    | ^[ ]*(?:async[ ]def|def|class)[ ]\w+
    | (?P<name>[A-Za-z_]\w*)
    """,
    re.VERBOSE | re.MULTILINE | re.DOTALL,
)
_NAME = re.compile(r"[A-Za-z_]\w*")
_DEFINED = re.compile(
    r"(?P<above>(?:^[ ]*@[^\n]*\n)*)^(?:[ ]{4})?(?:async def|def|class) (?P<name>[A-Za-z]\w*)",
    re.MULTILINE,
)
_PLAIN = ("property", "cached_property", "staticmethod", "classmethod", "dataclass", "cache")
_PLAIN += ("lru_cache", "abstractmethod", "contextmanager", "final", "override", "total_ordering")
"""Decorators that do not call what they stand above; every other one hands it to somebody."""


def names_used(source: str) -> Iterator[str]:
    for token in _TOKENS.finditer(source):
        if token.lastgroup == "name":
            yield token["name"]
        elif token.lastgroup == "written":
            yield from _NAME.findall(token["written"])


def defined(source: str, file: str) -> Iterator[str]:
    """Public functions, classes and methods that nobody is handed by a decorator. What is named
    in the manner of Qt is called by Qt."""
    for found in _DEFINED.finditer(source):
        decorators = [line.strip(" @").split("(")[0] for line in found["above"].splitlines()]
        name = found["name"]
        of_qt = file.startswith(("gui/", "printing/")) and re.search("[a-z][A-Z]", name)
        is_class = name[0].isupper()
        if all(d.rpartition(".")[2] in _PLAIN for d in decorators) and (is_class or not of_qt):
            yield name


def calls_only_itself(name: str, source: str) -> bool:
    """Whether all that uses a name is its own definition."""
    if len(re.findall(rf"\b{name}\b", source)) > 5:
        return False
    tree = ast.parse(source)
    own = [node for node in ast.walk(tree) if getattr(node, "name", "") == name]
    inside = {id(node) for definition in own for node in ast.walk(definition)}
    return not any(
        name in (getattr(node, "id", ""), getattr(node, "attr", ""))
        for node in ast.walk(tree)
        if id(node) not in inside
    )


def unused(sources: Mapping[str, str]) -> list[str]:
    """What is defined in some sources and used in none, as `file: name`."""
    users: dict[str, set[str]] = {}
    for file, source in sources.items():
        for name in names_used(source):
            users.setdefault(name, set()).add(file)
    found = []
    for file, source in sources.items():
        for name in dict.fromkeys(defined(source, file)):
            where = users.get(name, set())
            if not where or (where == {file} and calls_only_itself(name, source)):
                found.append(f"{file}: {name}")
    return found


def unasked(sources: Mapping[str, str]) -> list[str]:
    """Functions and classes of modules that no other module takes and their own does not use."""
    trees = {file: ast.parse(source) for file, source in sources.items()}
    taken = {one for tree in trees.values() for one in _taken(tree)}
    found = []
    for file, tree in trees.items():
        module = file.removesuffix(".py").replace("/", ".")
        for node in tree.body:
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            plain = all(_word(one) in _PLAIN for one in node.decorator_list)
            by_name = (words for place, words in FOUND_BY_NAME.items() if re.fullmatch(place, file))
            asked = (module, node.name) in taken or any(node.name in words for words in by_name)
            if plain and node.name[0] != "_" and not asked and not _used_beside(node, tree):
                found.append(f"{file}: {node.name}")
    return found


def _taken(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Module and name of all that a module imports, or reads off modules that it has imported."""
    modules: dict[str, str] = {}
    read: list[tuple[str, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for one in node.names:
                place = (node.module or "").removeprefix(swlcg_deck.__name__).strip(".")
                yield place, one.name
                modules[one.asname or one.name] = f"{place}.{one.name}".strip(".")
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            read.append((node.value.id, node.attr))
    yield from ((modules[name], word) for name, word in read if name in modules)


def _word(decorator: ast.expr) -> str:
    """The last word of a decorator: `dataclass` of `@dataclasses.dataclass(frozen=True)`."""
    bare = decorator.func if isinstance(decorator, ast.Call) else decorator
    return bare.attr if isinstance(bare, ast.Attribute) else getattr(bare, "id", "")


def _used_beside(definition: ast.AST, tree: ast.Module) -> bool:
    inside = {id(node) for node in ast.walk(definition)}
    name = getattr(definition, "name", "")
    return any(
        isinstance(node, ast.Name) and node.id == name and id(node) not in inside
        for node in ast.walk(tree)
    )


def named_in_tables(sources: Mapping[str, str]) -> set[str]:
    """The commands of the window, which its tables of menus and shortcuts name in words."""
    window = (source for file, source in sources.items() if file.startswith("gui/"))
    return {name for source in window for name in re.findall(r'"([a-z]\w*)"', source)}


def test_nothing_is_there_for_the_tests_alone():
    files = sorted(PACKAGE.rglob("*.py"))
    sources = {f.relative_to(PACKAGE).as_posix(): f.read_text(encoding="utf-8") for f in files}
    commands, stays = named_in_tables(sources), {n for names in STAYS.values() for n in names}
    found = [entry.split(": ") for entry in dict.fromkeys((*unused(sources), *unasked(sources)))]
    assert [
        f"{file}: {name}"
        for file, name in found
        if name not in stays and not (file.startswith("gui/") and name in commands)
    ] == []


def test_the_search_finds_what_was_planted_and_nothing_else():
    sources = {
        "one.py": (
            "def planted(x):\n"
            '    """Another docstring that names planted."""\n'
            "    return planted(x - 1)  # planted\n\n\n"
            "def called(): ...\n\n\n"
            '@happens("planted")\ndef handed_over(): ...\n\n\n'
            "class Bare:\n    @property\n    def lonely(self): ...\n"
            "    def _own(self): ...\n"
        ),
        "two.py": 'from one import planted, Bare\n\n__all__ = ["planted"]\nf"{called()}"\nBare()\n',
        "gui/three.py": "class View:\n    def paintEvent(self, event): ...\n\n\nView()\n",
    }
    assert unused(sources) == ["one.py: planted", "one.py: lonely"]


def test_a_function_hides_behind_no_other_of_its_name():
    sources = {
        "decks/edits.py": "def clear(deck): ...\ndef rename(deck): return rename(deck)\n",
        "gui/box.py": (
            "from swlcg_deck.decks import edits\n\n"
            "class Box:\n    def clear(self): self.clear()\n\n\n"
            "Box().clear()\nrename = Box\nedits.copied()\n"
        ),
        "formats/csv_format.py": "def read(text): ...\ndef parse(text): ...\n",
        "cli/commands/show.py": "from swlcg_deck.decks.edits import clear\n\ndef run(): ...\n",
    }
    assert unasked(sources) == ["decks/edits.py: rename", "formats/csv_format.py: parse"]
    del sources["cli/commands/show.py"]
    assert unasked(sources)[0] == "decks/edits.py: clear"
