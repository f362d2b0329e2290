"""Which lists of a folder go on one sheet: the two of a player, where that can be told."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import PurePosixPath

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.tournament.judge_results import Result
from swlcg_deck.language import tr
from swlcg_deck.legality.judge import Judge
from swlcg_deck.printing.sheet_content import SheetInfo, Unread, sheet_content
from swlcg_deck.printing.sheet_pages import SheetPages

_SIDE_WORDS = re.compile(r"(?i)(?<![a-z])(light|dark|ls|ds)([ _-]*side)?(?![a-z])")


@dataclass(frozen=True)
class SheetJob:
    """One sheet: up to two decks, and the files they came from."""

    light: Deck | None
    dark: Deck | None
    source: str
    unread: Unread = field(default_factory=dict)


def sheet_jobs(results: Iterable[Result], pool: CardPool) -> list[SheetJob]:
    """Decks of one file, or of files whose names differ in the side only, share a sheet."""
    jobs: list[SheetJob] = []
    open_jobs: dict[tuple[str, Side], int] = {}
    for result in results:
        deck = result.deck
        if deck is None:
            continue
        side = deck.side(pool)
        key = _player(result.file.name)
        other = Side.DARK if side is Side.LIGHT else Side.LIGHT
        place = open_jobs.pop((key, other), None) if side else None
        if place is None:
            is_dark = side is Side.DARK
            light, dark = (None, deck) if is_dark else (deck, None)
            job = SheetJob(light, dark, result.file.name, _unread(result))
            jobs.append(job)
            if side is not None:
                open_jobs[key, side] = len(jobs) - 1
        else:
            joined = _joined(jobs[place], deck, result.file.name)
            jobs[place] = replace(joined, unread={**jobs[place].unread, **_unread(result)})
    return jobs


def _unread(result: Result) -> Unread:
    judged = result.judged
    return {judged.deck.id: judged.judgement.unread} if judged else {}


def _joined(job: SheetJob, deck: Deck, source: str) -> SheetJob:
    sources = (
        job.source
        if job.source == source
        else tr("{first} and {second}", first=job.source, second=source)
    )
    if job.light is None:
        return SheetJob(deck, job.dark, sources)
    return SheetJob(job.light, deck, sources)


def _player(name: str) -> str:
    """`Day 1/alice-light.o8d` and `Day 1/alice-dark.txt` are of one player."""
    path = PurePosixPath(name)
    stem = _SIDE_WORDS.sub("", path.stem)
    return f"{path.parent}/{re.sub(r'[ _.-]+', ' ', stem).strip().casefold()}"


def pages_of(job: SheetJob, pool: CardPool, judge: Judge, info: SheetInfo) -> SheetPages:
    """The sheet of a job; who the player is, the judge writes."""
    info = replace(info, player="", source=job.source)
    return SheetPages(sheet_content((job.light, job.dark), pool, judge, info, job.unread))
