"""The box beside the cards of a set: what is to be known beyond them, and the copies."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.cards.set_links import RING_ROOM, SetLinks
from swlcg_deck.gui.cards.set_words import about_set
from swlcg_deck.gui.widgets.section_label import SectionLabel
from swlcg_deck.language import tr


class AboutBox(QWidget):
    set_requested = Signal(int)

    def __init__(self, faces: CardFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._theme = faces.theme
        self._entry: ObjectiveSet | None = None
        self._control: QWidget | None = None
        self._links = SetLinks(self._theme)
        self._links.set_requested.connect(self.set_requested)
        self._column = QVBoxLayout(self)
        self._heading = SectionLabel(tr("About this set"))
        self._control_row = QVBoxLayout()
        self._column.addWidget(self._heading)
        self._column.addLayout(self._control_row)
        self._column.addWidget(self._links)
        self._column.addStretch(1)
        self._theme.changed.connect(self._theme_changed)
        faces.edition_changed.connect(self._write)
        self._theme_changed()

    def show_set(self, entry: ObjectiveSet) -> None:
        self._entry = entry
        self._write()

    def _write(self) -> None:
        if self._entry is not None:
            self._links.say(about_set(self._entry, self._faces.pool, self._faces.edition))
            self._keep_tab_order()

    def add_control(self, control: QWidget) -> None:
        """Put the choice of copies above the sentences, where long errata do not push it away."""
        self._control = control
        self._control_row.addWidget(control)
        self._keep_tab_order()

    def _keep_tab_order(self) -> None:
        """The control came after the links and stands before them."""
        if self._control is not None:
            for widget in (self._control, *self._control.findChildren(QWidget)):
                QWidget.setTabOrder(widget, self._links)

    def links(self) -> SetLinks:
        return self._links

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(self._theme.palette.border), 1.0)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._theme.px(8)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, radius, radius)

    def _theme_changed(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(11 - RING_ROOM), px(10), px(11 - RING_ROOM), px(8))
        for part in (self._heading, self._control_row):
            part.setContentsMargins(px(RING_ROOM), 0, px(RING_ROOM), 0)
        self._column.setSpacing(px(4))
        self.update()
