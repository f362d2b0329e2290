"""Decks that come in and go out: import with a report on every line, export with a preview."""
