"""From the command line to a window, and what may go wrong on the way."""
