"""What the user's packs say about a card, as the card views ask for it."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImageReader, QPixmap, QPixmapCache

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.packs.card_packs import CardPacks

_LARGEST = QSize(1_000, 1_000)
"""No card is ever shown larger than this."""


class OwnCards:
    """Printed text and pictures; both are None for what no pack has."""

    def __init__(self, packs: CardPacks) -> None:
        self.packs = packs

    def printed_text(self, card: Card) -> str | None:
        return self.packs.printed_text(card)

    def picture(self, card: Card) -> QPixmap | None:
        file = self.packs.picture_file(card)
        return load_picture(file) if file is not None else None


def load_picture(file: Path) -> QPixmap | None:
    """A picture no larger than it can be of use; None where the file is none, or gone."""
    try:
        stamp = file.stat().st_mtime_ns
    except OSError:
        return None
    key = f"own picture {file} {stamp}"
    picture = QPixmap()
    if QPixmapCache.find(key, picture):
        return picture
    reader = QImageReader(str(file))
    reader.setDecideFormatFromContent(True)
    size = reader.size()
    if size.isValid() and (size.width() > _LARGEST.width() or size.height() > _LARGEST.height()):
        reader.setScaledSize(size.scaled(_LARGEST, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        return None
    picture = QPixmap.fromImage(image)
    QPixmapCache.insert(key, picture)
    return picture
