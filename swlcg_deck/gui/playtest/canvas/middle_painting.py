"""The ground of the table: play areas, heads with counts, dial and balance, the engagement."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from swlcg_deck.engine.game import DIAL, FORCE_CARDS, SeatView, View
from swlcg_deck.gui.cards.look import Look
from swlcg_deck.gui.playtest.canvas.dial_painting import DialPainter
from swlcg_deck.gui.playtest.canvas.scene import Scene
from swlcg_deck.gui.playtest.canvas.spot_painting import SIDES, SpotPainter
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.theme.palette import Scheme
from swlcg_deck.gui.widgets.row_painting import CENTRE, LEFT, RIGHT, write
from swlcg_deck.gui.words.game_words import side_word
from swlcg_deck.language import mark, tr, tr_n
from swlcg_deck.playtest.table import Table

_GROUNDS = {Scheme.DARK: ("#1B1A24", "#162030"), Scheme.LIGHT: ("#F6ECEE", "#EAF1F9")}
STEPS: Final = {
    "": mark("Objective"),
    "attackers": mark("Attackers"),
    "defenders": mark("Defenders"),
    "edge battle": mark("Edge battle"),
    "strikes": mark("Strikes"),
    "reward": mark("Reward"),
}
"""The parts of an engagement, by their names in a view."""


class GroundPainter:
    """Everything but the cards."""

    def __init__(
        self, painter: QPainter, look: Look, table: Table, view: View, spots: SpotPainter
    ) -> None:
        self._painter = painter
        self._look = look
        self._palette = look.palette
        self._table = table
        self._view = view
        self._spots = spots

    def paint(self, scene: Scene) -> None:
        grounds = _GROUNDS[self._palette.scheme]
        for side, where in scene.zones:
            self._painter.fillRect(where, QColor(grounds[side]))
            line = QColor(self._palette.sides[SIDES[side]])
            line.setAlphaF(0.45)
            edge = where.bottom() - 1 if where.top() <= scene.middle.top() else where.top()
            self._painter.fillRect(QRectF(where.left(), edge, where.width(), 1), line)
        for side, where in scene.heads:
            self._head(side, where)
        DialPainter(self._painter, self._look).paint(scene.dial, self._view)
        self._hand(scene.hand)
        if scene.fight is not None:
            self._fight(scene, scene.fight)
        elif scene.offer is not None:
            self._offer(scene.offer)
        else:
            self._quiet(scene)

    def _head(self, side: int, where: QRectF) -> None:
        """Whose side it is, and what lies in the piles."""
        px, seat, sits = self._look.px, self._view.seats[side], self._table.seats[side]
        card = self._table.card(self._table.state.affiliation_card[side])
        size = px(15)
        box = QRectF(where.left() + px(12), where.center().y() - size / 2, size, size)
        colour = self._look.affiliation(card.affiliation)
        paint_glyph(self._painter, affiliation_glyph(card.affiliation), colour, box)
        x = box.right() + px(8)
        x += self._word(sits.name, x, where, 13, self._palette.text, semibold=True) + px(10)
        side_words = f"{side_word(SIDES[side])}, {tr(sits.words)}"
        x += self._word(side_words, x, where, 11, self._palette.text_2) + px(14)
        if side != self._view.player:
            for number in range(min(seat.hand_size, 12)):
                back = QRectF(x + number * px(9), where.center().y() - px(8), px(12), px(16))
                self._spots.back(back, side)
        self._counts(seat, where)

    def _counts(self, seat: SeatView, where: QRectF) -> None:
        px, x = self._look.px, where.right() - self._look.px(12)
        x = self._count(
            x, where, tr("of {count}", count=FORCE_CARDS), str(FORCE_CARDS - seat.force_supply)
        )
        size = px(12)
        x -= size - px(8)
        ring = QRectF(round(x), round(where.center().y() - size / 2), size, size)
        paint_glyph(self._painter, "force", self._palette.text_2, ring)
        x -= px(14)
        for count, word in (
            (len(seat.victory), tr("victory")),
            (len(seat.discard), tr("discard")),
            (seat.objective_deck_size, tr("objectives")),
            (seat.deck_size, tr("deck")),
            (seat.hand_size, tr("hand")),
        ):
            x = self._count(x, where, word, str(count)) - px(4)

    def _count(self, right: float, where: QRectF, word: str, number: str) -> float:
        """`33 deck`, ending at `right`; where the next one may end."""
        px = self._look.px
        plain, strong = self._look.type(11), self._look.type(12, semibold=True)
        left = right - plain.metrics.horizontalAdvance(word)
        self._word(word, left, where, 11, self._palette.text_2)
        left -= strong.metrics.horizontalAdvance(number) + px(4)
        self._word(number, left, where, 12, self._palette.text, semibold=True)
        return left - px(12)

    def _word(
        self, text: str, x: float, row: QRectF, size: float, ink: str, *, semibold: bool = False
    ) -> float:
        """One piece of a line; its width."""
        type_ = self._look.type(size, semibold=semibold)
        self._painter.setFont(type_.font)
        self._painter.setPen(QColor(ink))
        width = type_.metrics.horizontalAdvance(text)
        self._painter.drawText(QRectF(x, row.top(), width + 2, row.height()), LEFT, text)
        return float(width)

    def _caption(self, text: str, where: QRectF, how: Qt.AlignmentFlag) -> None:
        font = self._look.type(11, semibold=True).font
        write(self._painter, where, text.upper(), font, self._palette.text_3, how)

    def _hand(self, where: QRectF) -> None:
        px, seat = self._look.px, self._view.seats[self._view.player]
        self._painter.fillRect(where, QColor(self._palette.window))
        line = QRectF(where.left() + px(12), where.top() + px(36), px(74), px(18))
        font = self._look.type(13, semibold=True).font
        write(self._painter, line, tr("Hand"), font, self._palette.text)
        line.translate(0, px(18))
        small = self._look.type(11).font
        count = tr_n("{n} card", "{n} cards", seat.hand_size)
        write(self._painter, line, count, small, self._palette.text_2)
        line.translate(0, px(16))
        words = tr("reserve {count}", count=seat.reserve)
        write(self._painter, line, words, small, self._palette.text_2)
        if not seat.hand:
            empty = where.adjusted(px(100), 0, 0, -px(10))
            write(self._painter, empty, tr("No card in hand"), small, self._palette.text_3)

    def _frame(self, frame: QRectF) -> None:
        self._painter.setPen(QPen(QColor(self._palette.border), 1))
        self._painter.setBrush(QColor(self._palette.panel))
        radius = self._look.px(8)
        self._painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    def _offer(self, frame: QRectF) -> None:
        self._frame(frame)
        px = self._look.px
        head = QRectF(frame.left() + px(14), frame.top(), frame.width(), px(30))
        self._caption(tr("Cards in question"), head, LEFT)

    def _quiet(self, scene: Scene) -> None:
        """Nothing goes on in the middle."""
        where = scene.middle.adjusted(self._look.px(240), 0, -self._look.px(12), 0)
        words = tr("No engagement") if self._view.phase != "setup" else tr("Setting up")
        font = self._look.type(12).font
        write(self._painter, where, words, font, self._palette.text_3, CENTRE)

    def _fight(self, scene: Scene, frame: QRectF) -> None:
        px, view = self._look.px, self._view
        self._frame(frame)
        head = QRectF(frame.left() + px(14), frame.top(), frame.width() - px(28), px(30))
        x = head.left()
        name = tr("Engagement {number}", number=view.engagement).upper()
        x += self._word(name, x, head, 11, self._palette.text_3, semibold=True) + px(16)
        for part, step in STEPS.items():
            on = part == view.engagement_part
            ink = self._palette.accent if on else self._palette.text_2
            x += self._word(tr(step), x, head, 11.5, ink, semibold=on) + px(15)
        line = QRectF(frame.left() + 1, head.bottom(), frame.width() - 2, 1)
        self._painter.fillRect(line, QColor(self._palette.hairline))
        row = QRectF(head.left(), head.bottom() + px(4), head.width(), px(16))
        font = self._look.type(11, semibold=True).font
        for side, word, how in (
            (view.active, tr("Attackers"), LEFT),
            (1 - view.active, tr("Defenders"), RIGHT),
        ):
            write(self._painter, row, word.upper(), font, self._palette.sides[SIDES[side]], how)
        engaged = QRectF(scene.engaged.left(), row.top(), scene.engaged.width(), row.height())
        word = tr("Engaged").upper()
        write(self._painter, engaged, word, font, self._palette.text_3, CENTRE)
        if scene.spot_of(view.engaged) is None:
            is_dial = view.engaged == DIAL
            words = tr("The Death Star dial") if is_dial else tr("No objective any more")
            small = self._look.type(11).font
            write(self._painter, scene.engaged, words, small, self._palette.text_2, CENTRE)
        self._edge(scene)

    def _edge(self, scene: Scene) -> None:
        px, view = self._look.px, self._view
        for side, where in scene.stacks.items():
            at_right = side != view.active
            back = QRectF(0, where.top(), px(34), where.height())
            back.moveLeft(where.right() - back.width() if at_right else where.left())
            seat = view.seats[side]
            if seat.edge_stack_size:
                self._spots.back(back, side)
                count = self._look.type(12, semibold=True).font
                spot = back.adjusted(0, px(24), 0, 0)
                ink = self._palette.text
                write(self._painter, spot, str(seat.edge_stack_size), count, ink, CENTRE)
            else:
                pen = QPen(QColor(self._palette.border), 1, Qt.PenStyle.DashLine)
                self._painter.setPen(pen)
                self._painter.setBrush(Qt.BrushStyle.NoBrush)
                self._painter.drawRoundedRect(back.adjusted(1, 1, -1, -1), px(5), px(5))
            words = QRectF(where)
            if at_right:
                words.setRight(back.left() - px(10))
            else:
                words.setLeft(back.right() + px(10))
            self._stack_words(side, words, RIGHT if at_right else LEFT)

    def _stack_words(self, side: int, where: QRectF, how: Qt.AlignmentFlag) -> None:
        px, view, seat = self._look.px, self._view, self._view.seats[side]
        count, name = seat.edge_stack_size, self._table.seats[side].name
        text = tr_n(
            "Edge stack of {name}: {n} card", "Edge stack of {name}: {n} cards", count, name=name
        )
        if side == view.player:
            text = tr_n("Your edge stack: {n} card", "Your edge stack: {n} cards", count)
        if view.edge_holder == side:
            text = tr("{stack} – has the edge", stack=text)
        upper = where.adjusted(0, px(4), 0, -where.height() / 2)
        font = self._look.type(12, semibold=True).font
        write(self._painter, upper, text, font, self._palette.text, how)
        lower = where.adjusted(0, where.height() / 2, 0, -px(4))
        small = self._look.type(11).font
        write(self._painter, lower, self.stack_words(side), small, self._palette.text_2, how)

    def stack_words(self, side: int) -> str:
        """What is known of an edge stack."""
        seat = self._view.seats[side]
        if not seat.edge_stack:
            return tr("Facedown") if seat.edge_stack_size else tr("Empty")
        titles = ", ".join(card.title for card in seat.edge_stack)
        if seat.edge_total is None:
            return titles
        return tr("{titles}: {count} Force", titles=titles, count=seat.edge_total)
