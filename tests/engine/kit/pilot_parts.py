"""Vehicles, pilots and missions for scenarios, and cards with a text written in the language."""

import json
from typing import Any

from kit.card_makers import TestCard
from swlcg_deck.engine.core.ability import Ability, Modifier
from swlcg_deck.engine.texts.verbs.effects import Apply

BLANKING = Modifier(what="blank", of=lambda *_: False)
"""Put on a card by `Apply`: its text box is out of force."""


def written(card: TestCard, *lines: dict[str, Any]) -> TestCard:
    """The card with these lines as its text; the scene needs `abilities=True`."""
    text = tuple(json.dumps(line) for line in lines)
    return TestCard(card.card.model_copy(update={"abilities": text}))


def blanks(*verbs: Any) -> Ability:
    """An action that blanks for the phase what the verbs have called "them"."""
    return Ability(kind="action", effect=(*verbs, Apply(0, on="them")), modifiers=(BLANKING,))
