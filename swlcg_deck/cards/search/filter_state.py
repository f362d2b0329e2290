"""What the chips ask for: a value, its query, and its way into the settings and back."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, TypeVar

from swlcg_deck.cards.base import Affiliation, CardType
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.language import mark, tr

TYPE_NAMES = {
    CardType.OBJECTIVE: mark("Objectives"),
    CardType.UNIT: mark("Units"),
    CardType.ENHANCEMENT: mark("Enhancements"),
    CardType.EVENT: mark("Events"),
    CardType.FATE: mark("Fate cards"),
    CardType.MISSION: mark("Missions"),
}
"""The types a set can hold, as the chip names them."""


class InDeck(StrEnum):
    ANY = ""
    YES = mark("In deck")
    NO = mark("Not in deck")


@dataclass(frozen=True)
class Filters:
    """All that is chosen has to hold; within one chip, one of the choices."""

    affiliations: tuple[Affiliation, ...] = ()
    types: tuple[CardType, ...] = ()
    products: tuple[str, ...] = ()
    cycles: tuple[str, ...] = ()
    deck: InDeck = InDeck.ANY
    owned: bool = False
    legal: bool = False

    def __bool__(self) -> bool:
        return self != Filters()

    def terms(self) -> str:
        """Type and product in the search language: facts of a card, so a query can ask them."""
        types = [f't="{kind.value}"' for kind in self.types]
        places = [f'p="{name}"' for name in self.products]
        places += [f'y="{name}"' for name in self.cycles]
        return " ".join(f"({' or '.join(part)})" for part in (types, places) if part)

    def names(self) -> list[str]:
        """What is chosen, in words."""
        names = [affiliation.value for affiliation in self.affiliations]
        names += [tr(TYPE_NAMES[kind]) for kind in self.types]
        names += [*self.cycles, *self.products]
        names += [tr(self.deck.value)] if self.deck else []
        names += [tr("Owned")] if self.owned else []
        return names + ([tr("Legal here")] if self.legal else [])

    def to_state(self) -> dict[str, Any]:
        """Plain values only; what is not chosen is left out."""
        return {name: _plain(value) for name, value in asdict(self).items() if value}


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [str(part) for part in value]
    return str(value) if isinstance(value, str) else value


_Choice = TypeVar("_Choice", bound=str)


def filters_from_state(state: Mapping[str, Any], pool: CardPool) -> Filters:
    """What of a saved state still means something; the rest is dropped without a word."""
    cycles = [cycle.name for cycle in pool.cycles]
    products = [product.name for product in pool.products]
    return Filters(
        affiliations=_known(state.get("affiliations"), Affiliation),
        types=_known(state.get("types"), TYPE_NAMES),
        products=_known(state.get("products"), products),
        cycles=_known(state.get("cycles"), cycles),
        deck=next(iter(_known([state.get("deck")], InDeck)), InDeck.ANY),
        owned=state.get("owned") is True,
        legal=state.get("legal") is True,
    )


def _known(chosen: object, choices: Iterable[_Choice]) -> tuple[_Choice, ...]:
    wanted = chosen if isinstance(chosen, list) else []
    return tuple(choice for choice in choices if choice in wanted)
