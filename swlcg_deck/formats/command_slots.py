"""The places that the sets of a deck have for command cards, and which cards fill them."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from difflib import get_close_matches

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.titles import fold
from swlcg_deck.decks.deck import DeckSet

MAX_GUESSES = 100
"""A comparison with every open place is slow; a list that needs more of them is not a deck."""
_NEAR = 0.85
_LONGEST = 60

Placed = list[tuple[Card, int]]


class CommandSlots:
    """Five places for each copy of a set (DECK-10), each for one printing (DECK-11)."""

    def __init__(self, sets: Iterable[DeckSet], pool: CardPool) -> None:
        self._pool = pool
        self._guesses = 0
        self._open: Counter[str] = Counter()
        self._titled: dict[str, list[Card]] = defaultdict(list)
        self.cards: Placed = []
        for entry in sets:
            known = pool.set(entry.number) if entry.number is not None else None
            for card in known.command_cards if known else ():
                self.cards.append((card, entry.copies))
                self._open[card.code] = entry.copies
                for title in {fold(name) for name in (card.title, *card.aliases)}:
                    self._titled[title].append(card)

    @property
    def all_filled(self) -> bool:
        return not any(self._open.values())

    def take(self, card: Card, copies: int) -> int:
        """Fill places of this printing; how many there were."""
        taken = min(copies, self._open[card.code])
        self._open[card.code] -= taken
        return taken

    def fill(self, title: str, copies: int) -> Placed:
        """Fill places of whatever printing has the title, or, if no card has it, a similar one."""
        wanted = fold(title)
        if wanted not in self._titled and not self._pool.cards_titled(title):
            wanted = self._similar(wanted)
        placed: Placed = []
        for card in self._titled.get(wanted, ()):
            taken = self.take(card, copies - sum(count for _, count in placed))
            if taken:
                placed.append((card, taken))
        return placed

    def surplus(self, title: str) -> Card | None:
        """The printing to name where a title fills no place: best one of the deck's own sets."""
        printings = (*self._titled.get(fold(title), ()), *self._pool.cards_titled(title))
        return printings[0] if printings else None

    def _similar(self, wanted: str) -> str:
        if not wanted or len(wanted) > _LONGEST or self._guesses >= MAX_GUESSES:
            return wanted
        self._guesses += 1
        still_open = [title for title, cards in self._titled.items() if self._is_open(cards)]
        return next(iter(get_close_matches(wanted, still_open, n=1, cutoff=_NEAR)), wanted)

    def _is_open(self, cards: list[Card]) -> bool:
        return any(self._open[card.code] for card in cards)
