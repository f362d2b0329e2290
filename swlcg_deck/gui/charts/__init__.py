"""Small charts, painted by hand from the palette; each says in words what it shows."""
