"""The boxes the user owns: a stepper for each, and a few for all of them."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.decks.collection import Collection
from swlcg_deck.decks.collection_file import Earlier
from swlcg_deck.gui.collection.owned_rows import product_rows, totals_words
from swlcg_deck.gui.tables.stepper_list import RowList
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.words.days import time_words
from swlcg_deck.language import mark, tr

_NEW_USER = mark(
    "Nothing entered yet, so one Core Set is assumed. Say how many boxes of each product you own: "
    "then this page tells which decks you can build and what is missing."
)
_KEYS = mark("Keys 0 to 9, plus and minus say how many boxes you own.")


class ProductsPanel(QWidget):
    """Shows a collection and asks for another one; it changes nothing itself."""

    boxes_chosen = Signal(object, int)
    product_changed = Signal(object)
    all_requested = Signal()
    one_of_everything_requested = Signal()
    none_requested = Signal()
    confirmed = Signal()
    """One core set is what the user has."""
    undo_requested = Signal()
    earlier_chosen = Signal(object)
    """The collection as it was before."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        title = QLabel(tr("Collection"))
        title.setObjectName("title")
        self.undo = self._button(tr("Undo"), tr("Take the last change back"), self.undo_requested)
        self.earlier = QMenu(self)
        self.earlier_button = self._button(
            tr("Earlier"), tr("What you owned before, to bring it back"), None
        )
        self.earlier_button.setMenu(self.earlier)
        self.totals = QLabel()
        self.totals.setObjectName("secondary")
        self.share = QProgressBar()
        self.share.setTextVisible(False)
        self.all = self._button(
            tr("All"),
            tr("Two Core Sets and one of everything else: all a deck can use"),
            self.all_requested,
        )
        self.one = self._button(
            tr("One of everything"), tr("One box of each product"), self.one_of_everything_requested
        )
        self.none = self._button(tr("None"), tr("No box of any product"), self.none_requested)
        self.list = RowList(theme, tr("Products"), tr(_KEYS))
        self.list.copies_chosen.connect(self.boxes_chosen)
        self.list.row_changed.connect(self.product_changed)
        self._build(title)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _button(self, text: str, tip: str, signal: object | None) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName("small")
        button.setAccessibleName(text)
        button.setAccessibleDescription(tip)
        button.setToolTip(tip)
        if signal is not None:
            button.clicked.connect(signal)
        return button

    def _build(self, title: QLabel) -> None:
        self._title_row = QHBoxLayout()
        self._title_row.addWidget(title, 1)
        self._title_row.addWidget(self.undo)
        self._title_row.addWidget(self.earlier_button)
        self._buttons = QHBoxLayout()
        for button in (self.all, self.one, self.none):
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self._head = QVBoxLayout()
        self._head.addLayout(self._title_row)
        self._head.addWidget(self.totals)
        self._head.addWidget(self.share)
        self._head.addLayout(self._buttons)
        self.notice = self._make_notice()
        self._head.addWidget(self.notice)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._head)
        layout.addWidget(Hairline())
        layout.addWidget(self.list, 1)

    def _make_notice(self) -> QWidget:
        """What a new user is told; gone as soon as he has said anything."""
        notice = QWidget()
        notice.setObjectName("raised")
        notice.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        words = QLabel(tr(_NEW_USER))
        words.setObjectName("secondary")
        words.setWordWrap(True)
        self.confirm = self._button(
            tr("One Core Set is right"), tr("Say that you own one Core Set"), self.confirmed
        )
        self._notice = QVBoxLayout(notice)
        self._notice.addWidget(words)
        self._notice.addWidget(self.confirm, 0, Qt.AlignmentFlag.AlignLeft)
        return notice

    def show_collection(self, collection: Collection, *, can_undo: bool) -> None:
        self.totals.setText(totals_words(collection))
        self.share.setMaximum(len(collection.pool.sets))
        self.share.setValue(collection.owned_sets())
        self.share.setAccessibleName(self.totals.text())
        self.notice.setVisible(not collection.is_stated)
        self.undo.setVisible(can_undo)
        self.list.show_rows(product_rows(collection))

    def show_earlier(self, versions: Sequence[Earlier], now: datetime) -> None:
        """Fill the menu of what was before."""
        self.earlier.clear()
        for version in versions:
            words = f"{time_words(version.time, now)}: {totals_words(version.collection)}"
            chosen = partial(self.earlier_chosen.emit, version.collection)
            self.earlier.addAction(words).triggered.connect(lambda _on, act=chosen: act())
        if not versions:
            self.earlier.addAction(tr("Nothing before this")).setEnabled(False)

    def choose(self, product: str) -> None:
        """Show a product and give it the keyboard."""
        if self.list.choose(product):
            self.list.setFocus()

    def _restyle(self) -> None:
        px = self._theme.px
        self._head.setContentsMargins(px(16), px(14), px(14), px(12))
        self._head.setSpacing(px(8))
        self._buttons.setSpacing(px(8))
        self._notice.setContentsMargins(px(12), px(10), px(12), px(10))
        self._notice.setSpacing(px(8))
