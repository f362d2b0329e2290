"""Five whole games played by chance, as transcripts to read and to compare with.

When the engine or the wording changes on purpose, write them anew and read the difference:

    python tests/engine/games/golden_games.py
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from kit.random_play import play_randomly

from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.engine.atoms.table import keep_journal
from swlcg_deck.engine.game import DeckChoice, State, new_game, transcript

GOLDEN = Path(__file__).parent / "golden"

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


def golden_game(pool: CardPool, name: str) -> State:
    """A game of the list, played to its end with a journal."""
    dark, light, seed = GAMES[name]
    state = new_game(pool, dark, light, seed)
    keep_journal(state)
    play_randomly(state, seed)
    return state


def told(state: State) -> str:
    return "".join(f"{line}\n" for line in transcript(state))


if __name__ == "__main__":
    cards = load_pool()
    for game in GAMES:
        (GOLDEN / f"{game}.txt").write_text(told(golden_game(cards, game)), encoding="utf-8")
