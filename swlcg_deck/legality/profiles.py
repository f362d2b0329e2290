"""What each set brings to a deck, counted once for the warnings."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from swlcg_deck.cards.base import Affiliation, CardType
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.keywords import KeywordName
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.legality.hosts import can_host, wanted_host


@dataclass(frozen=True)
class Need:
    """A card that has to be put on another, and the bit that stands for that kind of host."""

    card: Card
    host: CardFilter
    bit: int


@dataclass(frozen=True)
class SetProfile:
    """Of one copy of a set."""

    fate: int
    limited: int
    uniques: tuple[str, ...]
    """The titles of its unique cards."""
    needs: tuple[Need, ...]
    hosts: int
    """The bits of every kind of host that it has."""
    payable: tuple[tuple[Affiliation, int], ...]
    """How many command cards need a resource match of which affiliation (RES-10, RES-11)."""
    sources: tuple[tuple[Affiliation, int], ...]
    """How many cards give resources of which affiliation (RES-02, RES-12)."""
    influence: int
    """How many give resources that match every affiliation (INFL-01)."""


class Profiles(dict[int, SetProfile]):
    """By the number of the set, counted when it is first asked for: a deck has ten of them."""

    def __init__(self, pool: CardPool) -> None:
        super().__init__()
        self._sets = {entry.number: entry for entry in pool.sets}
        hosts = {wanted_host(card) for entry in pool.sets for card in entry.command_cards}
        wanted = sorted((host for host in hosts if host is not None), key=CardFilter.english)
        self._bits = {host: 1 << index for index, host in enumerate(wanted)}

    def __missing__(self, number: int) -> SetProfile:
        self[number] = profile = _profile(self._sets[number], self._bits)
        return profile


@lru_cache(maxsize=4)
def profiles_of(pool: CardPool) -> Profiles:
    """The same for all editions."""
    return Profiles(pool)


def _profile(entry: ObjectiveSet, bits: dict[CardFilter, int]) -> SetProfile:
    cards = entry.command_cards
    needs = ((card, wanted_host(card)) for card in cards)
    giving = [card for card in entry.cards if card.resources not in {None, 0}]
    matching = [card for card in giving if not card.has_keyword(KeywordName.INFLUENCE)]
    return SetProfile(
        fate=sum(card.type is CardType.FATE for card in cards),
        limited=sum(card.has_keyword(KeywordName.LIMITED) for card in cards),
        uniques=tuple(sorted({card.title for card in entry.cards if card.unique})),
        needs=tuple(Need(card, host, bits[host]) for card, host in needs if host is not None),
        hosts=sum(
            bit for host, bit in bits.items() if any(can_host(card, host) for card in entry.cards)
        ),
        payable=_by_affiliation([card for card in cards if card.cost not in {None, 0}]),
        sources=_by_affiliation(matching),
        influence=len(giving) - len(matching),
    )


def _by_affiliation(cards: list[Card]) -> tuple[tuple[Affiliation, int], ...]:
    counts = Counter(card.affiliation for card in cards)
    return tuple((a, counts[a]) for a in Affiliation if counts[a] and a is not Affiliation.NEUTRAL)
