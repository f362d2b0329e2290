"""What a deck amounts to, in one line that wraps between its parts."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swlcg_deck.analysis.statistics import Statistics
from swlcg_deck.gui.charts.deck_bars import all_resources
from swlcg_deck.gui.theme.glyphs import paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import tr, tr_n

_DOT = " · "
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class _Part:
    """A number with its noun; the glyph stands for it where the line is too short for words."""

    number: str
    noun: str
    glyph: str = ""


@dataclass(frozen=True)
class _Piece:
    """A number and its noun, or a glyph in the noun's place."""

    number: str
    noun: str
    glyph: str
    at: QPointF


class TotalsLine(QWidget):
    """`11 sets · 11 objectives · 55 command cards · 25 resources`."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._parts: tuple[_Part, ...] = ()
        self._laid_out: dict[int, list[_Piece]] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._take_theme()
        theme.changed.connect(self._take_theme)

    def show_statistics(self, of: Statistics) -> None:
        parts = _parts(of)
        if parts != self._parts:
            self._parts = parts
            self._laid_out.clear()
            self.updateGeometry()
            self.update()
        self.setAccessibleName(self.text())
        self.setToolTip(plain_tip(_details(of)))

    def text(self) -> str:
        return _DOT.join(f"{part.number} {part.noun}".strip() for part in self._parts)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        pieces = self._pieces(width)
        last = pieces[-1].at.y() if pieces else 0.0
        return round(last + self._line)

    def sizeHint(self) -> QSize:
        width = max(self.width(), self._theme.px(200))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), round(self._line))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette = self._theme.palette
        pieces = self._pieces(self.width())
        for piece, following in zip(pieces, [*pieces[1:], None], strict=True):
            room = QRectF(piece.at.x(), piece.at.y(), self.width(), self._line)
            painter.setFont(self._strong)
            painter.setPen(QColor(palette.text))
            painter.drawText(room, _MIDDLE, piece.number)
            room.setLeft(room.left() + self._strong_metrics.horizontalAdvance(piece.number))
            painter.setFont(self._plain)
            painter.setPen(QColor(palette.text_2))
            goes_on = following is not None and following.at.y() == piece.at.y()
            painter.drawText(room, _MIDDLE, f" {piece.noun}{_DOT if goes_on else ''}")
            if piece.glyph:
                size = self._theme.px(12)
                box = QRectF(room.left() + self._theme.px(5), 0, size, size)
                box.moveTop(piece.at.y() + (self._line - size) / 2)
                paint_glyph(painter, piece.glyph, palette.text_2, box)
        painter.end()

    def _pieces(self, width: int) -> list[_Piece]:
        if width not in self._laid_out:
            self._laid_out[width] = self._lay_out(width)
        return self._laid_out[width]

    def _lay_out(self, width: int) -> list[_Piece]:
        """All in one line, if need be with glyphs; else in several."""
        for has_glyphs in (False, True):
            pieces = self._line_up(width, has_glyphs=has_glyphs)
            if not pieces or pieces[-1].at.y() == 0:
                return pieces
        return self._line_up(width, has_glyphs=False)

    def _line_up(self, width: int, *, has_glyphs: bool) -> list[_Piece]:
        pieces: list[_Piece] = []
        x = y = 0.0
        for part in self._parts:
            number, noun = part.number, part.noun
            glyph = part.glyph if has_glyphs else ""
            wide = self._strong_metrics.horizontalAdvance(number)
            wide += self._theme.px(17) if glyph else self._metrics.horizontalAdvance(f" {noun}")
            if x and x + wide > width:
                x, y = 0.0, y + self._line
            pieces.append(_Piece(number, "" if glyph else noun, glyph, QPointF(x, y)))
            x += wide + self._metrics.horizontalAdvance(_DOT)
        return pieces

    def _take_theme(self) -> None:
        self._plain = self._theme.font(12)
        self._strong = self._theme.font(12, semibold=True)
        self._metrics = QFontMetricsF(self._plain)
        self._strong_metrics = QFontMetricsF(self._strong)
        self._line = float(self._theme.px(17))
        self._laid_out.clear()
        self.updateGeometry()
        self.update()


def _parts(of: Statistics) -> tuple[_Part, ...]:
    sets, objectives, cards = of.sets, of.objectives, of.command_cards
    resources = sum(all_resources(of).values())
    return (
        _part(sets, tr_n("{n} set", "{n} sets", sets)),
        _part(objectives, tr_n("{n} objective", "{n} objectives", objectives)),
        _part(cards, tr_n("{n} command card", "{n} command cards", cards)),
        _part(resources, tr_n("{n} resource", "{n} resources", resources), "resource"),
    )


def _part(number: int, words: str, glyph: str = "") -> _Part:
    """The number apart from its noun, in languages where it stands before it."""
    noun = words.removeprefix(f"{number} ")
    return _Part(str(number) if noun != words else "", noun, glyph)


def _details(of: Statistics) -> str:
    resources = of.resources
    parts = (
        tr(
            "{count} from the affiliation card",
            count=sum(resources.affiliation_card.values()),
        ),
        tr("{count} from objectives", count=sum(resources.objectives.values())),
        tr("{count} from the command deck", count=sum(resources.command_deck.values())),
    )
    lines = [tr("Resources: {parts}.", parts=", ".join(parts))]
    if resources.variable:
        titles = ", ".join(resources.variable)
        lines.append(tr("X resources, not counted: {titles}.", titles=titles))
    if of.unknown_sets:
        sets = many(of.unknown_sets, "set")
        lines.append(tr("{sets} not in the card pool and not counted.", sets=sets))
    return "\n".join(lines)
