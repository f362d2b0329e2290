"""A set, chosen from a list or by typing a part of its title or number."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QCompleter

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.marks import Mark, paint_mark


class SetCombo(QComboBox):
    chosen = Signal()

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setAccessibleName(name)
        completer = QCompleter(self.model(), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.setCompleter(completer)
        offers = completer.popup()
        if offers is not None:  # a window of its own, in nobody's clothes
            theme.dress(offers)
        field = self.lineEdit()
        if field is not None:
            field.setPlaceholderText(name)
            field.setAccessibleName(name)
            field.editingFinished.connect(self._settle)
        self.currentIndexChanged.connect(self._index_changed)
        self._restyle()
        theme.changed.connect(self._restyle)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        size = self._theme.px(10)
        painter = QPainter(self)
        box = QRectF(self.width() - 2 * size, (self.height() - size) / 2, size, size)
        paint_mark(painter, Mark.CHEVRON_DOWN, self._theme.palette.text_2, box, 2.6)
        painter.end()

    def offer(self, sets: Iterable[tuple[int | str, str]]) -> None:
        """Keys and labels to choose from; what was chosen stays so, if it is among them."""
        items = list(sets)
        if [(self.itemData(at), self.itemText(at)) for at in range(self.count())] == items:
            return
        key = self.key()
        self.blockSignals(True)
        self.clear()
        for one, label in items:
            self.addItem(label, one)
        self._show(key)
        self.blockSignals(False)

    def key(self) -> int | str | None:
        key: int | str | None = self.currentData()
        return key

    def choose(self, key: int | str | None) -> None:
        self._show(key)

    def _show(self, key: int | str | None) -> None:
        keys = [self.itemData(at) for at in range(self.count())]
        self.setCurrentIndex(keys.index(key) if key in keys else -1)
        if self.currentIndex() < 0:
            self.clearEditText()

    def _settle(self) -> None:
        """What is typed becomes a set: the one it names, or the only one it can mean."""
        typed = self.currentText().strip().casefold()
        labels = [self.itemText(at).casefold() for at in range(self.count())]
        meant = [at for at, label in enumerate(labels) if label == typed]
        meant = meant or [at for at, label in enumerate(labels) if typed and typed in label]
        if len(meant) == 1:
            self.setCurrentIndex(meant[0])
        if self.currentIndex() >= 0:
            self.setEditText(self.itemText(self.currentIndex()))
        else:
            self.clearEditText()

    def _index_changed(self) -> None:
        field = self.lineEdit()
        if field is not None:
            field.setCursorPosition(0)
        self.chosen.emit()

    def _restyle(self) -> None:
        self.setMinimumWidth(self._theme.px(170))
        self.setMaximumWidth(self._theme.px(340))
