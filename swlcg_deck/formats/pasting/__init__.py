"""Reading lists as people post them: from the lines of a post to decks and a report."""
