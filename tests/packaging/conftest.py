"""What the tests of the packages share: the scripts that build them, the tools that judge them."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))


@pytest.fixture
def judged_by() -> Callable[..., str]:
    """Calls a tool of the desktop, which has to be content; without it the test is skipped."""

    def call(tool: str, *arguments: str | Path) -> str:
        path = shutil.which(tool)
        if path is None:
            pytest.skip(f"{tool} is not installed here")
        done = subprocess.run((path, *arguments), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    return call
