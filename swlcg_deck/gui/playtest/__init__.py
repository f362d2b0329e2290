"""The Playtest view: a start page and the table."""
