"""What is in one box: its sets, and how many copies of each the user has."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.cards.products import Product
from swlcg_deck.decks.collection import Collection
from swlcg_deck.gui.collection.owned_rows import KINDS, set_rows
from swlcg_deck.gui.tables.stepper_list import RowList
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import mark, tr, tr_n

_UNKNOWN = mark(
    "No source tells how many copies of each set are in this box. Two of each are assumed, one of "
    "a set that is limited to 1, and marked “?”. Count yours and correct them here."
)
_KNOWN = mark("If you have more or fewer copies of a set than your boxes bring, say so here.")
_KEYS = mark("Keys 0 to 9, plus and minus say how many copies you own.")


class ContentsPanel(QWidget):
    """Shows the sets of the product that is chosen, and asks for corrections."""

    copies_chosen = Signal(object, int)
    forget_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = ElidedLabel()
        self.title.setObjectName("heading")
        self.about = QLabel()
        self.about.setObjectName("secondary")
        self.about.setWordWrap(True)
        self.hint = QLabel()
        self.hint.setObjectName("secondary")
        self.hint.setWordWrap(True)
        self.forget = QPushButton(tr("Forget corrections"))
        self.forget.setObjectName("small")
        self.forget.setAccessibleName(tr("Forget corrections"))
        self.forget.setToolTip(tr("Count again what the boxes bring"))
        self.forget.clicked.connect(self.forget_requested)
        self.list = RowList(theme, tr("Sets of the product"), tr(_KEYS))
        self.list.copies_chosen.connect(self.copies_chosen)
        self._head = QVBoxLayout()
        for part in (self.title, self.about, self.hint):
            self._head.addWidget(part)
        self._head.addWidget(self.forget, 0, Qt.AlignmentFlag.AlignLeft)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._head)
        layout.addWidget(Hairline())
        layout.addWidget(self.list, 1)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_product(self, collection: Collection, product: Product) -> None:
        sets = collection.sets_of(product)
        self.title.setText(product.name)
        owned = sum(collection.owned(entry.number) for entry in sets)
        yours = tr_n("you own {n} copy", "you own {n} copies", owned)
        self.about.setText(f"{tr(KINDS[product.kind])} · {many(len(sets), 'set')} · {yours}")
        self.hint.setText(tr(_UNKNOWN) if product.copies is None else tr(_KNOWN))
        corrected = any(entry.number in collection.corrections for entry in sets)
        self.forget.setVisible(corrected)
        self.list.setAccessibleName(tr("Sets of {product}", product=product.name))
        self.list.show_rows(set_rows(collection, product))

    def _restyle(self) -> None:
        px = self._theme.px
        self._head.setContentsMargins(px(16), px(14), px(14), px(12))
        self._head.setSpacing(px(6))
