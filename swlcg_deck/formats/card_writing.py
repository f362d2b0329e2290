"""From a deck to its single cards, for the formats that list them."""

from collections.abc import Iterable
from dataclasses import dataclass

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.language import said

Counted = tuple[tuple[Card, int], ...]


@dataclass(frozen=True)
class SingleCards:
    """What lies on the table: printings, each with its copies, in the order of the deck."""

    affiliation: AffiliationCard | None
    objectives: Counted
    command_cards: Counted


def single_cards(deck: Deck, pool: CardPool) -> SingleCards:
    """The cards of a deck; or a FormatError that names what the card pool does not have.

    Of an imported list that does not fit its sets, the command cards are those that it had: a
    wrong printing stays wrong until somebody mends the deck.
    """
    affiliation = deck.affiliation_card(pool)
    known = [(pool.set(entry.number or 0), entry.copies) for entry in deck.sets]
    unknown = [entry.label for entry, (found, _) in zip(deck.sets, known, strict=True) if not found]
    if deck.affiliation is not None and affiliation is None:
        unknown.insert(0, deck.affiliation)
    sets = [(found, copies) for found, copies in known if found]
    others = [(card, copies) for found, copies in sets for card in found.command_cards]
    if deck.listed_cards:
        by_code = {card.code: card for card in pool.cards}
        listed = [(by_code.get(entry.code or ""), entry) for entry in deck.listed_cards]
        unknown += [entry.title for card, entry in listed if card is None]
        others = [(card, entry.copies) for card, entry in listed if card]
    if unknown:
        named = ", ".join(dict.fromkeys(unknown))
        raise FormatError(
            said("this format cannot hold cards that are not in the pool: {cards}", cards=named)
        )
    objectives = [(found.objective, copies) for found, copies in sets]
    challenge = [pair for pair in others if pair[0].type is CardType.OBJECTIVE]
    command_cards = [pair for pair in others if pair[0].type is not CardType.OBJECTIVE]
    return SingleCards(affiliation, _merged(objectives + challenge), _merged(command_cards))


def _merged(cards: Iterable[tuple[Card, int]]) -> Counted:
    merged: dict[str, tuple[Card, int]] = {}
    for card, copies in cards:
        before = merged[card.octgn_id][1] if card.octgn_id in merged else 0
        merged[card.octgn_id] = (card, before + copies)
    return tuple(merged.values())
