"""Finding sets and cards: the left column of the Build view."""
