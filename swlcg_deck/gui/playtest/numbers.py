"""Numbers of many games as a reader wants them."""

from PySide6.QtCore import QLocale

from swlcg_deck.gui.words.how_many import decimals
from swlcg_deck.language import spoken, tr
from swlcg_deck.playtest.intervals import Interval


def grouped(number: int) -> str:
    """`12,345`, or as the language of the user writes it."""
    return QLocale(spoken()).toString(number)


def percent(share: float) -> str:
    """`54.2 %`."""
    return tr("{number} %", number=decimals(100 * share, 1))


def span(interval: Interval) -> str:
    """`51.1 to 57.3 %`."""
    low, high = (decimals(100 * end, 1) for end in interval)
    return tr("{low} to {high} %", low=low, high=high)


def points(difference: float) -> str:
    """The difference of two shares: `+4.2`."""
    sign = "\N{MINUS SIGN}" if f"{100 * difference:+.1f}".startswith("-") else "+"
    return f"{sign}{decimals(abs(100 * difference), 1)}"


def ratio(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def duration(seconds: float) -> str:
    """Roughly, for somebody who waits."""
    if seconds < 1:
        return tr("less than a second")
    if seconds < 90:
        return tr("{number} s", number=round(seconds))
    if seconds < 5_400:
        return tr("{number} min", number=round(seconds / 60))
    return tr("{number} h", number=decimals(seconds / 3_600, 1))
