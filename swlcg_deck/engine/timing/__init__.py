"""How anything happens: events, effects, abilities in use."""
