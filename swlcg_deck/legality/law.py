"""The rules that bind a check: those of an edition and a mode, looked up once for many decks."""

from dataclasses import dataclass
from typing import Final

from swlcg_deck.cards.base import Affiliation, Side
from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.titles import fold
from swlcg_deck.decks.deck import DeckSet
from swlcg_deck.language import Said, mark, said
from swlcg_deck.legality.findings import Mode
from swlcg_deck.legality.profiles import Profiles, profiles_of

CONSTRUCTION: Final = mark("Core rulebook, deck construction")


@dataclass(frozen=True)
class CopyLimit:
    """Why a set may be used once only: printed (DECK-06) or by an erratum (DECK-13)."""

    rule: str
    citation: str


@dataclass(frozen=True)
class Group:
    """A restricted group: sets and affiliation cards by number (RL-02, TRAP-01, TRAP-02)."""

    id: str
    sets: frozenset[int]
    affiliation_cards: frozenset[int]
    citation: str


@dataclass(frozen=True)
class Law:
    """What the rules ask of a deck, and the cards they speak of."""

    edition: Edition
    mode: Mode
    sets: dict[int, ObjectiveSet]
    entries: dict[int, DeckSet]
    """Each set as an entry of a deck, for fixes."""
    profiles: Profiles
    limits: dict[int, CopyLimit]
    groups: tuple[Group, ...]
    """Those that bind in this mode."""
    tournament_groups: tuple[Group, ...]
    card_groups: tuple[Group, ...]
    """Those that an affiliation card is in (TRAP-01)."""
    affiliation_cards: dict[Side, tuple[AffiliationCard, ...]]
    basic_cards: dict[Affiliation, AffiliationCard]
    cards: dict[str, Card]
    """By code, the challenge cards among them; the first of those that are alike in a set."""
    challenge_titles: frozenset[str]
    """Titles that only challenge cards have, folded (TRAP-16)."""


def law_of(pool: CardPool, edition: Edition, mode: Mode) -> Law:
    tournament_groups = _groups(pool, edition)
    groups = tournament_groups if mode is Mode.TOURNAMENT else ()
    return Law(
        edition=edition,
        mode=mode,
        sets={entry.number: entry for entry in pool.sets},
        entries={e.number: DeckSet(number=e.number, title=e.title) for e in pool.sets},
        profiles=profiles_of(pool),
        limits=_limits(pool, edition),
        groups=groups,
        tournament_groups=tournament_groups,
        card_groups=tuple(group for group in groups if group.affiliation_cards),
        affiliation_cards={
            side: tuple(card for card in pool.affiliation_cards if card.side is side)
            for side in Side
        },
        basic_cards={c.affiliation: c for c in pool.affiliation_cards if c.demand is None},
        cards=_cards(pool),
        challenge_titles=frozenset(
            fold(card.title) for card in pool.challenge_cards if pool.set_titled(card.title) is None
        ),
    )


def _cards(pool: CardPool) -> dict[str, Card]:
    """A list may name two like cards of a set by one code."""
    first: dict[tuple[int | str | None, str], Card] = {}
    return {
        card.code: first.setdefault((card.set or card.block or card.number, card.title), card)
        for card in pool.cards
    }


def _limits(pool: CardPool, edition: Edition) -> dict[int, CopyLimit]:
    limits = {}
    for entry in pool.sets:
        erratum = pool.limiting_erratum(entry, edition)
        if entry.limit_one:
            limits[entry.number] = CopyLimit("DECK-06", CONSTRUCTION)
        elif erratum is not None:
            citation = _cited(erratum.version, erratum.number)
            limits[entry.number] = CopyLimit("DECK-13", citation)
    return limits


def _cited(version: str | None, number: int | None) -> Said:
    if version:
        return said("FAQ {version} errata, card {number}", version=version, number=number)
    return said("FAQ errata, card {number}", number=number)


def _groups(pool: CardPool, edition: Edition) -> tuple[Group, ...]:
    return tuple(
        Group(
            group.id,
            frozenset(member.number for member in group.sets),
            frozenset(card.number for card in group.affiliation_cards),
            _group_cited(edition, group.side, group.group),
        )
        for group in pool.restricted_groups(edition)
    )


def _group_cited(edition: Edition, side: Side, group: int) -> Said:
    if side is Side.LIGHT:
        return said(
            "{edition}, restricted list, light side group {group}",
            edition=edition.title,
            group=group,
        )
    return said(
        "{edition}, restricted list, dark side group {group}", edition=edition.title, group=group
    )
