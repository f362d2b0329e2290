"""When Qt cannot open a window at all: a sentence instead of the end that Qt would make of it."""

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import (
    QLibraryInfo,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
)

from swlcg_deck.system_libraries import missing_library

_NAMES = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")
"""What decides where Qt opens its windows, the strongest first."""


@contextmanager
def a_sentence_for_no_window() -> Iterator[None]:
    """Around the making of the application: Qt ends the program where it finds no display."""
    said: list[str] = []

    def listen(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            sys.stderr.write(f"swlcg-deck: {_why()}\n")
            sys.stderr.flush()
            os._exit(2)  # Qt would abort as soon as this returns
        said.append(message)

    before = qInstallMessageHandler(listen)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    sys.stderr.writelines(f"{message}\n" for message in said)


def _why() -> str:
    """A library that the plugin for X11 lacks, or else the display that nothing answers on."""
    plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
    if sys.platform == "linux":
        try:
            ctypes.CDLL(f"{plugins}/platforms/libqxcb.so")
        except OSError as error:
            return missing_library(error) or str(error)
    asked = " and ".join(f"{name}={os.environ[name]}" for name in _NAMES if os.environ.get(name))
    return (
        f"no window can be opened with {asked}: nothing answers there, or it does not let you in; "
        "`swlcg-deck --help` lists what works without one"
    )
