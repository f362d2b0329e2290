"""From the bytes of a pool folder to validated data, collecting every fault on the way."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from swlcg_deck.cards.abilities.reading import read_line
from swlcg_deck.cards.base import Frozen, Side, Text
from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.editions import Edition, EditionId, Erratum, RestrictedGroup
from swlcg_deck.cards.loading.faults import Fault, file_fault
from swlcg_deck.cards.loading.faults_in_words import SHARED, explain, in_the_tree, locate
from swlcg_deck.cards.loading.pool_folder import PoolFolder
from swlcg_deck.cards.loading.shared_texts import with_texts, without_text
from swlcg_deck.cards.products import Cycle, ObjectiveSet
from swlcg_deck.files.strict_yaml import Path, Tree, YamlFault, read_yaml


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


Documents = dict[str, tuple[bytes, Frozen]]
"""Sound files as they were read before, with their bytes."""


def read_files(folder: PoolFolder, known: Documents | None = None) -> ReadPool:
    """Parse and validate each file on its own; one bad file never hides the faults of another. Of
    the files that are `known` only those that are others by now are read, and then known."""
    pool = ReadPool(faults=list(folder.faults))
    for name, content in sorted(folder.files.items()):
        before = known.get(name) if known is not None else None
        if before is not None and before[0] == content:
            pool.files[name] = before[1]
            continue
        document = _read_document(name, content, pool.faults)
        if document is not None:
            pool.files[name] = document
            if known is not None:
                known[name] = content, document
    if not pool.faults:
        pool.data = _assemble(pool.files)
    return pool


def _read_document(name: str, content: bytes, faults: list[Fault]) -> Frozen | None:
    source = read_source(name, content, faults)
    if source is None:
        return None
    text, tree = source
    filled, reserved = _hand_down(name, tree)
    found = [locate(name, text, tree, path, "nothing reads this key here") for path in reserved]
    try:
        document = _model_of(name).model_validate_json(json.dumps(filled))
    except ValidationError as error:
        found += explain(name, text, tree, error)
    else:
        found += ability_faults(name, text, tree)
    faults += sorted(found, key=lambda fault: fault.line)
    return None if found else document


def read_source(name: str, content: bytes, faults: list[Fault]) -> tuple[str, Tree] | None:
    """The text of a file and what it says as YAML."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        faults.append(file_fault(name, "is not UTF-8 text here", line))
        return None
    try:
        return text, read_yaml(text)
    except YamlFault as fault:
        faults.append(file_fault(name, fault.message, fault.line))
        return None


def ability_faults(
    name: str, text: str, tree: Tree, printed: Mapping[str, Any] | None = None
) -> list[Fault]:
    """The language is read and said line by line, so that a fault names its card and its place.
    `printed` are the facts of a card whose lines stand in the file alone."""
    # Only who reads texts anew needs the language, and it takes a moment to load.
    from swlcg_deck.cards.abilities.english.lines import in_english  # noqa: PLC0415
    from swlcg_deck.cards.abilities.english.tables import NoEnglishError  # noqa: PLC0415
    from swlcg_deck.cards.abilities.names import misused  # noqa: PLC0415
    from swlcg_deck.cards.abilities.of_its_card import misfits  # noqa: PLC0415

    found = []
    for path, line in _ability_lines(tree, ()):
        try:
            node = read_line(json.dumps(line))
            in_english(node)
            card = {**(printed or {}), **_card_at(tree, path)}
            if (why := _not_of(card, node.word)) is not None:
                found.append(locate(name, text, tree, (*path, node.word), why))
            wrong = misused(node, may_be_attached=_may_be_attached(card))
            found += [
                locate(name, text, tree, in_the_tree(tree, (*path, *below)), what)
                for below, what in (*wrong, *misfits(node, card))
            ]
        except ValidationError as error:
            found += explain(name, text, tree, error, path)
        except NoEnglishError as error:
            found.append(locate(name, text, tree, path, str(error)))
    return found


def _not_of(card: dict[str, Any], line: str) -> str | None:
    """Why a card never plays a kind of line."""
    if line == "fate" and card.get("type", "fate") != "fate":
        return "only a fate card is resolved in an edge battle; this one is none"
    if line == "pilot_text" and "type" in card and '"pilot"' not in json.dumps(card["keywords"]):
        return "only a card with the keyword Pilot has a text as a pilot"
    return None


def _may_be_attached(card: dict[str, Any]) -> bool:
    """Whether a card can be on another; one of which only the lines are told may be."""
    is_pilot = '"pilot"' in json.dumps(card.get("keywords"))
    forms = ({"form", "pilot_text"} & line.keys() for line in card["abilities"])
    return card.get("type", "enhancement") == "enhancement" or is_pilot or any(forms)


def _card_at(tree: Tree, path: Path) -> dict[str, Any]:
    """The card of a line."""
    node: Any = tree
    for part in path[:-2]:
        node = node[part]
    found: dict[str, Any] = node
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
        return _share(tree, SHARED, "cards", ())
    shared, reserved = _share(tree, ("product",), "sets", ())
    sets = shared.get("sets")
    if isinstance(sets, list):
        for index, entry in enumerate(sets):
            if isinstance(entry, dict):
                sets[index], inside = _share(entry, SHARED, "cards", ("sets", index))
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
    own += [
        (*path, name, index, "abilities")
        for index, item in enumerate(items)
        if isinstance(item, dict) and {"same_as", "abilities"} <= item.keys()
    ]
    return {**owner, name: [without_text(item) for item in filled]}, own


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
    homes = {card.code: card for entry in sets for card in entry.cards}
    homes |= {card.code: card for card in challenge}
    return PoolData(
        sets=tuple(
            entry.model_copy(update={"cards": with_texts(entry.cards, homes)}) for entry in sets
        ),
        challenge_cards=with_texts(tuple(challenge), homes),
        **parts,
    )
