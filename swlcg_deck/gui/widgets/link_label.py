"""Sentences with links that the keyboard reaches too."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring

_LINKS = (
    Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
)


class LinkLabel(QLabel):
    """Takes the focus only where there is a link; a screen reader gets the words alone."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)

    def set_linked(self, rich_text: str, plain_text: str, *, has_links: bool) -> None:
        flags = _LINKS if has_links else Qt.TextInteractionFlag.NoTextInteraction
        if self.textInteractionFlags() != flags:
            self.setTextInteractionFlags(flags)
        if self.text() != rich_text:
            self.setText(rich_text)
        self.setAccessibleName(plain_text)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            paint_focus_ring(painter, self._theme, QRectF(self.rect()), self._theme.px(4))
            painter.end()
