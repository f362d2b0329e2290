"""The cards of a game on the screen: where they lie, how they are painted, how picked up."""
