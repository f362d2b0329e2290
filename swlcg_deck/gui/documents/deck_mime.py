"""Decks of the library on their way by drag and drop."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QMimeData

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
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
