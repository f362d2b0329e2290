"""Before a run: which decks, who plays them, how often."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.cards.base import Side
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.playtest.games.deck_choices import playable_decks
from swlcg_deck.gui.playtest.numbers import grouped
from swlcg_deck.gui.playtest.simulate.limits_note import LimitsNote
from swlcg_deck.gui.playtest.simulate.setup.games_field import GamesField
from swlcg_deck.gui.playtest.simulate.setup.side_column import SideColumn
from swlcg_deck.gui.playtest.simulate.setup.wish import Wish, named_decks
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.scrolled import scrolled
from swlcg_deck.language import tr, tr_n
from swlcg_deck.playtest.gauntlet import MOST_PAIRINGS


class _Search(QLineEdit):
    """Down goes on to what was found."""

    down = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.down.emit()
        else:
            super().keyPressEvent(event)


class SetupPage(QWidget):
    """The decks fill the room; the foot says what would be played, and plays it."""

    run_wanted = Signal(object)
    """The wish."""

    def __init__(self, theme: Theme, workspace: Workspace) -> None:
        super().__init__()
        self._theme = theme
        self._workspace = workspace
        self._is_busy = False
        pool = workspace.pool
        self.search = _Search()
        self.search.setPlaceholderText(tr("Find decks by name, affiliation, folder or tag"))
        self.search.setAccessibleName(tr("Find decks"))
        self.search.setClearButtonEnabled(True)
        self.light = SideColumn(theme, pool, Side.LIGHT)
        self.dark = SideColumn(theme, pool, Side.DARK)
        self.numbers = GamesField(theme)
        self.note = LimitsNote(theme)
        self.summary = QLabel()
        self.summary.setWordWrap(True)
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.run = QPushButton(tr("Run"))
        self.run.setObjectName("primary")
        self.run.setToolTip(tr("Play these games (Ctrl+Enter)"))
        self.run.setAccessibleName(tr("Run the simulation"))
        self.run.clicked.connect(self.start)
        self._build()
        for column in (self.light, self.dark):
            self.search.textChanged.connect(column.list.decks.search)
            column.list.decks.ticks_changed.connect(self._tell)
        self.search.down.connect(self._enter_decks)
        self.numbers.changed.connect(self._tell)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _build(self) -> None:
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._sides = QHBoxLayout()
        self._sides.addWidget(self.light, 1)
        self._sides.addWidget(self.dark, 1)
        self._column.addWidget(self.search)
        self._column.addLayout(self._sides, 1)
        self._column.addWidget(self.numbers)
        self._column.addWidget(self.note)
        scroll = scrolled(inner)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.summary, 1)
        self._foot.addWidget(self.run, alignment=Qt.AlignmentFlag.AlignVCenter)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(scroll, 1)
        page.addWidget(Hairline())
        page.addLayout(self._foot)

    def _enter_decks(self) -> None:
        """The keyboard goes to the first side that has a deck to choose."""
        for column in (self.light, self.dark):
            if column.list.isVisible() and column.list.decks.rowCount():
                column.list.enter()
                return

    def refresh(self) -> None:
        """Offer the decks there are now; what was ticked stays ticked."""
        decks = playable_decks(self._workspace)
        for column in (self.light, self.dark):
            column.offer([one for one in decks if one.side is column.side])

    def set_busy(self, *, is_busy: bool) -> None:
        """Whether another run is under way."""
        self._is_busy = is_busy
        self._tell()

    def state(self) -> dict[str, Any]:
        """What the settings keep."""
        columns = {"light": self.light, "dark": self.dark}
        return {
            "games": self.numbers.games.text(),
            "seed": self.numbers.seed.text(),
            "bots": {name: column.bot.current() for name, column in columns.items()},
            "decks": {name: column.list.decks.ticked_ids() for name, column in columns.items()},
        }

    def restore(self, state: dict[str, Any]) -> None:
        """What `state` gave; what does not fit is left out."""
        bots, decks = state.get("bots"), state.get("decks")
        for name, column in (("light", self.light), ("dark", self.dark)):
            bot = bots.get(name) if isinstance(bots, dict) else None
            ids = decks.get(name) if isinstance(decks, dict) else None
            column.restore(bot, [str(one) for one in ids] if isinstance(ids, list) else [])
        for field, kept in (
            (self.numbers.games, state.get("games")),
            (self.numbers.seed, state.get("seed")),
        ):
            before = field.text()
            field.setText(str(kept))
            if not field.hasAcceptableInput():
                field.setText(before)

    def wish(self) -> Wish | None:
        light, dark = self.light.list.decks.ticked(), self.dark.list.decks.ticked()
        if self._problem():
            return None
        return Wish(
            named_decks(light),
            named_decks(dark),
            (self.light.bot.current(), self.dark.bot.current()),
            int(self.numbers.games.text()),
            int(self.numbers.seed.text()),
        )

    def start(self) -> None:
        wish = self.wish()
        if wish is not None:
            self.run_wanted.emit(wish)

    def _problem(self) -> str:
        for column in (self.light, self.dark):
            problem = column.problem()
            if problem:
                return problem
        pairings = [len(column.list.decks.ticked()) for column in (self.light, self.dark)]
        if pairings[0] * pairings[1] > MOST_PAIRINGS:
            most = grouped(MOST_PAIRINGS)
            return tr("At most {most} pairings can be played at once; tick fewer decks.", most=most)
        return self.numbers.problem()

    def _tell(self) -> None:
        """What would be played, or why nothing can be."""
        for column in (self.light, self.dark):
            column.tell()
        chosen = (*self.light.list.decks.ticked(), *self.dark.list.decks.ticked())
        self.note.tell([(one.deck.name, one.unwritten) for one in chosen])
        problem, wish = self._problem(), self.wish()
        self.summary.setObjectName("problem" if problem else "secondary")
        self.summary.style().polish(self.summary)
        self.summary.setText(problem or (self._summary(wish) if wish else ""))
        self.run.setEnabled(not problem)
        self.run.setAccessibleDescription(self.summary.text())

    def _summary(self, wish: Wish) -> str:
        if wish.pairings == 1:
            (light, _), (dark, _) = wish.light[0], wish.dark[0]
            words = tr_n(
                "{light} against {dark}, {number} game.",
                "{light} against {dark}, {number} games.",
                wish.games,
                light=light,
                dark=dark,
                number=grouped(wish.games),
            )
        else:
            words = tr(
                "A gauntlet: {light} light against {dark} dark side decks, {pairings} pairings of "
                "{games} games, {total} in all.",
                light=len(wish.light),
                dark=len(wish.dark),
                pairings=wish.pairings,
                games=grouped(wish.games),
                total=grouped(wish.total),
            )
        if not self._is_busy:
            return words
        busy = tr("Run ends the simulation under way, keeps what is done, and begins this one.")
        return f"{words} {busy}"

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(16), px(14), px(16), px(14))
        self._column.setSpacing(px(14))
        self._sides.setSpacing(px(14))
        self._foot.setContentsMargins(px(16), px(10), px(16), px(10))
        self._foot.setSpacing(px(16))
        self.run.setMinimumWidth(px(96))
