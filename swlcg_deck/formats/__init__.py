"""Reading and writing deck lists in the formats that players have."""
