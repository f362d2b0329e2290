"""The decks to choose from as a list: two lines each, with their verdict."""

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from swlcg_deck.gui.deck.verdict_look import VerdictLook, verdict_look
from swlcg_deck.gui.rules_choice import RulesChoice
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, glyph_pixmap, paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.deck_offers import DeckOffer

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ROW = 46


class OfferModel(QAbstractListModel):
    """Each verdict is found when it is first looked at."""

    def __init__(self, rules: RulesChoice) -> None:
        super().__init__()
        self._rules = rules
        self._offers: tuple[DeckOffer, ...] = ()
        self._looks: dict[int, VerdictLook] = {}

    def show_offers(self, offers: tuple[DeckOffer, ...]) -> None:
        self.beginResetModel()
        self._offers = offers
        self._looks.clear()
        self.endResetModel()

    def offer_at(self, index: Index) -> DeckOffer | None:
        return self._offers[index.row()] if index.isValid() else None

    def look_at(self, row: int) -> VerdictLook:
        if row not in self._looks:
            deck = self._offers[row].deck
            judgement = self._rules.judge.check(deck)
            casual = self._rules.is_casual_only(deck, judgement)
            self._looks[row] = verdict_look(judgement.verdict, is_casual_only=casual)
        return self._looks[row]

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._offers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        offer = self.offer_at(index)
        if offer is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return offer.deck.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{offer.sentence} {self.look_at(index.row()).word}."
        return None


class _OfferDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, model: OfferModel) -> None:
        super().__init__()
        self._theme = theme
        self._model = model

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        offer = self._model.offer_at(index)
        if offer is None:
            return
        px, palette = self._theme.px, self._theme.palette
        where = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(where, QColor(palette.selected))
            painter.fillRect(
                QRectF(where.left(), where.top(), px(3), where.height()), QColor(palette.accent)
            )
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(where, QColor(palette.hover))
        self._paint_mark(painter, offer, where)
        self._paint_verdict(painter, self._model.look_at(index.row()), where)
        strong, small = self._theme.font(13, semibold=True), self._theme.font(12)
        left, right = where.left() + px(46), where.right() - px(42)
        for font, ink, text, top in (
            (strong, palette.text, offer.deck.name, px(5)),
            (small, palette.text_2, offer.second_line, px(23)),
        ):
            painter.setFont(font)
            painter.setPen(QColor(ink))
            line = QRectF(left, where.top() + top, right - left, px(18))
            words = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, line.width())
            painter.drawText(line, _LEFT, words)
        painter.restore()

    def _paint_mark(self, painter: QPainter, offer: DeckOffer, where: QRectF) -> None:
        if offer.affiliation is not None:
            size = self._theme.px(20)
            left = where.left() + self._theme.px(14)
            box = QRectF(left, where.center().y() - size / 2, size, size)
            colour = self._theme.palette.affiliation(offer.affiliation)
            paint_glyph(painter, affiliation_glyph(offer.affiliation), colour, box)

    def _paint_verdict(self, painter: QPainter, look: VerdictLook, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        size = px(16)
        box = QRectF(where.right() - px(14) - size, where.center().y() - size / 2, size, size)
        ratio = painter.device().devicePixelRatioF()
        ink = look.colours(palette).ink
        pixmap = glyph_pixmap(look.glyph, ink, size, ratio, below=palette.panel)
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))


class OfferList(QListView):
    """A click or Enter chooses."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, rules: RulesChoice) -> None:
        super().__init__()
        self._theme = theme
        self.offers = OfferModel(rules)
        self._delegate = _OfferDelegate(theme, self.offers)
        self.setModel(self.offers)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName("Decks")
        self.clicked.connect(self._choose)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def show_offers(self, offers: tuple[DeckOffer, ...], wanted: str = "") -> None:
        """The deck that is chosen now is selected, else the first."""
        self.offers.show_offers(offers)
        places = [at for at, offer in enumerate(offers) if offer.deck.id == wanted]
        if offers:
            self.setCurrentIndex(self.offers.index(places[0] if places else 0))

    def step(self, by: int) -> None:
        row = min(max(self.currentIndex().row() + by, 0), self.offers.rowCount() - 1)
        self.setCurrentIndex(self.offers.index(row))

    def choose_current(self) -> None:
        self._choose(self.currentIndex())

    def _choose(self, index: QModelIndex) -> None:
        offer = self.offers.offer_at(index)
        if offer is not None:
            self.chosen.emit(offer)
