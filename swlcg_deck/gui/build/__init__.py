"""The Build view: sets to find, cards to read, the deck beside them."""
