"""From the ability language of the cards to abilities that the engine executes."""
