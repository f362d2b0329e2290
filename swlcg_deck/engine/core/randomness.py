"""Chance as a number of the state: SplitMix64, the same on every machine."""

from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


def next_seed(seed: int) -> int:
    return (seed + 0x9E3779B97F4A7C15) & _MASK


def drawn(seed: int) -> int:
    """The random number that belongs to a seed."""
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def shuffled(cards: tuple[T, ...], seed: int) -> tuple[tuple[T, ...], int]:
    """The cards in a random order, and the seed for what comes next."""
    deck = list(cards)
    for i in range(len(deck) - 1, 0, -1):
        seed = next_seed(seed)
        j = drawn(seed) % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck), seed
