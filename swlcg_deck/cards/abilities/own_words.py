"""Which keys of the language hold a word of the author's own: read from the models, so that a new
key is known like the others."""

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from pydantic import BaseModel, StringConstraints

from swlcg_deck.cards.abilities.nodes import Player


@dataclass(frozen=True)
class Words:
    """What words a key can have besides names."""

    words: frozenset[str]
    has_players: bool


@cache
def words_of(model: type[BaseModel]) -> dict[str, Words]:
    """The keys of a model that may hold a name or a player."""
    found = {}
    for key, hint in get_type_hints(model, include_extras=True).items():
        words: set[str] = set()
        is_name = _collect(hint, words)
        players = set(get_args(Player)) & words
        if is_name or players:
            # Where no name may stand every word is one of the language.
            found[key] = Words(frozenset(words), len(players) > 1)
    return found


def _collect(hint: Any, words: set[str]) -> bool:
    """Whether a name may stand there, and which other words."""
    if get_origin(hint) is Literal:
        words |= {word for word in get_args(hint) if isinstance(word, str)}
        return False
    if get_origin(hint) is Annotated and any(
        isinstance(one, StringConstraints) and "[a-z][a-z_]*" in str(one.pattern)
        for one in get_args(hint)[1:]
    ):
        return True
    if isinstance(hint, type):
        return False
    # All of them, for their words.
    return sum(_collect(one, words) for one in get_args(hint)) > 0
