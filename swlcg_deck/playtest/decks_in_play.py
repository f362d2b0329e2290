"""Decks on their way into a game: which sets, and which of their cards have no written text."""

from collections.abc import Sequence

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.engine.game import DeckChoice, DeckError, deck_to_play
from swlcg_deck.language import said, said_n


def choice_of(deck: Deck) -> DeckChoice:
    """The sets of a deck, copies counted, or a DeckError that says what is missing."""
    if deck.affiliation is None:
        raise DeckError(said("{deck} has no affiliation card; choose one first.", deck=deck.name))
    unknown = [entry.title for entry in deck.sets if entry.number is None]
    if unknown:
        strange = ", ".join(unknown)
        raise DeckError(
            said("{deck} has sets that nobody knows: {sets}.", deck=deck.name, sets=strange)
        )
    sets = tuple(
        entry.number for entry in deck.sets for _ in range(entry.copies) if entry.number is not None
    )
    return DeckChoice(deck.affiliation, sets)


def unwritten_cards(pool: CardPool, choice: DeckChoice, player: int) -> tuple[Card, ...]:
    """The cards whose texts are not all data yet: of these they have in play what is written."""
    deck = deck_to_play(pool, choice, player)
    cards = (deck.affiliation, *deck.objectives, *deck.command)
    found = {card.code: card for card in cards if not card.is_written}
    return tuple(found.values())


def unwritten_note(deck: str, codes_and_titles: Sequence[tuple[str, str]]) -> str:
    """A sentence for results of games with such cards, each title once; empty if none is so."""
    if not codes_and_titles:
        return ""
    codes: dict[str, list[str]] = {}
    for code, title in codes_and_titles:
        codes.setdefault(title, []).append(code)
    named = ", ".join(f"{title} ({', '.join(places)})" for title, places in codes.items())
    return said_n(
        "{n} card of {deck} is played without text that is not written yet: {cards}.",
        "{n} different cards of {deck} are played without text that is not written yet: {cards}.",
        len(codes),
        deck=deck,
        cards=named,
    )
