"""From the bytes of a pool folder to validated data, collecting every fault on the way."""

import json
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from swlcg_deck.cards.base import Frozen, Side, Text
from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.editions import Edition, EditionId, Erratum, RestrictedGroup
from swlcg_deck.cards.faults import Fault, file_fault
from swlcg_deck.cards.pool_folder import PoolFolder
from swlcg_deck.cards.products import Cycle, ObjectiveSet
from swlcg_deck.cards.strict_yaml import Path, Tree, YamlFault, line_of, read_yaml


class ProductsFile(Frozen):
    cycles: tuple[Cycle, ...]


class AffiliationsFile(Frozen):
    cards: tuple[AffiliationCard, ...]


class SetsFile(Frozen):
    product: Text
    sets: tuple[ObjectiveSet, ...]


class ChallengeFile(Frozen):
    product: Text
    block: Text
    side: Side
    cards: tuple[Card, ...]


class EditionsFile(Frozen):
    default: EditionId
    editions: tuple[Edition, ...]


class ErrataFile(Frozen):
    errata: tuple[Erratum, ...]


class RestrictedFile(Frozen):
    groups: tuple[RestrictedGroup, ...]


class PoolData(Frozen):
    """Everything a pool folder says, in release order; also the form of the cache."""

    cycles: tuple[Cycle, ...]
    affiliation_cards: tuple[AffiliationCard, ...]
    sets: tuple[ObjectiveSet, ...]
    challenge_cards: tuple[Card, ...]
    errata: tuple[Erratum, ...]
    groups: tuple[RestrictedGroup, ...]
    editions: tuple[Edition, ...]
    default_edition: EditionId


_MODELS: dict[str, type[Frozen]] = {
    "products.yaml": ProductsFile,
    "affiliations.yaml": AffiliationsFile,
    "rules/editions.yaml": EditionsFile,
    "rules/errata.yaml": ErrataFile,
    "rules/restricted.yaml": RestrictedFile,
}


@dataclass
class ReadPool:
    """What was understood: the data where every file could be used, and all faults."""

    data: PoolData | None = None
    files: dict[str, Frozen] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)


def read_files(folder: PoolFolder) -> ReadPool:
    """Parse and validate each file on its own; one bad file never hides the faults of another."""
    pool = ReadPool(faults=list(folder.faults))
    for name, content in sorted(folder.files.items()):
        document = _read_document(name, content, pool.faults)
        if document is not None:
            pool.files[name] = document
    if not pool.faults:
        pool.data = _assemble(pool.files)
    return pool


def _read_document(name: str, content: bytes, faults: list[Fault]) -> Frozen | None:
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        faults.append(file_fault(name, "is not UTF-8 text here", line))
        return None
    try:
        tree = read_yaml(text)
    except YamlFault as fault:
        faults.append(file_fault(name, fault.message, fault.line))
        return None
    try:
        filled = _hand_down(name, tree)
        return _model_of(name).model_validate_json(json.dumps(filled))
    except _ReservedKeyError as reserved:
        faults.append(_locate(name, text, tree, reserved.path, "nothing reads this key here"))
    except ValidationError as error:
        faults.extend(_explain(name, text, tree, error))
    return None


def _model_of(name: str) -> type[Frozen]:
    if name in _MODELS:
        return _MODELS[name]
    return SetsFile if name.startswith("sets/") else ChallengeFile


class _ReservedKeyError(Exception):
    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


def _hand_down(name: str, tree: Tree) -> Any:
    """Give each card what its set or file says for all of them: product, set, side."""
    if name in _MODELS or not isinstance(tree, dict):
        return tree
    product = tree.get("product")
    if not name.startswith("sets/"):
        shared = {"product": product, "block": tree.get("block"), "side": tree.get("side")}
        return {**tree, "cards": _with_shared(tree.get("cards"), shared, ("cards",))}
    sets = tree.get("sets")
    if not isinstance(sets, list):
        return tree
    filled: list[Any] = []
    for index, entry in enumerate(sets):
        if not isinstance(entry, dict):
            filled.append(entry)
            continue
        if "product" in entry:
            raise _ReservedKeyError(("sets", index, "product"))
        shared = {"product": product, "set": entry.get("set"), "side": entry.get("side")}
        cards = _with_shared(entry.get("cards"), shared, ("sets", index, "cards"))
        filled.append({**entry, "product": product, "cards": cards})
    return {**tree, "sets": filled}


def _with_shared(cards: Tree, shared: dict[str, Any], path: Path) -> Any:
    if not isinstance(cards, list):
        return cards
    for index, card in enumerate(cards):
        for key in shared:
            if isinstance(card, dict) and key in card:
                raise _ReservedKeyError((*path, index, key))
    return [{**card, **shared} if isinstance(card, dict) else card for card in cards]


def _explain(name: str, text: str, tree: Tree, error: ValidationError) -> list[Fault]:
    """One fault a place: a value that fits none of several forms gets one line, not one a form."""
    found = [
        (*_place(tree, detail), detail["type"])
        for detail in error.errors(include_url=False, include_input=False)
    ]
    places = {path for path, _, _ in found}
    messages: dict[Path, list[str]] = {}
    for path, message, kind in found:
        deeper = any(len(other) > len(path) and other[: len(path)] == path for other in places)
        if deeper and (kind == "literal_error" or (kind == "too_short" and _is_full(tree, path))):
            continue  # repeats a deeper fault: a form that did not fit, a set short of a bad card
        messages.setdefault(path, [])
        if message not in messages[path]:
            messages[path].append(message)
    return [_locate(name, text, tree, p, ", or ".join(said)) for p, said in messages.items()]


def _is_full(tree: Tree, path: Path) -> bool:
    node: Any = tree
    for part in path:
        node = node[part]
    return len(node) >= 6


def _place(tree: Tree, detail: ErrorDetails) -> tuple[Path, str]:
    path: list[str | int] = []
    node = tree
    for part in detail["loc"]:
        if isinstance(node, dict) and part in node:
            node = node[str(part)]
        elif isinstance(node, list) and isinstance(part, int) and part < len(node):
            node = node[part]
        elif detail["type"] == "missing" and part == detail["loc"][-1]:
            path.append(part)
            break
        else:
            continue  # the name of a form in a union, not a place in the file
        path.append(part)
    message = detail["msg"].removeprefix("Value error, ")
    if detail["type"] == "missing":
        message = "this key is missing"
    elif detail["type"] == "extra_forbidden":
        message = "nothing reads this key"
    elif detail["type"] in {"too_short", "too_long"} and path[-1:] == ["cards"]:
        message = "a set has six cards"
    return tuple(path), message


def _locate(name: str, text: str, tree: Tree, path: Path, message: str) -> Fault:
    """Name the set and the card on the way down to `path`."""
    number: int | None = None
    card: str | None = None
    node = tree
    for depth, part in enumerate(path):
        number = _set_number(node) or number
        if depth and path[depth - 1] == "cards" and isinstance(node, list):
            card = _card_name(node, part)
        if isinstance(node, dict):
            node = node.get(str(part))
        elif isinstance(node, list) and isinstance(part, int) and part < len(node):
            node = node[part]
    number = _set_number(node) or number
    keys = [str(part) for part in path if isinstance(part, str) and part not in {"sets", "cards"}]
    field_name = ".".join(keys) or None
    return Fault(name, line_of(text, path), number, card, field_name, message)


def _set_number(node: Tree) -> int | None:
    number = node.get("set") if isinstance(node, dict) else None
    return number if isinstance(number, int) else None


def _card_name(cards: list[Tree], index: str | int) -> str:
    card = cards[index] if isinstance(index, int) and index < len(cards) else None
    if isinstance(card, dict) and isinstance(card.get("title"), str):
        return f"{card.get('position', int(index) + 1)} ({card['title']})"
    return str(int(index) + 1)


def _assemble(files: dict[str, Frozen]) -> PoolData:
    sets: list[ObjectiveSet] = []
    challenge: list[Card] = []
    parts: dict[str, Any] = {}
    for document in files.values():
        match document:
            case ProductsFile():
                parts["cycles"] = document.cycles
            case AffiliationsFile():
                parts["affiliation_cards"] = document.cards
            case SetsFile():
                sets.extend(document.sets)
            case ChallengeFile():
                challenge.extend(document.cards)
            case EditionsFile():
                parts["editions"] = document.editions
                parts["default_edition"] = document.default
            case ErrataFile():
                parts["errata"] = document.errata
            case RestrictedFile():
                parts["groups"] = document.groups
    sets.sort(key=lambda entry: entry.number)
    return PoolData(sets=tuple(sets), challenge_cards=tuple(challenge), **parts)
