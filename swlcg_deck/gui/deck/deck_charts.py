"""The small charts that are always in sight below the deck list."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from swlcg_deck.analysis.statistics import Statistics
from swlcg_deck.gui.charts import deck_bars
from swlcg_deck.gui.charts.bar_chart import BarChart, CombatIconsChart
from swlcg_deck.gui.charts.column_chart import ColumnChart
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr

_MANY_FORCE_ICONS = 4


class DeckCharts(QWidget):
    """Two curves over three sets of bars; in a narrow panel all in two columns."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.cost = ColumnChart(theme, tr("Cost"))
        self.force = ColumnChart(theme, tr("Force icons a card"), quiet=True)
        self.types = BarChart(theme, tr("Types"))
        self.icons = CombatIconsChart(theme, tr("Combat icons"))
        self.resources = BarChart(theme, tr("Resources"))
        self._is_wide: bool | None = None
        self._grid = QGridLayout(self)
        self._arrange()
        theme.changed.connect(self._arrange)

    def show_statistics(self, of: Statistics) -> None:
        self.cost.set_bars(deck_bars.cost_bars(of))
        self.force.set_bars(deck_bars.force_bars(of, fold_at=_MANY_FORCE_ICONS))
        self.types.set_bars(deck_bars.type_bars(of, short=True))
        self.icons.set_bars(deck_bars.combat_bars(of))
        self.resources.set_bars(deck_bars.resource_bars(of))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        px = self._theme.px
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(12))
        self._grid.setVerticalSpacing(px(8))
        is_wide = self.width() >= px(280)
        if is_wide == self._is_wide:
            return
        self._is_wide = is_wide
        bottom = (self.types, self.icons, self.resources)
        for chart in (self.cost, self.force, *bottom):
            self._grid.removeWidget(chart)
        self._grid.addWidget(self.cost, 0, 0, 1, 3)
        self._grid.addWidget(self.force, 0, 3, 1, 3)
        for place, chart in enumerate(bottom):
            if is_wide:
                self._grid.addWidget(chart, 1, 2 * place, 1, 2)
            else:
                self._grid.addWidget(chart, 1 + place // 2, 3 * (place % 2), 1, 3)
        for column in range(6):
            self._grid.setColumnStretch(column, 1)
