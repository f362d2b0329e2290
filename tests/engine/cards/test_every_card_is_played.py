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
    said: dict[int, str] = {}
    for file in FOLDER.glob("test_*.py"):
        if OF_A_SET.fullmatch(file.stem):
            number = int(file.stem[5:8])
            said[number] = f"{said.get(number, '')}\n{words_of(file)}"
    return said


def in_shared_scenarios() -> set[str]:
    """What cards of several sets are played by: a parametrised test, or a file of no set."""
    found: set[str] = set()
    for file in FOLDER.glob("test_*.py"):
        if not OF_A_SET.fullmatch(file.stem):
            found.update(words_of(file).splitlines())
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found.update(_constants(node.decorator_list))
            elif isinstance(node, ast.Assign):
                found.update(_constants([node.value]))
    return found


def _constants(nodes: list[ast.expr]) -> Iterator[str]:
    for node in nodes:
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value


def written(pool: CardPool) -> Iterator[Card | AffiliationCard]:
    return (card for card in (*pool.cards, *pool.affiliation_cards) if card.text)


def test_every_written_card_is_in_the_file_of_a_set_in_which_it_is_printed(pool):
    said, shared = scenarios_of_sets(), in_shared_scenarios()
    homes: dict[int, set[int]] = {}
    for card in pool.cards:
        if card.set is not None:
            homes.setdefault(card.number, set()).add(card.set)
    missing = {
        f"{card.title}, sets {sorted(homes[card.number])}"
        for card in written(pool)
        if card.number in homes
        and not {card.title, card.code} & shared
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
            own = FOLDER / f"test_{found[1]}_{_name(entry.title)}.py"
            names = {_name(card.title) for card in entry.cards}
            assert own.exists() or found[2] in names, file.name


def _name(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", title.lower().replace("'", "")).strip("_")


def test_every_written_text_of_a_core_card_is_complete(pool):
    core = [card for card in pool.cards if card.set is not None and card.set <= 36]
    assert len(core) == 36 * 6
    assert [card.code for card in core if card.abilities == "unwritten"] == []
    assert [card.title for card in pool.affiliation_cards if card.abilities == "unwritten"] == []
