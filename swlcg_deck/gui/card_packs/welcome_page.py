"""What a card pack is and where it comes from, for somebody who has none yet."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import mark, tr

_WHY = mark(
    "The printed text and the pictures of the cards are not part of this program. If you own the "
    "game and use OCTGN, add them here: they are copied for you alone and shown beside our text."
)
_SOURCES = (
    ("set.xml", mark("The printed text of the cards of a set")),
    (".o8c", mark("The pictures of a set, as OCTGN packs them")),
    (
        mark("A folder"),
        mark("OCTGN’s own, or pictures that are named after the ids of their cards"),
    ),
)
_FANS = mark("Fan-made sets come in the same way. You can read them here; they are never legal.")


class WelcomePage(QScrollArea):
    """Scrolls in a low window."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        title = self._label(tr("Add the cards you own"), "heading")
        self._sources = QGridLayout()
        self._sources.setColumnStretch(1, 1)
        for row, (what, why) in enumerate(_SOURCES):
            self._sources.addWidget(
                self._label(tr(what), "strong"), row, 0, Qt.AlignmentFlag.AlignTop
            )
            self._sources.addWidget(self._label(tr(why), "secondary"), row, 1)
        self._text = QWidget()
        self._column = QVBoxLayout(self._text)
        self._column.addWidget(title)
        self._column.addWidget(self._label(tr(_WHY), "secondary"))
        self._column.addLayout(self._sources)
        self._column.addWidget(self._label(tr(_FANS), "secondary"))
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(self._text, 8)
        across.addStretch(1)
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.addStretch(2)
        layout.addLayout(across)
        layout.addStretch(3)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _label(self, text: str, name: str) -> QLabel:
        label = QLabel(text)
        label.setObjectName(name)
        label.setWordWrap(name == "secondary")
        return label

    def _restyle(self) -> None:
        px = self._theme.px
        self._text.setMaximumWidth(px(460))
        self._column.setSpacing(px(14))
        self._sources.setHorizontalSpacing(px(16))
        self._sources.setVerticalSpacing(px(8))
