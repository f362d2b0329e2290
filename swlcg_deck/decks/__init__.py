"""The deck, its edits, its files and the library that keeps it. Knows cards, not legality."""
