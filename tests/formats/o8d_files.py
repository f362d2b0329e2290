"""OCTGN files for the tests: those in the data folder, and small ones made on the spot."""

from machine_decks import DATA

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.formats import o8d_format
from swlcg_deck.formats.reading import Reading, ReportLine
from swlcg_deck.formats.registry import read_deck

SITH_CONTROL = {19: 2, 20: 2, 23: 2, 24: 2, 40: 2}
GAME = f'game="{o8d_format.GAME_ID}"'
JEDI = "ff4fb461-8060-457a-9c16-000000000143"


def read_file(name: str, pool: CardPool) -> Reading:
    path = DATA / "o8d" / name
    return read_deck(path.read_bytes(), pool, file_name=path.name)


def card_element(pool: CardPool, code: str, copies: int = 1) -> str:
    number, position = map(int, code.split("-"))
    card = pool.card(number, position)
    assert card is not None
    return f'<card qty="{copies}" id="{card.octgn_id}">{card.title}</card>'


def o8d(command: str | None, objectives: str) -> str:
    section = "" if command is None else f'<section name="Command Deck">\n{command}\n</section>\n'
    objective_deck = f'<section name="Objective Deck">\n{objectives}\n</section>'
    return f"<deck {GAME}>\n{section}{objective_deck}\n</deck>"


def whole_set(pool: CardPool, number: int) -> str:
    return "\n".join(card_element(pool, f"{number}-{position}") for position in range(2, 7))


def line_about(reading: Reading, part: str) -> ReportLine:
    return next(line for line in reading.report if part in line.text)
