"""The search help: every field of the language, with examples to click."""

from html import escape

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QTextBrowser, QVBoxLayout, QWidget

from swlcg_deck.cards.search.fields import FIELDS
from swlcg_deck.cards.search.help import SYNTAX
from swlcg_deck.gui.cards.set_words import strong
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.mark_button import MarkButton
from swlcg_deck.gui.widgets.marks import Mark
from swlcg_deck.language import tr

EXAMPLES = (*(example for example, _ in SYNTAX), *(field.example for field in FIELDS))


class SearchHelp(QFrame):
    """Lies over the table without stopping anything else; Escape closes it."""

    example_chosen = Signal(str)
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("searchHelp")
        heading = QLabel(tr("Searching"))
        heading.setObjectName("heading")
        close = MarkButton(theme, Mark.CROSS, tr("Close the search help"))
        close.clicked.connect(self.close_help)
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self.page.setAccessibleName(tr("Search help"))
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page.anchorClicked.connect(self._clicked)
        self._head = QHBoxLayout()
        self._head.addWidget(heading, 1)
        self._head.addWidget(close)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(self.page, 1)
        self.setFocusProxy(self.page)
        theme.changed.connect(self._theme_changed)
        self.hide()

    def showEvent(self, event: QShowEvent) -> None:
        """While it is hidden nobody writes its page."""
        self._restyle()
        super().showEvent(event)

    def _theme_changed(self) -> None:
        if self.isVisible():
            self._restyle()

    def _restyle(self) -> None:
        palette, px = self._theme.palette, self._theme.px
        self.setStyleSheet(
            f"QFrame#searchHelp {{ background: {palette.raised}; border-radius: {px(8)}px;"
            f" border: 1px solid {palette.border}; }}"
            "QTextBrowser, QTextBrowser:focus { border: none; padding: 0; }"
        )
        self._column.setContentsMargins(px(16), px(10), px(8), px(8))
        self._column.setSpacing(px(4))
        self.page.setHtml(self._html())

    def close_help(self) -> None:
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_help()
        else:
            super().keyPressEvent(event)

    def _clicked(self, link: QUrl) -> None:
        self.example_chosen.emit(EXAMPLES[int(link.toString())])

    def _html(self) -> str:
        small, quiet = self._theme.px(12), self._theme.palette.text_2
        gap, above = self._theme.px(3), self._theme.px(10)
        head = f'style="color:{self._theme.palette.text_3}; font-size:{self._theme.px(11)}px"'
        rows = [
            f"<tr><td>{self._link(at)}</td><td>{escape(tr(about))}</td></tr>"
            for at, (_, about) in enumerate(SYNTAX)
        ]
        fields = [
            f"<tr><td>{strong(escape(field.name))}</td><td>{escape(field.short or '')}</td>"
            f"<td>{escape(tr(field.about))}</td><td>{self._link(len(SYNTAX) + at)}</td></tr>"
            for at, field in enumerate(FIELDS)
        ]
        heads = "".join(
            f"<td>{strong(name)}</td>"
            for name in (tr("Field"), tr("Short"), tr("Looks at"), tr("Example"))
        )
        return (
            f'<div style="font-size:{small}px; color:{quiet}">'
            f'<table cellpadding="{gap}" width="100%">{"".join(rows)}</table>'
            f'<table cellpadding="{gap}" width="100%" style="margin-top:{above}px">'
            f"<tr {head}>{heads}</tr>"
            f"{''.join(fields)}</table></div>"
        )

    def _link(self, at: int) -> str:
        colour = self._theme.palette.accent
        look = f"color:{colour}; text-decoration:none; white-space:nowrap"
        return f'<a href="{at}" style="{look}">{escape(EXAMPLES[at])}</a>'
