"""The card pool: models, loading, lookups and the search language. Imports nothing above it."""
