"""The left column: a new deck, the places, and the trash at its foot."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from swlcg_deck.gui.library.deck_places import ALL_DECKS, Place, PlaceKind, Row, trash_place
from swlcg_deck.gui.library.place_list import PlaceList
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.marks import Mark, mark_icon
from swlcg_deck.language import tr


class PlacesPanel(QWidget):
    """Two lists that act as one: a place chosen in one is no longer chosen in the other."""

    chosen = Signal(object)
    new_deck_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._place = ALL_DECKS
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.new_deck = QPushButton(tr(" New deck"))
        self.new_deck.setObjectName("primary")
        self.new_deck.setAccessibleName(tr("New deck"))
        self.new_deck.clicked.connect(self.new_deck_requested)
        self.list = PlaceList(theme, tr("Places"))
        self.trash = PlaceList(theme, tr("Trash"))
        self.trash.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.trash.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.trash.show_rows((trash_place(0),))
        self.list.chosen.connect(self._choose_place)
        self.trash.chosen.connect(self._choose_trash)
        self._top = QVBoxLayout()
        self._top.addWidget(self.new_deck)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addLayout(self._top)
        self._column.addWidget(self.list, 1)
        self._column.addWidget(self.trash)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_places(self, rows: tuple[Row, ...], trashed: int) -> None:
        """Show what there is; where the chosen place is gone, all decks are shown."""
        self.list.show_rows(rows)
        self.trash.show_rows((trash_place(trashed),))
        places = {row.key: row for row in rows if isinstance(row, Place)}
        if self._place.kind is not PlaceKind.TRASH:
            self._place = places.get(self._place.key, ALL_DECKS)
            if self.list.current_place() is None:
                self.list.choose(self._place.key)

    def current_place(self) -> Place:
        return self._place

    def choose(self, place: Place) -> None:
        """Go to a place and tell so."""
        self.list.choose(place.key)
        self._choose_place(place)

    def _choose_place(self, place: Place) -> None:
        self._place = place
        self.trash.choose(None)
        self.chosen.emit(place)

    def _choose_trash(self, place: Place) -> None:
        self._place = place
        self.list.choose(None)
        self.chosen.emit(place)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(150), 0)

    def _restyle(self) -> None:
        px = self._theme.px
        self._top.setContentsMargins(px(12), px(14), px(12), px(12))
        self._column.setContentsMargins(0, 0, 0, px(10))
        self.trash.setFixedHeight(px(30))
        self.new_deck.setIcon(mark_icon(Mark.PLUS, self._theme.palette.accent_ink, px(14)))
        self.new_deck.setIconSize(QSize(px(14), px(14)))
