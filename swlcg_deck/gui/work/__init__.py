"""Work that takes long, and questions to the user."""
