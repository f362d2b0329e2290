"""Vehicles, pilots and missions for scenarios, and cards with a text written in the language."""

import json
from typing import Any

from kit.card_makers import TestCard, unit
from swlcg_deck.engine.core.ability import Ability, Modifier
from swlcg_deck.engine.texts.verbs.effects import Apply

BLANKING = Modifier(what="blank", of=lambda *_: False)
"""Put on a card by `Apply`: its text box is out of force."""


def vehicle(title: str = "Fighter", side: str = "dark", **facts: Any) -> TestCard:
    return unit(title, side=side, **{"traits": ["Vehicle", "Fighter"], **facts})


def pilot(title: str = "Ace", cost: int = 1, side: str = "dark", **facts: Any) -> TestCard:
    """A pilot of this pilot cost; as a unit it costs 3 unless the test says otherwise."""
    facts = {"cost": 3, "traits": ["Character", "Pilot"], **facts}
    printed = facts.pop("unit_cost", facts.pop("cost"))
    return unit(title, side=side, cost=printed, keywords=[{"pilot": cost}], **facts)


def written(card: TestCard, *lines: dict[str, Any]) -> TestCard:
    """The card with these lines as its text; the scene needs `abilities=True`."""
    text = tuple(json.dumps(line) for line in lines)
    return TestCard(card.card.model_copy(update={"abilities": text}))


def blanks(*verbs: Any) -> Ability:
    """An action that blanks for the phase what the verbs have called "them"."""
    return Ability(kind="action", effect=(*verbs, Apply(0, on="them")), modifiers=(BLANKING,))
