"""A language without words: a sentence is nothing but what fills its gaps.

What is left of a text in it should be names and numbers; any other word was never translated.
"""

import re
import string

from swlcg_deck.cards.pool import CardPool

_WORD = re.compile(r"[^\W\d_]{2,}")


class Nameless(dict):
    """The catalogue of that language."""

    def get(self, key, _default=None):
        gaps = dict.fromkeys(name for _, name, _, _ in string.Formatter().parse(key[0]) if name)
        return (" ".join(f"{{{name}}}" for name in gaps),) * 2


def names_of(pool: CardPool) -> set[str]:
    """The words of titles, products, traits, affiliations and editions."""
    texts = [card.title for card in (*pool.cards, *pool.affiliation_cards)]
    texts += [trait for card in pool.cards for trait in card.traits]
    texts += [entry.affiliation.value for entry in pool.sets]
    texts += [product.name for product in pool.products] + [e.title for e in pool.editions]
    return {word for text in texts for word in _WORD.findall(text)}


def words_left(text: str, names: set[str]) -> list[str]:
    return [word for word in _WORD.findall(text) if word not in names]
