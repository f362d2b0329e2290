"""What the guide's page "Working on it" takes from the checkout: the rooms, and the example bot."""

import ast
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]


def contracts() -> list[dict[str, Any]]:
    """What `lint-imports` holds the program to."""
    with (ROOT / "pyproject.toml").open("rb") as stream:
        return list(tomllib.load(stream)["tool"]["importlinter"]["contracts"])


def _sentence(module: str) -> str:
    """The first line of a package's or module's docstring."""
    place = ROOT / module.replace(".", "/")
    file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    return (ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "").partition("\n")[0]


def rooms(house: str) -> list[tuple[str, str]]:
    """Each room of a house with its sentence, the one that may use all others first.

    The house is held to this order by a contract of `lint-imports`, and the contract is read here.
    """
    layers = next(one["layers"] for one in contracts() if one.get("containers") == [house])
    names = [name for layer in layers for name in layer.replace("|", " ").split()]
    return [(name, _sentence(f"{house}.{name}")) for name in names]


def room_table(house: str) -> str:
    rows = [f"| `{name}` | {sentence} |" for name, sentence in rooms(house)]
    return "\n".join(("| room | what it is for |", "| --- | --- |", *rows))


def example_bot() -> str:
    """The bot of the example, as it stands in its file."""
    file = ROOT / "resources" / "examples" / "eager_bot.py"
    source = file.read_text("utf-8")
    node = next(node for node in ast.parse(source).body if isinstance(node, ast.ClassDef))
    return f"```python\n{ast.get_source_segment(source, node)}\n```"
