"""A system library that Qt needs and the computer lacks: what it is and how to get it."""

import re
from collections.abc import MutableMapping
from pathlib import Path

from swlcg_deck.paths import desktop_dir

_MISSING = re.compile(r"^(?P<library>lib\S+): cannot open shared object file")


def missing_library(error: Exception) -> str | None:
    """A sentence for an import or a load that failed for a system library, else nothing."""
    found = _MISSING.match(str(error))
    if found is None:
        return None
    library = found["library"]
    if Path("/etc/debian_version").exists():
        return (
            f"this computer lacks {library}, a system library that windows and PDFs are drawn "
            "with. This line installs all that could be missing; then try again:\n"
            f"sudo apt-get install -y {' '.join(_debian_packages())}"
        )
    return (
        f"this computer lacks {library}, a system library that windows and PDFs are drawn with. "
        "Install the package of your system that has it, then try again; `swlcg-deck --help` "
        "lists what works without it"
    )


def keep_our_libraries_to_ourselves(environment: MutableMapping[str, str]) -> None:
    """A bundle is started with its own folder on the system's search path for libraries. It has
    what it needs by now; a file manager that it opens would find our libraries instead of its own.
    """
    for name in ("LD_LIBRARY_PATH", "LIBPATH"):
        before = environment.pop(f"{name}_ORIG", None)
        environment.pop(name, None)
        if before is not None:
            environment[name] = before


def _debian_packages() -> list[str]:
    lines = (desktop_dir() / "debian-packages.txt").read_text(encoding="utf-8").splitlines()
    return [word for line in lines for word in line.partition("#")[0].split()]
