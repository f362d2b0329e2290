"""The card pool for a command, with its errors as sentences."""

from functools import cache
from typing import TYPE_CHECKING

from swlcg_deck.cards.loading.faults import PoolError
from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.cli.errors import CallError

if TYPE_CHECKING:
    from swlcg_deck.cards.search.entry import PrintedText


def own_text() -> "PrintedText":
    """What the user's card packs say is printed on a card; they are read when first asked."""
    from swlcg_deck.cards.packs.card_packs import CardPacks  # noqa: PLC0415 - few commands ask

    packs = cache(CardPacks)
    return lambda card: packs().printed_text(card)


def our_pool() -> CardPool:
    try:
        return load_pool()
    except PoolError as error:
        raise CallError(f"the card pool cannot be used:\n{error}") from None
