"""What a player owns: boxes, the sets in them, and which decks can be built of it."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet, Product
from swlcg_deck.decks.deck import Deck

MAX_BOXES = 9
MAX_OWNED = 99
PLAYED = 2
"""Copies of a set that a deck can have at most (DECK-05)."""


@dataclass(frozen=True)
class Lack:
    """A set of which decks need more copies than there are."""

    entry: ObjectiveSet
    needed: int
    owned: int
    wanted_by: tuple[tuple[str, int], ...]
    """The decks that need it, each with its copies."""

    @property
    def missing(self) -> int:
        return self.needed - self.owned

    @property
    def is_clash(self) -> bool:
        """Each deck alone could have it; only together they want too many."""
        return all(copies <= self.owned for _, copies in self.wanted_by)


@dataclass(frozen=True)
class Purchase:
    """Boxes that would bring what is missing."""

    product: Product
    boxes: int
    is_assumed: bool
    """No source tells what is in the box: two copies of a set are assumed."""


@dataclass(frozen=True)
class Shortfall:
    """What decks need and a collection has not; nothing if all of them can be built at once."""

    lacks: tuple[Lack, ...]
    affiliation_cards: tuple[AffiliationCard, ...]
    """Affiliation cards of which there is none."""
    shared_cards: tuple[tuple[AffiliationCard, int, int], ...]
    """Affiliation cards of several decks: how many use it, and how many there are. A remark."""
    unknown: tuple[str, ...]
    """Sets that the pool does not know: nobody can tell who owns them."""
    purchases: tuple[Purchase, ...]

    @property
    def is_empty(self) -> bool:
        return not (self.lacks or self.affiliation_cards or self.unknown)

    @property
    def missing_copies(self) -> int:
        return sum(lack.missing for lack in self.lacks)


@dataclass(frozen=True)
class Collection:
    """Boxes by product, and corrections by set. Until the user says otherwise: one core set."""

    pool: CardPool
    stated: Mapping[str, int] = field(default_factory=dict)
    """Boxes by product name, as far as the user said so; names of another version are kept."""
    corrections: Mapping[int, int] = field(default_factory=dict)
    """Copies of single sets, where the user knows better than the boxes."""

    @property
    def is_stated(self) -> bool:
        """Whether the user said anything yet."""
        return bool(self.stated or self.corrections)

    def boxes(self, product: Product) -> int:
        return self.stated.get(product.name, 1 if product.kind == "core" else 0)

    def with_boxes(self, product: Product, boxes: int) -> "Collection":
        """What was taken for granted before becomes a statement with the first change.

        Without a box the corrections of its sets are void; they can be made anew.
        """
        now = {each.name: self.boxes(each) for each in self.pool.products}
        now[product.name] = max(0, min(boxes, MAX_BOXES))
        changed = replace(self, stated={**self.stated, **now})
        return changed if now[product.name] else changed.without_corrections(product)

    def with_copies(self, number: int, copies: int | None) -> "Collection":
        """Correct a set; None, or what the boxes are known to hold, takes the correction back."""
        kept = {each: held for each, held in self.corrections.items() if each != number}
        plain = replace(self, corrections=kept)
        if copies is None or self.pool.set(number) is None:
            return plain
        copies = max(0, min(copies, MAX_OWNED))
        if copies == plain.owned(number) and not plain.is_assumed(number):
            return plain
        return replace(self, corrections={**kept, number: copies})

    def without_corrections(self, product: Product) -> "Collection":
        sets = {entry.number for entry in self.sets_of(product)}
        kept = {each: held for each, held in self.corrections.items() if each not in sets}
        return replace(self, corrections=kept)

    def nothing(self) -> "Collection":
        return self._all(lambda _: 0)

    def one_of_everything(self) -> "Collection":
        return self._all(lambda _: 1)

    def everything(self) -> "Collection":
        """As many boxes of each product as a deck can use: two core sets, one of the others."""
        return self._all(self._boxes_to_play)

    def _all(self, boxes: Callable[[Product], int]) -> "Collection":
        stated = {product.name: boxes(product) for product in self.pool.products}
        return replace(self, stated={**self.stated, **stated}, corrections={})

    def _boxes_to_play(self, product: Product) -> int:
        per_box = [
            (1 if entry.limit_one else PLAYED, self.per_box(product, entry.number))
            for entry in self.sets_of(product)
        ]
        return max(_boxes_for(wanted, held) for wanted, held in per_box)

    def sets_of(self, product: Product) -> tuple[ObjectiveSet, ...]:
        return self._by_product.get(product.name, ())

    def per_box(self, product: Product, number: int) -> int:
        """Copies of a set in one box. Where no source tells: two, or one of a limit-1 set."""
        told = product.copies_of(number)
        if told is not None:
            return told
        entry = self.pool.set(number)
        return 1 if entry is not None and entry.limit_one else PLAYED

    def in_boxes(self, number: int) -> int:
        """Copies of a set that the boxes bring."""
        product = self._product_of(number)
        return self.boxes(product) * self.per_box(product, number) if product else 0

    def owned(self, number: int) -> int:
        """Copies of a set that the player has."""
        corrected = self.corrections.get(number)
        return self.in_boxes(number) if corrected is None else corrected

    def is_assumed(self, number: int) -> bool:
        """Whether the copies of an owned set are only an assumption."""
        product = self._product_of(number)
        if product is None or number in self.corrections or not self.boxes(product):
            return False
        return product.copies_of(number) is None

    def owned_sets(self) -> int:
        return sum(self.owned(entry.number) > 0 for entry in self.pool.sets)

    def owned_copies(self) -> int:
        return sum(self.owned(entry.number) for entry in self.pool.sets)

    def owned_boxes(self) -> int:
        return sum(self.boxes(product) for product in self.pool.products)

    def is_buildable(self, deck: Deck) -> bool:
        """Whether nothing is missing: the same as an empty shortfall, without its reasons."""
        card = deck.affiliation_card(self.pool)
        if card is not None and not self._cards_owned(card):
            return False
        needed: Counter[int] = Counter()
        for each in deck.sets:
            if each.number is None or self.pool.set(each.number) is None:
                return False
            needed[each.number] += each.copies
        return all(self.owned(number) >= copies for number, copies in needed.items())

    def shortfall(self, decks: Iterable[Deck]) -> Shortfall:
        """What is missing to have all of these decks built at the same time."""
        decks = tuple(decks)
        lacks = tuple(self._lacks(decks))
        cards = Counter(c for d in decks if (c := d.affiliation_card(self.pool)) is not None)
        held = {card: self._cards_owned(card) for card in cards}
        return Shortfall(
            lacks=lacks,
            affiliation_cards=tuple(card for card in cards if not held[card]),
            shared_cards=tuple(
                (card, wanted, held[card])
                for card, wanted in cards.items()
                if wanted > held[card] > 0
            ),
            unknown=tuple(dict.fromkeys(self._unknown(decks))),
            purchases=tuple(self._purchases(lacks, [c for c in cards if not held[c]])),
        )

    def _lacks(self, decks: tuple[Deck, ...]) -> Iterable[Lack]:
        wanted: dict[int, list[tuple[str, int]]] = {}
        for deck in decks:
            for each in deck.sets:
                if each.number is not None:
                    wanted.setdefault(each.number, []).append((deck.name, each.copies))
        for number in sorted(wanted):
            entry, owned = self.pool.set(number), self.owned(number)
            needed = sum(copies for _, copies in wanted[number])
            if entry is not None and needed > owned:
                yield Lack(entry, needed, owned, tuple(wanted[number]))

    def _unknown(self, decks: tuple[Deck, ...]) -> Iterable[str]:
        for deck in decks:
            for each in deck.sets:
                if each.number is None or self.pool.set(each.number) is None:
                    yield each.label

    def _cards_owned(self, card: AffiliationCard) -> int:
        """Each box that holds an affiliation card holds one (RB-04)."""
        product = self.pool.product(card.product)
        return self.boxes(product) if product else 0

    def _purchases(
        self, lacks: tuple[Lack, ...], cards: Iterable[AffiliationCard]
    ) -> Iterable[Purchase]:
        """The fewest boxes: each set is sold in one product only, so each product stands alone."""
        boxes: dict[str, int] = {card.product: 1 for card in cards}
        for lack in lacks:
            product = self._product_of(lack.entry.number)
            if product is not None:
                more = _boxes_for(lack.missing, self.per_box(product, lack.entry.number))
                boxes[product.name] = max(more, boxes.get(product.name, 0))
        for product in self.pool.products:
            if boxes.get(product.name):
                yield Purchase(product, boxes[product.name], product.copies is None)

    def _product_of(self, number: int) -> Product | None:
        entry = self.pool.set(number)
        return self.pool.product(entry.product) if entry else None

    @cached_property
    def _by_product(self) -> dict[str, tuple[ObjectiveSet, ...]]:
        found: dict[str, list[ObjectiveSet]] = {}
        for entry in self.pool.sets:
            found.setdefault(entry.product, []).append(entry)
        return {name: tuple(sets) for name, sets in found.items()}


def _boxes_for(wanted: int, per_box: int) -> int:
    """Boxes that hold so many copies; none where a box holds no copy at all."""
    return -(-wanted // per_box) if per_box else 0
