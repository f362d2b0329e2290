"""The affiliation cards of a side, each with what it would mean for the deck."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from swlcg_deck.gui.deck.affiliation_delegate import AffiliationDelegate
from swlcg_deck.gui.deck.affiliation_option import AffiliationOption
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class AffiliationModel(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.options: tuple[AffiliationOption, ...] = ()

    def show_options(self, options: tuple[AffiliationOption, ...]) -> None:
        self.beginResetModel()
        self.options = options
        self.endResetModel()

    def option_at(self, index: Index) -> AffiliationOption | None:
        return self.options[index.row()] if index.isValid() else None

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.options)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        option = self.option_at(index)
        if option is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return option.card.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return option.sentence
        if role == Qt.ItemDataRole.UserRole:
            return option
        return None


class AffiliationList(QListView):
    """Arrows go through the cards, Enter chooses one; a click too, or a double click."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, *, one_click: bool) -> None:
        super().__init__()
        self.cards = AffiliationModel()
        self.setModel(self.cards)
        self._delegate = AffiliationDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Affiliation cards"))
        (self.clicked if one_click else self.doubleClicked).connect(self._choose)
        theme.changed.connect(self._theme_changed)

    def show_options(self, options: tuple[AffiliationOption, ...]) -> None:
        """The present card is selected, else the one that was, else the first."""
        before = self.cards.option_at(self.currentIndex())
        wanted = before.card.title if before else ""
        self.cards.show_options(options)
        places = [place for place, o in enumerate(options) if o.card.title == wanted]
        places += [place for place, o in enumerate(options) if o.is_present]
        if options:
            self.setCurrentIndex(self.cards.index(places[0] if places else 0))

    def current_option(self) -> AffiliationOption | None:
        return self.cards.option_at(self.currentIndex())

    def content_height(self, width: int) -> int:
        return self._delegate.total_height(self.cards.options, width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.scheduleDelayedItemsLayout()

    def _choose(self, index: QModelIndex) -> None:
        option = self.cards.option_at(index)
        if option is not None:
            self.chosen.emit(option.card.title)

    def _theme_changed(self) -> None:
        self._delegate.take_theme()
        self.scheduleDelayedItemsLayout()
