"""English from the nodes of the language: what a card says is what it does.

House style: short sentences, the game's own nouns, "enemy" and "friendly", "they" for a player, a
cost before an arrow. Icons stand in square brackets, edge-enabled ones with the word edge:
[unit damage], [edge tactics].
"""
