"""Bring decks in: paste a list, choose files or drop them; see what became of every line."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragMoveEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.files.plain_file import is_folder
from swlcg_deck.formats.registry import FORMATS
from swlcg_deck.gui.documents.deck_mime import dropped_files
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.exchange.report_view import ReportView
from swlcg_deck.gui.exchange.source import Source
from swlcg_deck.gui.exchange.source_list import SourceList
from swlcg_deck.gui.exchange.source_reader import SourceReader
from swlcg_deck.gui.exchange.summary import summary
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.busy_bar import BusyBar
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.screen_fit import fit_to_screen
from swlcg_deck.gui.words.sentence import sentence
from swlcg_deck.gui.work.background import Background
from swlcg_deck.language import mark, tr, tr_n

_PATIENCE = 400
"""Milliseconds of reading after which the dialog shows that something is going on."""
_AT_ONCE = 20
"""Decks that are opened without being asked for by their number."""
_EXAMPLE = mark(
    "Paste a list here, for example\n\n"
    "Affiliation: Jedi\n2x A Journey to Dagobah\n2x Last Minute Rescue"
)


def file_filters() -> str:
    """All formats together, then everything."""
    patterns = " ".join(f"*{extension}" for entry in FORMATS for extension in entry.extensions)
    return tr("Deck lists ({patterns});;All files (*)", patterns=patterns)


class ImportDialog(QDialog):
    """Nothing is saved here: the decks are opened, and the user saves what is worth it."""

    opened = Signal(DeckDocument)

    def __init__(
        self, theme: Theme, workspace: Workspace, background: Background, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._workspace = workspace
        self._is_deciding = False
        """Whether the lists are opened, or shown, as soon as they are read."""
        self.setObjectName("import-dialog")
        self.setWindowTitle(tr("Import decks"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self.reader = SourceReader(workspace.rules, background, self)
        self.choose = QPushButton(tr("Choose files…"))
        self.list = SourceList(theme)
        self.text = QPlainTextEdit()
        self.busy = BusyBar(theme)
        self.report = ReportView(theme, workspace.pool)
        self.summary = QLabel()
        self.cancel = QPushButton(tr("Cancel"))
        self.open_button = QPushButton()
        self._set_up()
        self._lay_out()
        self._connect()
        self._restyle()
        self._refresh()
        fit_to_screen(self, self.sizeHint())
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_up(self) -> None:
        self.text.setPlaceholderText(tr(_EXAMPLE))
        self.text.setAccessibleName(tr("List to import"))
        self.text.setTabChangesFocus(True)
        self.text.setAcceptDrops(False)  # files that are dropped are for the dialog
        self.summary.setWordWrap(True)
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setAccessibleName(tr("Summary"))
        self.open_button.setObjectName("primary")
        self.open_button.setDefault(True)
        for button in (self.choose, self.cancel):
            button.setAccessibleName(button.text())
            button.setAutoDefault(False)

    def _lay_out(self) -> None:
        title, words = QLabel(tr("Import decks")), QLabel()
        title.setObjectName("title")
        words.setObjectName("secondary")
        words.setText(tr("Paste a list, choose files or drop them here. Nothing is saved yet."))
        left = QWidget()
        self._left = QVBoxLayout(left)
        self._left.addWidget(title)
        self._left.addWidget(words)
        words.setWordWrap(True)
        self._left.addWidget(self.choose, 0, Qt.AlignmentFlag.AlignLeft)
        self._left.addWidget(self.list)
        self._left.addWidget(self.text, 1)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(left)
        self._splitter.addWidget(self.report)
        self._splitter.setStretchFactor(1, 1)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.summary, 1)
        self._foot.addWidget(self.cancel)
        self._foot.addWidget(self.open_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.busy)
        column.addWidget(self._splitter, 1)
        column.addWidget(Hairline())
        column.addLayout(self._foot)

    def _connect(self) -> None:
        self.choose.clicked.connect(self._choose_files)
        self.text.textChanged.connect(self._typed)
        self.list.chosen.connect(self._show_source)
        self.list.remove_requested.connect(self.reader.remove_file)
        self.report.answered.connect(self.reader.answer)
        self.reader.changed.connect(self._refresh)
        self.reader.started.connect(self.busy.watch)
        self.cancel.clicked.connect(self.reject)
        self.open_button.clicked.connect(self.accept)
        self.finished.connect(self.reader.stop)
        self._theme.changed.connect(self._restyle)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(1040), self._theme.px(660))

    def add_files(self, paths: list[Path]) -> None:
        """Read files; folders are searched one level deep for deck files."""
        self.reader.add_files([file for path in paths for file in _files(path)])

    def open_lists(self, paths: list[Path]) -> None:
        """Open what is understood as it stands; anything else is for the user to look at."""
        self._is_deciding = not self.isVisible()
        QTimer.singleShot(_PATIENCE, self, self._show_if_slow)
        self.add_files(paths)

    def _show_if_slow(self) -> None:
        if self._is_deciding and not self.isVisible():
            self.open()

    def _decide(self) -> None:
        self._is_deciding = False
        sources = self.reader.sources()
        decks = sum(len(source.decks) for source in sources)
        if all(source.is_clear for source in sources) and 0 < decks <= _AT_ONCE:
            self.accept()
        elif not self.isVisible():
            self.open()

    def paste_text(self, text: str) -> None:
        self.text.setPlainText(text)

    def paste_clipboard(self) -> None:
        """Begin with what was copied elsewhere."""
        self.paste_text(QGuiApplication.clipboard().text())

    def _typed(self) -> None:
        self.reader.paste(self.text.toPlainText())

    def _choose_files(self) -> None:
        files = self._workspace.dialogs.open_files(
            tr("Import decks"), file_filters(), self._workspace.octgn_folder
        )
        if files:
            self.add_files(files)

    def current_source(self) -> Source | None:
        sources = self.reader.sources()
        path = self.list.current_path()
        return next((source for source in sources if source.path == path), None)

    def _refresh(self) -> None:
        sources = self.reader.sources()
        files = any(source.path is not None for source in sources)
        self.list.setVisible(files)
        self.list.show_sources(sources)
        self._show_source()
        self.summary.setText(sentence(summary(sources, self._workspace.rules)))
        count = sum(len(source.decks) for source in sources)
        self.open_button.setText(
            tr_n("Open {n} deck", "Open {n} decks", count) if count else tr("Open")
        )
        self.open_button.setAccessibleName(self.open_button.text())
        self.open_button.setEnabled(count > 0 and not self.reader.is_reading)
        waiting = tr("Wait until all of it is read") if self.reader.is_reading else ""
        self.open_button.setToolTip(
            waiting or ("" if count else tr("There is no deck to open yet"))
        )
        if self._is_deciding and not self.reader.is_reading:
            QTimer.singleShot(0, self, self._decide)

    def _show_source(self) -> None:
        self.report.show_source(self.current_source())

    def accept(self) -> None:
        """Open every deck; the last one is shown."""
        document: DeckDocument | None = None
        for source in self.reader.sources():
            note = tr("from {file}", file=source.name)
            for deck, unread in source.decks_as_read:
                document = self._workspace.open_imported(deck, note, unread)
        super().accept()
        if document is not None:
            self.opened.emit(document)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event.mimeData()) or event.mimeData().hasText():
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """What was welcome at the edge is welcome everywhere."""
        event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = dropped_files(event.mimeData())
        event.acceptProposedAction()
        if files:
            self.add_files(files)
        else:
            self.paste_text(event.mimeData().text())

    def closeEvent(self, event: QCloseEvent) -> None:
        self.reader.stop()
        super().closeEvent(event)

    def _restyle(self) -> None:
        px = self._theme.px
        self._left.setContentsMargins(px(16), px(14), px(16), px(12))
        self._left.setSpacing(px(8))
        self._foot.setContentsMargins(px(16), px(10), px(16), px(12))
        self._foot.setSpacing(px(8))
        self._splitter.setSizes([px(330), px(710)])


def _files(path: Path) -> list[Path]:
    if not is_folder(path):
        return [path]
    known = {extension for entry in FORMATS for extension in entry.extensions}
    try:
        return sorted(file for file in path.iterdir() if file.suffix.lower() in known)
    except OSError:  # reading it will say why
        return [path]
