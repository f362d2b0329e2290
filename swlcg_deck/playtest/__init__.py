"""What drives the engine: openings, goldfish, bots, simulations."""
