"""Setting text into a box: lines that fit, and an ellipsis where the box ends too early."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from swlcg_deck.gui.cards.look import Look, Type
from swlcg_deck.gui.cards.rich_text import Paragraph, Piece
from swlcg_deck.gui.theme.glyphs import paint_glyph

ELLIPSIS = "…"


@dataclass(frozen=True)
class Placed:
    """A piece at its place in a line."""

    x: float
    width: float
    piece: Piece


@dataclass(frozen=True)
class Setting:
    """Text broken into lines; `is_cut` where not all of it found room."""

    lines: list[list[Placed]]
    is_cut: bool

    @property
    def width(self) -> float:
        return max((line[-1].x + line[-1].width for line in self.lines if line), default=0.0)


class Typesetter:
    """Breaks and paints text of one size."""

    def __init__(self, look: Look, size: float, leading: float, *, semibold: bool = False) -> None:
        self._look = look
        self._size = size
        self._semibold = semibold
        self._icon = look.px(size - 0.5)
        self.leading = look.px(leading)
        self._space = self._type(Piece("")).metrics.horizontalAdvance(" ")

    def set(self, text: list[Paragraph], width: float, max_lines: int) -> Setting:
        lines = [line for paragraph in text for line in self._broken(paragraph, width)]
        if len(lines) <= max_lines:
            return Setting(lines, is_cut=False)
        kept = lines[: max(1, max_lines)]
        kept[-1] = self._with_ellipsis(kept[-1], width)
        return Setting(kept, is_cut=True)

    def paint(
        self, painter: QPainter, setting: Setting, at: QPointF, colour: str, quiet: str
    ) -> None:
        for number, line in enumerate(setting.lines):
            top = at.y() + number * self.leading
            for placed in line:
                ink = quiet if placed.piece.quiet else colour
                self._paint_piece(painter, placed, QPointF(at.x(), top), ink)
            self._paint_dashes(painter, line, QPointF(at.x(), top))

    def _broken(self, paragraph: Paragraph, width: float) -> list[list[Placed]]:
        lines: list[list[Placed]] = [[]]
        x = 0.0
        for unit, gap in self._units(paragraph, width):
            needed = sum(self._width(piece) for piece in unit)
            start = x + (self._space if gap and lines[-1] else 0.0)
            if lines[-1] and start + needed > width:
                lines.append([])
                start = 0.0
            for piece in unit:
                lines[-1].append(Placed(start, self._width(piece), piece))
                start += self._width(piece)
            x = start
        return lines

    def _units(self, paragraph: Paragraph, width: float) -> list[tuple[list[Piece], bool]]:
        """What no line break divides, and whether a space stands before it."""
        units: list[list[Piece]] = [[]]
        for piece in paragraph:
            words = [piece.text] if piece.glyph else piece.text.split(" ")
            for place, word in enumerate(words):
                if place:
                    units.append([])
                if word:
                    units[-1].append(replace(piece, text=word))
        result = []
        for unit in filter(None, units):
            for place, part in enumerate(self._parts(unit, width)):
                result.append((part, place == 0))
        return result

    def _parts(self, unit: list[Piece], width: float) -> list[list[Piece]]:
        """A word wider than the box is divided, after a hyphen where it has one."""
        if sum(self._width(piece) for piece in unit) <= width or len(unit) > 1 or unit[0].glyph:
            return [unit]
        word, parts = unit[0], []
        rest = word.text
        while rest and self._width(replace(word, text=rest)) > width:
            fits = next(
                (n for n in range(len(rest) - 1, 1, -1) if self._fits(word, rest[:n], width)), 1
            )
            hyphen = rest.rfind("-", 0, fits) + 1
            parts.append([replace(word, text=rest[: hyphen or fits])])
            rest = rest[hyphen or fits :]
        return [*parts, [replace(word, text=rest)]] if rest else parts

    def _fits(self, style: Piece, text: str, width: float) -> bool:
        return self._width(replace(style, text=text)) <= width

    def _with_ellipsis(self, line: list[Placed], width: float) -> list[Placed]:
        line = list(line)
        while line:
            last = line.pop()
            text = "" if last.piece.glyph else last.piece.text.rstrip(".,:; ")
            while text:
                piece = replace(last.piece, text=text + ELLIPSIS)
                if last.x + self._width(piece) <= width:
                    return [*line, Placed(last.x, self._width(piece), piece)]
                text = text[:-1]
        return [Placed(0.0, self._width(Piece(ELLIPSIS)), Piece(ELLIPSIS))]

    def _type(self, piece: Piece) -> Type:
        semibold = piece.semibold or self._semibold
        return self._look.type(self._size, semibold=semibold, italic=piece.italic)

    def _width(self, piece: Piece) -> float:
        if piece.glyph:
            return self._icon
        return self._type(piece).metrics.horizontalAdvance(piece.text)

    def _baseline(self, piece: Piece, top: float) -> float:
        metrics = self._type(piece).metrics
        return round(top + (self.leading - metrics.height()) / 2 + metrics.ascent())

    def _paint_piece(self, painter: QPainter, placed: Placed, at: QPointF, ink: str) -> None:
        if placed.piece.glyph:
            middle = round(at.y() + (self.leading - self._icon) / 2)
            where = QRectF(round(at.x() + placed.x), middle, self._icon, self._icon)
            paint_glyph(painter, placed.piece.glyph, ink, where)
            return
        painter.setFont(self._type(placed.piece).font)
        painter.setPen(QColor(ink))
        baseline = self._baseline(placed.piece, at.y())
        painter.drawText(QPointF(at.x() + placed.x, baseline), placed.piece.text)

    def _paint_dashes(self, painter: QPainter, line: list[Placed], at: QPointF) -> None:
        changed = [placed for placed in line if placed.piece.changed]
        if not changed:
            return
        y = self._baseline(changed[0].piece, at.y()) + self._look.px(3) + 0.5
        pen = QPen(QColor(self._look.palette.accent), 1.0, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        start = at.x() + changed[0].x
        painter.drawLine(QPointF(start, y), QPointF(at.x() + changed[-1].x + changed[-1].width, y))
