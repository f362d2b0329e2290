"""The rulebook, one procedure a file."""
