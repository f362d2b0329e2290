"""The saved states of a deck as a Qt model."""

from datetime import datetime

from PySide6.QtCore import QObject, Qt

from swlcg_deck.gui.library.snapshots import Snapshot
from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.gui.verdict.standings import Standing, Standings
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.gui.words.days import time_words
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import tr


class HistoryModel(ListModel[Snapshot]):
    """Newest first; two of the states are A and B."""

    def __init__(self, standings: Standings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._standings = standings
        self._now = datetime.now().astimezone()
        self.a = -1
        self.b = -1
        standings.arrived.connect(self.repaint)

    def show_snapshots(self, rows: tuple[Snapshot, ...], now: datetime) -> None:
        """At first the change from the state before to the present one."""
        self._now = now
        self.b = 0 if rows else -1
        self.a = 1 if len(rows) > 1 else self.b
        self.show_rows(rows)
        for snapshot in rows:
            self.standing(snapshot)

    def choose(self, *, a: int | None = None, b: int | None = None) -> None:
        self.a = self.a if a is None else a
        self.b = self.b if b is None else b
        self.repaint()

    def snapshots(self) -> tuple[Snapshot, ...]:
        return self.rows()

    def snapshot(self, row: int) -> Snapshot | None:
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def standing(self, snapshot: Snapshot) -> Standing | None:
        if snapshot.deck is None:
            return None
        return self._standings.of(snapshot.token, snapshot.deck, snapshot.unread)

    def second_line(self, snapshot: Snapshot) -> str:
        """`12 Nov, 19:30 · 10 sets`."""
        time = time_words(snapshot.time, self._now)
        return f"{time} · {many(snapshot.deck.total, 'set')}" if snapshot.deck else time

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        snapshot = self.row_at(index)
        if snapshot is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return snapshot.words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._sentence(snapshot, index.row())
        if role == Qt.ItemDataRole.ToolTipRole:
            name = snapshot.deck.name if snapshot.deck else tr("This state cannot be read")
            return plain_tip(f"{name}\n{snapshot.words}\n{self.second_line(snapshot)}")
        return None

    def _sentence(self, snapshot: Snapshot, row: int) -> str:
        standing = self.standing(snapshot)
        marks = [letter for letter, at in (("A", self.a), ("B", self.b)) if at == row]
        parts = [snapshot.words, self.second_line(snapshot)]
        parts += [tr(standing.look.word)] if standing else []
        parts += [tr("present state")] if snapshot.is_present else []
        parts += [tr("marked {letters}", letters=tr(" and ").join(marks))] if marks else []
        return ", ".join(parts)
