"""Text set like a page of the guide, for other places that show some."""

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextBrowser

from swlcg_deck.gui.guide.markdown import html_of
from swlcg_deck.gui.guide.page_style import dress_page, for_qt
from swlcg_deck.gui.theme.theme import Theme


def set_guide_page(page: QTextBrowser, markdown: str, theme: Theme) -> None:
    """Show a page of Markdown; Qt alone would set it tight, with bold and code we do not ship."""
    dress_page(page, theme)
    page.setHtml(for_qt(html_of(markdown), theme))
    page.moveCursor(QTextCursor.MoveOperation.Start)
