"""Cards and sets in words: for the terminal, for a screen reader, for a tooltip."""

from collections.abc import Iterator

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.editions import Edition, RestrictedGroup
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.words.card_words import facts, type_word
from swlcg_deck.cards.words.rulings import (
    TEXT_IS_AHEAD,
    later_groups,
    later_rulings,
    rulings_of,
    text_is_ahead,
)
from swlcg_deck.cards.words.word_lists import either
from swlcg_deck.cards.words.wording import (
    PARTLY_WRITTEN,
    UNKNOWN_X,
    UNWRITTEN,
    has_unknown_x,
    is_text_complete,
    rules_text,
)
from swlcg_deck.language import Said, said


def set_remarks(entry: ObjectiveSet, pool: CardPool, edition: Edition | None = None) -> list[str]:
    """What a deck builder has to know of a set beyond its cards, each in a few words."""
    remarks = []
    if pool.is_limit_one(entry, edition):
        by = pool.limiting_erratum(entry, edition)
        remarks.append(f"limit 1 ({by.id})" if by else "limit 1")
    if entry.affiliation_only:
        remarks.append(f"{entry.affiliation.value} only")
    remarks += [f"restricted {group.id}" for group in pool.groups_of(entry.objective, edition)]
    if any(pool.errata_of(card, edition) for card in entry.cards):
        remarks.append("errata")
    return remarks


def restriction_sentences(
    entry: ObjectiveSet, pool: CardPool, edition: Edition | None = None
) -> list[Said]:
    """With what a restricted set may not share a tournament deck, a sentence for each group."""
    objective = entry.objective
    now = [
        said("Not in one tournament deck with {others}.", others=_others(group, entry))
        for group in pool.groups_of(objective, edition)
    ]
    later = [
        said(
            "Restricted later by {edition}: not in one tournament deck with {others}.",
            edition=later.by,
            others=_others(later.group, entry),
        )
        for later in later_groups(objective, pool, edition)
    ]
    return now + later


def _others(group: RestrictedGroup, entry: ObjectiveSet) -> Said:
    members = [f"{m.title} ({m.number})" for m in group.sets if m.number != entry.number]
    cards = (said("the affiliation card {card}", card=c.title) for c in group.affiliation_cards)
    return said("{sets} ({group})", sets=either((*members, *cards)), group=group.id)


def card_lines(
    card: Card,
    pool: CardPool,
    edition: Edition | None = None,
    *,
    remind: bool = False,
    printed: str | None = None,
) -> Iterator[str]:
    """Every fact of a card, a line each: the text box, and the errata before and after.

    `printed` is what a card pack of the user has of it.
    """
    kind = type_word(card.type)
    yield said(
        "{kind}, {affiliation}, card {number}",
        kind=said("unique {type}", type=kind) if card.unique else kind,
        affiliation=card.affiliation.value,
        number=card.number,
    )
    yield from facts(card)
    yield from rules_text(card, pool, edition, remind=remind).splitlines()
    if not is_text_complete(card):
        yield PARTLY_WRITTEN if card.is_partly_written else UNWRITTEN
    if has_unknown_x(card):
        yield UNKNOWN_X
    if printed:
        yield said("Printed: {text}", text=" ".join(printed.split()))
    for ruling in rulings_of(card, pool, edition):
        yield said(
            "Erratum ({id}, {edition}): {change}",
            id=ruling.id,
            edition=ruling.by,
            change=ruling.change,
        )
    for ruling in later_rulings(card, pool, edition):
        yield said(
            "Changed later by {edition} ({id}): {change}",
            edition=ruling.by,
            id=ruling.id,
            change=ruling.change,
        )
    if text_is_ahead(card, pool, edition):
        yield TEXT_IS_AHEAD
    if card.note:
        yield said("Note: {words}.", words=card.note)
