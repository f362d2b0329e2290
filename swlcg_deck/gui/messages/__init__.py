"""What a view says to its user: bars, banners, empty states."""
