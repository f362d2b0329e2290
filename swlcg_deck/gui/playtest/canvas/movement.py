"""Short movements that explain what happened: cards on their way, tokens that are new."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation, Signal

from swlcg_deck.gui.playtest.canvas.scene import Scene, Spot

MILLISECONDS: Final = 160
_NEAR = 3.0
"""A card that is carried no further than this does not move."""


class Movement(QObject):
    """Between two scenes. What can be done is already that of the new one."""

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ways: dict[int, QPointF] = {}
        """From where each card comes, as seen from where it lies now."""
        self._touched: frozenset[int] = frozenset()
        self.leaving: list[tuple[Spot, QPointF]] = []
        """Cards that go off the table, and how far."""
        self._left = 0.0
        self._animation = QVariantAnimation(self)
        self._animation.setDuration(MILLISECONDS)
        self._animation.setStartValue(1.0)
        self._animation.setEndValue(0.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._advanced)
        self._animation.finished.connect(self._finished)

    @property
    def is_going_on(self) -> bool:
        return self._animation.state() == QVariantAnimation.State.Running

    @property
    def left(self) -> float:
        """How much of the way is left: 1 at the beginning, 0 at the end."""
        return self._left

    def begin(self, old: Scene, new: Scene) -> None:
        """From one scene to the next; a movement that still goes on is over."""
        self.stop()
        before = {spot.card: spot for spot in old.spots if spot.card >= 0}
        after = {spot.card: spot for spot in new.spots if spot.card >= 0}
        for card, spot in after.items():
            way = _centre(before.get(card), new.head_of(spot.side)) - spot.where.center()
            if before and way.manhattanLength() > _NEAR:
                self._ways[card] = way
        self.leaving = [
            (spot, new.head_of(spot.side).center() - spot.where.center())
            for card, spot in before.items()
            if card not in after
        ]
        both = (card for card in after if card in before)
        self._touched = frozenset(c for c in both if before[c].tokens != after[c].tokens)
        if self._ways or self.leaving or self._touched:
            self._left = 1.0
            self._animation.start()

    def stop(self) -> None:
        self._animation.stop()
        self._forget()

    def place_of(self, spot: Spot) -> QRectF:
        """Where a card is on its way."""
        way = self._ways.get(spot.card)
        return spot.where.translated(way * self._left) if way is not None else spot.where

    def swell_of(self, card: int) -> float:
        """How much larger than usual the tokens of a card are."""
        return 0.6 * self._left if card in self._touched else 0.0

    def _advanced(self, left: object) -> None:
        if isinstance(left, float):
            self._left = left
            self.moved.emit()

    def _finished(self) -> None:
        self._forget()
        self.moved.emit()

    def _forget(self) -> None:
        self._ways, self.leaving, self._touched, self._left = {}, [], frozenset(), 0.0


def _centre(spot: Spot | None, otherwise: QRectF) -> QPointF:
    return spot.where.center() if spot is not None else otherwise.center()
