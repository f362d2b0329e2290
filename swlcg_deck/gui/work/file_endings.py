"""What a file is called tells what it is: no list under the ending of something else."""

import re
from collections.abc import Collection
from pathlib import Path

from swlcg_deck.language import tr


def wrong_ending(path: Path, endings: Collection[str]) -> str:
    """Why a file of these endings is not written under a name; empty where it may be."""
    if not path.suffix or path.suffix.lower() in endings:
        return ""
    return tr(
        "Not written: {name} does not end in {endings}.",
        name=path.name,
        endings=", ".join(endings),
    )


def first_ending(name_filter: str) -> str:
    """`.o8d` of `OCTGN deck (*.o8d)`: what a name without an ending gets; empty for all files."""
    found = re.search(r"\*(\.[^\s)*]+)", name_filter)
    return found[1] if found else ""
