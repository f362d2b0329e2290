"""How a query looks while it is typed: field names quieter, faults underlined."""

from collections.abc import Iterable

from PySide6.QtGui import QColor, QTextCharFormat, QTextLayout

from swlcg_deck.cards.search import Problem
from swlcg_deck.cards.search.tokens import Kind, tokenize
from swlcg_deck.gui.theme.palette import Palette

_GRAMMAR = (Kind.OPEN, Kind.CLOSE, Kind.NOT, Kind.OR, Kind.AND)


def query_formats(
    text: str, problems: Iterable[Problem], palette: Palette
) -> list[QTextLayout.FormatRange]:
    """Formats for the parts of a query; what is not named keeps the colour of the text."""
    quiet = QTextCharFormat()
    quiet.setForeground(QColor(palette.text_2))
    ranges = []
    for token in tokenize(text, []):
        if token.kind in _GRAMMAR:
            ranges.append(_range(text, token.start, token.end, quiet))
        elif token.kind is Kind.FIELD:
            name = token.start + len(token.field) + (token.comparison == ":")
            ranges.append(_range(text, token.start, min(name, token.value_start), quiet))
    return ranges + [_underlined(text, problem, palette) for problem in problems]


def _underlined(text: str, problem: Problem, palette: Palette) -> QTextLayout.FormatRange:
    line = QTextCharFormat()
    if problem.unfinished:
        line.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        line.setUnderlineColor(QColor(palette.text_3))
    else:
        line.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        line.setUnderlineColor(QColor(palette.illegal.ink))
    return _range(text, problem.start, problem.end, line)


def _range(text: str, start: int, end: int, look: QTextCharFormat) -> QTextLayout.FormatRange:
    """Qt counts UTF-16 units, Python counts characters."""
    found = QTextLayout.FormatRange()
    first, last = _units(text[:start]), _units(text[:end])
    found.start, found.length, found.format = first, last - first, look
    return found


def _units(text: str) -> int:
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
