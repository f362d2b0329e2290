"""Traits and titles that texts ask for and no card has: a filter with one can never match."""

import json
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.loading.checks import all_cards
from swlcg_deck.cards.loading.faults import Fault
from swlcg_deck.cards.loading.faults_in_words import locate
from swlcg_deck.cards.loading.pool_files import PoolData
from swlcg_deck.cards.loading.pool_folder import PoolFolder
from swlcg_deck.files.strict_yaml import Path, Tree, read_yaml

_TEXT_BOX = ("abilities", "enhance", "keywords")
Names = dict[str, dict[str, str]]
"""Traits and titles as they are printed, by the same in small letters."""


def lost_names(data: PoolData, folder: PoolFolder) -> list[Fault]:
    """Each place where a card asks for a trait or a title that is nowhere."""
    cards = list(all_cards(data))
    known = _known(cards)
    if not any(_is_lost(known, *name) for card in cards for name in _names(_text_box(card))):
        return []
    return [
        fault
        for file, content in sorted(folder.files.items())
        if file.startswith(("sets/", "challenge/", "affiliations"))
        for fault in _faults(file, content.decode("utf-8"), known)
    ]


def _known(cards: list[Card]) -> Names:
    """What is printed on cards, and what texts give to them."""
    given = [trait for card in cards for trait in _given(_text_box(card))]
    traits = [*(trait for card in cards for trait in card.traits), *given]
    titles = [card.title for card in cards]
    return {
        "trait": {trait.casefold(): trait for trait in traits},
        "title": {title.casefold(): title for title in titles},
    }


def _text_box(card: Card) -> list[Any]:
    lines = () if card.abilities == "unwritten" else card.abilities
    filters = [keyword.protects for keyword in card.keywords]
    filters += [card.enhance] if isinstance(card.enhance, CardFilter) else []
    described = [one.model_dump(mode="json", by_alias=True) for one in filters if one is not None]
    return [*map(json.loads, lines), *described]


def _faults(file: str, text: str, known: Names) -> Iterator[Fault]:
    tree = read_yaml(text)
    for path, kind, word in _places(tree, (), inside=False):
        if _is_lost(known, kind, word):
            near = get_close_matches(word.casefold(), known[kind], n=1)
            hint = f"did you mean {known[kind][near[0]]!r}?" if near else "how is it spelt?"
            what = f"no card has the {kind} {word!r}, so this can never match; {hint}"
            yield locate(file, text, tree, path, what)


def _is_lost(known: Names, kind: str, word: str) -> bool:
    return word.casefold() not in known[kind]


def _names(part: Any) -> Iterator[tuple[str, str]]:
    return ((kind, word) for _, kind, word in _places(part, (), inside=True))


def _places(part: Tree, path: Path, *, inside: bool) -> Iterator[tuple[Path, str, str]]:
    """Where a text box asks for a trait or a title; what a card is called itself is none."""
    if isinstance(part, list):
        for place, one in enumerate(part):
            yield from _places(one, (*path, place), inside=inside)
    elif isinstance(part, dict):
        for key, value in part.items():
            if inside and key in ("trait", "title") and path[-1:] not in (("gain",), ("same",)):
                words = value if isinstance(value, list) else [value]
                yield from (((*path, key), key, word) for word in words if isinstance(word, str))
            else:
                yield from _places(value, (*path, key), inside=inside or key in _TEXT_BOX)


def _given(part: Any) -> Iterator[str]:
    """Traits that a text gives to cards."""
    if isinstance(part, list):
        for one in part:
            yield from _given(one)
    elif isinstance(part, dict):
        gain = part.get("gain")
        if isinstance(gain, dict) and isinstance(gain.get("trait"), str):
            yield gain["trait"]
        for one in part.values():
            yield from _given(one)
