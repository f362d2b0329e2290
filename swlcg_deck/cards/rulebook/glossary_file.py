"""From the file of the rules to a `Glossary`, with every fault of the file named."""

import json
from collections import Counter
from collections.abc import Collection, Iterator
from functools import lru_cache
from pathlib import Path

from pydantic import ValidationError

from swlcg_deck.cards.loading.faults import Fault, PoolError, file_fault
from swlcg_deck.cards.loading.faults_in_words import explain
from swlcg_deck.cards.loading.pool_folder import GLOSSARY, MAX_FILE_BYTES
from swlcg_deck.cards.rulebook.glossary import Glossary, GlossaryFile
from swlcg_deck.cards.titles import fold
from swlcg_deck.files.strict_yaml import YamlFault, read_yaml
from swlcg_deck.paths import cardpool_dir
from swlcg_deck.system_words import refusal


def load_glossary(folder: Path) -> Glossary:
    """The rules of a pool folder, or a PoolError that says what is wrong with the file."""
    read = _read(folder)
    if isinstance(read, list):
        raise PoolError(read)
    faults = list(_cross_check(read, None))
    if faults:
        raise PoolError(faults)
    return Glossary(read)


@lru_cache(maxsize=1)
def our_glossary() -> Glossary:
    """The rules that came with the program; read once, when they are first wanted."""
    return load_glossary(cardpool_dir())


def glossary_faults(folder: Path, numbers: Collection[int] | None) -> list[Fault]:
    """Every fault of the file; `numbers` are those of the cards, where they could be read.

    A pool without the file is a pool without rules to read, not a faulty one.
    """
    if not (folder / GLOSSARY).exists():
        return []
    read = _read(folder)
    return read if isinstance(read, list) else list(_cross_check(read, numbers))


def _read(folder: Path) -> GlossaryFile | list[Fault]:
    try:
        with (folder / GLOSSARY).open("rb") as file:
            content = file.read(MAX_FILE_BYTES + 1)
        if len(content) > MAX_FILE_BYTES:
            return [file_fault(GLOSSARY, f"is larger than {MAX_FILE_BYTES // 1_000_000} MB")]
        text = content.decode("utf-8")
        tree = read_yaml(text)
    except OSError as error:
        return [file_fault(GLOSSARY, f"cannot be read: {refusal(error)}")]
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        return [file_fault(GLOSSARY, "is not UTF-8 text here", line)]
    except YamlFault as fault:
        return [file_fault(GLOSSARY, fault.message, fault.line)]
    try:
        return GlossaryFile.model_validate_json(json.dumps(tree))
    except ValidationError as error:
        return sorted(explain(GLOSSARY, text, tree, error), key=lambda fault: fault.line)


def _cross_check(data: GlossaryFile, numbers: Collection[int] | None) -> Iterator[Fault]:
    """Double names, and references that lead nowhere."""
    rules = [rule for chapter in data.chapters for rule in chapter.rules]
    yield from _doubles([chapter.id for chapter in data.chapters], "this chapter is there twice")
    yield from _doubles([rule.id for rule in rules], "this id is used twice")
    yield from _doubles([fold(term.term) for term in data.terms], "this term is there twice")
    known = {rule.id for rule in rules}
    for rule in rules:
        for lost in (other for other in rule.see if other not in known):
            yield _fault(rule.id, f"there is no rule {lost} to see")
        for card in rule.cards:
            if numbers is not None and card not in numbers:
                yield _fault(rule.id, f"there is no card of the number {card}")
    for term in data.terms:
        for lost in (other for other in term.rules if other not in known):
            yield _fault(term.term, f"there is no rule {lost}")


def _doubles(names: list[str], message: str) -> Iterator[Fault]:
    yield from (_fault(name, message) for name, times in Counter(names).items() if times > 1)


def _fault(entry: str, message: str) -> Fault:
    return Fault(GLOSSARY, 0, None, None, entry, message)
