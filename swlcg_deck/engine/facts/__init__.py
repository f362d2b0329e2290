"""What is true now: read, never changed."""
