"""The pairings of a gauntlet as a grid: a row for each light side deck, a column for each dark."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swlcg_deck.gui.playtest.numbers import grouped, percent, span
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.language import tr
from swlcg_deck.playtest.gauntlet_results import GauntletResult
from swlcg_deck.playtest.results import SimulationResult

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class PairingModel(QAbstractTableModel):
    """A cell is how often the light side deck won; one that was not played is empty."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._light: tuple[str, ...] = ()
        self._dark: tuple[str, ...] = ()
        self._played: dict[tuple[str, str], SimulationResult] = {}

    def show_gauntlet(self, result: GauntletResult) -> None:
        self.beginResetModel()
        self._light, self._dark = result.light, result.dark
        self._played = {(one.light.deck, one.dark.deck): one for one in result.pairings}
        self.endResetModel()

    def pairing(self, index: Index) -> SimulationResult | None:
        if not index.isValid():
            return None
        return self._played.get((self._light[index.row()], self._dark[index.column()]))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._light)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._dark)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        decks = self._dark if orientation is Qt.Orientation.Horizontal else self._light
        if not 0 <= section < len(decks):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return decks[section]
        return plain_tip(decks[section]) if role == Qt.ItemDataRole.ToolTipRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        one = self.pairing(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return percent(one.light.win_rate) if one else "–"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._sentence(index, one)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._sentence(index, one))
        return None

    def _sentence(self, index: Index, one: SimulationResult | None) -> str:
        light, dark = self._light[index.row()], self._dark[index.column()]
        if one is None:
            return tr("{light} against {dark}: not played.", light=light, dark=dark)
        return tr(
            "{light} against {dark}: won {wins} of {games} games, {rate} ({span}).",
            light=light,
            dark=dark,
            wins=grouped(one.light.wins),
            games=grouped(one.games),
            rate=percent(one.light.win_rate),
            span=span(one.light.interval95),
        )
