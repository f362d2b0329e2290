"""The user guide: its pages, what is written into them, and how they are shown and published."""
