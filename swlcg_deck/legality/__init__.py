"""Whether a deck may be played, by which rules, and why not."""
