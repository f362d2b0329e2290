"""One question with its chance."""

from fractions import Fraction

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QResizeEvent

from swlcg_deck.analysis.odds_report import QuestionAnswer
from swlcg_deck.gui.playtest.openings.odds_row import OddsRow
from swlcg_deck.gui.playtest.openings.percent import percent
from swlcg_deck.gui.playtest.openings.question_words import question_words
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.gui.widgets.row_painting import RIGHT, write
from swlcg_deck.language import tr

_BAR, _NUMBER, _GAP = 76, 58, 12


class QuestionRow(OddsRow):
    """Words, a bar, the chance; a question that cannot be answered says why."""

    def __init__(self, theme: Theme, answer: QuestionAnswer) -> None:
        words = question_words(answer.question)
        super().__init__(theme, answer.question, words)
        self._words = words
        self.show_answer(answer)

    def show_answer(self, answer: QuestionAnswer) -> None:
        self.answer = answer
        sentence = answer_sentence(answer)
        self.setAccessibleDescription(sentence)
        self.setToolTip(plain_tip(f"{self._words}. {sentence}"))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two lines where one is too short."""
        super().resizeEvent(event)
        wanted = self.theme.px(33 if self._needed() <= self._words_end() else 50)
        if self.minimumHeight() != wanted:
            self.setFixedHeight(wanted)

    def _needed(self) -> float:
        return QFontMetricsF(self.theme.font(13)).horizontalAdvance(self._words) + 1

    def cross_left(self) -> int:
        return round(self._words_end()) - self.cross.width()

    def _words_end(self) -> float:
        """Before the bar; where they would not fit there is no bar, only the number."""
        px = self.theme.px
        with_bar = self.width() - px(_NUMBER + _BAR + _GAP)
        return with_bar if self._needed() <= with_bar else self.width() - px(_NUMBER + _GAP)

    def paint_row(self, painter: QPainter, room: QRectF) -> None:
        theme, palette = self.theme, self.theme.palette
        chance = self.answer.chance
        end = self._words_end()
        words = QRectF(0, room.top(), end - self.words_room(), room.height())
        painter.setFont(theme.font(13))
        painter.setPen(QColor(palette.text_2))
        how = Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextWordWrap.value
        painter.drawText(words.adjusted(0, 0, 1, 0), how, self._words)
        wide = theme.px(_NUMBER)
        number = QRectF(room.right() - wide, room.top(), wide, room.height())
        if chance is None:
            told = tr("no answer")
            write(painter, number, told, theme.font(11), palette.illegal.ink, RIGHT)
            return
        shown = tr("{chance} %", chance=percent(chance))
        write(painter, number, shown, theme.font(13, semibold=True), palette.text, RIGHT)
        if end < number.left() - theme.px(_BAR):
            self._paint_bar(painter, number.left() - theme.px(_BAR), room.center().y(), chance)

    def _paint_bar(self, painter: QPainter, left: float, middle: float, chance: Fraction) -> None:
        theme, palette = self.theme, self.theme.palette
        thick = theme.px(6)
        rail = QRectF(left, middle - thick / 2, theme.px(_BAR), thick)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.hover))
        painter.drawRoundedRect(rail, thick / 2, thick / 2)
        if chance:
            rail.setWidth(max(thick / 2, float(chance) * rail.width()))
            painter.setBrush(QColor(palette.chart))
            painter.drawRoundedRect(rail, thick / 2, thick / 2)


def answer_sentence(answer: QuestionAnswer) -> str:
    """For the tooltip and for a screen reader."""
    if answer.chance is None:
        return tr("No answer: {why}", why=tr(answer.fault))
    parts = [tr("{chance} %.", chance=percent(answer.chance))]
    if answer.with_mulligan is not None:
        parts.append(tr("With a mulligan {chance} %.", chance=percent(answer.with_mulligan)))
    parts += [tr(remark) for remark in answer.remarks]
    return " ".join(parts)
