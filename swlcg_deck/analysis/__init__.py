"""Numbers about decks: counts, curves, differences. No pixels and no verdicts."""
