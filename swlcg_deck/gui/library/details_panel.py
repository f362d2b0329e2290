"""The right column: the chosen deck, its history, and what changed in it."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.library import Library
from swlcg_deck.files.refusals import FileError
from swlcg_deck.gui.library.changes_view import ChangesView
from swlcg_deck.gui.library.deck_facts import DeckFacts
from swlcg_deck.gui.library.details_head import DetailsHead
from swlcg_deck.gui.library.snapshots import Snapshot, read_snapshots
from swlcg_deck.gui.library.version_list import HistoryList
from swlcg_deck.gui.library.version_model import HistoryModel
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.theme.glyphs import glyph_icon
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.verdict.standings import Standings
from swlcg_deck.gui.widgets.flow_layout import FlowLayout
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.scrolled import scrolled
from swlcg_deck.gui.words.days import time_words
from swlcg_deck.gui.words.sentence import sentence
from swlcg_deck.gui.work.background import Background, Task
from swlcg_deck.language import mark, told, tr

_PAUSE = 60
"""Milliseconds before the history is read: one who goes through the list is not held up."""

_SAVED_ONCE = mark("Saved once so far. Every save from now on is kept here.")
_NO_HISTORY = mark("There is no earlier state of this file. Mend it with a text editor.")

_LEAST = 330
"""Large letters do not make the window wider than a common screen."""


class DetailsPanel(QWidget):
    restore_requested = Signal(str, Deck, str)
    """The key of a version, its deck, and its time in words."""
    compare_requested = Signal(Deck, Deck)

    def __init__(
        self, theme: Theme, library: Library, standings: Standings, background: Background
    ) -> None:
        super().__init__()
        self._theme = theme
        self._library = library
        self._background = background
        self._deck: DeckFacts | None = None
        self._task: Task | None = None
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.head = DetailsHead(theme, library.pool)
        self.states = HistoryModel(standings, self)
        self.history = HistoryList(theme, self.states)
        self.history.chosen.connect(self._show_change)
        self.once = QLabel()
        self.changes = ChangesView(theme, library.pool)
        self.restore = self._button(tr(" Restore version A"), self._restore)
        self.compare = self._button(tr("Compare in Analyse"), self._compare)
        self.empty = EmptyState(theme, tr("Choose a deck to see its history here."))
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._read)
        self._lay_out()
        theme.changed.connect(self._restyle)
        self._restyle()
        self.show_deck(None)

    def _button(self, text: str, pressed: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setAccessibleName(text.strip())
        button.clicked.connect(pressed)
        return button

    def _lay_out(self) -> None:
        self.once.setObjectName("secondary")
        self.once.setWordWrap(True)
        title, kept = QLabel(tr("History")), QLabel(tr("kept for every save"))
        title.setObjectName("strong")
        kept.setObjectName("caption")
        heading = QHBoxLayout()
        heading.addWidget(title, 1)
        heading.addWidget(kept)
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self._column.addLayout(heading)
        for part in (self.history, self.once, self.changes):
            self._column.addWidget(part)
        self._column.addStretch()
        self._scroll = scrolled(self._inner)
        self._foot = QWidget()
        self._buttons = FlowLayout(self._foot)
        self._buttons.addWidget(self.restore)
        self._buttons.addWidget(self.compare)
        self._line = Hairline()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(self._line)
        whole.addWidget(self._foot)
        whole.addWidget(self.empty, 1)

    def show_deck(self, deck: DeckFacts | None) -> None:
        """Show a deck; its history comes a moment later."""
        is_same = self._deck is not None and deck is not None and deck.id == self._deck.id
        is_known = is_same and deck is not None and deck.entry is self._shown_entry
        self._deck = deck
        self.head.show_deck(deck)
        for part in (self.head, self._scroll):
            part.setVisible(deck is not None)
        self.empty.setVisible(deck is None)
        if deck is None:
            self._pause.stop()
        if not is_known:
            if not is_same:
                self._show_snapshots(())
            if deck is not None:
                self._pause.start()

    _shown_entry: object = None

    def _read(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._deck is None:
            return
        entry = self._deck.entry
        self._shown_entry = entry
        work = partial(read_snapshots, self._library, entry)
        self._task = self._background.run(work, expects=(OSError, FileError))
        self._task.done.connect(self._show_snapshots)
        self._task.failed.connect(self._show_problem)
        self._task.ended.connect(self._task_ended)

    def _task_ended(self) -> None:
        if self.sender() is self._task:
            self._task = None

    def _show_snapshots(self, snapshots: tuple[Snapshot, ...]) -> None:
        self.states.show_snapshots(snapshots, datetime.now(UTC))
        is_old = len(snapshots) > 1
        self.history.setVisible(is_old)
        self.once.setVisible(len(snapshots) == 1)
        is_broken = bool(snapshots) and snapshots[0].deck is None
        self.once.setText(tr(_NO_HISTORY) if is_broken else tr(_SAVED_ONCE))
        self._show_change()

    def _show_problem(self, error: Exception) -> None:
        """No history is to be seen, and that is not because there is none."""
        self.once.setText(sentence(told(error)))
        self.once.show()

    @property
    def is_waiting(self) -> bool:
        """Whether a history is still to come."""
        return self._pause.isActive() or self._task is not None

    def chosen(self) -> tuple[Snapshot | None, Snapshot | None]:
        """A and B."""
        return self.states.snapshot(self.states.a), self.states.snapshot(self.states.b)

    def _show_change(self) -> None:
        a, b = self.chosen()
        is_change = len(self.states.snapshots()) > 1
        self.changes.setVisible(is_change and bool(a and a.deck and b and b.deck))
        if a and b and a.deck and b.deck and is_change:
            self.changes.show_change(a.deck, b.deck)
        can_restore = a is not None and not a.is_present and a.deck is not None
        self.restore.setEnabled(can_restore)
        why = tr("A is the present state; choose an earlier one in the history")
        self.restore.setToolTip("" if can_restore else why)
        self.compare.setEnabled(bool(a and a.deck and b and b.deck and a is not b))
        self._foot.setVisible(is_change)
        self._line.setVisible(is_change)

    def _restore(self) -> None:
        a = self.chosen()[0]
        if a is not None and a.deck is not None:
            words = time_words(a.time, datetime.now(UTC))
            self.restore_requested.emit(a.key, a.deck, words)

    def _compare(self) -> None:
        a, b = self.chosen()
        if a and b and a.deck and b.deck:
            self.compare_requested.emit(a.deck, b.deck)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self._theme.px(300), _LEAST), 0)

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(16), px(4), px(12), px(12))
        self._column.setSpacing(px(10))
        self._buttons.setContentsMargins(px(12), px(10), px(12), px(12))
        self._buttons.set_gap(px(6))
        self.restore.setIcon(glyph_icon("restore", self._theme.palette.text, px(15)))
        self.restore.setIconSize(QSize(px(15), px(15)))
