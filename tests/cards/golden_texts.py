"""The texts of all written cards, to be read and compared: `python tests/cards/golden_texts.py`.

Run as a program it writes the files anew, one a product. Read the difference before you keep it:
each line is what players will read on a card.
"""

from pathlib import Path

from swlcg_deck.cards.abilities.english.lines import text_lines
from swlcg_deck.cards.pool import CardPool, load_pool

FOLDER = Path(__file__).parent / "golden"


def texts(pool: CardPool) -> dict[str, str]:
    """Code, title and lines of every card of which the abilities are written, by file; reprints
    once."""
    said: dict[str, list[str]] = {}
    known: set[int] = set()
    for card in pool.cards:
        if card.text and card.number not in known:
            known.add(card.number)
            name = "".join(c if c.isalnum() else "-" for c in card.product.lower())
            lines = said.setdefault(f"{name}.txt", [])
            lines.append(f"{card.code} {card.title}")
            lines += [f"  {line}" for line in text_lines(card)]
    return {name: "\n".join(lines) + "\n" for name, lines in said.items()}


if __name__ == "__main__":
    for name, text in texts(load_pool()).items():
        (FOLDER / name).write_text(text, "utf-8")
