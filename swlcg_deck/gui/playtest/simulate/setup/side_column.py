"""One side of a run: its decks and its bot."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.playtest.games.deck_choices import Playable
from swlcg_deck.gui.playtest.simulate.setup.choice_list import DeckList
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.language import mark, tr, tr_n

BOTS = {
    "random": mark("Random"),
    "greedy": mark("Greedy"),
    "search": mark("Search"),
}
_ABOUT = {
    "random": mark("Takes any legal option; quick."),
    "greedy": mark("Plays by sensible habits; quick."),
    "search": mark("Looks ahead; stronger and much slower."),
}
_TITLES = {Side.LIGHT: mark("Light side"), Side.DARK: mark("Dark side")}
_LISTS = {Side.LIGHT: mark("Light side decks"), Side.DARK: mark("Dark side decks")}
_NONE = {
    Side.LIGHT: mark("There is no light side deck yet. Build one, or import one in the Library."),
    Side.DARK: mark("There is no dark side deck yet. Build one, or import one in the Library."),
}
_CHOOSE = {
    Side.LIGHT: mark("Choose a light side deck."),
    Side.DARK: mark("Choose a dark side deck."),
}


class SideColumn(QWidget):
    """A line in the side's colour on top, the decks below, and who plays them at the foot."""

    def __init__(self, theme: Theme, pool: CardPool, side: Side) -> None:
        super().__init__()
        self._theme = theme
        self.side = side
        self.setObjectName("raised")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = QLabel(tr(_TITLES[side]))
        self.title.setObjectName("strong")
        self.count = ElidedLabel()
        self.count.setObjectName("secondary")
        self.list = DeckList(theme, pool, tr(_LISTS[side]))
        self.empty = EmptyState(theme)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.empty)
        self.bot = ChoiceBar(theme, [(key, tr(name)) for key, name in BOTS.items()])
        self.bot.choose("greedy")
        self.bot.setAccessibleName(tr("Who plays the deck"))
        self.bot.chosen.connect(self._tell_bot)
        self.about = ElidedLabel()
        self.about.setObjectName("caption")
        self._head = QHBoxLayout()
        self._head.addWidget(self.title)
        self._head.addWidget(self.count, 1)
        self._foot = QVBoxLayout()
        self._foot.addWidget(self.bot, alignment=Qt.AlignmentFlag.AlignLeft)
        self._foot.addWidget(self.about)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(self._stack, 1)
        column.addLayout(self._foot)
        self.list.decks.modelReset.connect(self._show_empty)
        theme.changed.connect(self._restyle)
        self._restyle()
        self._tell_bot(self.bot.current())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), super().minimumSizeHint().height())

    def offer(self, decks: Sequence[Playable]) -> None:
        self.list.decks.offer(decks)

    def restore(self, bot: object, decks: Sequence[str]) -> None:
        if isinstance(bot, str) and bot in BOTS:
            self.bot.choose(bot)
            self._tell_bot(bot)
        self.list.decks.restore_ticks(decks)

    def problem(self) -> str:
        if not self.list.decks.offered():
            return tr(_NONE[self.side])
        return "" if self.list.decks.ticked() else tr(_CHOOSE[self.side])

    def tell(self) -> None:
        chosen = self.list.decks.ticked()
        words = tr_n("{n} deck chosen", "{n} decks chosen", len(chosen))
        self.count.setText(words)

    def _show_empty(self) -> None:
        decks = self.list.decks
        is_empty = decks.rowCount() == 0
        if is_empty:
            none = decks.offered() == 0
            self.empty.say(tr(_NONE[self.side]) if none else tr("No deck has these words."))
        self._stack.setCurrentWidget(self.empty if is_empty else self.list)

    def _tell_bot(self, bot: str) -> None:
        self.about.setText(tr(_ABOUT[bot]))
        self.bot.setAccessibleDescription(self.about.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = self._theme.px
        line = QRectF(px(8), 0, self.width() - 2 * px(8), px(3))
        painter.fillRect(line, QColor(self._theme.palette.sides[self.side]))
        painter.end()

    def _restyle(self) -> None:
        px = self._theme.px
        self._head.setContentsMargins(px(12), px(11), px(12), px(8))
        self._head.setSpacing(px(8))
        self._foot.setContentsMargins(px(9), px(8), px(9), px(9))
        self._foot.setSpacing(px(2))
        self.about.setContentsMargins(px(3), 0, 0, 0)
