"""From the files of a card pool to its cards, and what is wrong with them."""
