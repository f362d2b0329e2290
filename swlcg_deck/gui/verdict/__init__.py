"""A verdict and its findings, as every view shows them."""
