"""What is being imported: the pasted text and the files."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from swlcg_deck.gui.exchange.source import Source
from swlcg_deck.gui.exchange.summary import lines_to_look_at
from swlcg_deck.gui.exchange.two_lines import ROW, TwoLines, two_line_item
from swlcg_deck.gui.theme.glyphs import glyph_icon
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import tr

_MOST_ROWS = 5


class SourceList(QListWidget):
    """Delete takes a file out again."""

    chosen = Signal()
    remove_requested = Signal(object)
    """The Path of a file."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._paths: list[Path | None] = []
        self._is_quiet = False
        self.setAccessibleName(tr("Texts and files to import"))
        self.setAccessibleDescription(tr("Delete takes a file out again."))
        TwoLines(theme, self)
        self.currentRowChanged.connect(self._row_changed)
        theme.changed.connect(self._fit)

    def show_sources(self, sources: tuple[Source, ...]) -> None:
        """Show what there is; a new file is chosen, as its report is what one wants to see."""
        paths = [source.path for source in sources]
        wanted = self.current_path()
        new = [path for path in paths if path is not None and path not in self._paths]
        self._is_quiet = True
        self.clear()
        for source in sources:
            self.addItem(self._item(source))
        self._paths = paths
        if new:
            wanted = new[0]
        row = paths.index(wanted) if wanted in paths else 0 if paths else -1
        self.setCurrentRow(row)
        self._is_quiet = False
        self._fit()

    def current_path(self) -> Path | None:
        row = self.currentRow()
        return self._paths[row] if 0 <= row < len(self._paths) else None

    def _item(self, source: Source) -> QListWidgetItem:
        words = state_words(source)
        palette, size = self._theme.palette, self._theme.px(16)
        if source.problem:
            icon = glyph_icon("verdict-illegal", palette.illegal.ink, size, palette.panel)
        elif source.open_lines:
            icon = glyph_icon("verdict-cannot-tell", palette.casual.ink, size)
        elif source.read is None:
            icon = glyph_icon("place-recent", palette.text_3, size)
        else:
            icon = glyph_icon("line-understood", palette.legal.ink, size)
        item = two_line_item(source.name, words, icon)
        item.setToolTip(plain_tip(str(source.path)) if source.path else "")
        return item

    def keyPressEvent(self, event: QKeyEvent) -> None:
        path = self.current_path()
        if event.key() == Qt.Key.Key_Delete and path is not None:
            self.remove_requested.emit(path)
        else:
            super().keyPressEvent(event)

    def _row_changed(self) -> None:
        if not self._is_quiet:
            self.chosen.emit()

    def _fit(self) -> None:
        rows = max(1, min(self.count(), _MOST_ROWS))
        self.setFixedHeight(self._theme.px(ROW) * rows)


def state_words(source: Source) -> str:
    if source.problem:
        return tr("Cannot be read")
    if source.read is None:
        return tr("Reading…")
    words = many(len(source.decks), "deck")
    if source.open_lines:
        return f"{words}, {lines_to_look_at(source.open_lines)}"
    return words
