"""One card that can be looked at, focused and chosen."""

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.words.description import card_lines
from swlcg_deck.gui.cards.face import FaceState, Outline
from swlcg_deck.gui.cards.face_layout import MEASURES, FaceSize
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.language import tr

RING = 4
"""Around a face: 2 px for the focus ring and 2 px between ring and face."""
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class CardWidget(QAbstractButton):
    """A face that acts like a button: a click, Enter and Space choose the card."""

    activated = Signal(object)
    """The card."""

    def __init__(
        self, faces: CardFaces, card: Card, size: FaceSize, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._faces = faces
        self._card = card
        self._size = size
        self._zoom = 1.0
        self._is_hovered = False
        self._is_selected = False
        self._state = FaceState()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._tell)
        faces.theme.changed.connect(self._theme_changed)
        faces.edition_changed.connect(self._describe)
        self.set_card(card)

    @property
    def card(self) -> Card:
        return self._card

    @property
    def is_selected(self) -> bool:
        return self._is_selected

    def set_card(self, card: Card) -> None:
        self._card = card
        self.setAccessibleName(card.title)
        self._describe()

    def set_selected(self, is_selected: bool) -> None:
        self._is_selected = is_selected
        self.update()

    def set_state(self, *, is_exhausted: bool = False, outline: Outline = Outline.NONE) -> None:
        """What a game says about the card."""
        self._state = FaceState(is_exhausted=is_exhausted, outline=outline)
        self.update()

    def set_zoom(self, zoom: float) -> None:
        self._zoom = zoom
        self._theme_changed()

    def sizeHint(self) -> QSize:
        face = self._faces.natural_size(self._card, self._size, self._zoom)
        return face + QSize(2 * RING, 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() / 2

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in _ARROWS:
            # A button would pass the focus on in its own order; whoever lays out the cards knows.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._is_hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._is_hovered = False
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pixmap = self._faces.pixmap(
            self._card,
            self._size,
            self.size() - QSize(2 * RING, 2 * RING),
            zoom=self._zoom,
            ratio=self.devicePixelRatioF(),
            state=FaceState(self._is_hovered, self._state.is_exhausted, self._state.outline),
        )
        painter.drawPixmap(QPoint(RING, RING), pixmap)
        if self.hasFocus():
            self._outline(painter, 1)
        elif self._is_selected:
            self._outline(painter, RING + 1)

    def _outline(self, painter: QPainter, inset: int) -> None:
        """A line of 2 px, its middle `inset` px from the edge."""
        look = self._faces.look(self._zoom)
        painter.setPen(QPen(QColor(look.palette.accent), 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = look.px(MEASURES[self._size].radius) + RING - inset
        where = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(where, radius, radius)

    def _tell(self) -> None:
        self.activated.emit(self._card)

    def _describe(self) -> None:
        printed = self._faces.printed(self._card)
        lines = card_lines(self._card, self._faces.pool, self._faces.edition, printed=printed)
        self.setAccessibleDescription("\n".join(map(tr, lines)))
        self.setToolTip(plain_tip(tr("Printed: {text}", text=printed)) if printed else "")
        self._theme_changed()

    def _theme_changed(self) -> None:
        self.updateGeometry()
        self.update()
