"""A card's text box in our own words, rendered from data."""

import re

from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.filters import CardFilter, with_article
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.words.reminders import reminder
from swlcg_deck.language import mark

UNWRITTEN = mark(
    "Abilities not yet playable. This card's abilities are not written down here yet; see the "
    "printed card."
)
UNKNOWN_X = mark("Until then an X on it counts as 0 in a game, as damage capacity 1.")
PARTLY_WRITTEN = mark(
    "Partly playable. Lines in parentheses are not written down here yet, and are not played; see "
    "the printed card."
)
BOLD_WORD = re.compile(r"(?:Forced )?(?:Action|Reaction|Interrupt|Pilot):|Enhance\b")
"""What stands out at the beginning of a line."""


def rules_text(
    card: Card, pool: CardPool, edition: Edition | None = None, *, remind: bool = False
) -> str:
    """Everything the data says about the text box in an edition; empty where there is nothing.

    With `remind` each keyword is followed by what it means, in parentheses.
    """
    lines = [
        *_construction_lines(card, pool, edition),
        *([_enhance_line(card.enhance)] if card.enhance is not None else []),
        *_keyword_lines(card, remind),
        *_ability_lines(card, remind),
    ]
    return "\n".join(lines)


def _keyword_lines(card: Card, remind: bool) -> list[str]:
    """All in one line; with reminders a line each."""
    if remind:
        it = f"this {card.type.value}"
        return [f"{one.english()}. ({reminder(one, it)})" for one in card.keywords]
    return [" ".join(f"{one.english()}." for one in card.keywords)] if card.keywords else []


def _ability_lines(card: Card, remind: bool) -> tuple[str, ...]:
    if not card.text:
        return ()
    # The language takes a moment to load; most of the app never needs it.
    from swlcg_deck.cards.abilities.english.lines import text_lines  # noqa: PLC0415

    return text_lines(card, remind=remind)


def is_text_complete(card: Card) -> bool:
    """Whether `rules_text` says all that the printed card says."""
    return card.is_written


def has_unknown_x(card: Card) -> bool:
    """Whether a printed X waits for the text that says what it is (DEF-02)."""
    printed = (card.cost, card.force_icons, card.damage_capacity, card.resources)
    values = (*printed, *(keyword.value for keyword in card.keywords))
    return "X" in values and not is_text_complete(card)


def _construction_lines(card: Card, pool: CardPool, edition: Edition | None) -> list[str]:
    if isinstance(card, AffiliationCard):
        return _affiliation_lines(card)
    entry = pool.set(card.set) if card.set is not None and card.position == 1 else None
    if entry is None:
        return []
    lines = []
    if entry.affiliation_only:
        lines.append(f"{entry.affiliation.value} affiliation only.")
    if pool.is_limit_one(entry, edition):
        lines.append("Limit 1 per objective deck.")
    return lines


def _affiliation_lines(card: AffiliationCard) -> list[str]:
    lines = []
    if card.demand:
        lines.append(
            f"Objective deck: exactly {card.demand.own} {card.affiliation.value}, and exactly "
            f"{card.demand.partner} that are {card.demand.partner_affiliation.value} or neutral."
        )
    lines.append(f"Starting reserve {card.reserve}.")
    return lines


def _enhance_line(enhanced: str | CardFilter) -> str:
    if isinstance(enhanced, CardFilter):
        return f"Enhance {with_article(enhanced.english())}."
    return f"Enhance {'your play area' if enhanced == 'play_area' else 'the Death Star dial'}."
