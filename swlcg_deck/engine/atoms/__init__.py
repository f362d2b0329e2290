"""The only functions that change a state. Everything else reads it, or puts frames on its stack."""
