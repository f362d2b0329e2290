"""Qt runs on this machine: without a screen for the tests, and with one for the window."""

import ctypes
import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QLibraryInfo, QObject
from PySide6.QtGui import QFontDatabase, QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot


def grab(qtbot: QtBot, text: str) -> QImage:
    label = QLabel(text)
    qtbot.addWidget(label)
    label.setStyleSheet("background: white; color: black; font-size: 24px")
    label.resize(200, 60)
    return label.grab().toImage()


def shades(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def test_a_label_is_drawn_with_its_text(qtbot: QtBot) -> None:
    blank, written = grab(qtbot, ""), grab(qtbot, "Han Solo")
    assert not written.isNull()
    assert len(shades(blank)) == 1
    assert len(shades(written)) > 1


def test_letters_have_a_shape(qtbot: QtBot) -> None:
    """Without a font every letter would be the same box."""
    assert grab(qtbot, "I") != grab(qtbot, "O")


@pytest.mark.usefixtures("qapp")
def test_there_is_a_font() -> None:
    assert QFontDatabase.families()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no X11 plugin")
def test_the_plugin_for_a_real_screen_finds_its_libraries() -> None:
    plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
    ctypes.CDLL(f"{plugins}/platforms/libqxcb.so")


def test_qt_keeps_the_references_to_none() -> None:
    """PySide6 6.12.0 lost one with every call and ended Python 3.11 after some thousands."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1_000):
        thing.setObjectName("name")
    assert sys.getrefcount(None) - before > -500
