"""From the data of a card to what it does."""
