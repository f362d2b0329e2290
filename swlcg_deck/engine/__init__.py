"""The rules engine: a whole game of Star Wars: The Card Game as data. Play it through `game`."""

from swlcg_deck.engine.game import advance, answer, describe, new_game, observe

__all__ = ["advance", "answer", "describe", "new_game", "observe"]
