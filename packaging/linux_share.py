"""The folder `share` of a Linux package: menu entry, file type, description and icons."""

import re
import shutil
from pathlib import Path
from xml.etree import ElementTree as ET

from swlcg_deck.cli.desktop.icons import ICON_SIZES, ICONS
from swlcg_deck.cli.desktop.shell_places import SHELL_FILES
from swlcg_deck.gui.theme.icon_files import drawing, icon_png
from swlcg_deck.paths import desktop_dir, resources_dir

_RELEASE = re.compile(r"^## (?P<version>\S+) \((?P<date>\d{4}-\d\d-\d\d)\)$", re.MULTILINE)


STORE_ID = "local.swlcg_deck.swlcg_deck"
"""Claims no domain. A store wants one that is its packager's."""
_NEWS = re.compile(r"^- (?P<item>.+(?:\n  .+)*)", re.MULTILINE)


def make_share(folder: Path, pictures_at: str = "", store_id: str = STORE_ID) -> None:
    """Everything a packager copies to /usr/share; the pictures are where `pictures_at` says."""
    shutil.rmtree(folder, ignore_errors=True)
    source = desktop_dir()
    for name, place in (
        ("swlcg-deck.desktop", "applications"),
        ("swlcg-deck.xml", "mime/packages"),
    ):
        (folder / place).mkdir(parents=True)
        shutil.copy(source / name, folder / place)
    (folder / "metainfo").mkdir()
    ours = folder / "metainfo" / f"{store_id}.metainfo.xml"
    ours.write_bytes(metainfo(pictures_at, store_id))
    for name, place in SHELL_FILES.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source / "shell" / name, folder / place)
    for icon in ICONS:
        for size in ICON_SIZES:
            file = folder / icon.place(size)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(icon_png(icon.drawing, size))
        scalable = folder / icon.scalable
        scalable.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(drawing(icon.drawing), scalable)


def metainfo(pictures_at: str = "", store_id: str = STORE_ID) -> bytes:
    """The description with the releases of our changelog and what they brought.

    Pictures have to have a web address; without one of the packager's own they are left out.
    """
    text = (desktop_dir() / "swlcg-deck.metainfo.xml").read_text(encoding="utf-8")
    root = ET.fromstring(text)  # noqa: S314 - our own file
    screenshots = root.find("screenshots")
    if screenshots is None:
        raise AssertionError("the template has pictures")
    if pictures_at:
        for image in screenshots.iter("image"):
            image.text = f"{pictures_at.rstrip('/')}/{image.text}"
    else:
        root.remove(screenshots)
    name, developer = root.find("id"), root.find("developer")
    if name is None or developer is None:
        raise AssertionError("the template has an id and a developer")
    name.text = store_id
    developer.set("id", store_id.rpartition(".")[0])
    releases = ET.SubElement(root, "releases")
    changes = (resources_dir() / "legal" / "CHANGELOG.md").read_text(encoding="utf-8")
    _, *told = _RELEASE.split(changes)
    for version, date, text in zip(told[::3], told[1::3], told[2::3], strict=True):
        release = ET.SubElement(releases, "release", {"version": version, "date": date})
        news = ET.SubElement(ET.SubElement(release, "description"), "ul")
        for item in _NEWS.finditer(text):
            words = " ".join(item["item"].split()).replace("`", "")
            ET.SubElement(news, "li").text = words
    ET.indent(root)
    written: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return written + b"\n"
