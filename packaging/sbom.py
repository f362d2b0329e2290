"""What the program is made of, as machines read it: a list in the format CycloneDX.

    .venv/bin/python packaging/sbom.py

writes the list that is in the wheel: our fonts, and what has to be installed beside it. A bundle
gets one of all that is in it, see bundle_papers.py. The same content is always the same bytes.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
OF_THE_WHEEL = ROOT / "packaging" / "swlcg-deck.cdx.json"
_FORMAT = {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1}


@dataclass(frozen=True, order=True)
class Part:
    """Of the program, by others."""

    name: str
    version: str = ""
    licence: str = ""
    """As its authors say it, where they do."""
    address: str = ""
    """A package URL, by which machines find it."""
    kind: str = "library"

    def written(self) -> dict[str, Any]:
        said: dict[str, Any] = {"type": self.kind, "bom-ref": self.address or self.name}
        said["name"] = self.name
        if self.version:
            said["version"] = self.version
        if self.licence:
            said["licenses"] = [{"license": {"name": self.licence}}]
        if self.address:
            said["purl"] = self.address
        return said


INTER = Part("Inter", "3.19", "OFL-1.1", kind="file")


def sbom(parts: Iterable[Part]) -> bytes:
    """The list of a program with these parts."""
    sys.path[:0] = [str(ROOT)]
    from swlcg_deck import __version__  # noqa: PLC0415 - found by the line above

    us = Part("swlcg-deck", __version__, "MIT AND OFL-1.1", kind="application")
    found = [part.written() for part in sorted({INTER, *parts})]
    needs = [{"ref": "swlcg-deck", "dependsOn": [part["bom-ref"] for part in found]}]
    content = {
        **_FORMAT,
        "metadata": {"component": us.written()},
        "components": found,
        "dependencies": needs,
    }
    return json.dumps(content, indent=1).encode() + b"\n"


def of_the_wheel() -> bytes:
    """With the versions that may be installed, for nobody knows which ones will be."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        lines: list[str] = tomllib.load(file)["project"]["dependencies"]
    names = (re.match(r"[\w.-]+", line) for line in lines)
    found = {name[0] for name in names if name is not None}
    return sbom(Part(name, address=f"pkg:pypi/{name.lower()}") for name in found)


if __name__ == "__main__":
    OF_THE_WHEEL.write_bytes(of_the_wheel())
