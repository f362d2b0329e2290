"""No text without a test: every card whose abilities are written stands in a scenario by name."""

import ast
from pathlib import Path

FOLDER = Path(__file__).parent
HERE = Path(__file__).name


def words_of_scenarios() -> set[str]:
    """Every string in the tests of the cards: titles and codes are among them."""
    return {
        node.value
        for file in FOLDER.glob("*.py")
        if file.name != HERE
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_written_card_is_in_a_scenario(pool):
    words = words_of_scenarios()
    written = [card for card in (*pool.cards, *pool.affiliation_cards) if card.text]
    assert len(written) > 230
    # A scenario may name a card within an answer: "use Force Choke".
    said = "\n".join(words)
    missing = [
        f"{card.code} {card.title}"
        for card in written
        if card.title not in said and card.code not in words
    ]
    assert missing == []


def test_every_written_text_of_a_core_card_is_complete(pool):
    core = [card for card in pool.cards if card.set is not None and card.set <= 36]
    assert len(core) == 36 * 6
    assert [card.code for card in core if card.abilities == "unwritten"] == []
    assert [card.title for card in pool.affiliation_cards if card.abilities == "unwritten"] == []
