"""One module a command: `add_arguments` describes its call, `run` does it and returns the code."""
