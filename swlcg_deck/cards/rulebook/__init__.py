"""The rules and terms of the game, to look up and to read."""
