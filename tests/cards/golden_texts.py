"""The texts of all written cards, to be read and compared: `python tests/cards/golden_texts.py`.

Run as a program it writes the file anew. Read the difference before you keep it: each line is what
players will read on a card.
"""

from pathlib import Path

from swlcg_deck.cards.abilities.english.lines import text_lines
from swlcg_deck.cards.pool import CardPool, load_pool

FILE = Path(__file__).parent / "golden" / "core_texts.txt"


def texts(pool: CardPool) -> str:
    """Code, title and lines of every card of which the abilities are written; reprints once."""
    said: list[str] = []
    known: set[int] = set()
    for card in pool.cards:
        if card.text and card.number not in known:
            known.add(card.number)
            said.append(f"{card.code} {card.title}")
            said += [f"  {line}" for line in text_lines(card)]
    return "\n".join(said) + "\n"


if __name__ == "__main__":
    FILE.write_text(texts(load_pool()), "utf-8")
