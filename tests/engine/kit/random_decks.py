"""Random decks that are legal in a tournament, from the whole pool, and games between them."""

import random
from collections.abc import Sequence

from swlcg_deck.cards.base import Affiliation, Side
from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.decks.deck import Deck, DeckSet
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.new_game import DeckToPlay, lay_out
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.legality.findings import Verdict
from swlcg_deck.legality.judge import Judge

FEWEST, MOST = 10, 14
"""Sets in a deck on a basic card; an alliance card says its own number (DECK-02, DECK-17)."""

Copies = dict[int, int]


class RandomDecks:
    """Decks and games by number: the same number gives the same decks and the same game."""

    def __init__(
        self, pool: CardPool, book: FaceBook | None = None, sets: Sequence[int] | None = None
    ) -> None:
        self.pool = pool
        self.judge = Judge(pool)
        self.book = book or FaceBook()
        self.sets = [entry for entry in pool.sets if sets is None or entry.number in sets]
        self.allied = sets is None
        """Alliance cards ask for many sets of two affiliations: for that it takes them all."""

    def deck(self, side: Side, chance: random.Random) -> Deck:
        """A legal deck on any affiliation card of a side, alliance cards included."""
        cards = self.judge.law.affiliation_cards[side]
        card = chance.choice([card for card in cards if self.allied or card.demand is None])
        copies = None
        while copies is None:
            copies = self._drawn(card, chance)
        deck = Deck(
            id="0" * 32,
            name="Random",
            affiliation=card.title,
            sets=tuple(self._entry(number, count) for number, count in copies.items()),
        )
        judgement = self.judge.check(deck)
        assert judgement.verdict is Verdict.LEGAL, (deck, judgement.findings)
        return deck

    def to_play(self, deck: Deck) -> DeckToPlay:
        assert deck.affiliation is not None
        card = self.pool.affiliation_card(deck.affiliation)
        assert card is not None
        return starter(self.pool, card, [e.number for e in deck.sets for _ in range(e.copies)])

    def players(self, number: int) -> tuple[DeckToPlay, DeckToPlay]:
        """The dark and the light deck of a game."""
        chance = random.Random(number)
        dark, light = self.deck(Side.DARK, chance), self.deck(Side.LIGHT, chance)
        return self.to_play(dark), self.to_play(light)

    def game(self, number: int) -> State:
        """A game before its first decision."""
        return lay_out(*self.players(number), number, book=self.book)

    def _entry(self, number: int, copies: int) -> DeckSet:
        return DeckSet(number=number, title=self.judge.law.sets[number].title, copies=copies)

    def _drawn(self, card: AffiliationCard, chance: random.Random) -> Copies | None:
        """Sets for a card, or None when chance has shut out too many to fill the deck."""
        usable = [entry for entry in self.sets if _may_use(card, entry)]
        demand = card.demand
        if demand is None:
            return self._filled(card, usable, chance.randint(FEWEST, MOST), {}, chance)
        own = [entry for entry in usable if entry.affiliation is card.affiliation]
        partners = (demand.partner_affiliation, Affiliation.NEUTRAL)
        others = [entry for entry in usable if entry.affiliation in partners]
        half = self._filled(card, own, demand.own, {}, chance)
        if half is None:
            return None
        return self._filled(card, others, demand.own + demand.partner, half, chance)

    def _filled(
        self,
        card: AffiliationCard,
        usable: list[ObjectiveSet],
        wanted: int,
        given: Copies,
        chance: random.Random,
    ) -> Copies | None:
        """The given sets and others up to a total, no two of one restricted group (RL-02)."""
        copies = dict(given)
        for entry in chance.sample(usable, len(usable)):
            room = wanted - sum(copies.values())
            if not room:
                break
            if not self._is_restricted(card, entry, copies):
                limit = min(room, self.judge.copy_limit(entry.number))
                copies[entry.number] = chance.randint(1, limit)
        return copies if sum(copies.values()) == wanted else None

    def _is_restricted(self, card: AffiliationCard, entry: ObjectiveSet, copies: Copies) -> bool:
        return any(
            entry.number in group.sets
            and (card.number in group.affiliation_cards or not group.sets.isdisjoint(copies))
            for group in self.judge.law.groups
        )


def _may_use(card: AffiliationCard, entry: ObjectiveSet) -> bool:
    """Of the card's side, and of its affiliation where that is demanded (DECK-03, DECK-08)."""
    fits = not entry.affiliation_only or entry.affiliation is card.affiliation
    return entry.side is card.side and fits


def starter(pool: CardPool, card: AffiliationCard | str, sets: Sequence[int]) -> DeckToPlay:
    """A deck of sets by number, each as often as it is named."""
    affiliation = pool.affiliation_card(card) if isinstance(card, str) else card
    assert affiliation is not None, card
    chosen = [entry for number in sets if (entry := pool.set(number)) is not None]
    assert len(chosen) == len(sets), sets
    return DeckToPlay(affiliation, [card for entry in chosen for card in entry.cards])


CORE_STARTERS = (
    (("Sith", (*range(19, 26), 36)), ("Jedi", (*range(1, 8), 18))),
    (("Imperial Navy", (*range(26, 33), 34)), ("Jedi", (*range(1, 8), 18))),
    (("Sith", (*range(19, 26), 36)), ("Rebel Alliance", (*range(8, 15), 16))),
    (("Imperial Navy", (*range(26, 33), 34)), ("Rebel Alliance", (*range(8, 15), 16))),
)
"""The decks of the Core Set's first games: eight sets each, the dark one first."""

CORE_SETS = range(1, 37)


class CoreDecks(RandomDecks):
    """The starter decks in all pairings for even numbers, random decks of Core sets for odd."""

    def __init__(self, pool: CardPool) -> None:
        super().__init__(pool, FaceBook(abilities=True), sets=CORE_SETS)

    def players(self, number: int) -> tuple[DeckToPlay, DeckToPlay]:
        if number % 2:
            return super().players(number)
        dark, light = CORE_STARTERS[number // 2 % len(CORE_STARTERS)]
        return starter(self.pool, *dark), starter(self.pool, *light)


def core_game(pool: CardPool, number: int, book: FaceBook) -> State:
    """A game between two starter decks, all four pairings in turn."""
    dark, light = CORE_STARTERS[number % len(CORE_STARTERS)]
    return lay_out(starter(pool, *dark), starter(pool, *light), number, book=book)
