"""No text without a test: every card whose abilities are written stands in the file of its set."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.pool import CardPool

FOLDER = Path(__file__).parent
OF_A_SET = re.compile(r"test_(\d{3})_(\w+)")


def words_of(file: Path) -> str:
    """Every string of a file: titles and codes are among them, and answers that name a title."""
    return "\n".join(
        node.value
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def scenarios_of_sets() -> dict[int, str]:
    """What the file of each set says, by the number of the set."""
    files = (file for file in FOLDER.glob("test_*.py") if OF_A_SET.fullmatch(file.stem))
    return {int(file.stem[5:8]): words_of(file) for file in files}


def written(pool: CardPool) -> Iterator[Card | AffiliationCard]:
    return (card for card in (*pool.cards, *pool.affiliation_cards) if card.text)


def test_every_written_card_is_in_the_file_of_a_set_in_which_it_is_printed(pool):
    said = scenarios_of_sets()
    homes: dict[int, set[int]] = {}
    for card in pool.cards:
        if card.set is not None:
            homes.setdefault(card.number, set()).add(card.set)
    missing = {
        f"{card.title}, sets {sorted(homes[card.number])}"
        for card in written(pool)
        if card.number in homes
        and not any(
            card.title in said.get(number, "") or card.code in said.get(number, "").splitlines()
            for number in homes[card.number]
        )
    }
    assert missing == set()


def test_cards_outside_sets_are_in_a_scenario_too(pool):
    said = "\n".join(words_of(file) for file in FOLDER.glob("test_*.py"))
    others = [card for card in written(pool) if card.set is None]
    assert others
    assert [card.title for card in others if card.title not in said] == []


def test_files_of_sets_are_called_after_them(pool):
    for file in FOLDER.glob("test_*.py"):
        if found := OF_A_SET.fullmatch(file.stem):
            entry = pool.set(int(found[1]))
            assert entry is not None, file.name
            title = re.sub(r"[^a-z0-9]+", "_", entry.title.lower().replace("'", "")).strip("_")
            assert found[2] == title, file.name


def test_every_written_text_of_a_core_card_is_complete(pool):
    core = [card for card in pool.cards if card.set is not None and card.set <= 36]
    assert len(core) == 36 * 6
    assert [card.code for card in core if card.abilities == "unwritten"] == []
    assert [card.title for card in pool.affiliation_cards if card.abilities == "unwritten"] == []
