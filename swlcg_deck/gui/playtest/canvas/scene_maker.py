"""Lays out one view of a game: hands, rows of both sides, what is asked about, the engagement."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from swlcg_deck.engine.game import CardInPlay, SeenCard, View
from swlcg_deck.gui.cards.look import Look
from swlcg_deck.gui.playtest.canvas.fight_layout import FightPlaces
from swlcg_deck.gui.playtest.canvas.rows import Row, plain_row, units_row
from swlcg_deck.gui.playtest.canvas.scene import (
    CREST,
    DIAL,
    EDGE,
    FACEDOWN,
    GAP,
    HAND,
    HEAD,
    NARROW_WIDE,
    QUESTIONED,
    TAB,
    UPRIGHT,
    WIDE,
    Kind,
    Scene,
    Spot,
)
from swlcg_deck.language import mark, said

_HAND, _CREST, _OBJECTIVES = mark("your hand"), mark("affiliation card"), mark("objectives")
_ROWS = {"unit": mark("units"), "enhancement": mark("enhancements")}
_ATTACKERS, _DEFENDERS = mark("attackers"), mark("defenders")
_ENGAGED = mark("engaged objective")


class SceneMaker:
    """Makes the scene of one view in a given size."""

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
        count = len(seat.hand) + len(asked)
        places = units_row(px, area, count, extent)
        kind = Kind.TILE if places.is_tiled else Kind.FACE
        cards = [(card, _HAND) for card in seat.hand]
        cards += [(card, QUESTIONED) for card in asked]
        for (card, zone), where in zip(cards, places.places, strict=True):
            self._scene.spots.append(Spot(card.card, where, zone, kind, self._view.player))

    def _lay_side(self, side: int, area: QRectF, rows: int) -> None:
        px, seat = self._px, self._view.seats[side]
        left, right = area.left() + px(EDGE), area.right() - px(EDGE)
        first = QRectF(left, area.top(), right - left, px(WIDE[1]))
        second = QRectF(left, area.top(), right - left, px(UPRIGHT[1]))
        if rows == 2:
            second.moveTop(first.bottom() + px(6) + px(TAB // 2))
            if side == self._view.player:  # units stand towards the middle on both sides
                second.moveTop(area.top())
                first.moveTop(second.bottom() + px(6) + px(TAB // 2) - px(4))
        for card in seat.in_play:
            if card.kind == "affiliation":
                where = QRectF(left, first.top(), px(CREST), first.height())
                self._add_in_play(card, where, _CREST, side)
        objectives_end = self._lay_objectives(side, first, rows)
        if rows == 1:
            second.setLeft(objectives_end + px(EDGE))
        others = [
            card
            for card in seat.in_play
            if card.kind in ("unit", "enhancement") and card.host < 0 and not card.role
        ]
        self._lay_units(others, second, side)

    def _lay_objectives(self, side: int, line: QRectF, rows: int) -> float:
        """Beside the affiliation card; where they end."""
        px, seat = self._px, self._view.seats[side]
        cards = [
            card
            for card in seat.in_play
            if card.kind in ("objective", "mission") and card.card != self._view.engaged
        ]
        width = px(WIDE[0] if rows == 2 else NARROW_WIDE)
        start = line.left() + px(CREST) + px(GAP)
        count = len(cards) + seat.facedown_objectives
        room = QRectF(start, line.top(), (width + px(GAP)) * count, line.height())
        room.setRight(min(room.right(), line.right()))
        places = plain_row(px, room, count, (width, px(WIDE[1])))
        for number, card in enumerate(cards):
            where = places.places[number]
            self._add_in_play(card, where, _OBJECTIVES, side, places.seen(number))
        for number, where in enumerate(places.places[len(cards) :]):
            if number < len(seat.facedown):
                self._add(seat.facedown[number], where, FACEDOWN, side)
            else:
                self._add_back(where, FACEDOWN, side)
        return max(room.right(), start)

    def _lay_units(self, cards: Sequence[CardInPlay], area: QRectF, side: int) -> None:
        row = self._units_row(area, cards)
        self._place_units([(card, _ROWS[card.kind]) for card in cards], row, side)

    def _units_row(self, area: QRectF, cards: Sequence[CardInPlay], at_right: bool = False) -> Row:
        """In tiles attached cards lie beside their hosts, so they count too."""
        px, extent = self._px, (self._px(UPRIGHT[0]), self._px(UPRIGHT[1]))
        row = units_row(px, area, len(cards), extent, at_right)
        if row.is_tiled:
            attached = sum(len(self._by_host.get(card.card, ())) for card in cards)
            row = units_row(px, area, len(cards) + attached, extent, at_right)
        return row

    def _place_units(self, cards: Sequence[tuple[CardInPlay, str]], row: Row, side: int) -> None:
        if not row.is_tiled:
            for number, (card, zone) in enumerate(cards):
                self._add_in_play(card, row.places[number], zone, side, row.seen(number))
            return
        tiles = []
        for card, zone in cards:
            tiles.append((card, zone))
            on_it = said("on {title}", title=card.title)
            tiles += [(one, on_it) for one in self._by_host.get(card.card, ())]
        for (card, zone), where in zip(tiles, row.places, strict=True):
            spot = Spot(card.card, where, zone, Kind.TILE, side, card, where.width())
            self._scene.spots.append(spot)

    def _lay_offer(self) -> None:
        if not self._offered or self._view.engagement:
            return
        px, middle = self._px, self._scene.middle
        frame = middle.adjusted(px(DIAL), px(10), -px(EDGE), -px(10))
        self._scene.offer = frame
        area = frame.adjusted(px(14), px(HEAD) + px(8), -px(14), -px(8))
        lying = {"objective", "affiliation"}
        if any(card.kind in lying for card in self._offered):
            row = plain_row(px, area, len(self._offered), (px(WIDE[0]), px(UPRIGHT[1])))
        else:
            extent = (px(UPRIGHT[0]), px(UPRIGHT[1]))
            row = units_row(px, area, len(self._offered), extent)
        kind = Kind.TILE if row.is_tiled else Kind.FACE
        for card, where in zip(self._offered, row.places, strict=True):
            if card.kind in lying:
                where.setHeight(px(WIDE[1]))
            self._scene.spots.append(Spot(card.card, where, QUESTIONED, kind, self._view.player))

    def _lay_fight(self) -> None:
        view = self._view
        if not view.engagement:
            return
        sides = (view.active, 1 - view.active)
        fighters = [
            [c for c in view.seats[s].in_play if c.role and c.kind == "unit"] for s in sides
        ]
        places = FightPlaces(self._scene.middle, self._px, *map(len, fighters))
        self._scene.fight, self._scene.engaged = places.frame, places.engaged
        areas = (places.attackers, places.defenders)
        for side, units, area in zip(sides, fighters, areas, strict=True):
            role = _ATTACKERS if side == view.active else _DEFENDERS
            row = self._units_row(area, units, at_right=side != view.active)
            self._place_units([(card, role) for card in units], row, side)
        for side, seat in enumerate(view.seats):
            for card in seat.in_play:
                if card.card == view.engaged >= 0:
                    self._add_in_play(card, places.engaged, _ENGAGED, side)
        self._scene.stacks[view.active] = places.stack
        self._scene.stacks[1 - view.active] = places.other_stack

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
            words = said("on {title}", title=card.title)
            self._scene.spots.append(Spot(other.card, at, words, Kind.TAB, side, other))
        self._scene.spots.append(
            Spot(card.card, body, zone, Kind.FACE, side, card, seen or body.width())
        )
