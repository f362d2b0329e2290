"""How sure a share of games is: Wilson's interval, and Newcombe's for the difference of two."""

from math import sqrt

Z95 = 1.959964
Interval = tuple[float, float]


def wilson(wins: int, games: int, z: float = Z95) -> Interval:
    """The 95% interval of a share; all of 0 to 1 when nothing is known."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    low, high = (centre - spread) / scale, (centre + spread) / scale
    return max(0.0, min(share, low)), min(1.0, max(share, high))


def newcombe(first: tuple[int, int], second: tuple[int, int]) -> Interval:
    """The 95% interval of the second share minus the first, each as (wins, games)."""
    shares = [wins / games if games else 0.5 for wins, games in (first, second)]
    (low1, high1), (low2, high2) = wilson(*first), wilson(*second)
    difference = shares[1] - shares[0]
    down = sqrt((shares[1] - low2) ** 2 + (high1 - shares[0]) ** 2)
    up = sqrt((high2 - shares[1]) ** 2 + (shares[0] - low1) ** 2)
    return max(-1.0, difference - down), min(1.0, difference + up)
