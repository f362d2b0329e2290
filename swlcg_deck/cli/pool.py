"""The card pool for a command, with its errors as sentences."""

from swlcg_deck.cards.loading.faults import PoolError
from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.cli.errors import CallError


def our_pool() -> CardPool:
    try:
        return load_pool()
    except PoolError as error:
        raise CallError(f"the card pool cannot be used:\n{error}") from None
