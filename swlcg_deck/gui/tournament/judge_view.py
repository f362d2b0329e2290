"""A folder of deck lists, checked at once; for judges and organisers."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from swlcg_deck.files.refusals import FileError
from swlcg_deck.files.writing import write_file
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.documents.settings import is_size
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.messages.message_bar import MessageBar
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.aside_row import AsideRow
from swlcg_deck.gui.tournament.files import suggestion
from swlcg_deck.gui.tournament.folder_check import FolderCheck
from swlcg_deck.gui.tournament.judge_results import for_report, summary
from swlcg_deck.gui.tournament.pair_words import rules_caption
from swlcg_deck.gui.tournament.result_details import ResultDetails
from swlcg_deck.gui.tournament.result_model import ResultModel
from swlcg_deck.gui.tournament.result_table import ResultTable
from swlcg_deck.gui.tournament.sheet_jobs import pages_of, sheet_jobs
from swlcg_deck.gui.tournament.tournament_head import PageHead
from swlcg_deck.gui.tournament.verdict_chips import VerdictChips
from swlcg_deck.gui.verdict.rules_menu import RulesMenu
from swlcg_deck.gui.widgets.busy_bar import BusyBar
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.marks import Mark, mark_icon
from swlcg_deck.gui.widgets.named_button import named_button
from swlcg_deck.gui.widgets.when_shown import WhenShown
from swlcg_deck.gui.work.background import Background, Pulse
from swlcg_deck.gui.work.file_endings import wrong_ending
from swlcg_deck.gui.work.questions import Dialogs
from swlcg_deck.language import mark, told, tr, tr_n
from swlcg_deck.legality.report import csv_table
from swlcg_deck.printing.pdf import pdf_of
from swlcg_deck.printing.sheet_content import SheetInfo

_EMPTY = mark("Choose a folder of deck lists: every file in it is read and judged, in any format.")
_LEAST = 420
"""Room for the summary before the buttons go below it."""


class JudgeView(QWidget):
    set_requested = Signal(int)
    rule_requested = Signal(str)

    def __init__(
        self,
        theme: Theme,
        rules: RulesChoice,
        workspace: Workspace,
        dialogs: Dialogs,
        background: Background,
        info: Callable[[], SheetInfo],
    ) -> None:
        super().__init__()
        self._theme = theme
        self._rules = rules
        self._workspace = workspace
        self._dialogs = dialogs
        self._background = background
        self._info = info
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.check = FolderCheck(rules, background)
        subtitle = tr("Check every deck list of a folder at once")
        self.head = PageHead(theme, "judge", tr("Judge"), subtitle)
        self.choose = named_button(tr("Choose folder…"), tr("Choose a folder of deck lists"))
        self.edition = named_button(
            f"{tr('Edition')}\u2002", tr("Judge by another edition of the rules")
        )
        self.edition.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.rules_menu = RulesMenu(rules, self)
        self.export = named_button(
            tr("Export CSV…"), tr("Save the results as a table for a spreadsheet")
        )
        self.sheets = named_button(
            tr("Save sheets…"), tr("Save the sheets of all lists as one PDF file")
        )
        self.summary = ElidedLabel()
        self.summary.setObjectName("strong")
        self.caption = ElidedLabel()
        self.caption.setObjectName("caption")
        self.busy = BusyBar(theme)
        self.chips = VerdictChips(theme)
        self.model = ResultModel(self)
        self.table = ResultTable(theme, self.model)
        self.details = ResultDetails(theme, rules.pool)
        self.empty = EmptyState(theme, tr(_EMPTY), tr("Choose folder…"))
        self.messages = MessageBar(theme)
        self._build()
        self._connect()
        self._restyle()
        self._show_results()

    def _build(self) -> None:
        words = QWidget()
        lines = QVBoxLayout(words)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(1)
        lines.addWidget(self.summary)
        lines.addWidget(self.caption)
        buttons = QWidget()
        self._buttons = QHBoxLayout(buttons)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        for button in (self.choose, self.edition, self.export, self.sheets):
            self._buttons.addWidget(button)
        self.tools = AsideRow(self._theme, words, buttons, _LEAST)
        self._top = QVBoxLayout()
        self._top.addWidget(self.head)
        self._top.addWidget(self.tools)
        self._top.addWidget(self.chips)
        self._top.addWidget(self.messages)
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.addWidget(self.table)
        self.splitter.addWidget(self.details)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(1)
        self.splitter.setStretchFactor(0, 5)
        self.splitter.setStretchFactor(1, 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._top)
        column.addWidget(self.busy)
        column.addWidget(self.splitter, 1)
        column.addWidget(self.empty, 1)

    def _connect(self) -> None:
        self.choose.clicked.connect(self.choose_folder)
        self.empty.pressed.connect(self.choose_folder)
        self.edition.clicked.connect(self._open_rules)
        self.export.clicked.connect(self.export_csv)
        self.sheets.clicked.connect(self.save_sheets)
        self.chips.chosen.connect(self.model.single_out)
        self.table.current_changed.connect(self._show_details)
        self.table.open_requested.connect(self.open_deck)
        self.details.open_requested.connect(self.open_deck)
        self.details.set_requested.connect(self.set_requested)
        self.details.rule_requested.connect(self.rule_requested)
        self._rules.changed.connect(WhenShown(self, self.check.judge).ask)
        self.check.changed.connect(self._show_results)
        self.check.failed.connect(self.messages.warn)
        self.check.stopped.connect(self.messages.say)
        self._theme.changed.connect(self._restyle)

    def choose_folder(self) -> None:
        folder = self._dialogs.open_folder(tr("Folder of deck lists"))
        if folder is not None:
            self.check_folder(folder)

    def check_folder(self, folder: Path) -> None:
        """Read and judge every list in a folder and its folders."""
        self.messages.hide()
        self.busy.watch(
            self.check.start(folder), tr("Reading the lists in {folder}", folder=folder.name)
        )

    def _show_results(self) -> None:
        results = self.check.results
        self.model.show_results(results)
        self.chips.show_results(results)
        for part in (self.splitter, self.chips, self.tools):
            part.setVisible(bool(results))
        self.empty.setVisible(not results)
        self.summary.setText(summary(results) if results else "")
        folder = f"{self.check.folder} · " if self.check.folder else ""
        self.caption.setText(f"{folder}{rules_caption(self._rules)}")

    def _show_details(self) -> None:
        self.details.show_result(self.table.current_result())

    def _open_rules(self) -> None:
        self.rules_menu.popup(self.edition.mapToGlobal(QPoint(0, self.edition.height())))

    def open_deck(self) -> None:
        """The deck of the current row, as a new deck that is not saved yet."""
        result = self.table.current_result()
        if result is not None and result.deck is not None:
            unread = result.judged.judgement.unread if result.judged else ()
            note = tr("from {file}", file=result.file.path.name)
            self._workspace.open_imported(result.deck, note, unread)

    def export_csv(self) -> None:
        path = self._ask(tr("Export the results"), tr("results"), ".csv", tr("Table (*.csv)"))
        if path is not None:
            checked, unread = for_report(self.check.results)
            text = csv_table(checked, self._rules.pool, unread)
            self._write(path, text.encode("utf-8-sig"))

    def surfaces(self) -> tuple[QWidget, ...]:
        """Where the keyboard goes when it has nowhere else to be, the best first."""
        return self.table, self.empty.button()

    def save_sheets(self) -> None:
        """Every list on a sheet, all in one PDF, painted in a thread."""
        jobs = sheet_jobs(self.check.results, self._rules.pool)
        if not jobs:
            self.messages.warn(tr("there is no deck to print in this folder"))
            return
        path = self._ask(tr("Save all sheets"), tr("sheets"), ".pdf", tr("PDF (*.pdf)"))
        if path is None:
            return
        pool, judge, info = self._rules.pool, self._rules.judge, self._info()

        def paint(pulse: Pulse) -> tuple[Path, bytes]:
            sheets = [pages_of(job, pool, judge, info) for job in jobs]
            return path, pdf_of(sheets, tr("Deck registration"), pulse.beat)

        task = self._background.run(paint)
        task.done.connect(self._painted)
        self.busy.watch(task, tr_n("Painting {n} sheet", "Painting {n} sheets", len(jobs)))

    def _painted(self, painted: tuple[Path, bytes]) -> None:
        self._write(*painted)

    def _ask(self, title: str, what: str, suffix: str, filters: str) -> Path | None:
        folder = self.check.folder.name if self.check.folder else ""
        name = suggestion(folder, what, suffix=suffix, usual=what)
        path = self._dialogs.save_file(title, name, filters)
        if path is not None and (refusal := wrong_ending(path, (suffix,))):
            self.messages.warn(refusal)
            return None
        return path

    def _write(self, path: Path, data: bytes) -> None:
        try:
            write_file(path, data)
        except FileError as error:
            self.messages.warn(told(error))
        else:
            self.messages.say(tr("Saved as {path}.", path=path))

    def state(self) -> dict[str, Any]:
        return {"layout": self.splitter.sizes()}

    def restore(self, state: dict[str, Any]) -> None:
        sizes = state.get("layout")
        if isinstance(sizes, list) and all(map(is_size, sizes)):
            self.splitter.setSizes(sizes)

    def _restyle(self) -> None:
        px = self._theme.px
        self._top.setContentsMargins(px(18), px(14), px(18), px(8))
        self._top.setSpacing(px(10))
        self._buttons.setSpacing(px(8))
        colour = self._theme.palette.text_2
        self.edition.setIcon(mark_icon(Mark.CHEVRON_DOWN, colour, px(11)))
