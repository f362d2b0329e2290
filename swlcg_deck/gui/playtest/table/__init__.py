"""A game that is played: the page with the canvas, the decision beside it, the log and the keys."""
