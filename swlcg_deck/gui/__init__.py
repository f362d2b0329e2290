"""The window: widgets that show what the library knows and send it what the user wants."""
