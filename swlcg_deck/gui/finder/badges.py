"""The small signs behind a set: what a deck builder has to know beyond its cards."""

from dataclasses import dataclass
from enum import StrEnum

from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.language import tr


class BadgeKind(StrEnum):
    LIMIT = "limit"
    AFFILIATION_ONLY = "affiliation only"
    RESTRICTED = "restricted"
    ERRATA = "errata"


@dataclass(frozen=True)
class Badge:
    kind: BadgeKind
    spoken: str
    """A few words for a row that is read aloud."""
    sentence: str
    """The whole of it, for the tooltip."""


def badges_of(entry: ObjectiveSet, pool: CardPool, edition: Edition) -> tuple[Badge, ...]:
    """Limit 1 (DECK-06, DECK-13), affiliation only (DECK-08), restricted (RL-02), errata."""
    found = (
        _limit(entry, pool, edition),
        _affiliation_only(entry),
        _restricted(entry, pool, edition),
        _errata(entry, pool, edition),
    )
    return tuple(badge for badge in found if badge is not None)


def _limit(entry: ObjectiveSet, pool: CardPool, edition: Edition) -> Badge | None:
    if not pool.is_limit_one(entry, edition):
        return None
    erratum = pool.limiting_erratum(entry, edition)
    sentence = (
        tr("A deck may hold one copy of this set by errata ({id}).", id=erratum.id)
        if erratum
        else tr("A deck may hold one copy of this set.")
    )
    return Badge(BadgeKind.LIMIT, tr("limit 1"), sentence)


def _affiliation_only(entry: ObjectiveSet) -> Badge | None:
    if not entry.affiliation_only:
        return None
    name = entry.affiliation.value
    sentence = tr("Only a deck whose affiliation card is {name} may hold this set.", name=name)
    return Badge(BadgeKind.AFFILIATION_ONLY, tr("{name} only", name=name), sentence)


def _restricted(entry: ObjectiveSet, pool: CardPool, edition: Edition) -> Badge | None:
    sentences, groups = [], pool.groups_of(entry.objective, edition)
    for group in groups:
        others = [f"{m.title} ({m.number})" for m in group.sets if m.number != entry.number]
        others += [
            tr("the affiliation card {title}", title=card.title) for card in group.affiliation_cards
        ]
        sentences.append(
            tr(
                "Restricted ({id}): not in one tournament deck with {others}.",
                id=group.id,
                others=tr(" or ").join(others),
            )
        )
    if not sentences:
        return None
    spoken = tr("restricted {groups}", groups=tr(" and ").join(group.id for group in groups))
    return Badge(BadgeKind.RESTRICTED, spoken, "\n".join(sentences))


def _errata(entry: ObjectiveSet, pool: CardPool, edition: Edition) -> Badge | None:
    sentences = [
        tr(
            "Errata for {title} ({id}): {change}",
            title=card.title,
            id=erratum.id,
            change=erratum.change_in(edition.id),
        )
        for card in entry.cards
        for erratum in pool.errata_of(card, edition)
    ]
    if not sentences:
        return None
    return Badge(BadgeKind.ERRATA, tr("errata"), "\n".join(sentences))
