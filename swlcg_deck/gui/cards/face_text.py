"""What stands in the text box of a face."""

import re

from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.words.wording import UNKNOWN_X, has_unknown_x, is_text_complete, rules_text
from swlcg_deck.gui.cards.rich_text import Paragraph, Piece, paragraphs
from swlcg_deck.language import mark, tr

NOT_DESCRIBED = mark("Abilities not yet playable: not described yet")
PARTLY_DESCRIBED = mark("Partly playable: lines in parentheses are not described yet")
AS_PRINTED = mark("As printed, from your card pack:")
_LIMIT_LINE = "Limit 1 per objective deck."
_CHANGED_WORDS = {
    "trigger": r"(?:After|When) [^,]*",
    "ability_type": r"(?:After|When) [^,]*",
    "entry_mode": r"May enter play",
    "limit_added": r"\(Limit [^)]*\)",
    "limit_changed": r"\(Limit [^)]*\)",
}
"""By the kind of an erratum: the words of a line that it is about."""


def text_box(
    card: Card, pool: CardPool, edition: Edition | None = None, printed: str | None = None
) -> list[Paragraph]:
    """The rendered text; keywords stand out, words that an erratum added are underlined.

    What is not written yet is there as the user's card pack has it, marked as printed.
    """
    keywords = [f"{keyword.english()}." for keyword in card.keywords]
    text = rules_text(card, pool, edition)
    lines = paragraphs(text, strong=keywords, changed=_changed(card, text, pool, edition))
    if not is_text_complete(card):
        told = PARTLY_DESCRIBED if card.is_partly_written else NOT_DESCRIBED
        lines.append([Piece(tr(told), italic=True, quiet=True)])
        if printed:
            lines.append([Piece(tr(AS_PRINTED), italic=True, quiet=True)])
            lines += paragraphs(printed)
    if has_unknown_x(card):
        lines.append([Piece(tr(UNKNOWN_X), italic=True, quiet=True)])
    return lines


def _changed(card: Card, text: str, pool: CardPool, edition: Edition | None) -> list[str]:
    entry = pool.set(card.set) if card.set is not None and card.position == 1 else None
    changed = [_LIMIT_LINE] if entry and pool.limiting_erratum(entry, edition) else []
    for erratum in pool.errata_of(card, edition):
        for kind in erratum.kinds:
            changed += re.findall(_CHANGED_WORDS.get(kind, "$."), text)
    return changed


def traits_of(card: Card) -> str:
    """The traits in a row; an affiliation card has none that anyone asks for."""
    return "" if isinstance(card, AffiliationCard) else ", ".join(card.traits)


def source_line(card: Card) -> str:
    """Where the card is found: `Set 19, card 2`."""
    if card.set is not None:
        return tr("Set {number}, card {position}", number=card.set, position=card.position)
    if card.block is not None:
        return tr("Challenge {block}, card {position}", block=card.block, position=card.position)
    return tr("Card {number}", number=card.number)
