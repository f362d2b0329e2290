"""One chip for each verdict that occurs, with its number; a click shows only those."""

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.tournament.judge_results import WORDS, Result
from swlcg_deck.gui.widgets.chip import Chip
from swlcg_deck.gui.widgets.flow_layout import FlowLayout
from swlcg_deck.language import mark, tr

_ONLY = {
    "Legal": mark("Only legal: {count}"),
    "Casual only": mark("Only casual only: {count}"),
    "Can’t tell": mark("Only can’t tell: {count}"),
    "Illegal": mark("Only illegal: {count}"),
    "Unreadable": mark("Only unreadable: {count}"),
    "Passed over": mark("Only passed over: {count}"),
}


class VerdictChips(QWidget):
    chosen = Signal(str)
    """The word of a verdict; empty for all."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._chosen = ""
        self.chips = {word: Chip(theme, tr(word)) for word in WORDS}
        layout = FlowLayout(self, 0)
        layout.setContentsMargins(0, 0, 0, 0)
        for chip in self.chips.values():
            chip.clicked.connect(self._clicked)
            layout.addWidget(chip)
        self._glyphs: dict[str, tuple[str, str]] = {}
        theme.changed.connect(self._colour)

    def show_results(self, results: Iterable[Result]) -> None:
        """A verdict that does not occur has no chip; it is no longer singled out either."""
        counted: Counter[str] = Counter()
        for result in results:
            counted[result.look.word] += 1
            self._glyphs[result.look.word] = (result.look.glyph, result.look.role)
        for word, chip in self.chips.items():
            chip.setVisible(counted[word] > 0)
            chip.setText(f"{tr(word)} {counted[word]}")
            chip.setAccessibleName(tr(_ONLY[word], count=counted[word]))
        self._colour()
        if self._chosen and not counted[self._chosen]:
            self.chips[self._chosen].setChecked(False)
            self._choose("")

    def _colour(self) -> None:
        for word, (glyph, role) in self._glyphs.items():
            ink = getattr(self._theme.palette, role).ink
            self.chips[word].set_glyph(glyph, ink)

    def _clicked(self) -> None:
        pressed = self.sender()
        word = next((w for w, chip in self.chips.items() if chip is pressed), "")
        is_on = bool(word) and self.chips[word].isChecked()
        for other, chip in self.chips.items():
            chip.setChecked(is_on and other == word)
            chip.updateGeometry()
        self._choose(word if is_on else "")

    def _choose(self, word: str) -> None:
        self._chosen = word
        self.chosen.emit(word)
