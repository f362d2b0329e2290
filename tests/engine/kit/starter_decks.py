"""Decks that whole games are played with, and pairings of them."""

from swlcg_deck.engine.game import DeckChoice

SITH = DeckChoice("Sith", (*range(19, 26), 36))
NAVY = DeckChoice("Imperial Navy", (*range(26, 33), 36))
JEDI = DeckChoice("Jedi", (*range(1, 8), 18))
REBELS = DeckChoice("Rebel Alliance", (*range(8, 15), 18))
SCUM = DeckChoice("Scum and Villainy", (33, 135, 145, 160, 165, 184, 206, 279, 284, 36))
SMUGGLERS = DeckChoice("Smugglers and Spies", (15, 142, 148, 162, 168, 202, 214, 237, 243, 18))
"""The starter decks of the Core Set, and two with pilots, missions, Protect and Influence."""

GAMES = {
    "sith_jedi": (SITH, JEDI, 11),
    "navy_rebels": (NAVY, REBELS, 22),
    "scum_smugglers": (SCUM, SMUGGLERS, 35),
    "navy_jedi": (NAVY, JEDI, 44),
    "sith_smugglers": (SITH, SMUGGLERS, 12),
}
"""Games for tests that look at whole ones: the dark deck, the light deck, the seed."""
