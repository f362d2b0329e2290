"""How many games, and which seed."""

import secrets

from PySide6.QtCore import Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from swlcg_deck.gui.playtest.numbers import grouped
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.flow_layout import FlowLayout
from swlcg_deck.gui.widgets.named_button import named_button
from swlcg_deck.language import tr

MOST_GAMES, MOST_SEED = 1_000_000, 999_999_999
_USUAL = (100, 1_000, 10_000)
_OTHER = "other"


class GamesField(QWidget):
    """Three usual numbers and any other; a seed that can be typed or thrown."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        usual = [(str(number), grouped(number)) for number in _USUAL]
        self.usual = ChoiceBar(theme, [*usual, (_OTHER, tr("Other"))])
        self.usual.setAccessibleName(tr("How many games"))
        self.usual.chosen.connect(self._chosen)
        self.games = _number_field(tr("Games"), 1, MOST_GAMES)
        self.games.setText(str(_USUAL[0]))
        self.games.textChanged.connect(self._typed)
        self.seed = _number_field(tr("Seed"), 0, MOST_SEED)
        self.seed.setAccessibleDescription(
            tr("The same seed, decks and bots give the same games on any computer.")
        )
        self.seed.setToolTip(self.seed.accessibleDescription())
        self.seed.setText("1")
        self.seed.textChanged.connect(self.changed)
        self.dice = named_button(tr("Another seed"), tr("Another seed, by chance"))
        self.dice.setObjectName("small")
        self.dice.clicked.connect(self._throw)
        self._flow = FlowLayout(self, 12)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self._groups = [
            self._group(tr("Games"), self.usual, self.games),
            self._group(tr("Seed"), self.seed, self.dice),
        ]
        for group in self._groups:
            self._flow.addWidget(group)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _group(self, title: str, *widgets: QWidget) -> QWidget:
        group = QWidget()
        row = QHBoxLayout(group)
        row.setContentsMargins(0, 0, 0, 0)
        heading = QLabel(title)
        heading.setObjectName("secondary")
        row.addWidget(heading)
        for widget in widgets:
            row.addWidget(widget)
        row.addSpacing(8)
        return group

    def problem(self) -> str:
        """What is wrong with the numbers, in a sentence."""
        if not self.games.hasAcceptableInput():
            return tr("The number of games is between 1 and {most}.", most=grouped(MOST_GAMES))
        if not self.seed.hasAcceptableInput():
            return tr("The seed is a number from 0 to {most}.", most=MOST_SEED)
        return ""

    def _chosen(self, key: str) -> None:
        if key == _OTHER:
            self.games.setFocus()
            self.games.selectAll()
        else:
            self.games.setText(key)

    def _typed(self, text: str) -> None:
        self.usual.choose(text if text in map(str, _USUAL) else _OTHER)
        self.changed.emit()

    def _throw(self) -> None:
        self.seed.setText(str(secrets.randbelow(1_000_000)))

    def _restyle(self) -> None:
        px = self._theme.px
        self.games.setFixedWidth(px(84))
        self.seed.setFixedWidth(px(96))
        self._flow.set_gap(px(12))
        for group in self._groups:
            layout = group.layout()
            if layout is not None:
                layout.setSpacing(px(8))


def _number_field(name: str, least: int, most: int) -> QLineEdit:
    field = QLineEdit()
    field.setAccessibleName(name)
    field.setValidator(QIntValidator(least, most, field))
    return field
