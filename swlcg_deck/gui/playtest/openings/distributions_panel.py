"""The foot of the page: exact distributions, and what many samples say beside them."""

from collections.abc import Mapping
from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.analysis.odds_answers import Distribution
from swlcg_deck.analysis.odds_report import OddsReport
from swlcg_deck.gui.playtest.numbers import grouped
from swlcg_deck.gui.playtest.openings.chance_chart import (
    ChanceChart,
    columns_of,
    paired_groups,
    single_groups,
)
from swlcg_deck.gui.playtest.openings.percent import percent
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.words.how_many import decimals
from swlcg_deck.gui.work.background import Task
from swlcg_deck.language import tr
from swlcg_deck.playtest.opening_samples import OpeningSamples
from swlcg_deck.playtest.openings import mean

COUNTS = (100, 1_000, 10_000)


class DistributionsPanel(QWidget):
    """Three charts, and below them the samples: how many, how far, Cancel."""

    sample_wanted = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        resources, force, units = (
            tr("Resources on turn 1, best keep"),
            tr("Force icons in hand"),
            tr("Units in hand"),
        )
        self.resources = ChanceChart(theme, resources, own_hue=True)
        self.force_icons = ChanceChart(theme, force)
        self.units = ChanceChart(theme, units)
        self.charts = (self.resources, self.force_icons, self.units)
        self._notes = tuple(ElidedLabel() for _ in self.charts)
        self._report: OddsReport | None = None
        self._now: tuple[int, int, int] | None = None
        self._samples: OpeningSamples | None = None
        self._task: Task | None = None
        self._build_samples()
        self._build((resources, force, units))
        theme.changed.connect(self._restyle)
        self._restyle()

    def _build_samples(self) -> None:
        choices = [(str(count), grouped(count)) for count in COUNTS]
        self.count = ChoiceBar(self._theme, choices)
        self.count.setAccessibleName(tr("How many openings"))
        self.count.choose(str(COUNTS[1]))
        self.sample = QPushButton(tr("Sample"))
        self.sample.setAccessibleName(tr("Deal that many openings and count"))
        self.sample.setObjectName("small")
        self.sample.clicked.connect(self._pressed)
        self.told = QLabel()
        self.told.setObjectName("caption")
        self.told.setWordWrap(True)

    def _build(self, titles: tuple[str, str, str]) -> None:
        self._row = QHBoxLayout()
        stretches = (1, 1, 1)
        for title, note, chart, wide in zip(
            titles, self._notes, self.charts, stretches, strict=True
        ):
            head = ElidedLabel(title)
            head.setObjectName("strong")
            note.setObjectName("caption")
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(head)
            column.addWidget(note)
            column.addWidget(chart, 1)
            self._row.addLayout(column, wide)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.count)
        self._foot.addWidget(self.sample)
        self._foot.addWidget(self.told, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._row, 1)
        self._column.addLayout(self._foot)

    # What is shown

    def show_report(self, report: OddsReport) -> None:
        self._report = report
        self._show()

    def show_now(self, resources: int, force_icons: int, units: int) -> None:
        """The opening that is looked at."""
        self._now = (resources, force_icons, units)
        self._show()

    def show_samples(self, samples: OpeningSamples | None) -> None:
        self._samples = samples
        self.told.setText("" if samples is None else _sentence(samples))
        self._show()

    def _show(self) -> None:
        report, samples = self._report, self._samples
        if report is None:
            return
        now = self._now or (None, None, None)
        parts: tuple[tuple[Distribution, Mapping[int, int] | None], ...] = (
            (report.resources, samples.resources if samples else None),
            (report.force_icons, samples.force_icons if samples else None),
            (report.units, samples.units if samples else None),
        )
        for chart, (found, sampled), mine in zip(self.charts, parts, now, strict=True):
            wide = chart is self.force_icons
            groups = paired_groups(found.chances) if wide else single_groups(found.chances)
            chart.show_columns(columns_of(found.chances, sampled, mine, groups))
        self._say(report)

    def _say(self, report: OddsReport) -> None:
        marked = tr("chance in %, this opening marked")
        if self._samples is not None:
            marked = tr("in %, line: what the samples gave")
        self._notes[0].setText(marked)
        for note, found in zip(self._notes[1:], (report.force_icons, report.units), strict=True):
            note.setText(tr("mean {mean}", mean=decimals(float(found.mean), 1)))

    # Samples

    def watch(self, task: Task) -> None:
        """Show how far the samples are; the button cancels them meanwhile."""
        self._task = task
        self.sample.setText(tr("Cancel"))
        self.sample.setAccessibleName(tr("Cancel the samples"))
        self.told.setText(tr("Dealing: {share} %", share=0))
        task.progress.connect(self._progressed)
        task.ended.connect(self._ended)

    @property
    def is_busy(self) -> bool:
        return self._task is not None

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self.told.setText(tr("Cancelled."))
            self._free()

    def _pressed(self) -> None:
        if self._task is not None:
            self.cancel()
        else:
            self.sample_wanted.emit(int(self.count.current()))

    def _progressed(self, share: float) -> None:
        if self.sender() is self._task:
            self.told.setText(tr("Dealing: {share} %", share=round(100 * share)))

    def _ended(self) -> None:
        if self.sender() is self._task:
            self._free()

    def _free(self) -> None:
        self._task = None
        self.sample.setText(tr("Sample"))
        self.sample.setAccessibleName(tr("Deal that many openings and count"))

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(16), px(10), px(16), px(8))
        self._column.setSpacing(px(6))
        self._row.setSpacing(px(24))
        self._foot.setSpacing(px(8))


def _sentence(samples: OpeningSamples) -> str:
    played = samples.played
    share = Fraction(played.mulligans, played.count)
    return tr(
        "{count} openings: a bot sends {share} % of the hands back. Played hands have on average"
        " {units} units, {icons} Force icons and {plays} cards to pay for on turn 1.",
        count=grouped(samples.count),
        share=percent(share),
        units=decimals(mean(played.units), 1),
        icons=decimals(mean(played.force_icons), 1),
        plays=decimals(mean(played.plays), 1),
    )
