"""The search language: words match titles, `field:value` matches a fact of the card.

`SearchIndex` is the way in: it searches cards, or sets by any of their six cards, and says what of
a query it could not use.
"""

from swlcg_deck.cards.search.index import Found, SearchIndex
from swlcg_deck.cards.search.problems import Problem

__all__ = ["Found", "Problem", "SearchIndex"]
