"""A deck as plain data, the same for YAML and JSON, and back again."""

import re
import uuid
from dataclasses import dataclass
from typing import Final

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import MAX_LINE, MAX_NOTE, Deck, DeckSet
from swlcg_deck.decks.remarks import DeckFileError, Remark
from swlcg_deck.decks.set_entries import SetEntries
from swlcg_deck.decks.values import ValueReader
from swlcg_deck.files.strict_yaml import Tree
from swlcg_deck.language import Said, said

FORMAT: Final = "swlcg-deck/1"
UNNAMED: Final = "Unnamed deck"

_FAMILY = FORMAT.partition("/")[0]
KEYS: Final = (
    *("format", "name", "affiliation", "side", "sets", "listed_cards", "notes", "tags"),
    *("author", "created", "modified", "id"),
)
_TELLING_KEYS = {"format", "name", "affiliation", "sets", "notes"}
"""A file that has none of them is something else than a deck."""
_ID = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True)
class DeckFile:
    """What a file holds."""

    deck: Deck
    remarks: tuple[Remark, ...] = ()

    @property
    def read_only(self) -> bool:
        """Written by a newer version: writing it again would lose what only that one knows."""
        return bool(self.deck.newer_format)


def tree_of(deck: Deck, pool: CardPool) -> dict[str, Tree]:
    """The keys of a deck file, in the order in which they are written."""
    side = deck.side(pool)
    tree: dict[str, Tree] = {
        "format": FORMAT,
        "name": deck.name,
        "affiliation": deck.affiliation,
        "side": side.value if side else None,
        "sets": [_set_tree(entry) for entry in deck.sets],
    }
    if deck.listed_cards:
        tree["listed_cards"] = [dict(card) for card in deck.listed_cards]
    tree |= {"notes": deck.notes, "tags": list(deck.tags)}
    texts = {"author": deck.author, "created": deck.created, "modified": deck.modified}
    tree |= {key: text for key, text in texts.items() if text}
    tree["id"] = deck.id
    return tree | {key: value for key, value in deck.extra.items() if key not in KEYS}


def _set_tree(entry: DeckSet) -> dict[str, Tree]:
    tree: dict[str, Tree] = {"set": entry.number, "title": entry.title, "copies": entry.copies}
    if entry.note:
        tree["note"] = entry.note
    return tree | {key: value for key, value in entry.extra.items() if key not in tree}


def deck_of(tree: Tree, pool: CardPool, *, name: str = "", deck_id: str = "") -> DeckFile:
    """The deck of a file; `name` and `deck_id` are taken where the file has none of its own."""
    if not isinstance(tree, dict) or _TELLING_KEYS.isdisjoint(tree):
        raise DeckFileError(
            said(
                "there is no deck in this file: a deck has keys such as name, affiliation and sets"
            )
        )
    values = ValueReader()
    newer_format = _newer_format(tree, values)
    sets = SetEntries(pool, values)
    deck = Deck(
        id=_identity(tree, values, deck_id),
        name=_name(tree, values, name),
        affiliation=_affiliation(tree, values, pool),
        sets=sets.read(tree.get("sets")),
        notes=values.text(tree, "notes", (), MAX_NOTE),
        tags=_tags(tree, sets),
        author=values.text(tree, "author", (), MAX_LINE),
        created=values.text(tree, "created", (), MAX_LINE),
        modified=values.text(tree, "modified", (), MAX_LINE),
        listed_cards=sets.listed_cards(tree.get("listed_cards")),
        extra=values.unknown(tree, KEYS, ()),
        newer_format=newer_format,
    )
    _compare_side(tree, deck, values, pool)
    return DeckFile(deck, tuple(values.remarks))


def _newer_format(tree: dict[str, Tree], values: ValueReader) -> str:
    stated = values.text(tree, "format", (), MAX_LINE, FORMAT)
    family, _, version = stated.partition("/")
    if family != _FAMILY:
        raise DeckFileError(
            said(
                "format: {stated} is not a deck file; this program reads {format}",
                stated=stated,
                format=FORMAT,
            )
        )
    if stated == FORMAT:
        return ""
    message = said(
        "format: the file is of version {version}, which is newer than this program; it can be "
        "looked at and saved as a copy, but not changed",
        version=version or said("unknown"),
    )
    values.reject(("format",), stated, message)
    return stated


def _identity(tree: dict[str, Tree], values: ValueReader, given: str) -> str:
    stated = values.text(tree, "id", (), MAX_LINE)
    if _ID.fullmatch(stated):
        return stated
    if stated:
        message = said("id: not an identity of a deck (32 of 0-9 and a-f); the deck gets a new one")
        values.repair(("id",), stated, message)
    return given or uuid.uuid4().hex


def _name(tree: dict[str, Tree], values: ValueReader, given: str) -> str:
    if tree.get("name") is not None:
        return values.text(tree, "name", (), MAX_LINE, given or UNNAMED)
    name = given[:MAX_LINE] or UNNAMED
    values.repair(("name",), name, said("name: the deck has none; it is called {name}", name=name))
    return name


def _affiliation(tree: dict[str, Tree], values: ValueReader, pool: CardPool) -> str | None:
    if tree.get("affiliation") is None:
        return None
    title = values.text(tree, "affiliation", (), MAX_LINE)
    card = pool.affiliation_card(title)
    if card is not None:
        return card.title
    message = said(
        "affiliation: there is no affiliation card called {title}; it is kept as it stands",
        title=title,
    )
    values.reject(("affiliation",), title, message)
    return title


def _tags(tree: dict[str, Tree], sets: SetEntries) -> tuple[str, ...]:
    stated = tree.get("tags")
    if isinstance(stated, str):
        return tuple(tag.strip()[:MAX_LINE] for tag in stated.split(",") if tag.strip())
    items = sets.items(stated, "tags")
    tags = []
    for place, item in enumerate(items):
        if item is None or isinstance(item, (list, dict)):
            sets.values.reject(("tags", place), item, said("tags: a text is needed here"))
        else:
            tags.append(sets.values.text({"tags": item}, "tags", (), MAX_LINE))
    return tuple(tags)


def _compare_side(tree: dict[str, Tree], deck: Deck, values: ValueReader, pool: CardPool) -> None:
    """The side follows from the cards; a file that says otherwise hears of it (DECK-03)."""
    stated = values.text(tree, "side", (), MAX_LINE)
    side = deck.side(pool)
    if stated and stated.lower() != (side.value if side else ""):
        values.repair(("side",), stated, _other_side(stated, side))


def _other_side(stated: str, side: Side | None) -> Said:
    if side is None:
        return said(
            "side: {stated} is not used, because these cards do not settle the side", stated=stated
        )
    if side is Side.LIGHT:
        return said("side: {stated} is not used, because these cards are light", stated=stated)
    return said("side: {stated} is not used, because these cards are dark", stated=stated)
