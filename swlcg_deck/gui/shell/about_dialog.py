"""What this program is: its version, its cards, whose names they are, and what has changed."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck import __version__
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.guide.page_style import set_guide_page
from swlcg_deck.gui.theme.glyphs import app_icon
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.screen_fit import fit_to_screen
from swlcg_deck.language import mark, tr
from swlcg_deck.paths import resources_dir

_ICON = 52
_PAGES = {
    "NOTICE.txt": mark("Notice"),
    "CHANGELOG.md": mark("Changes"),
    "LICENSE.txt": mark("Licence"),
}


class AboutDialog(QDialog):
    """Name and numbers on top, the texts that come with the program below."""

    def __init__(self, theme: Theme, pool: CardPool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setWindowTitle(tr("About SWLCG Deck"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.facts = QLabel(_facts(pool))
        self.facts.setObjectName("secondary")
        self.facts.setWordWrap(True)
        self.facts.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.pages = ChoiceBar(theme, [(file, tr(title)) for file, title in _PAGES.items()])
        self.pages.setAccessibleName(tr("Text to read"))
        self.text = QTextBrowser()
        self.text.document().setDocumentMargin(0)
        self.close_button = QPushButton(tr("Close"))
        self.close_button.setAccessibleName(tr("Close"))
        self.close_button.setDefault(True)
        self.pages.chosen.connect(self._show_page)
        self.close_button.clicked.connect(self.reject)
        self._build()
        self._show_page()
        self.close_button.setFocus()
        fit_to_screen(self, self.sizeHint())

    def _build(self) -> None:
        px = self._theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head())
        column.addWidget(Hairline())
        body = QWidget()
        body.setObjectName("panel")
        body.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        texts = QVBoxLayout(body)
        texts.setContentsMargins(px(20), px(12), px(8), px(8))
        texts.setSpacing(px(12))
        texts.addWidget(self.pages, 0, Qt.AlignmentFlag.AlignLeft)
        texts.addWidget(self.text, 1)
        column.addWidget(body, 1)
        column.addWidget(Hairline())
        foot = QHBoxLayout()
        foot.setContentsMargins(px(20), px(12), px(20), px(14))
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column.addLayout(foot)

    def _head(self) -> QHBoxLayout:
        px = self._theme.px
        icon, name, what = QLabel(), QLabel("SWLCG Deck"), QLabel()
        size = QSize(px(_ICON), px(_ICON))
        icon.setPixmap(app_icon().pixmap(size, self.devicePixelRatioF()))
        name.setObjectName("title")
        what.setText(tr("Decks for Star Wars: The Card Game."))
        words = QVBoxLayout()
        words.setSpacing(px(2))
        for label in (name, what, self.facts):
            words.addWidget(label)
        head = QHBoxLayout()
        head.setContentsMargins(px(20), px(18), px(20), px(16))
        head.setSpacing(px(16))
        head.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        return head

    def _show_page(self) -> None:
        file = self.pages.current()
        text = (resources_dir() / "legal" / file).read_text(encoding="utf-8")
        self.text.setAccessibleName(tr(_PAGES[file]))
        set_guide_page(self.text, text, self._theme)
        frame = self.text.document().rootFrame()
        wanted = frame.frameFormat()
        wanted.setRightMargin(self._theme.px(16))  # no line runs into the scroll bar
        frame.setFrameFormat(wanted)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(620), self._theme.px(560))


def _facts(pool: CardPool) -> str:
    """What to tell in a report: the version, the cards, the rules."""
    return " · ".join(
        (
            tr("Version {version}", version=__version__),
            tr("card pool {fingerprint}", fingerprint=pool.fingerprint[:8]),
            tr("rules: {edition}", edition=pool.default_edition.title),
        )
    )
