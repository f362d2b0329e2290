"""A card by what is printed on it."""

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool


def card(pool: CardPool, code: str) -> Card:
    return next(card for card in pool.cards if card.code == code)
