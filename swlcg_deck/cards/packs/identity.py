"""Which card of the pool a card of OCTGN is, if it is an official one at all."""

from collections.abc import Iterable

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.packs.set_file import SetCard
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.titles import fold


def official_card(pool: CardPool, card: SetCard) -> Card | None:
    """By its id; else by block and position, else by number, where the title agrees.

    The title has to agree because fan-made sets use blocks and numbers again (TRAP-15).
    """
    known = pool.card_by_octgn_id(card.id)
    if known is not None:
        return known
    title = fold(card.title)
    for candidates in (_placed(pool, card), _numbered(pool, card)):
        same = [c for c in candidates if title in {fold(name) for name in (c.title, *c.aliases)}]
        if len(same) == 1:
            return same[0]
    return None


def is_helper(card: SetCard) -> bool:
    """A card that only OCTGN's table needs: a cover, a reference sheet. It is in no set."""
    return not (card.block or card.number)


def _placed(pool: CardPool, card: SetCard) -> Iterable[Card]:
    if not _is_number(card.position):
        return ()
    if _is_number(card.block):
        found = pool.card(int(card.block), int(card.position))
        return (found,) if found else ()
    code = f"{card.block.upper()}-{int(card.position)}"
    return tuple(each for each in pool.challenge_cards if each.code == code)


def _numbered(pool: CardPool, card: SetCard) -> Iterable[Card]:
    return pool.cards_numbered(int(card.number)) if _is_number(card.number) else ()


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 6
