"""Whether the deck may be played, by which rules, why not, and how to mend it."""

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from swlcg_deck.decks.edits import Change
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.messages.banner_painting import paint_banner
from swlcg_deck.gui.theme.glyphs import glyph_pixmap
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.verdict.findings_area import FindingsArea
from swlcg_deck.gui.verdict.rules_menu import RulesMenu
from swlcg_deck.gui.verdict.verdict_look import VerdictLook, verdict_look
from swlcg_deck.gui.widgets.disclosure_button import DisclosureButton
from swlcg_deck.gui.words.game_words import mode_title
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import tr
from swlcg_deck.legality.as_read import findings_of
from swlcg_deck.legality.findings import Finding, Fix, Verdict


class _VerdictWord(QWidget):
    """The icon and the word, in the colour of the verdict."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.look: VerdictLook = verdict_look(Verdict.UNKNOWN)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_look(self, look: VerdictLook) -> None:
        if look.word != self.look.word:
            self.updateGeometry()
        self.look = look
        self.setAccessibleName(tr("Verdict: {word}", word=tr(look.word)))
        self.update()

    def sizeHint(self) -> QSize:
        px = self._theme.px
        metrics = QFontMetricsF(self._theme.font(13, semibold=True))
        words = metrics.horizontalAdvance(tr(self.look.word))
        return QSize(px(20 + 8) + round(words) + 2, px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._theme.px
        colours = self.look.colours(self._theme.palette)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        icon = glyph_pixmap(
            self.look.glyph, colours.ink, px(20), self.devicePixelRatioF(), below=colours.tint
        )
        painter.drawPixmap(0, (self.height() - px(20)) // 2, icon)
        painter.setFont(self._theme.font(13, semibold=True))
        painter.setPen(QColor(colours.ink))
        words = self.rect().adjusted(px(28), 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, tr(self.look.word))
        painter.end()


class VerdictBanner(QWidget):
    """Errors are open; warnings and hints wait behind their count."""

    set_requested = Signal(int)
    rule_requested = Signal(str)

    def __init__(self, theme: Theme, rules: RulesChoice) -> None:
        super().__init__()
        self._theme = theme
        self._rules = rules
        self._document: DeckDocument | None = None
        self.word = _VerdictWord(theme)
        self.count = DisclosureButton(theme, toggles=True, quiet=True)
        self.count.setToolTip(tr("Show or hide the findings"))
        self.count.setChecked(True)
        self.count.toggled.connect(self._show_parts)
        self.edition = DisclosureButton(theme, toggles=False)
        self.edition.setToolTip(tr("Judge by another edition of the rules, or another mode"))
        self.menu = RulesMenu(rules, self)
        self.edition.clicked.connect(self._open_menu)
        self.findings = self._area()
        self.hint_count = DisclosureButton(theme, toggles=True)
        self.hint_count.toggled.connect(self._show_parts)
        self.hints = self._area()
        self._head = QGridLayout()
        self._head.setColumnStretch(2, 1)
        self._head.addWidget(self.word, 0, 0)
        self._head.addWidget(self.count, 0, 1)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(self._head)
        self._layout.addWidget(self.findings)
        self._layout.addWidget(self.hint_count)
        self._layout.addWidget(self.hints)
        self._edition_row = -1
        self._theme_changed()
        theme.changed.connect(self._theme_changed)

    def _area(self) -> FindingsArea:
        area = FindingsArea(self._theme)
        area.set_requested.connect(self.set_requested)
        area.rule_requested.connect(self.rule_requested)
        area.fix_requested.connect(self._apply)
        return area

    def set_document(self, document: DeckDocument | None) -> None:
        self._document = document
        self.refresh()

    def refresh(self) -> None:
        """Show the verdict as it is now."""
        if self._document is None:
            return
        judgement = self._document.judgement
        look = verdict_look(judgement.verdict, is_casual_only=self._document.is_casual_only)
        self.word.show_look(look)
        deciding = self._deciding()
        others = [finding for finding in judgement.findings if not finding.decides]
        line = QColor(look.colours(self._theme.palette).ink)
        line.setAlphaF(0.35)
        self.findings.show_findings(deciding, self._title_of, line)
        self.hints.show_findings(others, self._title_of, line)
        self.count.say(many(len(deciding), "finding"))
        self.hint_count.say(many(len(others), "hint"))
        edition = f"{mode_title(self._rules.mode)} · {self._rules.edition.title}"
        self.edition.say(edition, tr("Rules: {edition}", edition=edition))
        self.setAccessibleName(f"{tr(look.word)}, {edition}, {many(len(deciding), 'finding')}")
        self._show_parts()

    def _deciding(self) -> list[Finding]:
        """What decides the verdict, and what of the list it cannot rest on."""
        if self._document is None:
            return []
        judgement = self._document.judgement
        decides = [finding for finding in judgement.findings if finding.decides]
        return [*decides, *findings_of(judgement.unread)]

    def set_bound(self, height: int) -> None:
        """How high the findings may get before they scroll; the hints as well."""
        self.findings.set_bound(height)
        self.hints.set_bound(height * 2 // 3)

    def _show_parts(self) -> None:
        if self._document is None:
            return
        findings = self._document.judgement.findings
        has_deciding = bool(self._deciding())
        has_hints = any(not finding.decides for finding in findings)
        self.count.setVisible(has_deciding)
        self.findings.setVisible(has_deciding and self.count.isChecked())
        self.hint_count.setVisible(has_hints)
        self.hints.setVisible(has_hints and self.hint_count.isChecked())
        self._place_edition()
        self.update()

    def _place_edition(self) -> None:
        """At the right of the verdict, or below it where the line is too short."""
        margins = self._layout.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        wanted = self.word.sizeHint().width() + self.edition.sizeHint().width()
        if not self.count.isHidden():
            wanted += self.count.sizeHint().width() + self._head.horizontalSpacing()
        row = 0 if wanted <= room else 1
        if row != self._edition_row:
            self._edition_row = row
            self._head.removeWidget(self.edition)
            if row == 0:
                self._head.addWidget(self.edition, 0, 3, Qt.AlignmentFlag.AlignRight)
            else:
                self._head.addWidget(self.edition, 1, 0, 1, 4, Qt.AlignmentFlag.AlignLeft)

    def _title_of(self, number: int) -> str:
        known = self._rules.pool.set(number)
        if known is not None or self._document is None:
            return known.title if known else ""
        return next((e.title for e in self._document.deck.sets if e.number == number), "")

    def _apply(self, fix: Fix) -> None:
        if self._document is not None:
            change: Change = fix.apply(self._document.deck)
            self._document.apply(change)

    def _open_menu(self) -> None:
        self.menu.popup(self.edition.mapToGlobal(QPoint(0, self.edition.height())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_edition()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = self.word.look.colours(self._theme.palette)
        painter = QPainter(self)
        paint_banner(painter, self._theme, self.rect(), colours)
        painter.end()

    def _theme_changed(self) -> None:
        px = self._theme.px
        self._layout.setContentsMargins(px(14), px(7), px(10), px(7))
        self._layout.setSpacing(px(3))
        self._head.setHorizontalSpacing(px(2))
        self._head.setVerticalSpacing(0)
        self.setMinimumWidth(px(160))  # narrower than one line, so that it can become two
        self.refresh()
