"""What an import would bring; and, once it runs, how far it is."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.cards.packs.plan import Plan
from swlcg_deck.gui.card_packs.pack_rows import plan_words, planned_rows
from swlcg_deck.gui.tables.stepper_list import RowList
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr

_STEPS = 1_000


class ImportPage(QWidget):
    import_requested = Signal()
    cancel_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.title = QLabel()
        self.title.setObjectName("heading")
        self.words = QLabel()
        self.words.setObjectName("secondary")
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.list = RowList(theme, tr("What was found"))
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setRange(0, _STEPS)
        self.start = QPushButton(tr("Import"))
        self.start.setObjectName("primary")
        self.start.setAccessibleName(tr("Import"))
        self.start.clicked.connect(self.import_requested)
        self.cancel = QPushButton(tr("Cancel"))
        self.cancel.setAccessibleName(tr("Cancel"))
        self.cancel.clicked.connect(self.cancel_requested)
        for button in (self.start, self.cancel):
            button.setAutoDefault(False)
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        self._foot.addWidget(self.cancel)
        self._foot.addWidget(self.start)
        self._head = QVBoxLayout()
        for part in (self.title, self.words, self.progress):
            self._head.addWidget(part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._head)
        layout.addWidget(self.list, 1)
        layout.addLayout(self._foot)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_looking(self) -> None:
        self._show(tr("Looking into the files"), "", None, is_busy=True)

    def show_plan(self, plan: Plan) -> None:
        self._show(tr("Ready to import"), plan_words(plan), plan, is_busy=False)
        if plan.is_empty:
            self.title.setText(tr("Nothing to import"))
        self.start.setEnabled(not plan.is_empty)
        self.start.setToolTip(tr("Nothing here can be imported") if plan.is_empty else "")
        (self.cancel if plan.is_empty else self.start).setFocus()

    def show_importing(self, plan: Plan) -> None:
        self._show(tr("Importing"), plan_words(plan), plan, is_busy=True)
        self.cancel.setFocus()

    def show_share(self, share: float) -> None:
        self.progress.setValue(round(share * _STEPS))
        self.progress.setAccessibleName(tr("{percent} per cent done", percent=round(share * 100)))

    def _show(self, title: str, words: str, plan: Plan | None, *, is_busy: bool) -> None:
        self.title.setText(title)
        self.words.setText(words)
        self.list.show_rows(planned_rows(plan) if plan else ())
        self.progress.setVisible(is_busy)
        self.show_share(0)
        self.start.setVisible(not is_busy)

    def _restyle(self) -> None:
        px = self._theme.px
        self._head.setContentsMargins(px(16), px(16), px(16), px(8))
        self._head.setSpacing(px(6))
        self._foot.setContentsMargins(px(16), px(10), px(16), px(14))
        self._foot.setSpacing(px(8))
