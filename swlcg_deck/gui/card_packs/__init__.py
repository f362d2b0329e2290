"""Printed text, pictures and fan-made sets that the user adds himself."""
