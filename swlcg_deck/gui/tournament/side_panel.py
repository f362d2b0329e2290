"""One deck of the pair: its name, its verdict with the reasons, its sets."""

from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.cards.base import Side
from swlcg_deck.gui.cards.set_words import strong
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, glyph_pixmap
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.pair_words import JudgedDeck
from swlcg_deck.gui.tournament.set_list import SetList, sheet_rows
from swlcg_deck.gui.tournament.verdict_line import VerdictLine
from swlcg_deck.gui.verdict.findings_area import FindingsArea
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.words.game_words import side_title
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import mark, tr
from swlcg_deck.legality.report import command_cards

_WORDS = {
    Side.LIGHT: {
        "change": mark("Change the light side deck"),
        "sets": mark("Sets of the light side deck"),
        "empty": mark("No light side deck is chosen."),
    },
    Side.DARK: {
        "change": mark("Change the dark side deck"),
        "sets": mark("Sets of the dark side deck"),
        "empty": mark("No dark side deck is chosen."),
    },
}


class SidePanel(QWidget):
    """A framed panel with a line in its side's colour on top."""

    change_requested = Signal(object)
    """The button below which the decks shall be offered."""
    set_requested = Signal(int)
    rule_requested = Signal(str)

    def __init__(self, theme: Theme, rules: RulesChoice, side: Side) -> None:
        super().__init__()
        self._theme = theme
        self._rules = rules
        self.side = side
        self._shown: JudgedDeck | None = None
        words = {place: tr(text) for place, text in _WORDS[side].items()}
        self.glyph = QLabel()
        self.side_label = QLabel(side_title(side).upper())
        self.side_label.setAccessibleName(side_title(side))
        self.name = ElidedLabel()
        self.name.setObjectName("heading")
        self.change = QPushButton(tr("Change…"))
        self.change.setObjectName("small")
        self.change.setAccessibleName(words["change"])
        self.change.clicked.connect(self._ask)
        self.verdict = VerdictLine(theme)
        self.findings = FindingsArea(theme)
        self.findings.set_requested.connect(self._link_followed)
        self.findings.rule_requested.connect(self.rule_requested)
        self.sets = SetList(theme)
        self.sets.setAccessibleName(words["sets"])
        self.sets.set_requested.connect(self.set_requested)
        self.totals = QLabel()
        self.totals.setTextFormat(Qt.TextFormat.RichText)
        self.totals.setWordWrap(True)
        self.empty = EmptyState(theme, words["empty"], tr("Choose a deck…"))
        self.empty.pressed.connect(self._ask)
        self._build()
        self._restyle()
        theme.changed.connect(self._restyle)

    def _build(self) -> None:
        self._head = QGridLayout()
        self._head.addWidget(self.glyph, 0, 0, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self.side_label, 0, 1, Qt.AlignmentFlag.AlignBottom)
        self._head.addWidget(self.change, 0, 2)
        self._head.addWidget(self.name, 1, 1, 1, 2)
        self._head.setColumnStretch(1, 1)
        self._body = QWidget()
        self._column = QVBoxLayout(self._body)
        self._column.addLayout(self._head)
        self._column.addWidget(self.verdict)
        self._column.addWidget(self.findings)
        self._column.addWidget(self.sets, 1)
        self._column.addWidget(self.totals)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self._body)

    def show_deck(self, deck: JudgedDeck | None) -> None:
        """Show a deck with its verdict; None where none is chosen."""
        self._shown = deck
        self._stack.setCurrentWidget(self.empty if deck is None else self._body)
        if deck is None:
            return
        self.name.setText(deck.deck.name)
        card = deck.deck.affiliation
        words = tr("{card} affiliation card", card=card) if card else tr("No affiliation card")
        self.verdict.show_verdict(deck.look, words)
        line = QColor(self._theme.palette.hairline)
        findings = [replace(finding, fixes=()) for finding in deck.deciding]
        self.findings.show_findings(findings, self._title_of, line)
        self.findings.setVisible(bool(findings))
        self.sets.rows.show_rows(sheet_rows(deck, self._rules))
        self._show_totals(deck)
        self._show_glyph()

    def _show_totals(self, deck: JudgedDeck) -> None:
        total, cards = deck.deck.total, command_cards(deck.deck)
        counted = ((total, "set"), (total, "objective"), (cards, "command card"))
        parts = (many(n, noun).replace(str(n), strong(str(n)), 1) for n, noun in counted)
        self.totals.setText(" · ".join(parts))
        self.totals.setAccessibleName(", ".join(many(n, noun) for n, noun in counted))

    def _show_glyph(self) -> None:
        card = self._shown.deck.affiliation_card(self._rules.pool) if self._shown else None
        self.glyph.setVisible(card is not None)
        if card is not None:
            colour = self._theme.palette.affiliation(card.affiliation)
            size, ratio = self._theme.px(24), self.devicePixelRatioF()
            self.glyph.setPixmap(
                glyph_pixmap(affiliation_glyph(card.affiliation), colour, size, ratio)
            )

    def _title_of(self, number: int) -> str:
        known = self._rules.pool.set(number)
        if known is not None or self._shown is None:
            return known.title if known else ""
        return next((e.title for e in self._shown.deck.sets if e.number == number), "")

    def _link_followed(self, number: int) -> None:
        self.sets.select_set(number)
        self.set_requested.emit(number)

    def _ask(self) -> None:
        is_empty = self._shown is None
        self.change_requested.emit(self.empty.button() if is_empty else self.change)

    def hasHeightForWidth(self) -> bool:
        """Its lists scroll, so it takes the height there is."""
        return False

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(250))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The reasons leave at least half of the panel to the sets."""
        super().resizeEvent(event)
        self.findings.set_bound(min(self._theme.px(150), event.size().height() // 3))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, palette = self._theme.px, self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = QPainterPath()
        shape.addRoundedRect(frame, px(8), px(8))
        painter.save()
        painter.setClipPath(shape)
        painter.fillRect(QRectF(0, 0, self.width(), px(4)), QColor(palette.side_fills[self.side]))
        painter.restore()
        painter.setPen(QPen(QColor(palette.hairline), 1))
        painter.drawPath(shape)
        painter.end()

    def _restyle(self) -> None:
        px, palette = self._theme.px, self._theme.palette
        self._column.setContentsMargins(px(14), px(14), px(14), px(12))
        self._column.setSpacing(px(8))
        self._head.setHorizontalSpacing(px(10))
        self._head.setVerticalSpacing(px(1))
        self.side_label.setStyleSheet(
            f"color: {palette.sides[self.side]}; font-size: {px(11)}px; font-weight: 600;"
        )
        self.totals.setStyleSheet(f"color: {palette.text_2}; font-size: {px(12)}px;")
        if self._shown is not None:
            self.show_deck(self._shown)
