"""Small widgets that every view shares."""
