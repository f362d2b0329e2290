"""The tournament sheet on paper. Uses Qt to paint, but opens no window."""
