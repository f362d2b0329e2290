"""What the guide says of the deck formats: found out by writing a deck and reading it again."""

from functools import cache
from typing import Final

from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.decks.deck import Deck, DeckSet
from swlcg_deck.formats.registry import FORMATS, Format, read_deck, write_deck

_EXAMPLE: Final = Deck(
    id="0123456789abcdef0123456789abcdef",
    name="Toolbox",
    affiliation="Jedi",
    sets=(
        DeckSet(number=4, title="A Journey to Dagobah", copies=2, note="the heart of it"),
        DeckSet(number=1, title="A Hero's Journey", copies=1),
    ),
    notes="Against fighters.",
    tags=("worlds", "tested"),
    author="A. Player",
    created="2026-01-31T18:00:00Z",
    modified="2026-02-07T18:00:00Z",
)
_FACTS: Final = {
    "affiliation": "affiliation card",
    "sets": "sets and copies",
    "name": "name",
    "set notes": "notes on sets",
    "notes": "notes",
    "tags": "tags",
    "author": "author",
    "created": "dates",
    "id": "identity",
}
_SHOWN: Final = ("text", "csv", "code")
_TITLES: Final = {"text": "Plain text", "csv": "Table", "code": "Short code"}


@cache
def _pool() -> CardPool:
    return load_pool()


def format_table() -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """Heads and rows: every format with its name, its extensions and what survives in it."""
    heads = ("format", "`--to`", "extensions", "holds")
    rows: list[tuple[str, ...]] = [
        (
            entry.title,
            f"`{entry.name}`",
            ", ".join(f"`{extension}`" for extension in entry.extensions) or "none",
            ", ".join(held(entry)),
        )
        for entry in FORMATS
    ]
    return heads, rows


def held(entry: Format) -> list[str]:
    """What of a deck is still there after it was written and read again."""
    data = write_deck(_EXAMPLE, _pool(), entry.name)
    back = read_deck(data, _pool(), format_name=entry.name).decks[0]
    before, after = _facts(_EXAMPLE), _facts(back)
    kept = [words for key, words in _FACTS.items() if before[key] == after[key]]
    return ["everything"] if len(kept) == len(_FACTS) else kept


def _facts(deck: Deck) -> dict[str, object]:
    facts: dict[str, object] = {key: getattr(deck, key) for key in _FACTS if hasattr(deck, key)}
    facts["sets"] = sorted((one.number or 0, one.copies) for one in deck.sets)
    facts["set notes"] = sorted((one.number or 0, one.note) for one in deck.sets)
    return facts


def deck_example(name: str) -> str:
    return write_deck(_EXAMPLE, _pool(), name).decode("utf-8")


def code_block(text: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in text.rstrip().splitlines())


def text_examples() -> str:
    """The same deck in formats that a person can read."""
    parts = [f"{_TITLES[name]}:\n\n{code_block(deck_example(name))}" for name in _SHOWN]
    return "\n\n".join(parts)
