"""What a user who owns the game adds: printed text and pictures from OCTGN, and fan-made sets."""
