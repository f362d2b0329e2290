"""One card on a small board: when its text is offered, and what it does there."""
