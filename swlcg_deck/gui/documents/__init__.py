"""Open decks, the rules they are judged by, and what is remembered. No widgets."""
