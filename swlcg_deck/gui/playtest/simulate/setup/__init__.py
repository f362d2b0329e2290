"""Before and during a run: decks, bots, how many games, and how far they are."""
