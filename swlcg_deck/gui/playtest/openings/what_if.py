"""One set for another: what that does to the questions."""

from collections.abc import Iterable
from fractions import Fraction

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from swlcg_deck.analysis.odds_report import OddsReport
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.playtest.openings.percent import percent
from swlcg_deck.gui.playtest.openings.question_words import question_words
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.set_combo import SetCombo
from swlcg_deck.gui.words.how_many import decimals
from swlcg_deck.language import tr

_BETTER, _WORSE = "▲", "▼"


class WhatIf(QFrame):
    """A set to take out, a set to put in; below them before and after."""

    changed = Signal()

    def __init__(self, theme: Theme, pool: CardPool) -> None:
        super().__init__()
        self._theme = theme
        self._pool = pool
        title = QLabel(tr("What if?"))
        title.setObjectName("strong")
        self.out = SetCombo(theme, tr("Set to take out"))
        self.into = SetCombo(theme, tr("Set to put in"))
        self.note = QLabel()
        self.note.setObjectName("caption")
        self.note.setWordWrap(True)
        self._combos = QGridLayout()
        for row, (combo, words) in enumerate(((self.out, tr("1× out")), (self.into, tr("1× in")))):
            label = QLabel(words)
            label.setObjectName("secondary")
            self._combos.addWidget(label, row, 0)
            self._combos.addWidget(combo, row, 1)
            combo.chosen.connect(self.changed)
        self._combos.setColumnStretch(1, 1)
        self._lines = QWidget()
        self._grid = QGridLayout(self._lines)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(title)
        self._column.addLayout(self._combos)
        self._column.addWidget(self._lines)
        self._column.addWidget(self.note)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.show_nothing()

    def offer(self, deck: Deck) -> None:
        """The sets of the deck, and all the others of its side."""
        side = deck.side(self._pool)
        self.out.offer((entry.number, entry.label) for entry in deck.sets if entry.number)
        sets = [one for one in self._pool.sets if side is None or one.side is side]
        self.into.offer((one.number, f"{one.title} ({one.number})") for one in sets)

    def swap(self) -> tuple[int, int] | None:
        """Out and in, once both are chosen."""
        out, into = self.out.key(), self.into.key()
        return (out, into) if isinstance(out, int) and isinstance(into, int) else None

    def show_nothing(self, fault: str = "") -> None:
        self._clear()
        self.note.setText(fault or tr("Choose a set to take out and one to put in."))
        self.note.show()

    def show_difference(self, before: OddsReport, after: OddsReport) -> None:
        self._clear()
        found = list(_differences(before, after))
        for row, (words, old, new, is_better) in enumerate(found):
            self._add_line(row, words, old, new, is_better=is_better)
        self.note.setText(tr("None of these questions has another answer then."))
        self.note.setVisible(not found)

    def lines(self) -> list[str]:
        """What a screen reader reads, line after line."""
        items = (self._grid.itemAtPosition(row, 0) for row in range(self._grid.rowCount()))
        widgets = (item.widget() for item in items if item is not None)
        return [widget.accessibleName() for widget in widgets if widget is not None]

    def _add_line(self, row: int, words: str, old: str, new: str, *, is_better: bool) -> None:
        palette = self._theme.palette
        about, before, after = ElidedLabel(words), QLabel(old), QLabel()
        for label in (about, before):
            label.setObjectName("secondary")
        sentence = tr("{question}: {before}, then {after}", question=words, before=old, after=new)
        about.setAccessibleName(sentence)
        ink = palette.legal.ink if is_better else palette.illegal.ink
        after.setTextFormat(Qt.TextFormat.RichText)
        after.setText(
            f'<span style="color:{palette.text_3}">›</span> <span style="color:{ink};'
            f' font-weight:600">{new} {_BETTER if is_better else _WORSE}</span>'
        )
        for column, label in enumerate((about, before, after)):
            self._grid.addWidget(label, row, column)
        after.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _clear(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, radius = self._theme.palette, self._theme.px(8)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette.border), 1))
        painter.setBrush(QColor(palette.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.end()

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(13), px(10), px(13), px(12))
        self._column.setSpacing(px(8))
        self._combos.setHorizontalSpacing(px(10))
        self._combos.setVerticalSpacing(px(6))
        self._grid.setHorizontalSpacing(px(8))
        self._grid.setVerticalSpacing(px(4))


def _differences(before: OddsReport, after: OddsReport) -> Iterable[tuple[str, str, str, bool]]:
    """What is asked, before, after, and whether that is better; only what changes."""
    for old, new in zip(before.questions, after.questions, strict=True):
        if old.chance is None or new.chance is None or old.chance == new.chance:
            continue
        is_better = (new.chance > old.chance) is old.is_wish
        yield question_words(old.question), percent(old.chance), _percent(new.chance), is_better
    for words, mean, then in (
        (tr("Resources on turn 1, mean"), before.resources.mean, after.resources.mean),
        (tr("Force icons in hand, mean"), before.force_icons.mean, after.force_icons.mean),
        (tr("Units in hand, mean"), before.units.mean, after.units.mean),
    ):
        if mean != then:
            yield words, decimals(float(mean)), decimals(float(then)), then > mean


def _percent(chance: Fraction) -> str:
    return tr("{chance} %", chance=percent(chance))
