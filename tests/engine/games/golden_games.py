"""Whole games as transcripts, to read and to compare with: by chance and by sensible players.

When the engine or the wording changes on purpose, look at what becomes of them, then write them:

    python tests/engine/games/golden_games.py
    python tests/engine/games/golden_games.py --write
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from kit.starter_decks import JEDI, NAVY, REBELS, SCUM, SITH, SMUGGLERS

from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.engine.atoms.table import keep_journal
from swlcg_deck.engine.game import DeckChoice, Result, State, advance, answer, new_game, transcript
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.playtest.bots import BOTS, Situation

GOLDEN = Path(__file__).parent / "golden"
MOST_DECISIONS = 3_000

NETWORK = DeckChoice("Information Network", (197, 197, 10, 113, 113, 103, 103, 73, 73, 262))
FREEDOM = DeckChoice("Fighters for Freedom", (59, 185, 271, 11, 12, 241, 241, 176, 129, 129))
ALLIES = DeckChoice("Desperate Allies", (262, 262, 168, 123, 123, 156, 156, 18, 2, 2))
MASTERS = DeckChoice("Dark Masters", (51, 178, 264, 29, 30, 263, 263, 217, 217, 169))
PROMISE = DeckChoice("Promise of Power", (260, 145, 145, 126, 126, 36, 20, 20, 68, 169))
GALACTIC = DeckChoice(
    "Galactic Enforcers", (248, 221, 50, 50, 169, 254, 268, 159, 159, 249, 249, 95)
)
"""Decks on alliance cards, with pilots, missions and sets of every cycle."""


@dataclass(frozen=True)
class Golden:
    """How a game is played: between which decks, from which seed, by which players."""

    dark: DeckChoice
    light: DeckChoice
    seed: int
    bot: str = "greedy"
    texts: bool = True
    """Whether the cards do what they say."""

    def played(self, pool: CardPool) -> State:
        """The game at its end, with a journal."""
        book = FaceBook(abilities=self.texts)
        state = new_game(pool, self.dark, self.light, self.seed, book=book)
        keep_journal(state)
        player = BOTS[self.bot]()
        for number in range(MOST_DECISIONS):
            step = advance(state)
            if isinstance(step, Result):
                return state
            answer(state, player.choose(Situation(state, step, self.seed + number)))
        raise AssertionError(f"not over after {MOST_DECISIONS} decisions")


GAMES = {
    "sith_jedi": Golden(SITH, JEDI, 1),
    "sith_jedi_by_chance": Golden(SITH, JEDI, 2, "random"),
    "sith_jedi_without_texts": Golden(SITH, JEDI, 11, "random", texts=False),
    "sith_rebels": Golden(SITH, REBELS, 3),
    "sith_rebels_by_chance": Golden(SITH, REBELS, 4, "random"),
    "sith_smugglers": Golden(SITH, SMUGGLERS, 5),
    "sith_smugglers_by_chance": Golden(SITH, SMUGGLERS, 12, "random"),
    "navy_jedi": Golden(NAVY, JEDI, 6),
    "navy_jedi_by_chance": Golden(NAVY, JEDI, 44, "random"),
    "navy_rebels": Golden(NAVY, REBELS, 7),
    "navy_rebels_by_chance": Golden(NAVY, REBELS, 22, "random"),
    "navy_rebels_without_texts": Golden(NAVY, REBELS, 8, texts=False),
    "scum_smugglers": Golden(SCUM, SMUGGLERS, 9),
    "scum_smugglers_by_chance": Golden(SCUM, SMUGGLERS, 35, "random"),
    "scum_jedi": Golden(SCUM, JEDI, 10),
    "masters_freedom": Golden(MASTERS, FREEDOM, 11),
    "masters_allies_by_chance": Golden(MASTERS, ALLIES, 12, "random"),
    "promise_network": Golden(PROMISE, NETWORK, 13),
    "promise_freedom_by_chance": Golden(PROMISE, FREEDOM, 14, "random"),
    "galactic_allies": Golden(GALACTIC, ALLIES, 15),
}


def told(state: State) -> str:
    return "".join(f"{line}\n" for line in transcript(state))


def file_of(name: str) -> Path:
    return GOLDEN / f"{name}.txt"


def differences(pool: CardPool) -> Iterator[tuple[str, str, list[str]]]:
    """Each game that reads otherwise than its file: its name, how it reads, and the difference."""
    for name, game in GAMES.items():
        now = told(game.played(pool))
        file = file_of(name)
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        if now != before:
            lines = before.splitlines(), now.splitlines()
            yield name, now, [*unified_diff(*lines, f"{name}, kept", f"{name}, now", lineterm="")]


def main() -> None:
    parser = ArgumentParser(description="Show how the golden games read now, or write them anew.")
    parser.add_argument("--write", action="store_true", help="write what has changed")
    write = parser.parse_args().write
    changed = list(differences(load_pool()))
    for _, _, lines in changed:
        print("\n".join(lines), end="\n\n")
    print(f"{len(changed)} of {len(GAMES)} games read otherwise than before.")
    if write:
        for name, now, _ in changed:
            file_of(name).write_text(now, encoding="utf-8")
        for file in {*GOLDEN.iterdir()} - {file_of(name) for name in GAMES}:
            file.unlink()


if __name__ == "__main__":
    main()
