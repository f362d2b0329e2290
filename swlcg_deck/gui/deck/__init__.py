"""The open deck: its name, affiliation card, verdict, list, charts and history."""
