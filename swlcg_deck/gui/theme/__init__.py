"""Colours, type, icons and the style sheet: everything that gives the program its face."""
