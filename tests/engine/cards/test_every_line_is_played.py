"""No written line that nothing comes of: each is laid on small boards, and has to be offered there
and to do something.

What no small board brings about is declared in the file of the card's set, beside the scenario that
does it, with the reason:

    RARER_BOARD = {"13-4": "nothing targets an enhancement unless ..."}
"""

import ast
from pathlib import Path

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.game import Trial, try_card

FOLDER = Path(__file__).parent


def rarer_boards() -> dict[str, str]:
    """What the files of sets declare: the reason by the code of the card."""
    found: dict[str, str] = {}
    for file in sorted(FOLDER.glob("test_*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "RARER_BOARD":
                found |= ast.literal_eval(node.value)
    return found


def complaints(trials: list[Trial], declared: dict[str, str]) -> list[str]:
    """Lines that nothing came of, and declarations that nothing needs."""
    found = [
        f"{trial.card.code} {trial.card.title}: "
        f"{'changes nothing' if line.offered else 'never offered'}: {line.text}"
        for trial in trials
        if trial.card.code not in declared
        for line in trial.lines
        if not line.is_played
    ]
    tried = {trial.card.code: trial for trial in trials}
    for code, reason in declared.items():
        if code not in tried or tried[code].is_played:
            found.append(f"{code} needs no rarer board: take it out of RARER_BOARD")
        elif not reason.strip():
            found.append(f"{code}: RARER_BOARD says why")
    return found


FEW = 12
"""Boards for what is declared: all of them would be laid in vain."""


def trials(pool: CardPool, declared: dict[str, str]) -> list[Trial]:
    """Each text once: a printing that names another one has its text."""
    return [
        try_card(card, boards=FEW) if card.code in declared else try_card(card)
        for card in (*pool.cards, *pool.affiliation_cards)
        if card.text and (card.same_as is None or card.code in declared)
    ]


def test_every_written_line_is_offered_and_does_something(pool):
    declared = rarer_boards()
    tried = trials(pool, declared)
    assert len(tried) >= 250
    assert complaints(tried, declared) == []


def test_a_declared_rarer_board_is_refused_where_none_is_needed(pool):
    card = pool.card(2, 2)
    tried = [try_card(card)]
    assert tried[0].is_played
    assert complaints(tried, {card.code: "a reason"}) == [
        "2-2 needs no rarer board: take it out of RARER_BOARD"
    ]
    assert complaints([], {"999-1": "a card that is none"}) == [
        "999-1 needs no rarer board: take it out of RARER_BOARD"
    ]
