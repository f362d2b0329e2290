"""Reading cards: faces painted from data, the panel of a set, the large view."""
