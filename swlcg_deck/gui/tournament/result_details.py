"""Everything about one result: each finding with its sets as links, each doubtful line."""

import html
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.judge_results import Result
from swlcg_deck.gui.tournament.verdict_line import VerdictLine
from swlcg_deck.gui.verdict.findings_area import FindingsArea
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.section_label import SectionLabel
from swlcg_deck.language import tr

_NO_BOUND = 100_000


class ResultDetails(QWidget):
    set_requested = Signal(int)
    rule_requested = Signal(str)
    open_requested = Signal()

    def __init__(self, theme: Theme, pool: CardPool) -> None:
        super().__init__()
        self._theme = theme
        self._pool = pool
        self._result: Result | None = None
        self.name = ElidedLabel()
        self.name.setObjectName("heading")
        self.verdict = VerdictLine(theme)
        self.open = QPushButton(tr("Open deck"))
        self.open.setAccessibleName(tr("Open this deck in the Build view"))
        self.open.clicked.connect(self.open_requested)
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.findings = FindingsArea(theme)
        self.findings.set_bound(_NO_BOUND)
        self.findings.set_requested.connect(self.set_requested)
        self.findings.rule_requested.connect(self.rule_requested)
        self.fine = QLabel(tr("Nothing to say against it."))
        self.fine.setObjectName("secondary")
        self.remarks_head = SectionLabel(tr("Lines of the file to look at"))
        self.remarks = QLabel()
        self.remarks.setTextFormat(Qt.TextFormat.RichText)
        self.remarks.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (self.problem, self.remarks):
            label.setWordWrap(True)
            label.setMinimumWidth(1)
        self._build()
        self._restyle()
        theme.changed.connect(self._restyle)
        self.show_result(None)

    def _build(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self.name, 1)
        self._head.addWidget(self.open)
        self._body = QWidget()
        self._inner = QVBoxLayout(self._body)
        for widget in (
            self.problem,
            self.findings,
            self.fine,
            self.remarks_head,
            self.remarks,
        ):
            self._inner.addWidget(widget)
        self._inner.addStretch(1)
        self.page = QScrollArea()
        self.page.setWidget(self._body)
        self.page.setWidgetResizable(True)
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page.setAccessibleName(tr("Findings of the list"))
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(self.verdict)
        self._column.addWidget(self.page, 1)

    def show_result(self, result: Result | None) -> None:
        self._result = result
        self.setVisible(result is not None)
        if result is None:
            return
        judged = result.judged
        self.name.setText(result.name or result.file.path.stem)
        self.verdict.show_verdict(result.look, result.file.name)
        self.open.setVisible(judged is not None)
        self.problem.setVisible(judged is None)
        self.problem.setText(result.reasons if judged is None else "")
        findings = [replace(f, fixes=()) for f in judged.judgement.findings] if judged else []
        line = QColor(self._theme.palette.hairline)
        self.findings.show_findings(findings, self._title_of, line)
        self.findings.setVisible(bool(findings))
        remarks = [tr(remark) for remark in result.file.remarks]
        self.fine.setVisible(judged is not None and not findings and not remarks)
        self.remarks_head.setVisible(bool(remarks))
        self.remarks.setVisible(bool(remarks))
        self.remarks.setText("<br>".join(map(html.escape, remarks)))
        self.remarks.setAccessibleName(" ".join(remarks))
        self.page.verticalScrollBar().setValue(0)

    def _title_of(self, number: int) -> str:
        known = self._pool.set(number)
        if known is not None or self._result is None or self._result.deck is None:
            return known.title if known else ""
        return next((e.title for e in self._result.deck.sets if e.number == number), "")

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(110))

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(18), px(10), px(12), px(10))
        self._column.setSpacing(px(4))
        self._inner.setContentsMargins(0, px(4), px(8), 0)
        self._inner.setSpacing(px(6))
        self.remarks.setStyleSheet(f"font-size: {px(12)}px;")
        self.show_result(self._result)
