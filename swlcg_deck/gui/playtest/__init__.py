"""The Playtest view: games at the table, openings with their odds, and many games at once."""
