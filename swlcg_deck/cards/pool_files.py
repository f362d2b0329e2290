"""From the bytes of a pool folder to validated data, collecting every fault on the way."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from swlcg_deck.cards.abilities.reading import read_line
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


_SHARED = ("product", "set", "block", "side")
"""What a file or a set says once for all its cards."""

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
    filled, reserved = _hand_down(name, tree)
    found = [_locate(name, text, tree, path, "nothing reads this key here") for path in reserved]
    try:
        document = _model_of(name).model_validate_json(json.dumps(filled))
    except ValidationError as error:
        found += _explain(name, text, tree, error)
    else:
        found += _read_abilities(name, text, tree)
    faults += sorted(found, key=lambda fault: fault.line)
    return None if found else document


def _read_abilities(name: str, text: str, tree: Tree) -> list[Fault]:
    """The language is read line by line, so that a fault names its card and its place."""
    found = []
    for path, line in _ability_lines(tree, ()):
        try:
            read_line(json.dumps(line))
        except ValidationError as error:
            found += _explain(name, text, tree, error, path)
    return found


def _ability_lines(node: Tree, path: Path) -> Iterator[tuple[Path, Tree]]:
    if isinstance(node, list):
        for index, item in enumerate(node):
            yield from _ability_lines(item, (*path, index))
    elif isinstance(node, dict):
        for key, value in node.items():
            if key == "abilities" and isinstance(value, list):
                yield from (((*path, key, place), line) for place, line in enumerate(value))
            elif key in {"sets", "cards"}:
                yield from _ability_lines(value, (*path, key))


def _model_of(name: str) -> type[Frozen]:
    if name in _MODELS:
        return _MODELS[name]
    return SetsFile if name.startswith("sets/") else ChallengeFile


def _hand_down(name: str, tree: Tree) -> tuple[Any, list[Path]]:
    """Give each card what its set or file says for all of them: product, set, side.

    Also returns the places where a card or a set says such a thing itself: nothing reads them.
    """
    if name in _MODELS or not isinstance(tree, dict):
        return tree, []
    if not name.startswith("sets/"):
        return _share(tree, _SHARED, "cards", ())
    shared, reserved = _share(tree, ("product",), "sets", ())
    sets = shared.get("sets")
    if isinstance(sets, list):
        for index, entry in enumerate(sets):
            if isinstance(entry, dict):
                sets[index], inside = _share(entry, _SHARED, "cards", ("sets", index))
                reserved += inside
    return shared, reserved


def _share(
    owner: dict[str, Any], keys: tuple[str, ...], name: str, path: Path
) -> tuple[dict[str, Any], list[Path]]:
    """A copy of `owner` whose list `name` has its `keys`; and the keys that stood there before."""
    items = owner.get(name)
    if not isinstance(items, list):
        return owner, []
    shared = {key: owner.get(key) for key in keys}
    filled = [{**item, **shared} if isinstance(item, dict) else item for item in items]
    own = [
        (*path, name, index, key)
        for index, item in enumerate(items)
        for key in keys
        if isinstance(item, dict) and key in item
    ]
    return {**owner, name: filled}, own


def _explain(
    name: str, text: str, tree: Tree, error: ValidationError, prefix: Path = ()
) -> list[Fault]:
    """One fault a place: a value that fits none of several forms gets one line, not one a form."""
    found = [
        (*_place(tree, detail, prefix), detail)
        for detail in error.errors(include_url=False, include_input=False)
    ]
    above = {path[:depth] for path, _, _ in found for depth in range(len(path))}
    messages: dict[Path, list[str]] = {}
    for path, message, detail in found:
        kind = detail["type"]
        if path in above and (kind == "literal_error" or _only_seems_short(tree, path, detail)):
            continue  # repeats a deeper fault: a form that did not fit, a set short of a bad card
        if kind != "missing" and detail["loc"][-1:] != path[-1:] and detail["loc"][-1] in _SHARED:
            continue  # repeats the fault of the set or file that handed it down
        messages.setdefault(path, [])
        if message not in messages[path]:
            messages[path].append(message)
    return [_locate(name, text, tree, p, ", or ".join(said)) for p, said in messages.items()]


def _only_seems_short(tree: Tree, path: Path, detail: ErrorDetails) -> bool:
    """Whether a list was found too short only because its bad entries were not counted."""
    if detail["type"] != "too_short":
        return False
    node: Any = tree
    for part in path:
        node = node[part]
    return len(node) >= int(detail["ctx"]["min_length"])


def _place(tree: Tree, detail: ErrorDetails, prefix: Path) -> tuple[Path, str]:
    path: list[str | int] = []
    node = tree
    for part in (*prefix, *detail["loc"]):
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
    keys = [
        part
        for depth, part in enumerate(path, start=1)
        if isinstance(part, str) and (part not in {"sets", "cards"} or depth == len(path))
    ]
    return Fault(name, line_of(text, path), number, card, ".".join(keys) or None, message)


def _set_number(node: Tree) -> int | None:
    number = node.get("set") if isinstance(node, dict) else None
    return number if isinstance(number, int) else None


def _card_name(cards: list[Tree], index: str | int) -> str:
    card = cards[index] if isinstance(index, int) and index < len(cards) else None
    facts = card if isinstance(card, dict) else {}
    position, title = facts.get("position"), facts.get("title")
    place = position if isinstance(position, int) else int(index) + 1
    named = isinstance(title, str) and title and title.isprintable()
    return f"{place} ({title})" if named else str(place)


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
