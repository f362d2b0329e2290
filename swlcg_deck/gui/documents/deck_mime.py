"""Decks of the library on their way by drag and drop."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QMimeData, QUrl

DECKS = "application/x-swlcg-deck"
"""Ids of decks, one a line."""


def carry(ids: Iterable[str]) -> QMimeData:
    data = QMimeData()
    data.setData(DECKS, "\n".join(ids).encode())
    return data


def carried(data: QMimeData) -> list[str]:
    if not data.hasFormat(DECKS):
        return []
    return bytes(data.data(DECKS).data()).decode(errors="replace").split()


def dropped_files(data: QMimeData) -> list[Path]:
    """The files on this computer that are being brought."""
    if not data.hasUrls():
        return []
    return [_place(url) for url in data.urls() if url.isLocalFile()]


def _place(url: QUrl) -> Path:
    """Byte for byte: Qt's own way loses what is not UTF-8 in a name."""
    if sys.platform == "win32":
        return Path(url.toLocalFile())
    encoded = url.path(QUrl.ComponentFormattingOption.FullyEncoded)
    return Path(os.fsdecode(unquote_to_bytes(encoded)))
