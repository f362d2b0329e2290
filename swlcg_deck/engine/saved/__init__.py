"""Games as files."""
