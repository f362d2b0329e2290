"""The library view: the decks one keeps, their folders, their history, their trash."""
