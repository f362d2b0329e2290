"""The cards of a set at their largest, side by side, with the legend among them."""

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swlcg_deck.cards.card import Card
from swlcg_deck.gui.cards.card_widget import RING, CardWidget
from swlcg_deck.gui.cards.face_layout import MEASURES, FaceSize, lies
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.cards.legend import Legend

_MOST_COLUMNS = 5
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class LargeGrid(QWidget):
    """One card is chosen; arrows and clicks choose another."""

    card_chosen = Signal(object)

    def __init__(self, faces: CardFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._zoom = 1.0
        self._widgets = [self._new_card(card) for card in faces.pool.sets[0].cards]
        self._shown = self._widgets
        self.legend = Legend(faces, self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        faces.theme.changed.connect(self._rearrange)
        faces.edition_changed.connect(self._rearrange)

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        """Up to six cards: those of a set, or a single one."""
        self._shown = self._widgets[: len(cards)]
        for widget, card in zip(self._shown, cards, strict=True):
            widget.set_card(card)
        for widget in self._widgets:
            widget.setVisible(widget in self._shown)
        self._rearrange()

    def choose(self, card: Card) -> None:
        """Mark a card; the keyboard follows it."""
        for widget in self._shown:
            widget.set_selected(widget.card is card)

    def chosen_widget(self) -> CardWidget:
        return next((w for w in self._shown if w.is_selected), self._shown[0])

    def cards(self) -> tuple[CardWidget, ...]:
        return tuple(self._shown)

    def set_zoom(self, zoom: float) -> None:
        self._zoom = zoom
        for widget in self._widgets:
            widget.set_zoom(zoom)
        self._rearrange()

    def step(self, by: int) -> None:
        """Choose the next card or the one before; at the ends nothing happens."""
        to = self._shown.index(self.chosen_widget()) + by
        if 0 <= to < len(self._shown):
            self.card_chosen.emit(self._shown[to].card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.step(_STEPS[key])
        elif key in _ROWS:
            self._step_row(_ROWS[key])
        else:
            super().keyPressEvent(event)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(place.bottom() for place in self._places(width)) + 1

    def sizeHint(self) -> QSize:
        width = 3 * self._cell()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._cell() // 2, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _new_card(self, card: Card) -> CardWidget:
        widget = CardWidget(self._faces, card, FaceSize.L, self)
        widget.activated.connect(self.card_chosen)
        return widget

    def _step_row(self, down: int) -> None:
        here = self.chosen_widget().geometry()
        beyond = [w for w in self._shown if down * (w.y() - here.y()) > 0]
        if beyond:
            nearest = min(beyond, key=lambda w: (abs(w.y() - here.y()), abs(w.x() - here.x())))
            self.card_chosen.emit(nearest.card)

    def _cell(self) -> int:
        """The least width of a column."""
        return self._faces.look(self._zoom).px(MEASURES[FaceSize.L].upright[0]) + 2 * RING

    def _rows(self, columns: int) -> list[list[tuple[QWidget, int]]]:
        """Which widget stands in which row, and how many columns wide."""
        flow: list[QWidget] = [*self._shown]
        # Beside the objective the legend fills a row of three; elsewhere it comes last.
        flow.insert(1 if columns == 3 else len(flow), self.legend)
        rows: list[list[tuple[QWidget, int]]] = [[]]
        for widget in flow:
            is_wide = isinstance(widget, CardWidget) and lies(widget.card)
            span = min(2, columns) if is_wide else 1
            if sum(taken for _, taken in rows[-1]) + span > columns:
                rows.append([])
            rows[-1].append((widget, span))
        return rows

    def _height(self, widget: QWidget, width: int) -> int:
        if not isinstance(widget, CardWidget):
            return widget.sizeHint().height() + 2 * RING
        inner = width - 2 * RING
        return self._faces.height_to_read(widget.card, inner, self._zoom) + 2 * RING

    def _places(self, width: int) -> list[QRect]:
        return [place for _, place in self._placed(width)]

    def _placed(self, width: int) -> list[tuple[QWidget, QRect]]:
        columns = max(1, min(_MOST_COLUMNS, width // self._cell()))
        cell = width // columns
        placed, y = [], 0
        for row in self._rows(columns):
            height = max(self._height(widget, span * cell) for widget, span in row)
            x = 0
            for widget, span in row:
                placed.append((widget, QRect(x, y, span * cell, height)))
                x += span * cell
            y += height
        return placed

    def _arrange(self) -> None:
        for widget, place in self._placed(self.width()):
            ring = RING if widget is self.legend else 0
            height = widget.sizeHint().height() if ring else place.height()
            widget.setGeometry(place.x() + ring, place.y() + ring, place.width() - 2 * ring, height)

    def _rearrange(self) -> None:
        self._arrange()
        self.updateGeometry()
