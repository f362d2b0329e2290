"""`swlcg-deck validate --watch`: on every save of a pool file its cards again, as they read now."""

from collections.abc import Callable, Iterable
from pathlib import Path
from time import sleep
from typing import NoReturn

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.loading.faults import Fault, PoolError
from swlcg_deck.cards.loading.pool_files import Documents
from swlcg_deck.cards.pool import CardPool, checked_pool
from swlcg_deck.cli.listing import print_card
from swlcg_deck.cli.terminal import Terminal
from swlcg_deck.engine.game import unplayable

Stamps = dict[Path, tuple[int, int]]
_EVERY = 0.2
"""Seconds between two looks at the files."""


def look_at(folder: Path) -> tuple[CardPool | None, list[Fault]]:
    """The pool of a folder with every text compiled, or all that is wrong with it."""
    try:
        pool = checked_pool(folder)
    except PoolError as error:
        return None, error.faults
    faults = _uncompiled(pool.cards)
    return (None if faults else pool), faults


def _uncompiled(cards: Iterable[Card]) -> list[Fault]:
    return [
        Fault(card.product, 0, card.set, f"{card.position} ({card.title})", "abilities", what)
        for card, what in unplayable(cards)
    ]


def pause() -> None:
    sleep(_EVERY)


def watch(folder: Path, terminal: Terminal, wait: Callable[[], None] = pause) -> NoReturn:
    """Tells what is wrong now, and then what every save has changed, until it is interrupted."""
    stamps, known = _stamps(folder), Documents()
    good = _tell(folder, terminal, None, known)
    terminal.line(terminal.paint(f"{folder}: watched; Ctrl+C ends this", "dim"))
    while True:
        terminal.stream.flush()
        wait()
        now = _stamps(folder)
        if now == stamps:
            continue
        terminal.line()
        for name in sorted(_saved(stamps, now)):
            terminal.line(terminal.paint(name.relative_to(folder).as_posix(), "dim"))
        stamps = now
        good = _tell(folder, terminal, good, known) or good


def _tell(
    folder: Path, terminal: Terminal, before: CardPool | None, known: Documents
) -> CardPool | None:
    """The faults, or the cards that are other than in the last sound pool. Only what was saved is
    read and compiled again."""
    try:
        pool = checked_pool(folder, known)
        cards = _changed(before, pool) if before is not None else list(pool.cards)
        faults = _uncompiled(cards)
    except PoolError as error:
        pool, cards, faults = None, [], error.faults
    for fault in faults:
        terminal.line(str(fault))
    if pool is not None and before is not None:
        for card in cards:
            print_card(card, pool, terminal)
    count = f"{len(faults)} fault{'s' if len(faults) > 1 else ''}" if faults else "no fault"
    terminal.line(f"{folder}: {count}")
    return None if faults else pool


def _changed(before: CardPool, after: CardPool) -> list[Card]:
    earlier = {card.code: card for card in before.cards}
    return [card for card in after.cards if earlier.get(card.code) != card]


def _stamps(folder: Path) -> Stamps:
    """When each file was saved, and how long it is."""
    found: Stamps = {}
    for file in folder.rglob("*.yaml"):
        try:
            stat = file.stat()
        except OSError:  # an editor that replaces a file is at it
            continue
        found[file] = (stat.st_mtime_ns, stat.st_size)
    return found


def _saved(before: Stamps, now: Stamps) -> set[Path]:
    return {file for file in before | now if before.get(file) != now.get(file)}
