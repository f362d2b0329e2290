"""The small signs of a set and of its cards: what a deck builder has to know beyond the cards."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.words.rulings import rulings_of
from swlcg_deck.language import tr, tr_n


class BadgeKind(Enum):
    """With the glyph of each; a limit has none, it is written."""

    LIMIT = None
    AFFILIATION_ONLY = "badge-affiliation-only"
    RESTRICTED = "badge-restricted"
    ERRATA = "badge-errata"


@dataclass(frozen=True)
class Badge:
    kind: BadgeKind
    short: str
    """What stands beside the glyph on a small face."""
    words: str
    """A few words, where there is room for them."""
    sentence: str
    """The whole of it, for a tooltip."""
    spoken: str
    """What a row that is read aloud says."""


def badges_of_set(entry: ObjectiveSet, pool: CardPool, edition: Edition) -> tuple[Badge, ...]:
    """Limit 1 (DECK-06, DECK-13), affiliation only (DECK-08), restricted (RL-02), errata."""
    return _those(
        _limit(entry, pool, edition),
        _affiliation_only(entry),
        _restricted(entry.objective, pool, edition),
        _errata(entry.cards, pool, edition),
    )


def badges_of_card(card: Card, pool: CardPool, edition: Edition | None = None) -> tuple[Badge, ...]:
    """An objective carries those of its whole set, any card that of its own errata."""
    edition = edition or pool.default_edition
    entry = pool.set(card.set) if card.set is not None and card.position == 1 else None
    is_named = card.type in (CardType.OBJECTIVE, CardType.AFFILIATION)
    return _those(
        _limit(entry, pool, edition) if entry else None,
        _affiliation_only(entry) if entry else None,
        _restricted(card, pool, edition) if is_named else None,
        _errata([card], pool, edition),
    )


def _those(*badges: Badge | None) -> tuple[Badge, ...]:
    return tuple(badge for badge in badges if badge is not None)


def _limit(entry: ObjectiveSet, pool: CardPool, edition: Edition) -> Badge | None:
    if not pool.is_limit_one(entry, edition):
        return None
    erratum = pool.limiting_erratum(entry, edition)
    sentence = (
        tr("A deck may hold one copy of this set by errata ({id}).", id=erratum.id)
        if erratum
        else tr("A deck may hold one copy of this set.")
    )
    return Badge(BadgeKind.LIMIT, "1×", tr("limit 1"), sentence, tr("limit 1"))


def _affiliation_only(entry: ObjectiveSet) -> Badge | None:
    if not entry.affiliation_only:
        return None
    name = entry.affiliation.value
    sentence = tr("Only a deck whose affiliation card is {name} may hold this set.", name=name)
    words = tr("{name} only", name=name)
    return Badge(BadgeKind.AFFILIATION_ONLY, "", words, sentence, words)


def _restricted(card: Card, pool: CardPool, edition: Edition) -> Badge | None:
    groups = pool.groups_of(card, edition)
    if not groups:
        return None
    sentences = []
    for group in groups:
        others = [f"{m.title} ({m.number})" for m in group.sets if m.number != card.set]
        others += [
            tr("the affiliation card {title}", title=one.title)
            for one in group.affiliation_cards
            if one.title != card.title
        ]
        sentences.append(
            tr(
                "Restricted ({id}): not in one tournament deck with {others}.",
                id=group.id,
                others=tr(" or ").join(others),
            )
        )
    short = ", ".join(str(group.group) for group in groups)
    words = tr_n("group {groups}", "groups {groups}", len(groups), groups=short)
    spoken = tr("restricted {groups}", groups=tr(" and ").join(group.id for group in groups))
    return Badge(BadgeKind.RESTRICTED, short, words, "\n".join(sentences), spoken)


def _errata(cards: Iterable[Card], pool: CardPool, edition: Edition) -> Badge | None:
    found = [(card.title, ruling) for card in cards for ruling in rulings_of(card, pool, edition)]
    if not found:
        return None
    sentences = [
        tr("Errata for {title} ({id}): {change}", title=title, id=ruling.id, change=ruling.change)
        for title, ruling in found
    ]
    newest = max(ruling.by for _title, ruling in found)
    short = newest.removeprefix("FAQ ")
    return Badge(BadgeKind.ERRATA, short, tr("errata"), "\n".join(sentences), tr("errata"))
