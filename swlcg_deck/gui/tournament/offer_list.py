"""The decks to choose from as a list: two lines each, with their verdict."""

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from swlcg_deck.gui.documents.deck_offers import DeckOffer
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.gui.tables.painted_list import PaintedList
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.verdict.verdict_look import VerdictLook, verdict_look
from swlcg_deck.gui.widgets.row_painting import paint_sign, write
from swlcg_deck.language import tr

_ROW = 46


class OfferModel(ListModel[DeckOffer]):
    """Each verdict is found when it is first looked at."""

    def __init__(self, rules: RulesChoice) -> None:
        super().__init__()
        self._rules = rules
        self._looks: dict[int, VerdictLook] = {}

    def show_offers(self, offers: tuple[DeckOffer, ...]) -> None:
        self._looks.clear()
        self.show_rows(offers)

    def look_at(self, row: int) -> VerdictLook:
        if row not in self._looks:
            deck = self.rows()[row].deck
            judgement = self._rules.judge.check(deck)
            casual = self._rules.is_casual_only(judgement)
            self._looks[row] = verdict_look(judgement.verdict, is_casual_only=casual)
        return self._looks[row]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        offer = self.row_at(index)
        if offer is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return offer.deck.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{offer.sentence} {tr(self.look_at(index.row()).word)}."
        return None


class _OfferDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, model: OfferModel) -> None:
        super().__init__()
        self._theme = theme
        self._model = model

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        offer = self._model.row_at(index)
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
        line = QRectF(where.left() + px(46), where.top() + px(5), where.width() - px(88), px(18))
        write(painter, line, offer.deck.name, self._theme.font(13, semibold=True), palette.text)
        line.translate(0, px(23) - px(5))
        write(painter, line, offer.second_line, self._theme.font(12), palette.text_2)
        painter.restore()

    def _paint_mark(self, painter: QPainter, offer: DeckOffer, where: QRectF) -> None:
        if offer.affiliation is not None:
            size = self._theme.px(20)
            left = where.left() + self._theme.px(14)
            box = QRectF(left, where.center().y() - size / 2, size, size)
            colour = self._theme.palette.affiliation(offer.affiliation)
            paint_glyph(painter, affiliation_glyph(offer.affiliation), colour, box)

    def _paint_verdict(self, painter: QPainter, look: VerdictLook, where: QRectF) -> None:
        px, size = self._theme.px, self._theme.px(16)
        box = QRectF(where.right() - px(14) - size, where.center().y() - size / 2, size, size)
        ink = look.colours(self._theme.palette).ink
        paint_sign(painter, self._theme, look.glyph, ink, box)


class OfferList(PaintedList):
    """A click or Enter chooses."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, rules: RulesChoice) -> None:
        super().__init__(theme, tr("Decks"))
        self.offers = OfferModel(rules)
        self._delegate = _OfferDelegate(theme, self.offers)
        self.setModel(self.offers)
        self.setItemDelegate(self._delegate)
        self.clicked.connect(self._choose)

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
        offer = self.offers.row_at(index)
        if offer is not None:
            self.chosen.emit(offer)
