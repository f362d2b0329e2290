"""Thousands of games between decks: choosing, running, reading and comparing them."""
