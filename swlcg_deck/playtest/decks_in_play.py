"""Decks on their way into a game: which sets, and which of their cards have no written text."""

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.engine.deck_choice import DeckChoice, DeckError, deck_to_play
from swlcg_deck.engine.terms import DARK, LIGHT


def choice_of(deck: Deck) -> DeckChoice:
    """The sets of a deck, copies counted, or a DeckError that says what is missing."""
    if deck.affiliation is None:
        raise DeckError(f"{deck.name} has no affiliation card; choose one first.")
    unknown = [entry.title for entry in deck.sets if entry.number is None]
    if unknown:
        raise DeckError(f"{deck.name} has sets that nobody knows: {', '.join(unknown)}.")
    sets = tuple(
        entry.number for entry in deck.sets for _ in range(entry.copies) if entry.number is not None
    )
    return DeckChoice(deck.affiliation, sets)


def unwritten_cards(pool: CardPool, choice: DeckChoice, player: int) -> tuple[str, ...]:
    """Codes of the cards whose texts are not data yet: in play they have only their numbers and
    keywords."""
    deck = deck_to_play(pool, choice, player)
    cards = (deck.affiliation, *deck.objectives, *deck.command)
    return tuple(dict.fromkeys(card.code for card in cards if card.abilities == "unwritten"))


def unwritten_note(pool: CardPool, dark: DeckChoice, light: DeckChoice) -> str:
    """A sentence for results of games with such cards; empty if there are none."""
    codes = (*unwritten_cards(pool, light, LIGHT), *unwritten_cards(pool, dark, DARK))
    if not codes:
        return ""
    titles = {card.code: card.title for card in pool.all_cards()}
    named = ", ".join(f"{titles.get(code, '?')} ({code})" for code in codes)
    count = "1 card is" if len(codes) == 1 else f"{len(codes)} cards are"
    return f"{count} played without text, which is not written yet: {named}."
