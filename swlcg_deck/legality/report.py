"""What a check of many decks tells a script or a spreadsheet: the JSON and the CSV of `check`."""

import csv
import io
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.legality.findings import Judgement

UNREADABLE: Final = "unreadable"
"""The verdict, in a table, on a file that holds no deck."""
PASSED_OVER: Final = "passed over"
"""The same on a file of a folder that is no deck list by its name, or by what it is."""
_COLUMNS: Final = (
    *("file", "name", "side", "affiliation_card", "affiliation"),
    *("sets", "command_cards", "verdict"),
)


@dataclass(frozen=True)
class CheckedDeck:
    """A deck, the file it came from, and what the judge says."""

    file: str
    deck: Deck
    judgement: Judgement


@dataclass(frozen=True)
class UnreadFile:
    """A file without a deck, and a sentence that says why."""

    file: str
    problem: str
    verdict: str = UNREADABLE


def command_cards(deck: Deck) -> int:
    """As the list names them one by one, else five for each set (DECK-12)."""
    return sum(card.copies for card in deck.listed_cards) or 5 * deck.total


def deck_json(checked: CheckedDeck, pool: CardPool) -> dict[str, Any]:
    """One deck of the command-line contract; keys may be added, never changed."""
    deck = checked.deck
    card = deck.affiliation_card(pool)
    side = deck.side(pool)
    return {
        "file": checked.file,
        "name": deck.name,
        "side": side.value if side else None,
        "affiliation_card": deck.affiliation,
        "affiliation": card.affiliation.value if card else None,
        "sets": deck.total,
        "command_cards": command_cards(deck),
        "verdict": checked.judgement.verdict.value,
        "casual_only": checked.judgement.casual_only,
        "findings": [
            {
                "rule": finding.rule,
                "severity": finding.severity.value,
                "message": finding.message,
                "sets": list(finding.sets),
                "citation": finding.citation,
            }
            for finding in checked.judgement.findings
        ],
        "unread": [
            {"line": line.line, "text": line.text, "message": line.message}
            for line in checked.judgement.unread
        ],
    }


def csv_table(
    decks: Iterable[CheckedDeck], pool: CardPool, unread: Iterable[UnreadFile] = ()
) -> str:
    """A row for each deck with what decided its verdict, then one for each file without a deck."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([*_COLUMNS, "rules", "reasons", "casual_only", "unread"])
    for checked in decks:
        facts = deck_json(checked, pool)
        deciding = [finding for finding in checked.judgement.findings if finding.decides]
        rules = " ".join(finding.rule for finding in deciding)
        reasons = " ".join(finding.message for finding in deciding)
        casual = "yes" if checked.judgement.casual_only else "no"
        lines = " ".join(f"{line.line}: {line.text}" for line in checked.judgement.unread)
        row = [*(facts[column] for column in _COLUMNS), rules, reasons, casual, lines]
        writer.writerow([_cell(value) for value in row])
    for file in unread:
        empty = [""] * (len(_COLUMNS) - 2)
        problem = _cell(file.problem)
        writer.writerow([_cell(file.file), *empty, file.verdict, "", problem, "", ""])
    return text.getvalue()


def _cell(value: object) -> object:
    """A text that a spreadsheet would take for a formula gets an apostrophe.

    A lone carriage return would end the row, since the writer does not quote it.
    """
    if not isinstance(value, str):
        return value
    text = value.replace("\r", " ")
    return f"'{text}" if text[:1] in {"=", "+", "-", "@", "\t"} else text
