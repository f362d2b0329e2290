"""Reading and writing files of a user: safely, whole, or not at all."""
