"""The honest note: which cards of a deck play without their text, before a run and after it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.gui.messages.banner_painting import paint_banner
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.row_painting import paint_sign
from swlcg_deck.language import mark, tr, tr_n

_WHICH, _HIDE = mark("Which cards"), mark("Hide the cards")
_NOT_YET = mark("These cards play with their numbers and keywords, but without their abilities:")

Unwritten = tuple[str, Sequence[str]]
"""A deck, and the titles of its cards whose abilities cannot be played yet."""


class LimitsNote(QWidget):
    """One sentence a deck; the titles open below. Where nothing is missing it is quiet."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._is_warning = False
        self.words = _label("secondary")
        self.titles = _label("secondary")
        self.titles.hide()
        self.which = QPushButton(tr(_WHICH))
        self.which.setObjectName("small")
        self.which.setCheckable(True)
        self.which.setAccessibleName(tr("Show which cards play without their abilities"))
        self.which.toggled.connect(self._open)
        row = QHBoxLayout()
        row.addWidget(self.words, 1)
        row.addWidget(self.which, alignment=Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.addLayout(row)
        self._column.addWidget(self.titles)
        theme.changed.connect(self._restyle)
        self._restyle()

    def tell(self, decks: Sequence[Unwritten]) -> None:
        """Of all decks that play, those without such cards included."""
        lacking = [(deck, titles) for deck, titles in decks if titles]
        self._is_warning = bool(lacking)
        self.words.setText(limits_words(decks))
        lines = [f"{deck}: {', '.join(titles)}." for deck, titles in lacking]
        self.titles.setText("\n".join([tr(_NOT_YET), *lines]) if lines else "")
        self.which.setVisible(bool(lacking))
        if not lacking:
            self.which.setChecked(False)
        self.setVisible(bool(decks))
        self.update()

    def _open(self, is_open: bool) -> None:
        self.titles.setVisible(is_open)
        self.which.setText(tr(_HIDE if is_open else _WHICH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, palette = self._theme.px, self._theme.palette
        colours = palette.unknown if self._is_warning else palette.legal
        glyph = "verdict-cannot-tell" if self._is_warning else "verdict-legal"
        painter = QPainter(self)
        if self._is_warning:
            paint_banner(painter, self._theme, self.rect(), colours)
        size = px(16)
        where = QRectF(px(16), px(12), size, size)
        paint_sign(painter, self._theme, glyph, colours.ink, where)
        painter.end()

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(42), px(10), px(12), px(10))
        self._column.setSpacing(px(6))


def limits_words(decks: Sequence[Unwritten]) -> str:
    """How many cards of which deck, in plain sentences."""
    lacking = [(deck, titles) for deck, titles in decks if titles]
    if not lacking:
        return tr("Every card of these decks plays with its abilities.")
    lines = [
        tr_n(
            "{n} card of {deck} has abilities that cannot be played yet.",
            "{n} cards of {deck} have abilities that cannot be played yet.",
            len(titles),
            deck=deck,
        )
        for deck, titles in lacking
    ]
    return "\n".join(lines)


def _label(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
