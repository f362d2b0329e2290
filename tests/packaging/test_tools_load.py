"""Every module of packaging/ can be imported: a name that it borrows may have moved."""

import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = sorted(path.stem for path in (ROOT / "packaging").glob("*.py"))


@pytest.mark.parametrize("name", TOOLS)
def test_a_tool_loads(name):
    assert importlib.import_module(name).__doc__
