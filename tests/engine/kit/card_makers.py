"""Cards that exist only in tests: printed values as a scenario needs them, and a text in YAML."""

import json
from itertools import count
from typing import Any

from kit.texts import Text, lines
from swlcg_deck.cards.base import Affiliation, CardType, Side
from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.engine.core.ability import Ability

_numbers = count(1)
PRODUCT = "Tests"
"""By which the engine of a scenario knows them."""


class TestCard:
    """A card and the abilities it has in the engine."""

    __test__ = False

    def __init__(self, card: Card, abilities: tuple[Ability, ...] = ()) -> None:
        self.card = card
        self.abilities = abilities


def written(card: TestCard, *text: dict[str, Any]) -> TestCard:
    """The card with these lines as its text; the scene needs `abilities=True`."""
    said = lines([json.dumps(line) for line in text])
    return TestCard(card.card.model_copy(update={"abilities": said}))


def _card(kind: CardType, title: str, abilities: tuple[Ability, ...], **facts: Any) -> TestCard:
    number = next(_numbers)
    affiliation = Affiliation(facts.pop("affiliation", "Neutral"))
    side = Side(facts.pop("side", None) or affiliation.side or "light")
    data: dict[str, Any] = {
        "title": title,
        "type": kind,
        "number": number % 9999 + 1,
        "side": side,
        "affiliation": affiliation,
        "unique": facts.pop("unique", False),
        "traits": tuple(facts.pop("traits", ())),
        "keywords": tuple(facts.pop("keywords", ())),
        "abilities": lines(facts.pop("text", ())),
        "octgn_id": f"00000000-0000-0000-0000-{number:012x}",
        "product": PRODUCT,
        "block": "T",
        "position": 1,
    }
    card = Card.model_validate(data | facts, strict=False)
    # Each test card is its own printing.
    return TestCard(card.model_copy(update={"block": f"T{number}"}), abilities)


def _icons(numbers: tuple[int, int, int]) -> dict[str, int]:
    return dict(zip(("unit_damage", "blast_damage", "tactics"), numbers, strict=True))


def unit(
    title: str,
    *,
    cost: int = 1,
    icons: tuple[int, int, int] = (0, 0, 0),
    edge_icons: tuple[int, int, int] = (0, 0, 0),
    capacity: int = 2,
    force: int = 1,
    resources: int = 0,
    abilities: tuple[Ability, ...] = (),
    **facts: Any,
) -> TestCard:
    """A unit; icons are (unit damage, blast, tactics)."""
    return _card(
        CardType.UNIT,
        title,
        abilities,
        cost=cost,
        icons=_icons(icons),
        edge_icons=_icons(edge_icons),
        damage_capacity=capacity,
        force_icons=force,
        resources=resources,
        **facts,
    )


def enhancement(
    title: str,
    enhance: Any = "play_area",
    *,
    cost: int = 1,
    force: int = 1,
    resources: int = 0,
    abilities: tuple[Ability, ...] = (),
    **facts: Any,
) -> TestCard:
    """An enhancement; `enhance` is "play_area", "death_star_dial" or a card filter."""
    return _card(
        CardType.ENHANCEMENT,
        title,
        abilities,
        cost=cost,
        force_icons=force,
        resources=resources,
        enhance=enhance,
        **facts,
    )


def event(
    title: str,
    *,
    cost: int = 0,
    force: int = 1,
    abilities: tuple[Ability, ...] = (),
    **facts: Any,
) -> TestCard:
    """An event."""
    return _card(CardType.EVENT, title, abilities, cost=cost, force_icons=force, **facts)


def fate(
    title: str,
    *,
    priority: int = 5,
    force: int = 1,
    abilities: tuple[Ability, ...] = (),
    **facts: Any,
) -> TestCard:
    return _card(CardType.FATE, title, abilities, priority=priority, force_icons=force, **facts)


def objective(
    title: str,
    *,
    capacity: int = 5,
    resources: int = 1,
    abilities: tuple[Ability, ...] = (),
    **facts: Any,
) -> TestCard:
    return _card(
        CardType.OBJECTIVE,
        title,
        abilities,
        damage_capacity=capacity,
        resources=resources,
        **facts,
    )


def mission(
    title: str,
    *,
    cost: int = 0,
    capacity: int = 5,
    force: int = 1,
    abilities: tuple[Ability, ...] = (),
    **facts: Any,
) -> TestCard:
    return _card(
        CardType.MISSION,
        title,
        abilities,
        cost=cost,
        damage_capacity=capacity,
        force_icons=force,
        **facts,
    )


def affiliation_card(
    affiliation: str,
    *,
    reserve: int = 6,
    resources: int = 1,
    abilities: tuple[Ability, ...] = (),
    text: Text = (),
) -> TestCard:
    number = next(_numbers)
    card = AffiliationCard(
        title=f"{affiliation} affiliation",
        type=CardType.AFFILIATION,
        number=number % 9999 + 1,
        side=Affiliation(affiliation).side or Side.LIGHT,
        affiliation=Affiliation(affiliation),
        unique=False,
        resources=resources,
        traits=(),
        keywords=(),
        abilities=lines(text),
        octgn_id=f"00000000-0000-0000-0000-{number:012x}",
        product=PRODUCT,
        reserve=reserve,
        demand=None,
    )
    return TestCard(card, abilities)
