"""The ability language: what a text box says, as data that is played and rendered."""
