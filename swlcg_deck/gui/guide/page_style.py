"""How a page of the guide is set: our typeface, our sizes, air between the paragraphs."""

import re
from string import Template

from PySide6.QtGui import QFontDatabase, QTextCursor
from PySide6.QtWidgets import QTextBrowser

from swlcg_deck.gui.guide.markdown import html_of
from swlcg_deck.gui.theme.theme import Theme

_SHEET = Template("""
p, li, th, td { font-size: ${p13}px; color: $text; line-height: 140%; }
p { margin-top: 0; margin-bottom: ${p8}px; }
li { margin-bottom: ${p4}px; }
ul, ol { margin-top: 0; margin-bottom: ${p8}px; }
a { color: $accent; text-decoration: none; }
.h1 { font-size: ${p18}px; font-weight: 600; color: $text; margin-top: 0; margin-bottom: ${p8}px; }
.h2 { font-size: ${p16}px; font-weight: 600; color: $text; margin-top: ${p16}px;
  margin-bottom: ${p8}px; }
.h3 { font-size: ${p13}px; font-weight: 600; color: $text; margin-top: ${p16}px;
  margin-bottom: ${p8}px; }
b, th { font-weight: 600; }
th { text-align: left; color: $text_2; }
code { font-family: '$face'; color: $accent; }
pre { font-family: '$fixed'; font-size: ${p12}px; color: $text_2; margin-top: 0;
  margin-bottom: ${p12}px; margin-left: ${p16}px; line-height: 140%; white-space: pre-wrap; }
blockquote { margin-left: ${p16}px; margin-top: 0; margin-bottom: 0; }
blockquote p { color: $text_2; }
table { border-color: $hairline; border-style: solid; border-collapse: collapse;
  margin-bottom: ${p12}px; }
""")


def set_guide_page(page: QTextBrowser, markdown: str, theme: Theme) -> None:
    """Show a page of Markdown; Qt alone would set it tight, with bold and code we do not ship."""
    dress_page(page, theme)
    page.setHtml(for_qt(html_of(markdown), theme))
    page.moveCursor(QTextCursor.MoveOperation.Start)


def dress_page(page: QTextBrowser, theme: Theme) -> None:
    """What holds for every page that is shown afterwards."""
    page.document().setDefaultStyleSheet(_style(theme))
    page.document().setIndentWidth(theme.px(20))


def for_qt(html: str, theme: Theme) -> str:
    """A page with what Qt takes only as attributes, and headings that it does not enlarge.

    Pictures of the window are for those who do not have it before their eyes.
    """
    html = re.sub(r"<p><img [^>]*></p>\n?", "", html)
    look = f'<table border="1" cellspacing="0" cellpadding="{theme.px(6)}">'
    html = re.sub(r"<h([1-4])", r'<p class="h\1"', html.replace("<table>", look))
    return re.sub(r"</h[1-4]>", "</p>", html)


def _style(theme: Theme) -> str:
    """The style sheet of a page at the present text size."""
    sizes = {f"p{size}": str(theme.px(size)) for size in (4, 8, 12, 13, 16, 18)}
    inks = ("text", "text_2", "accent", "hairline")
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    return _SHEET.substitute(
        sizes,
        face=theme.font(13).family(),
        fixed=fixed,
        **{name: getattr(theme.palette, name) for name in inks},
    )
