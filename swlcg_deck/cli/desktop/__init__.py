"""The program in the menus of a Linux desktop, for users who have no package of it."""
