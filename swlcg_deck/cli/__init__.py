"""The command line: a face of the library, with no rule of its own and no window."""
