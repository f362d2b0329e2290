"""The window around the views: bars, tabs, menus and what they do."""
