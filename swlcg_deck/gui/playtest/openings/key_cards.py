"""The table of key cards: how likely each is, and when it can be paid for."""

from fractions import Fraction

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swlcg_deck.analysis.odds_habits import TURNS
from swlcg_deck.analysis.odds_report import CardChances
from swlcg_deck.cards.base import Affiliation
from swlcg_deck.gui.playtest.openings.odds_row import OddsRow
from swlcg_deck.gui.playtest.openings.percent import percent
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.gui.widgets.row_painting import LEFT, RIGHT, write
from swlcg_deck.language import tr, tr_n

_WIDTHS = (46, 52, 42, 38, 38, 38)
"""Opening, with mulligan, by turn 3, payable on turn 1, 2 and 3."""


_ROW, _TWO_LINES, _LEAST_NAME = 33, 52, 96


def is_narrow(theme: Theme, width: float) -> bool:
    """Whether a name needs a line of its own above the numbers."""
    return width - theme.px(sum(_WIDTHS)) < theme.px(_LEAST_NAME)


def column_places(theme: Theme, width: float) -> list[tuple[float, float]]:
    """Left and right of each column of numbers."""
    right = width
    found = []
    unit = min(theme.scale, width / sum(_WIDTHS))
    for wide in reversed(_WIDTHS):
        found.append((right - wide * unit, right))
        right -= wide * unit
    return found[::-1]


class KeyCardsHead(QWidget):
    """What the columns say."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(40))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, palette = self._theme, self._theme.palette
        painter = QPainter(self)
        font = theme.font(11, semibold=True)
        line = QFontMetricsF(font).height()
        bottom = self.height() - theme.px(6)
        places = column_places(theme, self.width())
        words = (
            tr("Opening"),
            tr("With\nmulligan"),
            tr("By\nturn {turn}", turn=TURNS),
            *(str(turn + 1) for turn in range(TURNS)),
        )
        for (left, right), lines in zip(places, words, strict=True):
            for up, text in enumerate(reversed(lines.split("\n"))):
                where = QRectF(left, bottom - (up + 1) * line, right - left, line)
                write(painter, where, text, font, palette.text_3, RIGHT)
        payable = QRectF(places[3][0], bottom - 2 * line, places[-1][1] - places[3][0], line)
        write(painter, payable, tr("Payable on turn"), font, palette.text_3, RIGHT)
        up = 2 if is_narrow(theme, self.width()) else 1
        name = QRectF(0, bottom - up * line, max(places[0][0], places[0][1]), line)
        write(painter, name, tr("Key card"), font, palette.text_3)
        painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(palette.hairline))
        painter.end()


class KeyCardRow(OddsRow):
    def __init__(self, theme: Theme, found: CardChances) -> None:
        super().__init__(theme, found.text, found.text)
        self.show_chances(found)

    def show_chances(self, found: CardChances) -> None:
        self.found = found
        sentence = _sentence(found)
        self.setAccessibleDescription(sentence)
        self.setToolTip(plain_tip(f"{found.text}. {sentence}"))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wanted = self.theme.px(_TWO_LINES if self._is_narrow() else _ROW)
        if self.minimumHeight() != wanted:
            self.setFixedHeight(wanted)

    def _is_narrow(self) -> bool:
        return is_narrow(self.theme, self.width())

    def cross_left(self) -> int:
        end = self.width() if self._is_narrow() else column_places(self.theme, self.width())[0][0]
        return round(end) - self.cross.width()

    def paint_row(self, painter: QPainter, room: QRectF) -> None:
        places = column_places(self.theme, room.width())
        end = room.right() if self._is_narrow() else places[0][0]
        numbers = QRectF(room)
        if self._is_narrow():
            name = QRectF(0, room.top() + self.theme.px(3), end, self.theme.px(20))
            numbers.setTop(name.bottom())
        else:
            name = QRectF(0, room.top(), end, room.height())
        self._paint_name(painter, name)
        self._paint_numbers(painter, numbers, places)

    def _paint_name(self, painter: QPainter, room: QRectF) -> None:
        theme, palette = self.theme, self.theme.palette
        size = theme.px(14)
        group = self.found.affiliation or Affiliation.NEUTRAL
        sign = QRectF(0, room.center().y() - size / 2, size, size)
        paint_glyph(painter, affiliation_glyph(group), palette.affiliations[group], sign)
        copies = f"{self.found.copies}×"
        small, title = theme.font(11), theme.font(12)
        taken = QFontMetricsF(small).horizontalAdvance(copies) + theme.px(6)
        left = size + theme.px(6)
        most = room.right() - self.words_room() - left - taken
        wide = min(QFontMetricsF(title).horizontalAdvance(self.found.text) + 1, most)
        line = QRectF(left, room.top(), wide, room.height())
        write(painter, line, self.found.text, title, palette.text)
        behind = QRectF(left + wide + theme.px(5), room.top(), taken, room.height())
        write(painter, behind, copies, small, palette.text_3, LEFT)

    def _paint_numbers(
        self, painter: QPainter, room: QRectF, places: list[tuple[float, float]]
    ) -> None:
        found = self.found
        chances: list[Fraction | None] = [found.opening, found.with_mulligan, found.by_turn]
        chances += found.paid or [None] * TURNS
        for (left, right), chance in zip(places, chances, strict=True):
            if chance is not None:
                self._paint_chance(
                    painter, QRectF(left, room.top(), right - left, room.height()), chance
                )
        if not found.paid:
            where = QRectF(places[3][0], room.top(), places[-1][1] - places[3][0], room.height())
            write(
                painter,
                where,
                tr("has no cost"),
                self.theme.font(11),
                self.theme.palette.text_3,
                RIGHT,
            )

    def _paint_chance(self, painter: QPainter, where: QRectF, chance: Fraction) -> None:
        """The number, and below it a bar as long as the chance."""
        theme, palette = self.theme, self.theme.palette
        write(
            painter,
            where.adjusted(0, 0, 0, -theme.px(5)),
            percent(chance),
            theme.font(12),
            palette.text,
            RIGHT,
        )
        longest = where.width() - theme.px(8)
        width = max(2.0, float(chance) * longest) if chance else 0.0
        bar = QRectF(where.right() - width, where.bottom() - theme.px(6), width, theme.px(3))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.chart))
        painter.drawRoundedRect(bar, 1.5, 1.5)


def _sentence(found: CardChances) -> str:
    parts = [
        tr_n("{n} copy in the deck.", "{n} copies in the deck.", found.copies),
        tr(
            "In the opening hand {plain} %, with a mulligan {again} %, by turn {turn} {later} %.",
            plain=percent(found.opening),
            again=percent(found.with_mulligan),
            turn=TURNS,
            later=percent(found.by_turn),
        ),
    ]
    for turn, chance in enumerate(found.paid, 1):
        parts.append(tr("Paid for on turn {turn}: {chance} %.", turn=turn, chance=percent(chance)))
    return " ".join((*parts, *(tr(remark) for remark in found.remarks)))
