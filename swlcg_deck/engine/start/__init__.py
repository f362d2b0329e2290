"""From decks to a game."""
