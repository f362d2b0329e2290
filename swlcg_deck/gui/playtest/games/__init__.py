"""Games before and beside the table: the start page, saved games, and who decides in one."""
