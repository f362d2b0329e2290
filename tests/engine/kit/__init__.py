"""What the engine's tests are made of: scenes, cards and texts for them, games played by chance."""
