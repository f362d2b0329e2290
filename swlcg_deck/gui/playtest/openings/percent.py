"""Chances as people read them."""

from fractions import Fraction

_LEAST, _MOST = Fraction(1, 2000), Fraction(1999, 2000)


def percent(chance: Fraction) -> str:
    """With one digit; what is possible is never shown as nothing, nor as certain."""
    if 0 < chance < _LEAST:
        return "<0.1"
    if _MOST < chance < 1:
        return ">99.9"
    return f"{100 * float(chance):.1f}"
