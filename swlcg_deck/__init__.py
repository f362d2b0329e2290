"""Deck building, tournament legality and solo playtesting for Star Wars: The Card Game."""

__version__ = "0.9.0"
