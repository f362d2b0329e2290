"""Faces ready to be shown: painted once, kept as long as there is room."""

from collections import OrderedDict

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search.entry import PrintedText, nothing_printed
from swlcg_deck.gui.cards.face import Face, FaceState
from swlcg_deck.gui.cards.face_large import LargeFace
from swlcg_deck.gui.cards.face_layout import FaceSize, face_size
from swlcg_deck.gui.cards.face_sizes import MediumFace, NarrowFace, SmallFace
from swlcg_deck.gui.cards.look import Look
from swlcg_deck.gui.theme.theme import Theme

_PAINTERS: dict[FaceSize, type[Face]] = {
    FaceSize.S: SmallFace,
    FaceSize.N: NarrowFace,
    FaceSize.M: MediumFace,
    FaceSize.L: LargeFace,
}
_PLAIN = FaceState()
DEFAULT_BYTES = 6 * 1024 * 1024


class CardFaces(QObject):
    """The faces of one pool in the present theme and edition; the least used are forgotten."""

    edition_changed = Signal()
    """Everything that shows a card writes anew what the rules say of it."""

    def __init__(
        self,
        theme: Theme,
        pool: CardPool,
        max_bytes: int = DEFAULT_BYTES,
        printed: PrintedText = nothing_printed,
    ) -> None:
        super().__init__()
        self.printed = printed
        self.theme = theme
        self.pool = pool
        self._edition = pool.default_edition
        self._max_bytes = max_bytes
        self.kept_bytes = 0
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._looks: dict[tuple[object, ...], Look] = {}

    @property
    def edition(self) -> Edition:
        """The edition whose errata and restricted groups the faces show."""
        return self._edition

    def set_edition(self, edition: Edition) -> None:
        if edition is not self._edition:
            self._edition = edition
            self.edition_changed.emit()

    def forget(self) -> None:
        """Paint all faces anew: the user has other card packs now."""
        self._kept.clear()
        self.kept_bytes = 0
        self.edition_changed.emit()

    def look(self, zoom: float = 1.0) -> Look:
        key = (self.theme.palette.scheme, self.theme.scale, zoom)
        if key not in self._looks:
            self._looks[key] = Look(self.theme, zoom)
        return self._looks[key]

    def natural_size(self, card: Card, size: FaceSize, zoom: float = 1.0) -> QSize:
        return face_size(card, size, self.look(zoom))

    def height_to_read(self, card: Card, width: int, zoom: float = 1.0) -> int:
        """How high an L face of this width has to be so that none of its text is cut."""
        nowhere = QPainter()
        where = QRectF(0, 0, width, 0)
        rules = (self.pool, self._edition)
        face = LargeFace(nowhere, self.look(zoom), rules, card, where, self.printed(card))
        return face.needed_height()

    def pixmap(
        self,
        card: Card,
        size: FaceSize,
        extent: QSize,
        *,
        zoom: float = 1.0,
        ratio: float = 1.0,
        state: FaceState = _PLAIN,
    ) -> QPixmap:
        """The face of a card in the given extent, sharp for the given pixel ratio."""
        look = self.look(zoom)
        painting = (card.code, card.octgn_id, size, extent.width(), extent.height(), state)
        key = (*painting, self._edition.id, look.palette.scheme, look.scale, zoom, ratio)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        pixmap = QPixmap(extent * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        where = QRectF(0, 0, extent.width(), extent.height())
        rules = (self.pool, self._edition)
        _PAINTERS[size](painter, look, rules, card, where, self.printed(card)).paint(state)
        painter.end()
        self._keep(key, pixmap)
        return pixmap

    def _keep(self, key: tuple[object, ...], pixmap: QPixmap) -> None:
        self._kept[key] = pixmap
        self.kept_bytes += _bytes_of(pixmap)
        while self.kept_bytes > self._max_bytes and len(self._kept) > 1:
            _, forgotten = self._kept.popitem(last=False)
            self.kept_bytes -= _bytes_of(forgotten)


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8
