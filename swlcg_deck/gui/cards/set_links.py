"""Sentences in which sets are links, for the mouse and for the keyboard."""

import re
from html import unescape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent

from swlcg_deck.gui.cards.set_words import linked_set
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.link_label import LinkLabel

RING_ROOM = 5
"""Kept free at the left and the right for the focus ring."""
_TAG = re.compile(r"<[^>]*>")


class SetLinks(LinkLabel):
    """Tab goes from link to link, Enter follows one."""

    set_requested = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._sentences: list[str] = []
        self.setObjectName("secondary")
        self.linkActivated.connect(self._follow)
        theme.changed.connect(self._write)

    def say(self, sentences: list[str]) -> None:
        """Show sentences of simple HTML, a paragraph each."""
        self._sentences = sentences
        self._write()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab reaches the first link at once, and Shift+Tab the last."""
        super().focusInEvent(event)
        if event.reason() is Qt.FocusReason.TabFocusReason:
            self.focusNextPrevChild(True)
        elif event.reason() is Qt.FocusReason.BacktabFocusReason:
            self.focusNextPrevChild(False)

    def _write(self) -> None:
        room = self._theme.px(RING_ROOM)
        self.setContentsMargins(room, room // 2, room, room // 2)
        link = f'<a style="color: {self._theme.palette.text}" '
        gap = self._theme.px(6)
        paragraphs = [
            f'<p style="margin: {gap if place else 0}px 0 0 0">{text.replace("<a ", link)}</p>'
            for place, text in enumerate(self._sentences)
        ]
        words = " ".join(self._sentences)
        self.set_linked("".join(paragraphs), plain(words), has_links="<a " in words)

    def _follow(self, href: str) -> None:
        number = linked_set(href)
        if number is not None:
            self.set_requested.emit(number)


def plain(html: str) -> str:
    """The words without the tags."""
    return unescape(_TAG.sub("", html))
