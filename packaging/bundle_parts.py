"""What the bundle is made of beside the code: icons, a version resource, everybody's licence."""

import re
import shutil
import struct
import sys
import tomllib
from importlib.metadata import Distribution, distribution
from pathlib import Path

from swlcg_deck import __version__
from swlcg_deck.gui.theme.icon_files import icon_png
from swlcg_deck.paths import resources_dir

_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
_ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
_VERSION_RESOURCE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("ProductName", "SWLCG Deck"),
      StringStruct("FileDescription", "Decks for Star Wars: The Card Game"),
      StringStruct("ProductVersion", "{version}"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("LegalCopyright", "MIT License; names of the game belong to their owners"),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x409, 1200])]),
  ],
)
"""


def make_parts(folder: Path) -> None:
    """Everything that the specification of the bundle looks for."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "swlcg-deck.ico").write_bytes(ico("swlcg-deck"))
    (folder / "swlcg-deck.icns").write_bytes(icns("swlcg-deck"))
    numbers = (*(int(part) for part in __version__.split(".")[:3]), 0)
    resource = _VERSION_RESOURCE.format(numbers=numbers, version=__version__)
    (folder / "version_info.txt").write_text(resource, encoding="utf-8")
    collect_licences(folder / "licenses")


def ico(name: str) -> bytes:
    """A drawing in all sizes of a Windows icon, each as PNG."""
    pictures = [icon_png(name, size) for size in _ICO_SIZES]
    place = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in zip(_ICO_SIZES, pictures, strict=True):
        edge = size % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(pictures)


def icns(name: str) -> bytes:
    """A drawing in all sizes of a macOS icon, each as PNG."""
    body = b""
    for size, kind in _ICNS_KINDS.items():
        picture = icon_png(name, size)
        body += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def collect_licences(folder: Path) -> None:
    """Ours, Python's, those of every package that ours needs, and the texts that Qt leaves out."""
    shutil.copytree(Path(__file__).parent / "licenses", folder / "Qt")
    shutil.copytree(resources_dir() / "legal", folder / "swlcg-deck")
    shutil.copy(resources_dir() / "fonts" / "OFL.txt", folder / "Inter-OFL.txt")
    python = Path(sys.base_prefix)
    for found in (*python.glob("LICENSE*"), *python.glob("lib/python3*/LICENSE.txt")):
        shutil.copy(found, folder / "Python.txt")
    for package in our_packages():
        _copy_licence(distribution(package), folder / package)


def our_packages() -> list[str]:
    """The names of all packages that a bundle has."""
    return sorted(_needed(_our_requirements()))


def _our_requirements() -> list[str]:
    with (Path(__file__).parents[1] / "pyproject.toml").open("rb") as file:
        dependencies: list[str] = tomllib.load(file)["project"]["dependencies"]
    return dependencies


def _needed(requirements: list[str]) -> set[str]:
    """The names of all packages that are required, and that those require."""
    found: set[str] = set()
    waiting = list(requirements)
    while waiting:
        line = waiting.pop()
        package = re.split(r"[^\w.-]", line, maxsplit=1)[0].lower().replace("_", "-")
        if "extra ==" not in line and package not in found and _is_there(package):
            found.add(package)
            waiting += distribution(package).requires or ()
    return found


def _is_there(package: str) -> bool:
    return any(Distribution.discover(name=package))


def _copy_licence(package: Distribution, folder: Path) -> None:
    folder.mkdir()
    about = package.metadata
    told = {key: about[key] for key in ("Name", "Version", "Home-page") if key in about}
    licences = [about[key] for key in ("License-Expression", "License") if key in about]
    told |= {"License": next(filter(None, licences), "")}
    lines = [f"{key}: {value}" for key, value in told.items() if value]
    (folder / "ABOUT.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    for file in package.files or ():
        if re.match(r"(LICEN[CS]E|COPYING|NOTICE)", file.name, re.IGNORECASE):
            source = Path(str(file.locate()))
            if source.is_file():
                shutil.copy(source, folder / file.name)
