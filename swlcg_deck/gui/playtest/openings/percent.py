"""Chances as people read them."""

from fractions import Fraction

from swlcg_deck.gui.words.how_many import decimals

_LEAST, _MOST = Fraction(1, 2000), Fraction(1999, 2000)


def percent(chance: Fraction) -> str:
    """With one digit; what is possible is never shown as nothing, nor as certain."""
    if 0 < chance < _LEAST:
        return f"<{decimals(0.1, 1)}"
    if _MOST < chance < 1:
        return f">{decimals(99.9, 1)}"
    return decimals(100 * float(chance), 1)
