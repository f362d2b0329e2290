"""What stands in the text box of a face."""

from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.wording import is_text_complete, rules_text
from swlcg_deck.gui.cards.rich_text import Paragraph, Piece, paragraphs

NOT_DESCRIBED = "Ability not described yet"
_LIMIT_LINE = "Limit 1 per objective deck."


def text_box(card: Card, pool: CardPool, edition: Edition | None = None) -> list[Paragraph]:
    """The rendered text; keywords stand out, words that an erratum added are underlined."""
    keywords = [f"{keyword.english()}." for keyword in card.keywords]
    changed = _changed(card, pool, edition)
    lines = paragraphs(rules_text(card, pool, edition), strong=keywords, changed=changed)
    if not is_text_complete(card):
        lines.append([Piece(NOT_DESCRIBED, italic=True, quiet=True)])
    return lines


def _changed(card: Card, pool: CardPool, edition: Edition | None) -> list[str]:
    entry = pool.set(card.set) if card.set is not None and card.position == 1 else None
    return [_LIMIT_LINE] if entry and pool.limiting_erratum(entry, edition) else []


def traits_of(card: Card) -> str:
    """The traits in a row; an affiliation card has none that anyone asks for."""
    return "" if isinstance(card, AffiliationCard) else ", ".join(card.traits)


def source_line(card: Card) -> str:
    """Where the card is found: `Set 19, card 2`."""
    if card.set is not None:
        return f"Set {card.set}, card {card.position}"
    if card.block is not None:
        return f"Challenge {card.block}, card {card.position}"
    return f"Card {card.number}"
