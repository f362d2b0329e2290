"""Results that are kept: listed, opened, compared, written to files."""
