"""Reading a card: what each icon of a face means."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.gui.cards.badge_painting import BadgePainter
from swlcg_deck.gui.cards.badges import Badge, BadgeKind
from swlcg_deck.gui.cards.face_parts import COMBAT_GLYPHS, Parts
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.theme.glyphs import paint_glyph
from swlcg_deck.language import mark, tr

HEADING = mark("Reading a card")
MEANINGS = (
    mark("Cost"),
    mark("Fate priority"),
    mark("Force icon"),
    mark("Unit, blast, tactics"),
    mark("With the edge only"),
    mark("Damage capacity"),
    mark("Resources"),
    mark("Unique"),
    mark("One copy in a deck"),
    mark("One affiliation only"),
    mark("Restricted group"),
    mark("Errata, FAQ version"),
)
_ROW = 22
_ICON = 15


class Legend(QWidget):
    """A quiet box; painted with the same parts as the faces, so that it cannot lie."""

    def __init__(self, faces: CardFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self.setAccessibleName(tr(HEADING))
        self.setAccessibleDescription(". ".join(map(tr, MEANINGS)))
        faces.theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        px = self._faces.theme.px
        return QSize(px(208), px(44) + len(MEANINGS) * px(_ROW))

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, palette = self._faces.look(), self._faces.theme.palette
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setPen(QPen(QColor(palette.border), 1.0))
        painter.setBrush(QColor(palette.panel))
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, look.px(10), look.px(10))
        left, right = look.px(12), self.width() - look.px(12)
        painter.setFont(look.type(11, semibold=True).font)
        painter.setPen(QColor(palette.text_3))
        line = QRectF(left, look.px(10), right - left, look.px(16))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, tr(HEADING).upper())
        top = look.px(34)
        for meaning, draw in zip(MEANINGS, self._drawings(painter, left), strict=True):
            draw(top + look.px(_ROW) / 2)
            painter.setFont(look.type(12).font)
            painter.setPen(QColor(palette.text_2))
            line = QRectF(left, top, right - left, look.px(_ROW))
            both = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(line, both, tr(meaning))
            top += look.px(_ROW)

    def _drawings(self, painter: QPainter, left: float) -> list[Callable[[float], object]]:
        """One for each meaning; each is given the middle of its row."""
        look = self._faces.look()
        parts, badges = Parts(painter, look), BadgePainter(painter, look)
        neutral = look.affiliation(Affiliation.NEUTRAL)
        side = look.px(18)

        def box(middle: float) -> QRectF:
            return QRectF(left, round(middle - side / 2), side, side)

        def glyphs(names: list[str], size: int) -> Callable[[float], None]:
            def draw(middle: float) -> None:
                x, extent = left, look.px(size)
                for name in names:
                    where = QRectF(x, round(middle - extent / 2), extent, extent)
                    paint_glyph(painter, name, look.palette.text, where)
                    x += extent + look.px(5)

            return draw

        def badge(kind: BadgeKind, text: str) -> Callable[[float], None]:
            def draw(middle: float) -> None:
                top = round(middle - look.px(BadgePainter.HEIGHT) / 2)
                badges.paint([Badge(kind, text, text, "", text)], QPointF(left, top))

            return draw

        combat = list(COMBAT_GLYPHS.values())
        return [
            lambda middle: parts.disc(3, box(middle), neutral),
            lambda middle: parts.square(6, box(middle), neutral),
            glyphs(["force"], _ICON - 1),
            glyphs(combat, _ICON),
            glyphs([f"edge-{name}" for name in combat], _ICON + 2),
            lambda middle: parts.capacity(5, left + look.px(19), middle, 19),
            glyphs(["resource"], _ICON - 1),
            glyphs(["unique"], _ICON - 3),
            badge(BadgeKind.LIMIT, "1×"),
            badge(BadgeKind.AFFILIATION_ONLY, ""),
            badge(BadgeKind.RESTRICTED, "2"),
            badge(BadgeKind.ERRATA, "2.2"),
        ]
