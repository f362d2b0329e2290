"""The rules engine: a whole game of Star Wars: The Card Game as data, played through `game`."""
