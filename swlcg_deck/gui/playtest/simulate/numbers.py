"""Numbers of simulations as a reader wants them."""

from swlcg_deck.language import tr
from swlcg_deck.playtest.intervals import Interval


def grouped(number: int) -> str:
    """`12,345`."""
    return f"{number:,}"


def percent(share: float) -> str:
    """`54.2 %`."""
    return tr("{number} %", number=f"{100 * share:.1f}")


def span(interval: Interval) -> str:
    """`51.1 to 57.3 %`."""
    low, high = (f"{100 * end:.1f}" for end in interval)
    return tr("{low} to {high} %", low=low, high=high)


def points(difference: float) -> str:
    """The difference of two shares: `+4.2`."""
    return f"{100 * difference:+.1f}".replace("-", "\N{MINUS SIGN}")


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
    return tr("{number} h", number=f"{seconds / 3_600:.1f}")
