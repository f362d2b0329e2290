"""Thousands of scenarios of cards: each is played once, straight or with clones swapped in.

Which of the two its name decides, so that it is the same on every machine; SCENES=both plays both,
as `make coverage` does before a release.
"""

import os
from pathlib import Path
from zlib import crc32

import pytest

FOLDER = Path(__file__).parent
WAYS = ("straight", "cloned")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ.get("SCENES") == "both":
        return
    left_out = [item for item in items if item.path.parent == FOLDER and not _is_played(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        gone = set(map(id, left_out))
        items[:] = [item for item in items if id(item) not in gone]


def _is_played(item: pytest.Item) -> bool:
    call = getattr(item, "callspec", None)
    way = call.params.get("scene") if call is not None else None
    if way not in WAYS:
        return True
    same = item.nodeid.replace(f"[{way}-", "[").replace(f"[{way}]", "")
    return bool(WAYS[crc32(same.encode()) % 2] == way)
