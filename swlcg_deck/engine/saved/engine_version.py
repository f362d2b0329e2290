"""Which engine played a game."""

from typing import Final

ENGINE_VERSION: Final = 7
"""Raised whenever the same answers could lead to another game, or frames hold other things."""
