"""What goes into the bundle that needs no Python, and what stays out of it."""

from pathlib import Path

import pytest
from bundle_contents import needed, wanted
from bundle_parts import collect_licences, icns, ico, make_parts
from PySide6.QtGui import QImage

from swlcg_deck import __version__

QT = "PySide6/Qt"


@pytest.mark.parametrize(
    "name",
    [
        f"{QT}/plugins/platforms/libqxcb.so",
        f"{QT}/plugins/platforms/libqoffscreen.so",
        f"{QT}/plugins/platforms/libqwayland.so",
        f"{QT}/plugins/iconengines/libqsvgicon.so",
        f"{QT}/translations/qtbase_de.qm",
        f"{QT}/lib/libQt6Core.so.6",
        "PySide6/plugins/platforms/qwindows.dll",
        "cardpool/products.yaml",
        "resources/translations/swlcg-deck_de.qm",
    ],
)
def test_what_the_program_loads_is_in_the_bundle(name: str) -> None:
    assert wanted(name)
    assert wanted(name.replace("/", "\\"))


@pytest.mark.parametrize(
    "name",
    [
        f"{QT}/plugins/platforms/libqeglfs.so",
        f"{QT}/plugins/tls/libqopensslbackend.so",
        f"{QT}/plugins/platformthemes/libqgtk3.so",
        f"{QT}/translations/qtbase_fr.qm",
        f"{QT}/translations/qtwebengine_de.qm",
        f"{QT}/lib/libQt6Quick.so.6",
        f"{QT}/qml/QtQuick/qmldir",
        "swlcg_deck/__pycache__/start.pyc",
    ],
)
def test_what_the_program_never_loads_is_not(name: str) -> None:
    assert not wanted(name)


def test_system_libraries_stay_only_where_something_links_to_them() -> None:
    links = {"/plugin": ["libxcb.so.1"], "/xcb": ["libXau.so.6", "libc.so.6"]}
    binaries = [
        ("PySide6/plugin.so", "/plugin", "BINARY"),
        ("libxcb.so.1", "/xcb", "BINARY"),
        ("libXau.so.6", "/xau", "BINARY"),
        ("libgtk-3.so.0", "/gtk", "BINARY"),
        ("libpython3.11.so.1.0", "/python", "BINARY"),
    ]
    kept = needed(binaries, lambda file: [(name, None) for name in links.get(file, ())])
    assert [entry[0] for entry in kept] == [
        *("PySide6/plugin.so", "libxcb.so.1", "libXau.so.6", "libpython3.11.so.1.0"),
    ]


def test_the_icon_of_windows_can_be_read() -> None:
    image = QImage.fromData(ico("swlcg-deck"), "ICO")
    assert image.width() == 256 or image.width() == 16
    assert not image.isNull()


def test_the_icon_of_macos_is_as_long_as_it_says() -> None:
    data = icns("swlcg-deck")
    assert data[:4] == b"icns"
    assert int.from_bytes(data[4:8], "big") == len(data)
    place, sizes = 8, []
    while place < len(data):
        length = int.from_bytes(data[place + 4 : place + 8], "big")
        sizes.append(QImage.fromData(data[place + 8 : place + length], "PNG").width())
        place += length
    assert sizes == [16, 32, 64, 128, 256, 512]


def test_the_version_resource_is_of_this_version(tmp_path: Path) -> None:
    make_parts(tmp_path / "parts")
    resource = (tmp_path / "parts" / "version_info.txt").read_text(encoding="utf-8")
    compile(resource, "version_info.txt", "eval")
    assert f'StringStruct("ProductVersion", "{__version__}")' in resource


def test_everybodys_licence_is_collected(tmp_path: Path) -> None:
    folder = tmp_path / "licenses"
    collect_licences(folder)
    names = {path.name for path in folder.iterdir()}
    assert {"Qt", "swlcg-deck", "Inter-OFL.txt", "pyside6-essentials", "pyyaml"} <= names
    assert {"pydantic", "pydantic-core", "platformdirs", "shtab"} <= names
    assert "LESSER" in (folder / "Qt" / "LGPL-3.0.txt").read_text(encoding="utf-8")
    assert (folder / "pydantic" / "LICENSE").is_file()
