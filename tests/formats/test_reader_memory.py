"""No input makes a reader take more than 200 MB, the program and the card pool included."""

import subprocess
import sys
from pathlib import Path

import pytest

from swlcg_deck.formats.registry import FORMATS

_CHILD = r"""
import re, sys
from contextlib import suppress
from pathlib import Path
from swlcg_deck.cards.pool import load_pool
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.formats.registry import read_deck
pool = load_pool(cache_dir=Path(sys.argv[2]))
size = 9_900_000
for piece in ("a", "\n", "2x A Journey to Dagobah\n", "- [", '{"a":', "<card>", "1,4,x\n", "SW1-"):
    with suppress(FormatError):
        read_deck((piece * (size // len(piece))).encode(), pool, format_name=sys.argv[1])
print(re.search(r"VmHWM:\s+(\d+)", Path("/proc/self/status").read_text())[1])
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the peak is read from /proc")
@pytest.mark.parametrize("name", [entry.name for entry in FORMATS])
def test_ten_megabytes_of_anything_stay_below_200_mb(name, tmp_path):
    command = [sys.executable, "-c", _CHILD, name, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    assert int(done.stdout) / 1024 < 200
