"""What a run has shown, on pages, and what has changed since another one."""
