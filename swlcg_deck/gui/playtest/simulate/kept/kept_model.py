"""The kept results as rows of a list."""

from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtCore import Qt

from swlcg_deck.gui.playtest.numbers import grouped, percent
from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.gui.words.days import day_words
from swlcg_deck.language import tr, tr_n
from swlcg_deck.playtest.kept_results import Kept


def kept_facts(kept: Kept) -> str:
    """`54.2 % light · Today, 15:02 · 1,000 games`."""
    if kept.problem:
        return tr(kept.problem)
    if kept.kind == "gauntlet":
        first = tr_n("{n} deck", "{n} decks", len(kept.standings))
    else:
        rate = percent(kept.win_rates[0]) if kept.win_rates else "–"
        first = tr("{rate} light", rate=rate)
    games = tr_n("{number} game", "{number} games", kept.games, number=grouped(kept.games))
    return " · ".join((first, day_words(kept.when, datetime.now(UTC)), games))


class KeptModel(ListModel[Kept]):
    def are_same(self, rows: Sequence[Kept]) -> bool:
        return [row.path for row in rows] == [row.path for row in self.rows()]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        kept = self.row_at(index)
        if kept is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return kept.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            kind = tr("Gauntlet") if kept.kind == "gauntlet" else tr("Two decks")
            kind = tr("Cannot be read") if kept.problem else kind
            return f"{kept.name}. {kind}. {kept_facts(kept).replace(' · ', ', ')}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(f"{kept.name}\n{kept_facts(kept)}")
        return None
