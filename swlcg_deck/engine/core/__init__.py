"""A game as data, and how it goes on."""
