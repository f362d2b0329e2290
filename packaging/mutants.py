#!/usr/bin/env python3
"""Change one thing in what a card says, and see whether the tests of its set notice.

    packaging/mutants.py 3-1 4-5            every change of these cards
    packaging/mutants.py --share 0.1        a tenth of the written cards, chosen by --seed
    packaging/mutants.py --product 2 --most 3

A number is another one, a side the other side, a trait another trait; a limit, a condition, a word
that narrows is left out. A change that all tests survive is printed: such a card wants a better
test. Ends with 1 if anything survived.
"""

import argparse
import gc
import json
import os
import random
import sys
from collections.abc import Iterator
from copy import deepcopy
from multiprocessing import get_context
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from mutant_plugin import ChangedPool  # noqa: E402 - the path is set above

from swlcg_deck.cards.card import Card  # noqa: E402
from swlcg_deck.cards.loading.pool_files import PoolData, read_files  # noqa: E402
from swlcg_deck.cards.loading.pool_folder import read_folder  # noqa: E402
from swlcg_deck.cards.pool import CardPool, load_pool  # noqa: E402
from swlcg_deck.paths import cardpool_dir  # noqa: E402

PAIRS = """
you opponent, enemy friendly, light dark, attacker defender, attacking defending,
reaction interrupt, hand discard, damage focus, target choose, self host, winner loser, turn phase
"""
OTHERS = {
    one: other for pair in PAIRS.split(",") for one, other in [pair.split(), pair.split()[::-1]]
}
"""What takes the place of a word."""
OTHERS |= {"each": "choose", "engagement": "phase"}
NARROWING = frozenset(
    [
        "trait",
        "type",
        "side",
        "controller",
        "affiliation",
        "title",
        "is",
        "is_not",
        "by",
        "role",
        "if",
        "while",
        "limit",
        "printed_cost",
        "margin",
        "during",
        "whose",
        "forced",
        "other_than",
        "unique",
        "up_to",
        "cost",
        "at_most",
        "at_least",
        "unless",
        "until",
        "not",
        "from",
        "how",
    ]
)
"""Keys that may be left out: what is left says more than the card."""
TRAITS = ("Ewok", "Gungan")


def changes(value: Any) -> Iterator[tuple[str, Any]]:
    """Every way to change one thing in some data, in words and as data."""
    if isinstance(value, dict):
        yield from _changed_keys(value)
    elif isinstance(value, list):
        for place, part in enumerate(value):
            if len(value) > 1:
                yield f"without the {place + 1}.", value[:place] + value[place + 1 :]
            for said, new in changes(part):
                yield said, [*value[:place], new, *value[place + 1 :]]
    elif isinstance(value, bool):
        yield f"{value} -> {not value}", not value
    elif isinstance(value, int):
        yield f"{value} -> {value + 1}", value + 1
    elif isinstance(value, str) and value in OTHERS:
        yield f"{value} -> {OTHERS[value]}", OTHERS[value]


def _changed_keys(value: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, part in value.items():
        if key in NARROWING:
            yield f"without {key}", {k: v for k, v in value.items() if k != key}
        if key in OTHERS and isinstance(part, dict | list):
            swapped = {OTHERS[key] if k == key else k: v for k, v in value.items()}
            yield f"{key} -> {OTHERS[key]}", swapped
        if key == "trait" and isinstance(part, str):
            other = next(trait for trait in TRAITS if trait != part)
            yield f"trait {part} -> {other}", value | {key: other}
        for said, new in changes(part):
            yield f"{key}: {said}", value | {key: new}


class Mutant(NamedTuple):
    """A card, what is changed in it, and its lines as they then are."""

    card: Card
    said: str
    lines: list[str]


QUIETLY = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist")


def mutants(card: Card) -> list[tuple[str, list[str]]]:
    """All changes of a card that the language reads, with its lines as they then are."""
    if card.abilities == "unwritten":
        return []
    lines = [json.loads(line) for line in card.abilities]
    found = []
    for said, changed in changes(lines):
        written = [json.dumps(line) for line in deepcopy(changed)]
        try:
            _ = card.model_copy(update={"abilities": tuple(written)}).text
        except ValueError:
            continue  # refused by the language: no author can write it
        found.append((said, written))
    return found


def test_files(card: Card) -> list[str]:
    """The tests of the set of a card, and of the sets that print it again."""
    folder = ROOT / "tests" / "engine" / "cards"
    return [str(file) for file in sorted(folder.glob(f"test_{card.set:03}_*.py"))]


def run_tests(data: PoolData, card: Card, lines: list[str]) -> NoReturn:
    """In a process of its own: the tests of a card that says something else."""
    plugin = ChangedPool(data, card, lines)
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
        code = pytest.main([*QUIETLY, "-x", "-k", "not cloned", *test_files(card)], [plugin])
    os._exit(int(code))


def survivors(tried: list[Mutant], jobs: int) -> Iterator[Mutant]:
    """Those whose tests pass though the card says something else. Each has a process that begins
    where this one is: with pytest, the kit and the pool loaded."""
    os.chdir(ROOT)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    pytest.main([*QUIETLY, "--collect-only", *test_files(tried[0].card)])
    data = read_files(read_folder(cardpool_dir())).data
    if data is None:
        raise SystemExit("the card pool has faults")
    gc.freeze()
    forked = get_context("fork")
    waiting, running = tried[::-1], dict[Any, tuple[Mutant, Any]]()
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            process = forked.Process(target=run_tests, args=(data, mutant.card, mutant.lines))
            process.start()
            running[process.sentinel] = mutant, process
        for sentinel in wait(list(running)):
            mutant, process = running.pop(sentinel)
            process.join()
            if process.exitcode not in (0, 1, 2):  # 2: the mutant does not even compile
                raise SystemExit(f"the tests of {mutant.card.code} cannot be run")
            if process.exitcode == 0:
                yield mutant


def chosen(pool: CardPool, options: argparse.Namespace) -> list[Card]:
    """The cards to change: those that are named, or some by chance."""
    cards = [card for card in pool.cards if mutants(card) and card.set and test_files(card)]
    if options.codes:
        unknown = set(options.codes) - {card.code for card in cards}
        if unknown:
            raise SystemExit(f"no written card with tests: {', '.join(sorted(unknown))}")
        return [card for card in cards if card.code in options.codes]
    if options.product:
        names = [pool.products[number - 1].name for number in options.product]
        cards = [card for card in cards if card.product in names]
    cards = list({card.number: card for card in reversed(cards)}.values())[::-1]
    count = max(1, round(len(cards) * options.share))
    return random.Random(options.seed).sample(cards, count)  # noqa: S311 - no secret


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("codes", nargs="*", metavar="CODE", help="a card, such as 3-1")
    parser.add_argument("--product", type=int, action="append", help="the place of a product")
    parser.add_argument("--share", type=float, default=1.0, help="which part of the cards")
    parser.add_argument("--most", type=int, default=0, help="at most so many changes a card")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    chance = random.Random(options.seed)  # noqa: S311 - no secret
    tried: list[Mutant] = []
    for card in chosen(load_pool(), options):
        found = mutants(card)
        if options.most and len(found) > options.most:
            found = chance.sample(found, options.most)
        tried += [Mutant(card, said, lines) for said, lines in found]
    alive = 0
    for mutant in survivors(tried, options.jobs):
        print(f"{mutant.card.code} {mutant.card.title}: {mutant.said}", flush=True)
        alive += 1
    print(f"{alive} of {len(tried)} changes survived")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
