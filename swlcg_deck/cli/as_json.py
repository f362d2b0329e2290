"""Cards and sets as the JSON of the command-line contract; keys may be added, never changed."""

import json
import re
from typing import Any

from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.words.wording import is_text_complete, rules_text

_HALF = re.compile("[\ud800-\udfff]")


def print_json(data: Any) -> None:
    """As text; the bytes of a name that is not UTF-8 stay what they are, as an escape of JSON."""
    text = json.dumps(data, ensure_ascii=False, indent=2)
    print(_HALF.sub(lambda found: f"\\u{ord(found[0]):04x}", text))


def card_json(card: Card, pool: CardPool) -> dict[str, Any]:
    data = {
        "set": card.set,
        "position": card.position,
        "number": card.number,
        "title": card.title,
        "type": card.type.value,
        "side": card.side.value,
        "affiliation": card.affiliation.value,
        "unique": card.unique,
        "cost": card.cost,
        "force_icons": card.force_icons,
        "damage_capacity": card.damage_capacity,
        "resources": card.resources,
        "priority": card.priority,
        "icons": _icons(card),
        "traits": list(card.traits),
        "keywords": [keyword.english() for keyword in card.keywords],
        "text": rules_text(card, pool),
        "text_complete": is_text_complete(card),
        "product": card.product,
        "challenge_deck": card.block,
        "octgn_id": card.octgn_id,
        "errata": [{"id": e.id, "change": e.change} for e in pool.errata_of(card)],
        "note": card.note,
    }
    if isinstance(card, AffiliationCard):
        data["reserve"] = card.reserve
        data["demand"] = card.demand.model_dump(mode="json") if card.demand else None
    return data


def set_json(entry: ObjectiveSet, pool: CardPool) -> dict[str, Any]:
    erratum = pool.limiting_erratum(entry)
    return {
        "set": entry.number,
        "title": entry.title,
        "side": entry.side.value,
        "affiliation": entry.affiliation.value,
        "product": entry.product,
        "cycle": pool.cycle_of(entry.product),
        "limit_one": pool.is_limit_one(entry),
        "limit_one_by_erratum": erratum.id if erratum else None,
        "affiliation_only": entry.affiliation_only,
        "restricted": [group.id for group in pool.groups_of(entry.objective)],
        "cards": [card_json(card, pool) for card in entry.cards],
    }


def _icons(card: Card) -> dict[str, int] | None:
    if card.icons is None or card.edge_icons is None:
        return None
    edge = {f"edge_{name}": count for name, count in card.edge_icons.model_dump().items()}
    return card.icons.model_dump() | edge
