"""The dialog of card packs: what is installed, and how more comes in."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QStackedWidget, QWidget

from swlcg_deck.cards.packs.card_packs import CardPacks, PackSummary
from swlcg_deck.cards.packs.install import Installed, install
from swlcg_deck.cards.packs.limits import LIMITS, PackError
from swlcg_deck.cards.packs.plan import Plan, plan_import
from swlcg_deck.cards.packs.survey import survey
from swlcg_deck.gui.card_packs.import_page import ImportPage
from swlcg_deck.gui.card_packs.pack_page import PackPage
from swlcg_deck.gui.card_packs.pack_rows import outcome_words
from swlcg_deck.gui.card_packs.packs_panel import PacksPanel
from swlcg_deck.gui.card_packs.welcome_page import WelcomePage
from swlcg_deck.gui.documents.parts import Parts
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.screen_fit import fit_to_screen
from swlcg_deck.gui.work.background import Pulse, Task
from swlcg_deck.language import mark, told, tr

_FILES = mark("Card packs of OCTGN (*.xml *.o8c *.zip *.png *.jpg *.jpeg);;All files (*)")
_NONE = mark("No card packs are installed yet.")


class PackDialog(QDialog):
    changed = Signal()
    """Cards have other texts or pictures than before."""

    def __init__(self, parts: Parts, packs: CardPacks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self._packs = packs
        self._plan: Plan | None = None
        self._task: Task | None = None
        self._is_closing = False
        self._before: tuple[PackSummary, ...] = ()
        self.setWindowTitle(tr("Card packs"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        theme = parts.theme
        self.packs = PacksPanel(theme, has_octgn=bool(self._octgn))
        self.welcome = WelcomePage(theme)
        self.importing = ImportPage(theme)
        self.pack = PackPage(theme, packs)
        self.pages = QStackedWidget()
        self.pages.setObjectName("panel")
        for page in (self.welcome, self.importing, self.pack):
            self.pages.addWidget(page)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.packs)
        layout.addWidget(Hairline(vertical=True))
        layout.addWidget(self.pages, 1)
        self._connect()
        self._leave("")
        fit_to_screen(self, self.sizeHint())

    def _connect(self) -> None:
        self.packs.files_requested.connect(self._choose_files)
        self.packs.folder_requested.connect(self._choose_folder)
        self.packs.octgn_requested.connect(self._choose_octgn)
        self.packs.pack_chosen.connect(self._show_pack)
        self.packs.removal_requested.connect(self._remove)
        self.packs.close_requested.connect(self.reject)
        self.importing.import_requested.connect(self._import)
        self.importing.cancel_requested.connect(self._cancel)

    def _choose_files(self) -> None:
        self.look_into(
            self._parts.dialogs.open_files(tr("Import card packs"), tr(_FILES), self._octgn)
        )

    def _choose_folder(self) -> None:
        folder = self._parts.dialogs.open_folder(tr("Import card packs from a folder"), self._octgn)
        self.look_into([folder] if folder else [])

    def _choose_octgn(self) -> None:
        self.look_into([Path(self._octgn)])

    @property
    def _octgn(self) -> str:
        return self._parts.settings.octgn_folder

    def look_into(self, sources: list[Path]) -> None:
        """Find out what is in files and folders, and show it."""
        if not sources or self._task is not None:
            return
        self.pages.setCurrentWidget(self.importing)
        self.importing.show_looking()
        pool, installed = self._parts.pool, self._packs.packs()

        def work(pulse: Pulse) -> Plan:
            return plan_import(survey(sources, LIMITS, pulse.beat), pool, installed)

        self._run(work, self._show_plan)

    def _show_plan(self, plan: Plan) -> None:
        self._plan = plan
        self.importing.show_plan(plan)

    def _import(self) -> None:
        if self._plan is None or self._task is not None:
            return
        self.importing.show_importing(self._plan)
        plan, root = self._plan, self._packs.root

        def work(pulse: Pulse) -> Installed:
            return install(plan, root, LIMITS, pulse.beat)

        self._run(work, self._imported)

    def _run(self, work: Callable[[Pulse], Any], then: Callable[[Any], None]) -> None:
        self._before = self._packs.summary()
        self.packs.say("")
        self._task = self._parts.background.run(work, (PackError,))
        self._task.progress.connect(self.importing.show_share)
        self._task.done.connect(then)
        self._task.failed.connect(self._failed)
        self._task.ended.connect(self._ended)
        self.packs.show_busy(is_busy=True)

    def _ended(self) -> None:
        """Comes before the result; there is none if the task was cancelled."""
        was_cancelled = self._task is not None and self._task.is_cancelled
        self._task = None
        self.packs.show_busy(is_busy=False)
        if was_cancelled:
            self._stopped()

    def _imported(self, done: Installed) -> None:
        self._packs.reload()
        self._leave(outcome_words(done))
        self.changed.emit()

    def _failed(self, error: PackError) -> None:
        words = told(error)
        self._leave(f"{words[:1].upper()}{words[1:].rstrip('.')}.")

    def _cancel(self) -> None:
        if self._task is None:
            self._leave("")
        else:
            self._task.cancel()
            self.packs.say(tr("Stopping…"))

    def _stopped(self) -> None:
        """A task that was nearly through may have done its work all the same."""
        self._packs.reload()
        is_same = self._packs.summary() == self._before
        self._leave(
            tr("Stopped. Nothing was changed.") if is_same else tr("The import was done already.")
        )
        if not is_same:
            self.changed.emit()
        if self._is_closing:
            super().reject()

    def _leave(self, words: str) -> None:
        """Back from an import to what is installed."""
        self._plan = None
        summaries = self._packs.summary()
        self.packs.show_packs(summaries)
        self.packs.show_busy(is_busy=False)
        self.packs.say(words or ("" if summaries else tr(_NONE)))
        if summaries:
            self._show_pack(self.packs.list.current_key())
        else:
            self.pages.setCurrentWidget(self.welcome)
            self.packs.files.setFocus()

    def _show_pack(self, pack_id: object) -> None:
        summary = next((each for each in self._packs.summary() if each.id == pack_id), None)
        if summary is not None and self._task is None:
            self._plan = None
            self.pack.show_pack(summary)
            self.pages.setCurrentWidget(self.pack)

    def _remove(self) -> None:
        row = self.packs.list.current_row()
        if row is None or self._task is not None:
            return
        details = tr("Its text and pictures are deleted here. The files it came from stay.")
        if not self._parts.dialogs.confirm(
            tr("Remove {title}?", title=row.title), details, tr("Remove"), tr("Keep")
        ):
            return
        try:
            self._packs.remove(str(row.key))
        except PackError as error:
            self._failed(error)
            return
        self._leave(tr("Removed {title}.", title=row.title))
        self.changed.emit()

    def reject(self) -> None:
        """Close; a running import is stopped first."""
        if self._task is None:
            super().reject()
        else:
            self._is_closing = True
            self._cancel()

    def sizeHint(self) -> QSize:
        return QSize(self._parts.theme.px(920), self._parts.theme.px(600))
