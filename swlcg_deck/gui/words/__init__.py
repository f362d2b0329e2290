"""Words that more than one view says."""
