"""The open decks as tabs, with undo and redo beside them."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QTabBar, QToolButton, QWidget

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, glyph_icon
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.mark_button import MarkButton
from swlcg_deck.gui.widgets.marks import Mark
from swlcg_deck.language import tr

_WIDEST, _WIDEST_NAME = 260, 170
"""A long name leaves room for the other decks, and for the dot behind it."""


class _Tabs(QTabBar):
    """Tabs with a line in the colour of the deck's side."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.colours: dict[int, str] = {}

    def tabSizeHint(self, index: int) -> QSize:
        wanted = super().tabSizeHint(index).width()
        return QSize(min(wanted, self._theme.px(_WIDEST)), self._theme.px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        current = self.currentIndex()
        if current in self.colours:
            painter = QPainter(self)
            place = QRectF(self.tabRect(current))
            place.setHeight(self._theme.px(2))
            painter.fillRect(place, self.colours[current])


class TabStrip(QWidget):
    """Follows the workspace; a dot marks unsaved work."""

    new_requested = Signal()

    def __init__(self, theme: Theme, workspace: Workspace, actions: list[QAction]) -> None:
        super().__init__()
        self._theme = theme
        self._workspace = workspace
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.tabs = _Tabs(theme)
        self.tabs.setAccessibleName(tr("Open decks", note="those that are open"))
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setMovable(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.currentChanged.connect(self._chosen)
        plus = MarkButton(theme, Mark.PLUS, tr("New deck"))
        plus.clicked.connect(self.new_requested)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, theme.px(8), 0)
        layout.setSpacing(theme.px(4))
        layout.addWidget(self.tabs)
        layout.addWidget(plus)
        layout.addStretch()
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setAccessibleName(action.text().replace("&", ""))
            layout.addWidget(button)
        workspace.opened.connect(self._opened)
        workspace.closed.connect(self._closed)
        workspace.current_changed.connect(self.refresh)
        theme.changed.connect(self.refresh)

    def _opened(self, document: DeckDocument) -> None:
        document.changed.connect(self.refresh)
        document.saved_changed.connect(self.refresh)
        self.refresh()

    def _closed(self, document: DeckDocument) -> None:
        document.changed.disconnect(self.refresh)
        document.saved_changed.disconnect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        documents = self._workspace.documents
        self.tabs.blockSignals(True)
        while self.tabs.count() > len(documents):
            self.tabs.removeTab(self.tabs.count() - 1)
        while self.tabs.count() < len(documents):
            self._add_tab()
        self.tabs.colours.clear()
        for place, document in enumerate(documents):
            self._show(place, document)
        current = self._workspace.current
        if current is not None:
            self.tabs.setCurrentIndex(documents.index(current))
        self.tabs.blockSignals(False)
        self.tabs.update()

    def _add_tab(self) -> None:
        place = self.tabs.addTab("")
        button = MarkButton(self._theme, Mark.CROSS, tr("Close this deck"))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self._close(self._place_of(button)))
        self.tabs.setTabButton(place, QTabBar.ButtonPosition.RightSide, button)

    def _place_of(self, button: QWidget) -> int:
        side = QTabBar.ButtonPosition.RightSide
        return next(i for i in range(self.tabs.count()) if self.tabs.tabButton(i, side) is button)

    def _show(self, place: int, document: DeckDocument) -> None:
        pool, palette = self._workspace.pool, self._theme.palette
        card, side = document.deck.affiliation_card(pool), document.deck.side(pool)
        affiliation = card.affiliation if card else Affiliation.NEUTRAL
        icon = glyph_icon(affiliation_glyph(affiliation), palette.affiliation(affiliation), 16)
        mark = "" if document.is_saved else "  •"
        self.tabs.setTabIcon(place, icon)
        metrics = self.tabs.fontMetrics()
        room = self._theme.px(_WIDEST_NAME)
        name = metrics.elidedText(document.deck.name, Qt.TextElideMode.ElideRight, room)
        self.tabs.setTabText(place, f"{name}{mark}".replace("&", "&&"))
        unsaved = "" if document.is_saved else tr(", not saved")
        self.tabs.setTabToolTip(place, f"{document.deck.name}{unsaved}")
        if side is not None:
            self.tabs.colours[place] = palette.sides[side]

    def _chosen(self, place: int) -> None:
        if 0 <= place < len(self._workspace.documents):
            self._workspace.show(self._workspace.documents[place])

    def _close(self, place: int) -> None:
        self._workspace.close(self._workspace.documents[place])
