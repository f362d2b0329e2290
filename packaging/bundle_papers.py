"""Licences and the list of parts for what a bundle takes from the system it is built on.

Debian and Ubuntu say of every file which package it is from and under which terms; on other systems
nothing of the system is in a bundle.
"""

import platform
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

from bundle_contents import Entry
from bundle_parts import our_packages
from sbom import Part, sbom

_OF_THE_SYSTEM = ("/lib/", "/lib64/", "/usr/lib/")
_SOURCES = """\
The libraries {libraries}
are from the package {package} {version} of {system}, built there from the source package {source}.
Its source is in the archive of that system: `apt-get source {source}={source_version}`.
"""


def make_papers(binaries: Iterable[Entry], folder: Path) -> list[Entry]:
    """For the final contents of a bundle; as files that PyInstaller can add to it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    parts = [_python(), *map(_package, our_packages())]
    by_package: dict[str, list[str]] = {}
    for _name, source, _kind in sorted(binaries):
        if source.startswith(_OF_THE_SYSTEM):
            by_package.setdefault(_owner(Path(source)), []).append(Path(source).name)
    for package, libraries in sorted(by_package.items()):
        parts.append(_write_system(folder / "system", package, libraries))
    (folder / "swlcg-deck.cdx.json").write_bytes(sbom(parts))
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    places = [f"licenses/{file.relative_to(folder).as_posix()}" for file in files]
    return [(place, str(file), "DATA") for place, file in zip(places, files, strict=True)]


def _python() -> Part:
    version = platform.python_version()
    return Part("CPython", version, "PSF-2.0", f"pkg:generic/cpython@{version}", "platform")


def _package(name: str) -> Part:
    about = distribution(name).metadata
    licences = (about[key] for key in ("License-Expression", "License") if key in about)
    licence = next((one for one in licences if one and "\n" not in one), "")
    version = about["Version"]
    return Part(about["Name"], version, licence, f"pkg:pypi/{name}@{version}")


def _owner(library: Path) -> str:
    """The package that a file of the system is from: it may lie behind a link, or one of /usr."""
    real = library.resolve()
    merged = Path("/", *real.parts[2:]) if real.parts[1] == "usr" else real
    for path in (real, library, merged):
        done = _asked("dpkg-query", "--search", str(path))
        if done:
            return done.partition(": ")[0].split(",")[0]
    raise LookupError(f"no package of this system has {library}; its licence is not known")


def _write_system(folder: Path, package: str, libraries: list[str]) -> Part:
    fields = "${Package}\n${Version}\n${source:Package}\n${source:Version}"
    name, version, source, its_version = _asked(
        "dpkg-query", "--show", f"--showformat={fields}", package
    ).split("\n")
    home = folder / name
    home.mkdir(parents=True, exist_ok=True)
    shutil.copy(Path("/usr/share/doc", name, "copyright"), home / "copyright.txt")
    system = platform.freedesktop_os_release()
    told = _SOURCES.format(
        libraries=", ".join(sorted(libraries)),
        package=name,
        version=version,
        system=system.get("PRETTY_NAME", "this system"),
        source=source,
        source_version=its_version,
    )
    (home / "source.txt").write_text(told, encoding="utf-8")
    address = f"pkg:deb/{system.get('ID', 'debian')}/{name}@{version}"
    return Part(name, version, f"see licenses/system/{name}", address)


def _asked(*command: str) -> str:
    """What a tool answers; empty where it knows nothing."""
    if sys.platform != "linux":
        return ""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""
