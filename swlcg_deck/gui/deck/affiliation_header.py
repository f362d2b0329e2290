"""The affiliation card of the deck, above its list (DECK-01)."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.deck.affiliation_facts import demands, gives
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.language import tr


class AffiliationHeader(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._card: AffiliationCard | None = None
        self._facts = ("", "")
        self.title = ElidedLabel()
        self.title.setObjectName("strong")
        self.facts = ElidedLabel()
        self.facts.setObjectName("secondary")
        self.change = QPushButton(tr("Change"))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.facts)
        self._layout = QHBoxLayout(self)
        self._layout.addLayout(words, 1)
        self._layout.addWidget(self.change, 0, Qt.AlignmentFlag.AlignVCenter)
        self._restyle()
        theme.changed.connect(self._restyle)

    def show_deck(self, deck: Deck, pool: CardPool) -> None:
        self._card = deck.affiliation_card(pool)
        if self._card is not None:
            self.title.setText(self._card.title)
            short = gives(self._card)
            whole = tr("Affiliation card, {gives}", gives=short)
            self._say(whole, f"{short[:1].upper()}{short[1:]}")
            self.setToolTip(plain_tip(f"{self._card.title}: {demands(self._card)}."))
        elif deck.affiliation:
            self.title.setText(deck.affiliation)
            self._say(tr("Not in the card pool; choose another card"), tr("Not in the card pool"))
            self.setToolTip("")
        else:
            self.title.setText(tr("No affiliation card yet"))
            self._say(tr("A deck is built on one"), tr("A deck needs one"))
            self.setToolTip("")
        self.change.setText(tr("Change") if deck.affiliation else tr("Choose"))
        self.change.setAccessibleName(
            tr("Change the affiliation card")
            if deck.affiliation
            else tr("Choose the affiliation card")
        )
        self.change.setAccessibleDescription(f"{self.title.text()}. {self._facts[0]}.")
        self.update()

    def _say(self, whole: str, short: str) -> None:
        self._facts = (whole, short)
        self._fit_facts()

    def _fit_facts(self) -> None:
        """The whole sentence where there is room for it."""
        whole, short = self._facts
        margins = self._layout.contentsMargins()
        taken = margins.left() + margins.right() + self._layout.spacing()
        room = self.width() - taken - self.change.sizeHint().width()
        metrics = QFontMetricsF(self._theme.font(12))
        self.facts.setText(whole if metrics.horizontalAdvance(whole) <= room else short)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_facts()

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, palette = self._theme.px, self._theme.palette
        affiliation = self._card.affiliation if self._card else Affiliation.NEUTRAL
        colour = palette.affiliation(affiliation)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()), px(8), px(8))
        painter.setClipPath(shape)
        painter.fillRect(self.rect(), QColor(palette.raised))
        painter.fillRect(0, 0, px(4), self.height(), colour)
        size = px(26)
        box = QRectF(px(14), (self.height() - size) / 2, size, size)
        paint_glyph(painter, affiliation_glyph(affiliation), colour, box)
        painter.end()

    def _restyle(self) -> None:
        px = self._theme.px
        self._layout.setContentsMargins(px(50), px(8), px(10), px(8))
        self._layout.setSpacing(px(8))
        self.update()
