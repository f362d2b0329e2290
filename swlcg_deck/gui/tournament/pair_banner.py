"""The verdict on the pair: one word, one sentence, by which rules."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.messages.banner_painting import paint_banner
from swlcg_deck.gui.theme.glyphs import glyph_pixmap
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.aside_row import AsideRow
from swlcg_deck.gui.tournament.pair_words import PairVerdict
from swlcg_deck.gui.verdict.rules_menu import RulesMenu
from swlcg_deck.gui.verdict.verdict_look import verdict_look
from swlcg_deck.gui.widgets.marks import Mark, mark_icon
from swlcg_deck.language import tr
from swlcg_deck.legality.findings import Verdict

_ICON = 28
_LEAST = 240
"""Room for the words before the button goes below them."""


class PairBanner(QWidget):
    """Tint, bar at the left, icon, words; the button changes edition and mode."""

    def __init__(self, theme: Theme, rules: RulesChoice) -> None:
        super().__init__()
        self._theme = theme
        self._rules = rules
        self._look = verdict_look(Verdict.UNKNOWN)
        self.title = QLabel()
        self.title.setObjectName("heading")
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.caption = QLabel()
        self.caption.setObjectName("caption")
        self.caption.setWordWrap(True)
        for label in (self.title, self.sentence, self.caption):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.edition = QPushButton(f"{tr('Edition')}\u2002")
        self.edition.setToolTip(tr("Judge by another edition of the rules, or another mode"))
        self.edition.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.menu = RulesMenu(rules, self)
        self.edition.clicked.connect(self._open_menu)
        words = QWidget()
        lines = QVBoxLayout(words)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(2)
        for label in (self.title, self.sentence, self.caption):
            lines.addWidget(label)
        self._row = QVBoxLayout(self)
        self._row.addWidget(AsideRow(theme, words, self.edition, _LEAST))
        self._restyle()
        theme.changed.connect(self._restyle)

    def show_verdict(self, verdict: PairVerdict) -> None:
        self._look = verdict.look
        self.title.setText(verdict.title)
        self.sentence.setText(verdict.sentence)
        self.caption.setText(verdict.caption)
        self.setAccessibleName(f"{verdict.title}. {verdict.sentence} {verdict.caption}")
        self.edition.setAccessibleName(tr("Rules: {caption}", caption=verdict.caption))
        self._colour()
        self.update()

    def _open_menu(self) -> None:
        self.menu.popup(self.edition.mapToGlobal(QPoint(0, self.edition.height())))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._theme.px
        colours = self._look.colours(self._theme.palette)
        painter = QPainter(self)
        paint_banner(painter, self._theme, self.rect(), colours)
        size = px(_ICON)
        ratio = self.devicePixelRatioF()
        icon = glyph_pixmap(self._look.glyph, colours.ink, size, ratio, below=colours.tint)
        painter.drawPixmap(px(19), (self.height() - size) // 2, icon)
        painter.end()

    def _colour(self) -> None:
        """The word takes the verdict's colour; the palette decides, not a style of its own."""
        ink = self._look.colours(self._theme.palette).ink
        self.title.setStyleSheet(f"color: {ink};")

    def _restyle(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(62), px(11), px(14), px(11))
        colour = self._theme.palette.text_2
        self.edition.setIcon(mark_icon(Mark.CHEVRON_DOWN, colour, px(11)))
        self._colour()
        self.update()
