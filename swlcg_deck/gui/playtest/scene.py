"""Where everything lies on the table: rectangles for what one seat may see, without painting."""

from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QRectF

from swlcg_deck.engine.game import View
from swlcg_deck.engine.observing import CardInPlay, SeenCard
from swlcg_deck.engine.terms import NOBODY
from swlcg_deck.gui.cards.look import Look

HEAD, HAND, TAB, GAP, EDGE = 28, 126, 16, 8, 12
"""Heights of a side's head, the hand and an attached card; the gap between cards; the margin."""
UPRIGHT, WIDE = (118, 112), (146, 84)
NARROW_WIDE, CREST = 122, 104
"""Objectives while room is short, and the affiliation card."""
STRIP, FIGHT = 92, 250
"""How high the middle has to be, without and with something in it."""
DIAL = 142
QUESTIONED = "cards in question"
"""Where cards lie that are asked about and have no place on the table."""
LEAST_HEIGHT = 2 * (HEAD + WIDE[1] + 6 + TAB // 2 + UPRIGHT[1] + 10) + HAND + STRIP


class Kind(Enum):
    FACE = "face"
    BACK = "back"
    TAB = "tab"
    """A card attached to the one below it."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A card and its place."""

    card: int
    """-1 for a back."""
    where: QRectF
    zone: str
    """In words, for those who listen."""
    kind: Kind = Kind.FACE
    side: int = 0
    now: CardInPlay | None = None
    seen: float = 0
    """How much of its width the next card leaves free."""


@dataclass(slots=True)
class Scene:
    """All places, in the order in which the keyboard goes through them."""

    spots: list[Spot] = field(default_factory=list)
    zones: list[tuple[int, QRectF]] = field(default_factory=list)
    heads: list[tuple[int, QRectF]] = field(default_factory=list)
    hand: QRectF = field(default_factory=QRectF)
    middle: QRectF = field(default_factory=QRectF)
    dial: QRectF = field(default_factory=QRectF)
    fight: QRectF | None = None
    """The frame of the engagement."""
    engaged: QRectF = field(default_factory=QRectF)
    stacks: dict[int, QRectF] = field(default_factory=dict)
    offer: QRectF | None = None
    """The frame of cards that are asked about and lie nowhere else."""

    def spot_of(self, card: int) -> Spot | None:
        return next((spot for spot in self.spots if spot.card == card), None)


class SceneMaker:
    """Lays out one view of a game."""

    def __init__(self, view: View, offered: tuple[SeenCard, ...], size: QRectF, look: Look) -> None:
        self._view = view
        self._offered = offered
        self._size = size
        self._px = look.px
        self._scene = Scene()
        self._by_host: dict[int, list[CardInPlay]] = {}
        for seat in view.seats:
            for card in seat.in_play:
                if card.host >= 0:
                    self._by_host.setdefault(card.host, []).append(card)

    def make(self) -> Scene:
        px, size = self._px, self._size
        wide = bool(self._view.engagement or self._offered)
        rows = 1 if wide else 2
        zone = px(HEAD) + px(TAB // 2) + px(UPRIGHT[1]) + px(12)
        zone += px(WIDE[1]) + px(2) if rows == 2 else 0
        hand_top = size.bottom() - px(HAND)
        mine, theirs = self._view.player, 1 - self._view.player
        own = QRectF(size.left(), hand_top - zone, size.width(), zone)
        enemy = QRectF(size.left(), size.top(), size.width(), zone)
        scene = self._scene
        scene.hand = QRectF(size.left(), hand_top, size.width(), px(HAND))
        scene.middle = QRectF(size.left(), enemy.bottom(), size.width(), own.top() - enemy.bottom())
        scene.dial = QRectF(scene.middle.left(), scene.middle.top(), px(DIAL), 0)
        scene.dial.setHeight(scene.middle.height())
        scene.zones = [(theirs, enemy), (mine, own)]
        scene.heads = [
            (theirs, QRectF(enemy.left(), enemy.top(), enemy.width(), px(HEAD))),
            (mine, QRectF(own.left(), own.bottom() - px(HEAD), own.width(), px(HEAD))),
        ]
        self._lay_offer()
        self._lay_hand()
        self._lay_side(mine, own.adjusted(0, px(TAB // 2), 0, -px(HEAD)), rows)
        self._lay_fight()
        self._lay_side(theirs, enemy.adjusted(0, px(HEAD), 0, 0), rows)
        return scene

    def _lay_hand(self) -> None:
        px, seat = self._px, self._view.seats[self._view.player]
        area = self._scene.hand.adjusted(px(88), px(7), -px(EDGE), 0)
        extent = (px(UPRIGHT[0] + 8), px(UPRIGHT[1]))
        asked = self._offered if self._view.engagement else ()
        places = self._row(area, len(seat.hand) + len(asked), extent)
        for card, where in zip(seat.hand, places, strict=False):
            self._add(card, where, "your hand", self._view.player)
        for card, where in zip(asked, places[len(seat.hand) :], strict=True):
            self._add(card, where, QUESTIONED, self._view.player)

    def _lay_side(self, side: int, area: QRectF, rows: int) -> None:
        px, seat = self._px, self._view.seats[side]
        crest = [card for card in seat.in_play if card.kind == "affiliation"]
        objectives = [card for card in seat.in_play if card.kind in ("objective", "mission")]
        objectives = [card for card in objectives if card.card != self._view.engaged]
        others = [
            card
            for card in seat.in_play
            if card.kind in ("unit", "enhancement") and card.host < 0 and not card.role
        ]
        width = px(WIDE[0] if rows == 2 else NARROW_WIDE)
        left, right = area.left() + px(EDGE), area.right() - px(EDGE)
        first = QRectF(left, area.top(), right - left, px(WIDE[1]))
        second = QRectF(left, area.top(), right - left, px(UPRIGHT[1]))
        if rows == 2:
            second.moveTop(first.bottom() + px(6) + px(TAB // 2))
            if side == self._view.player:  # units stand towards the middle on both sides
                second.moveTop(area.top())
                first.moveTop(second.bottom() + px(6) + px(TAB // 2) - px(4))
        for card in crest:
            where = QRectF(left, first.top(), px(CREST), first.height())
            self._add_in_play(card, where, "affiliation card", side)
        start = left + px(CREST) + px(GAP)
        backs = seat.facedown_objectives
        room = QRectF(start, first.top(), (width + px(GAP)) * (len(objectives) + backs), 0)
        room.setHeight(first.height())
        room.setRight(min(room.right(), right))
        places = self._row(room, len(objectives) + backs, (width, px(WIDE[1])))
        for card, where in zip(objectives, places, strict=False):
            self._add_in_play(card, where, "objectives", side, self._seen(where, places))
        for number, where in enumerate(places[len(objectives) :]):
            if number < len(seat.facedown):
                self._add(seat.facedown[number], where, "objectives, facedown", side)
            else:
                self._add_back(where, "objectives, facedown", side)
        if rows == 1:
            second.setLeft(max(room.right(), start) + px(EDGE))
        places = self._row(second, len(others), (px(UPRIGHT[0]), px(UPRIGHT[1])))
        for card, where in zip(others, places, strict=True):
            self._add_in_play(card, where, f"{card.kind}s", side, self._seen(where, places))

    def _lay_offer(self) -> None:
        if not self._offered or self._view.engagement:
            return
        px, middle = self._px, self._scene.middle
        frame = middle.adjusted(px(DIAL), px(10), -px(EDGE), -px(10))
        self._scene.offer = frame
        area = frame.adjusted(px(14), px(HEAD) + px(8), -px(14), -px(8))
        lying = {"objective", "affiliation"}
        wide = any(card.kind in lying for card in self._offered)
        extent = (px(WIDE[0] if wide else UPRIGHT[0]), px(UPRIGHT[1]))
        places = self._row(area, len(self._offered), extent)
        for card, where in zip(self._offered, places, strict=True):
            if card.kind in lying:
                where.setHeight(px(WIDE[1]))
            self._add(card, where, QUESTIONED, self._view.player)

    def _lay_fight(self) -> None:
        view, px, middle = self._view, self._px, self._scene.middle
        if not view.engagement:
            return
        frame = middle.adjusted(px(DIAL), px(8), -px(EDGE), -px(8))
        self._scene.fight = frame
        top = frame.top() + px(30) + px(22)
        height = px(UPRIGHT[1] + TAB)
        centre = QRectF(0, top + px(TAB), px(WIDE[0]), px(WIDE[1]))
        sides = (view.active, 1 - view.active)
        fighters = [
            [c for c in view.seats[s].in_play if c.role and c.kind == "unit"] for s in sides
        ]
        centre.moveLeft(self._centre(frame, centre.width(), *map(len, fighters)))
        self._scene.engaged = centre
        left = QRectF(frame.left() + px(14), top, 0, height)
        left.setRight(centre.left() - px(14))
        right = QRectF(centre.right() + px(14), top, 0, height)
        right.setRight(frame.right() - px(14))
        for side, units, area, align in zip(
            sides, fighters, (left, right), (False, True), strict=True
        ):
            extent = (px(UPRIGHT[0]), px(UPRIGHT[1]))
            places = self._row(area.adjusted(0, px(TAB), 0, 0), len(units), extent, align)
            for card, where in zip(units, places, strict=True):
                role = "attackers" if side == view.active else "defenders"
                self._add_in_play(card, where, role, side, self._seen(where, places))
        for side, seat in enumerate(view.seats):
            for card in seat.in_play:
                if card.card == view.engaged != NOBODY:
                    self._add_in_play(card, centre, "engaged objective", side)
        stack = QRectF(frame.left() + px(14), frame.bottom() - px(56), 0, px(46))
        stack.setWidth(frame.width() / 2 - px(28))
        self._scene.stacks[view.active] = stack
        self._scene.stacks[1 - view.active] = stack.translated(stack.width() + px(28), 0)

    def _centre(self, frame: QRectF, width: float, attackers: int, defenders: int) -> int:
        """Where the engaged objective begins: in the middle, unless one side needs the room."""
        px = self._px
        one, margins = px(UPRIGHT[0] + GAP), px(14) * 2
        middle = frame.center().x() - width / 2
        room = frame.width() - width - 2 * margins
        half = room / 2
        need_left, need_right = attackers * one, defenders * one
        if need_left > half:
            middle += min(need_left - half, max(0.0, half - max(need_right, px(90))))
        elif need_right > half:
            middle -= min(need_right - half, max(0.0, half - max(need_left, px(90))))
        return round(middle)

    def _row(
        self, area: QRectF, count: int, extent: tuple[int, int], at_right: bool = False
    ) -> list[QRectF]:
        """Places from left to right; cards lie over each other where the row is full."""
        if not count:
            return []
        width, height = extent
        step = float(width + self._px(GAP))
        if count > 1 and step * count - self._px(GAP) > area.width():
            step = max(self._px(28), (area.width() - width) / (count - 1))
        used = step * (count - 1) + width
        start = area.right() - used if at_right else area.left()
        return [QRectF(round(start + n * step), area.top(), width, height) for n in range(count)]

    def _seen(self, where: QRectF, places: list[QRectF]) -> float:
        """How much of a card the next one of its row leaves free."""
        later = [place.left() - where.left() for place in places if place.left() > where.left()]
        return min([where.width(), *later])

    def _add(self, card: SeenCard, where: QRectF, zone: str, side: int) -> None:
        self._scene.spots.append(Spot(card.card, where, zone, side=side))

    def _add_back(self, where: QRectF, zone: str, side: int) -> None:
        self._scene.spots.append(Spot(-1, where, zone, Kind.BACK, side))

    def _add_in_play(
        self, card: CardInPlay, where: QRectF, zone: str, side: int, seen: float = 0
    ) -> None:
        """A card with what is attached to it: tabs at its upper edge."""
        attached = self._by_host.get(card.card, [])
        tab = self._px(TAB)
        room = min(len(attached) * tab, where.height() - self._px(66))
        step = room / len(attached) if attached else 0
        body = where.adjusted(0, room, 0, 0)
        for number, other in enumerate(attached):
            at = QRectF(where.left() + self._px(4), where.top() + number * step, 0, tab + 4)
            at.setRight(where.right() - self._px(4))
            words = f"on {card.title}"
            self._scene.spots.append(Spot(other.card, at, words, Kind.TAB, side, other))
        self._scene.spots.append(
            Spot(card.card, body, zone, Kind.FACE, side, card, seen or body.width())
        )
