"""Going to a tournament: the pair of decks and its sheet, many lists at once, cards on a table."""
