"""The result of the deck check as it stands: how far, what is missing, what is wrong."""

import html

from PySide6.QtCore import QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr
from swlcg_deck.legality.check_words import CheckLine, check_sections, headline, result_text
from swlcg_deck.legality.deck_check import DeckCheck


class _Progress(QWidget):
    """A bar; what it says stands above it in words."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._share = 0.0
        self._is_wrong = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_share(self, share: float, *, is_wrong: bool) -> None:
        self._share, self._is_wrong = share, is_wrong
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self._theme.px(6))

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = self.height() / 2
        painter.setBrush(QColor(palette.border))
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        ink = palette.illegal.ink if self._is_wrong else palette.accent_fill
        if self._share >= 1 and not self._is_wrong:
            ink = palette.legal.ink
        painter.setBrush(QColor(ink))
        if self._share > 0:
            done = QRectF(0, 0, max(self.width() * self._share, 2 * radius), self.height())
            painter.drawRoundedRect(done, radius, radius)
        painter.end()


class CheckPanel(QWidget):
    set_requested = Signal(int)
    copy_requested = Signal()
    print_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._check: DeckCheck | None = None
        self._name = ""
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.count = QLabel()
        self.count.setObjectName("title")
        self.also = QLabel()
        self.also.setObjectName("secondary")
        self.also.setWordWrap(True)
        self.bar = _Progress(theme)
        self.headline = QLabel()
        self.headline.setWordWrap(True)
        self.list = QTextBrowser()
        self.list.setOpenLinks(False)
        self.list.document().setDocumentMargin(0)
        self.list.setAccessibleName(tr("Result of the deck check"))
        self.list.anchorClicked.connect(self._follow)
        self.copy = QPushButton(tr("Copy result"))
        self.copy.setAccessibleName(tr("Copy the result as text"))
        self.copy.clicked.connect(self.copy_requested)
        self.print_button = QPushButton(tr("Print…"))
        self.print_button.setAccessibleName(tr("Print the result"))
        self.print_button.clicked.connect(self.print_requested)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.copy)
        self._buttons.addWidget(self.print_button)
        self._buttons.addStretch(1)
        self._column = QVBoxLayout(self)
        for widget in (self.count, self.also, self.bar, self.headline):
            self._column.addWidget(widget)
        self._column.addWidget(self.list, 1)
        self._column.addLayout(self._buttons)
        self._restyle()
        theme.changed.connect(self._restyle)

    def show_check(self, name: str, check: DeckCheck) -> None:
        self._name, self._check = name, check
        self.count.setText(tr("{found} of {wanted} found", found=check.found, wanted=check.wanted))
        self.count.setAccessibleName(
            tr("{found} of {wanted} command cards found", found=check.found, wanted=check.wanted)
        )
        objectives = tr(
            "Command cards · {found} of {wanted} objectives",
            found=check.objectives_found,
            wanted=check.objectives_wanted,
        )
        self.also.setText(objectives)
        wanted = check.wanted + check.objectives_wanted
        found = check.found + check.objectives_found
        is_wrong = bool(check.strays or check.wrong_printings)
        self.bar.show_share(found / wanted if wanted else 0.0, is_wrong=is_wrong)
        self.headline.setText(tr(headline(check)))
        self._colour()
        self.list.setHtml(self._html(check))

    def text(self) -> str:
        """For the clipboard."""
        return result_text(self._name, self._check) if self._check else ""

    def _html(self, check: DeckCheck) -> str:
        palette, px = self._theme.palette, self._theme.px
        inks = {"missing": palette.text_2, "unknown": palette.unknown.ink}
        parts = []
        for section in check_sections(check):
            ink = inks.get(section.kind, palette.illegal.ink)
            head = f"{html.escape(tr(section.title))} · {section.copies}"
            parts.append(
                f"<p style='margin: {px(8)}px 0 {px(2)}px 0; color: {ink}; "
                f"font-weight: 600'>{head}</p>"
            )
            parts += [self._line(line) for line in section.lines]
        return "".join(parts)

    def _line(self, line: CheckLine) -> str:
        words = html.escape(tr(line.words))
        if line.card is not None and line.card.set is not None:
            ink = self._theme.palette.text
            words = f"<a href='set:{line.card.set}' style='color: {ink}'>{words}</a>"
        size = self._theme.px(12)
        return f"<p style='margin: 1px 0; font-size: {size}px'>{line.copies}×&nbsp; {words}</p>"

    def _follow(self, link: QUrl) -> None:
        self.set_requested.emit(int(link.path()))

    def _colour(self) -> None:
        if self._check is None:
            return
        palette = self._theme.palette
        ink = palette.legal.ink if self._check.is_right else palette.text_2
        if self._check.strays or self._check.wrong_printings:
            ink = palette.illegal.ink
        self.headline.setStyleSheet(f"color: {ink}; font-weight: 600;")

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(200))

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(320), self._theme.px(600))

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(16), px(14), px(16), px(14))
        self._column.setSpacing(px(8))
        self._buttons.setSpacing(px(8))
        self.list.setStyleSheet("padding: 0;")
        if self._check is not None:
            self.show_check(self._name, self._check)
