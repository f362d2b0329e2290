"""Lists and tables whose rows are painted, and the box that searches them."""
