"""What is said of a card beside its abilities."""
