"""One deck in numbers, alone or beside another."""
