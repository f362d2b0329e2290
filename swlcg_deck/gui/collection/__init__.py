"""What the user owns, and which decks can be built of it."""
