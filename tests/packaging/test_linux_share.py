"""What packagers of Linux distributions copy: valid in the eyes of the tools that read it."""

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from linux_share import STORE_ID, make_share, metainfo
from PySide6.QtGui import QImage

from swlcg_deck import __version__
from swlcg_deck.cli.desktop.icons import ICON_SIZES, ICONS
from swlcg_deck.cli.desktop.shell_places import SHELL_FILES
from swlcg_deck.paths import desktop_dir, resources_dir

PICTURES_AT = "https://example.org/screenshots/"


@pytest.mark.parametrize("address", ["", PICTURES_AT])
def test_the_description_is_valid(
    judged_by: Callable[..., str], tmp_path: Path, address: str
) -> None:
    file = tmp_path / "org.example.deck.metainfo.xml"
    file.write_bytes(metainfo(address, "org.example.deck"))
    judged_by("appstreamcli", "validate", "--no-net", file)


def test_the_description_names_this_version() -> None:
    release = ET.fromstring(metainfo()).find("releases/release")  # noqa: S314 - our own
    assert release.get("version") == __version__
    assert len(release.findall("description/ul/li")) > 5


def test_every_picture_of_the_description_is_one_of_ours() -> None:
    images = list(ET.fromstring(metainfo(PICTURES_AT)).iter("image"))  # noqa: S314 - our own
    assert images
    for image in images:
        ours = QImage(str(resources_dir() / "screenshots" / image.text.removeprefix(PICTURES_AT)))
        assert (ours.width(), ours.height()) == (int(image.get("width")), int(image.get("height")))


def test_without_an_address_there_are_no_pictures() -> None:
    assert ET.fromstring(metainfo()).find("screenshots") is None  # noqa: S314 - our own


def test_the_description_and_the_entry_speak_of_the_same_things() -> None:
    root = ET.fromstring(metainfo())  # noqa: S314 - our own
    entry = (desktop_dir() / "swlcg-deck.desktop").read_text(encoding="utf-8")
    file_type = ET.parse(desktop_dir() / "swlcg-deck.xml").getroot()[0].get("type")  # noqa: S314
    assert root.find("launchable").text == "swlcg-deck.desktop"
    assert root.find("provides/mediatype").text == file_type
    assert f"MimeType={file_type};" in entry
    assert f"Icon={root.find('icon').text}\n" in entry


def test_the_share_folder_is_complete(tmp_path: Path) -> None:
    make_share(tmp_path / "share", PICTURES_AT)
    share = tmp_path / "share"
    assert (share / "applications" / "swlcg-deck.desktop").is_file()
    assert (share / "mime" / "packages" / "swlcg-deck.xml").is_file()
    told = ET.parse(share / "metainfo" / f"{STORE_ID}.metainfo.xml").getroot()  # noqa: S314 - ours
    assert told.find("id").text == STORE_ID
    for name, place in SHELL_FILES.items():
        assert (share / place).read_bytes() == (desktop_dir() / "shell" / name).read_bytes()
    for icon in ICONS:
        assert (share / icon.scalable).is_file()
        for size in ICON_SIZES:
            picture = QImage(str(share / icon.place(size)))
            assert (picture.width(), picture.height()) == (size, size)
            assert picture.pixelColor(0, 0).alpha() < 16
            assert picture.pixelColor(size // 2, size // 2).alpha() == 255
