"""The engagement in the middle: who fights left and right, the objective between, edge stacks."""

from collections.abc import Callable

from PySide6.QtCore import QRectF

from swlcg_deck.gui.playtest.canvas.scene import DIAL, EDGE, GAP, TAB, UPRIGHT, WIDE


class FightPlaces:
    """Rectangles for so many attackers and defenders."""

    def __init__(
        self, middle: QRectF, px: Callable[[float], int], attackers: int, defenders: int
    ) -> None:
        self._px = px
        self.frame = frame = middle.adjusted(px(DIAL), px(8), -px(EDGE), -px(8))
        top = frame.top() + px(30) + px(22)
        height = px(UPRIGHT[1] + TAB)
        self.engaged = QRectF(0, top + px(TAB), px(WIDE[0]), px(WIDE[1]))
        self.engaged.moveLeft(self._begin(attackers, defenders))
        left = QRectF(frame.left() + px(14), top, 0, height)
        left.setRight(self.engaged.left() - px(14))
        right = QRectF(self.engaged.right() + px(14), top, 0, height)
        right.setRight(frame.right() - px(14))
        self.attackers = left.adjusted(0, px(TAB), 0, 0)
        self.defenders = right.adjusted(0, px(TAB), 0, 0)
        self.stack = QRectF(frame.left() + px(14), frame.bottom() - px(56), 0, px(46))
        self.stack.setWidth(frame.width() / 2 - px(28))
        self.other_stack = self.stack.translated(self.stack.width() + px(28), 0)

    def _begin(self, attackers: int, defenders: int) -> int:
        """Where the engaged objective begins: in the middle, unless one side needs the room."""
        px, width = self._px, self.engaged.width()
        one, margins = px(UPRIGHT[0] + GAP), px(14) * 2
        middle = self.frame.center().x() - width / 2
        half = (self.frame.width() - width - 2 * margins) / 2
        need_left, need_right = attackers * one, defenders * one
        if need_left > half:
            middle += min(need_left - half, max(0.0, half - max(need_right, px(90))))
        elif need_right > half:
            middle -= min(need_right - half, max(0.0, half - max(need_left, px(90))))
        return round(middle)
