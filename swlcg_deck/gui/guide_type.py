"""How a page of the guide is set: our typeface, our sizes, air between the paragraphs."""

from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser

from swlcg_deck.gui.theme.theme import Theme

_HEADINGS = {1: 18, 2: 16, 3: 13}
_BODY, _CODE = 13, 12
_LEADING = 140
"""Of the height of a line, in per cent."""


def set_guide_page(page: QTextBrowser, markdown: str, theme: Theme) -> None:
    """Show a page of Markdown; Qt alone would set it tight, with bold and code we do not ship."""
    page.setMarkdown(markdown)
    document = page.document()
    document.setIndentWidth(theme.px(20))
    _set_tables(document, theme)
    block = document.begin()
    while block.isValid():
        _set_block(block, theme)
        _set_words(block, theme)
        block = block.next()
    page.moveCursor(QTextCursor.MoveOperation.Start)


def _set_tables(document: QTextDocument, theme: Theme) -> None:
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            wanted = frame.format()
            wanted.setBorderBrush(QBrush(QColor(theme.palette.hairline)))
            wanted.setBorderCollapse(True)
            wanted.setCellPadding(theme.px(6))
            wanted.setBottomMargin(theme.px(12))
            frame.setFormat(wanted)


def _set_block(block: QTextBlock, theme: Theme) -> None:
    level = block.blockFormat().headingLevel()
    cursor = QTextCursor(block)
    wanted = QTextBlockFormat()
    wanted.setTopMargin(theme.px(16) if level > 1 else 0)
    if _is_code(block):
        wanted.setLeftMargin(theme.px(16))
        wanted.setBottomMargin(0 if _is_code(block.next()) else theme.px(12))
    elif cursor.currentTable() is not None:
        wanted.setBottomMargin(0)
    else:
        wanted.setBottomMargin(theme.px(4 if block.textList() is not None else 8))
    wanted.setLineHeight(_LEADING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor.mergeBlockFormat(wanted)


def _is_code(block: QTextBlock) -> bool:
    language = QTextFormat.Property.BlockCodeLanguage.value
    return block.isValid() and block.blockFormat().hasProperty(language)


def _set_words(block: QTextBlock, theme: Theme) -> None:
    """Headings and strong words are semibold, names of commands and keys in the accent."""
    size = _HEADINGS.get(block.blockFormat().headingLevel(), _BODY)
    cursor = QTextCursor(block)
    for piece in list(block.textFormats()):
        found, wanted = piece.format, QTextCharFormat(piece.format)
        wanted.clearProperty(QTextFormat.Property.FontSizeAdjustment.value)
        is_strong = size != _BODY or found.fontWeight() > QFont.Weight.Normal.value
        wanted.setFont(theme.font(size, semibold=is_strong))
        if _is_code(block):
            fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
            fixed.setPixelSize(theme.px(_CODE))
            wanted.setFont(fixed)
            wanted.setForeground(QColor(theme.palette.text_2))
        elif found.fontFixedPitch():
            wanted.setForeground(QColor(theme.palette.accent))
        cursor.setPosition(block.position() + piece.start)
        cursor.setPosition(
            block.position() + piece.start + piece.length, QTextCursor.MoveMode.KeepAnchor
        )
        cursor.setCharFormat(wanted)
