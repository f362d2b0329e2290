"""How many copies, as three cells: painted alone, so that table rows can carry it too."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

from swlcg_deck.gui.theme.palette import Palette
from swlcg_deck.gui.theme.theme import Theme

CELLS = 3


def stepper_size(theme: Theme) -> tuple[int, int]:
    return CELLS * theme.px(20) + 2, theme.px(24)


def stepper_cell(where: QRectF, at: QPointF) -> int | None:
    """The cell under a point, which is also the number of copies it sets."""
    if not where.contains(at):
        return None
    return min(CELLS - 1, int((at.x() - where.left()) / (where.width() / CELLS)))


def paint_stepper(
    painter: QPainter,
    theme: Theme,
    where: QRectF,
    copies: int,
    limit: int,
    hovered: int | None = None,
) -> None:
    """Zero is quiet, one and two are filled, above the limit everything says so."""
    ratio = painter.device().devicePixelRatioF()
    face = (theme.palette.scheme, theme.scale, copies, copies > limit, hovered, ratio)
    key = f"stepper {face}"
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        picture = QPixmap((where.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        brush = QPainter(picture)
        _paint_face(brush, theme, QRectF(QPointF(0, 0), where.size()), copies, limit, hovered)
        brush.end()
        QPixmapCache.insert(key, picture)
    painter.drawPixmap(where.topLeft(), picture)


def _paint_face(
    painter: QPainter, theme: Theme, where: QRectF, copies: int, limit: int, hovered: int | None
) -> None:
    palette = theme.palette
    is_over = copies > limit
    frame = where.adjusted(0.5, 0.5, -0.5, -0.5)
    outline = QPainterPath()
    outline.addRoundedRect(frame, theme.px(6), theme.px(6))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(outline)
    chosen = min(copies, CELLS - 1)
    for cell in range(CELLS):
        at = _cell_rect(where, cell)
        fill, ink = _colours(palette, cell == chosen, copies, is_over=is_over)
        if fill is None and cell == hovered:
            fill, ink = palette.hover, palette.text
        if fill is not None:
            painter.fillRect(at, QColor(fill))
        painter.setFont(theme.font(12, semibold=cell == chosen and copies > 0))
        painter.setPen(QColor(ink))
        number = copies if cell == chosen else cell
        painter.drawText(at, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.setClipping(False)
    line = QColor(palette.illegal.ink if is_over else palette.border)
    painter.setPen(QPen(line, 1))
    painter.drawPath(outline)
    for cell in range(1, CELLS):
        x = round(_cell_rect(where, cell).left()) + 0.5
        painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()))


def _cell_rect(where: QRectF, cell: int) -> QRectF:
    width = where.width() / CELLS
    return QRectF(where.left() + cell * width, where.top(), width, where.height())


def _colours(
    palette: Palette, is_chosen: bool, copies: int, *, is_over: bool
) -> tuple[str | None, str]:
    if not is_chosen:
        return None, palette.text_3
    if is_over:
        return palette.illegal.tint, palette.illegal.ink
    if copies == 0:
        return palette.hover, palette.text_2
    return palette.accent_fill, palette.accent_ink
