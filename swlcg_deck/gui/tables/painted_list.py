"""A list whose rows are painted by its delegate."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from swlcg_deck.gui.theme.theme import Theme


class PaintedList(QListView):
    """Without a frame, scrolled smoothly, with a hovered row; nothing is edited in place."""

    def __init__(
        self, theme: Theme, name: str, description: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)
        theme.changed.connect(self.restyle)

    def restyle(self) -> None:
        self.doItemsLayout()
        self.updateGeometry()
