"""What an empty library offers: sample decks, a new deck, a list from elsewhere."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from swlcg_deck.cards.base import Affiliation, Side
from swlcg_deck.gui.documents.sample_decks import sample_count
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, glyph_icon
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.section_label import SectionLabel
from swlcg_deck.language import tr, tr_n


class FirstStart(QScrollArea):
    samples_requested = Signal()
    new_requested = Signal(str)
    """The affiliation card of a new deck; empty for none yet."""
    import_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        samples = tr_n("Add {n} sample deck", "Add {n} sample decks", sample_count())
        self.samples = QPushButton(samples)
        self.samples.setObjectName("primary")
        self.import_list = QPushButton(tr("Import a list…"))
        self.affiliations: dict[Affiliation, QPushButton] = {}
        self.samples.clicked.connect(self.samples_requested)
        self.import_list.clicked.connect(self.import_requested)
        for button in (self.samples, self.import_list):
            button.setAccessibleName(button.text())
        self._inner = QWidget()
        self._inner.setMaximumWidth(theme.px(520))
        self._column = QVBoxLayout(self._inner)
        self._build()
        outer = QWidget()
        around = QVBoxLayout(outer)
        around.addStretch(2)
        around.addWidget(self._inner, 0, Qt.AlignmentFlag.AlignHCenter)
        around.addStretch(3)
        self.setWidget(outer)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _build(self) -> None:
        title = QLabel(tr("Your decks will be here"))
        title.setObjectName("title")
        self._column.addWidget(title)
        self._section(
            tr("Look around"),
            tr(
                "Tournament lists that players published and starters for a first game,"
                " to look at, change and compare."
            ),
        )
        self._column.addWidget(self.samples, 0, Qt.AlignmentFlag.AlignLeft)
        self._section(tr("Build"), tr("Choose an affiliation and begin a deck of your own."))
        grid = QGridLayout()
        grid.setHorizontalSpacing(self._theme.px(8))
        grid.setVerticalSpacing(self._theme.px(8))
        for column, side in enumerate(Side):
            kinds = [one for one in Affiliation if one.side is side]
            for row, affiliation in enumerate(kinds):
                grid.addWidget(self._affiliation_button(affiliation), row, column)
        self._column.addLayout(grid)
        self._section(
            tr("Bring a list"),
            tr("Paste one from a forum or a chat, or drop a file onto this window."),
        )
        self._column.addWidget(self.import_list, 0, Qt.AlignmentFlag.AlignLeft)

    def _section(self, title: str, text: str) -> None:
        self._column.addSpacing(self._theme.px(14))
        self._column.addWidget(SectionLabel(title))
        words = QLabel(text)
        words.setObjectName("secondary")
        words.setWordWrap(True)
        self._column.addWidget(words)

    def _affiliation_button(self, affiliation: Affiliation) -> QPushButton:
        button = QPushButton(f" {affiliation.value}")
        button.setAccessibleName(tr("New {affiliation} deck", affiliation=affiliation.value))
        button.clicked.connect(self._new)
        self.affiliations[affiliation] = button
        return button

    def _new(self) -> None:
        sender = self.sender()
        chosen = next(one for one, button in self.affiliations.items() if button is sender)
        self.new_requested.emit(chosen.value)

    def _restyle(self) -> None:
        px = self._theme.px
        self._inner.setFixedWidth(px(460))
        self._column.setContentsMargins(px(16), px(16), px(16), px(16))
        self._column.setSpacing(px(8))
        for affiliation, button in self.affiliations.items():
            colour = self._theme.palette.affiliation(affiliation)
            button.setIcon(glyph_icon(affiliation_glyph(affiliation), colour, px(16)))
            button.setIconSize(QSize(px(16), px(16)))
            button.setStyleSheet("text-align: left;")
