"""A card that is being written: a file of its own, not yet in any pool."""

import json
from typing import Any

from pydantic import ValidationError

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.loading.faults import Fault, PoolError, file_fault
from swlcg_deck.cards.loading.faults_in_words import explain
from swlcg_deck.cards.loading.pool_files import ability_faults, read_source
from swlcg_deck.files.strict_yaml import Tree

_USUAL: dict[str, Any] = {
    "number": 9999,
    "unique": False,
    "traits": [],
    "keywords": [],
    "octgn_id": "00000000-0000-0000-0000-000000000000",
}
"""What a draft need not say."""
_NO_DRAFT = "a draft is a mapping with `abilities`, alone or with the facts of a card"
_HOME = {"product": "Draft", "set": None, "block": "draft", "position": 1}


def read_draft(name: str, content: bytes, printed: Card | None) -> Card:
    """The card of a file: all of it as a pool file has it, or only the lines of a printed card.

    Raises PoolError with everything that is wrong with it.
    """
    faults: list[Fault] = []
    source = read_source(name, content, faults)
    if source is None:
        raise PoolError(faults)
    text, tree = source
    if not isinstance(tree, dict) or "abilities" not in tree:
        raise PoolError([file_fault(name, _NO_DRAFT)])
    if printed is None and "title" not in tree:
        raise PoolError([file_fault(name, "say whose lines these are: give the code of a card")])
    facts = _filled(tree, printed)
    faults = ability_faults(name, text, tree, facts)
    try:
        card = Card.model_validate_json(json.dumps(facts))
    except ValidationError as error:
        faults += explain(name, text, tree, error)
    if faults:
        raise PoolError(sorted(faults, key=lambda fault: fault.line))
    return card


def _filled(tree: dict[str, Tree], printed: Card | None) -> dict[str, Any]:
    if printed is not None and "title" not in tree:
        facts: dict[str, Any] = json.loads(printed.model_dump_json(by_alias=True))
        return facts | tree
    filled: dict[str, Any] = _USUAL | tree | _HOME
    own = filled.get("affiliation")
    if "side" not in filled and own in list(Affiliation):
        side = Affiliation(own).side
        filled["side"] = side.value if side is not None else "light"
    return filled
