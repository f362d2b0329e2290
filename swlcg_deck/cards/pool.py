"""The card pool: everything that exists, and how to find it."""

from collections import defaultdict
from functools import cached_property
from pathlib import Path

from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.editions import Edition, Erratum, RestrictedGroup
from swlcg_deck.cards.loading.cache import cache_file, read_cache, write_cache
from swlcg_deck.cards.loading.checks import all_cards, cross_check
from swlcg_deck.cards.loading.faults import PoolError
from swlcg_deck.cards.loading.lost_names import lost_names
from swlcg_deck.cards.loading.pool_files import Documents, PoolData, read_files
from swlcg_deck.cards.loading.pool_folder import PoolFolder, read_folder
from swlcg_deck.cards.products import Cycle, ObjectiveSet, Product
from swlcg_deck.cards.titles import fold
from swlcg_deck.files.places import cache_folder
from swlcg_deck.files.refusals import FileError
from swlcg_deck.paths import cardpool_dir


class CardPool:
    """Sets by number, cards by set and position; titles and numbers lead to several (TRAP-13)."""

    def __init__(self, data: PoolData, fingerprint: str) -> None:
        self.fingerprint = fingerprint
        self.cycles: tuple[Cycle, ...] = data.cycles
        self.products: tuple[Product, ...] = tuple(p for c in data.cycles for p in c.products)
        self.sets: tuple[ObjectiveSet, ...] = data.sets
        self.affiliation_cards: tuple[AffiliationCard, ...] = data.affiliation_cards
        self.challenge_cards: tuple[Card, ...] = data.challenge_cards
        self.errata: tuple[Erratum, ...] = data.errata
        self.groups: tuple[RestrictedGroup, ...] = data.groups
        self.editions: tuple[Edition, ...] = data.editions
        self.cards: tuple[Card, ...] = tuple(all_cards(data))
        self._sets = {entry.number: entry for entry in data.sets}
        self._editions = {edition.id: edition for edition in data.editions}
        self._errata = {erratum.id: erratum for erratum in data.errata}
        self._groups = {group.id: group for group in data.groups}
        self._cycle_of = {p.name: c for c in data.cycles for p in c.products}
        self._product = {product.name: product for product in self.products}
        self.default_edition: Edition = self._editions[data.default_edition]

    def set(self, number: int) -> ObjectiveSet | None:
        return self._sets.get(number)

    def set_titled(self, title: str) -> ObjectiveSet | None:
        """Objective titles are unique among the sets (TRAP-14)."""
        return self._sets_by_title.get(fold(title))

    def card(self, number: int, position: int) -> Card | None:
        entry = self._sets.get(number)
        return entry.cards[position - 1] if entry and 1 <= position <= 6 else None

    def cards_titled(self, title: str) -> tuple[Card, ...]:
        return tuple(self._by_title.get(fold(title), ()))

    def cards_numbered(self, number: int) -> tuple[Card, ...]:
        """All printings of a card number."""
        return tuple(self._by_number.get(number, ()))

    def card_by_octgn_id(self, octgn_id: str) -> Card | None:
        return self._by_octgn_id.get(octgn_id.lower())

    def affiliation_card(self, title: str) -> AffiliationCard | None:
        return self._affiliation_cards.get(fold(title))

    def product(self, name: str) -> Product | None:
        return self._product.get(name)

    def cycle_of(self, product: str) -> str:
        cycle = self._cycle_of.get(product)
        return cycle.name if cycle else product

    def edition(self, name: str) -> Edition | None:
        return self._editions.get(name)

    def errata_of(self, card: Card, edition: Edition | None = None) -> tuple[Erratum, ...]:
        """The errata that hold for a card in an edition; the newest edition by default."""
        ids = (edition or self.default_edition).errata
        return tuple(e for e in self._errata_by_code.get(card.code, ()) if e.id in ids)

    def groups_of(self, card: Card, edition: Edition | None = None) -> tuple[RestrictedGroup, ...]:
        """The restricted groups of a card's set, or of an affiliation card (TRAP-01, TRAP-02)."""
        ids = (edition or self.default_edition).restricted
        home = f"set {card.set}" if card.set is not None else card.code
        return tuple(g for g in self._groups_by_member.get(home, ()) if g.id in ids)

    def restricted_groups(self, edition: Edition) -> tuple[RestrictedGroup, ...]:
        return tuple(self._groups[name] for name in edition.restricted)

    def limiting_erratum(
        self, entry: ObjectiveSet, edition: Edition | None = None
    ) -> Erratum | None:
        """The erratum that limits a set to one copy, if it is not printed (DECK-13)."""
        errata = self.errata_of(entry.objective, edition)
        return next((e for e in errata if e.legality == "limit_one"), None)

    def is_limit_one(self, entry: ObjectiveSet, edition: Edition | None = None) -> bool:
        return entry.limit_one or self.limiting_erratum(entry, edition) is not None

    @cached_property
    def _sets_by_title(self) -> dict[str, ObjectiveSet]:
        titles = {}
        for entry in self.sets:
            for title in (*entry.objective.aliases, entry.title):
                titles[fold(title)] = entry
        return titles

    @cached_property
    def _by_title(self) -> dict[str, list[Card]]:
        titles = defaultdict(list)
        for card in self.cards:
            for title in {fold(name) for name in (card.title, *card.aliases)}:
                titles[title].append(card)
        return titles

    @cached_property
    def _by_number(self) -> dict[int, list[Card]]:
        numbers = defaultdict(list)
        for card in self.cards:
            numbers[card.number].append(card)
        return numbers

    @cached_property
    def _by_octgn_id(self) -> dict[str, Card]:
        return {card.octgn_id: card for card in self.cards}

    @cached_property
    def _affiliation_cards(self) -> dict[str, AffiliationCard]:
        return {fold(card.title): card for card in self.affiliation_cards}

    @cached_property
    def _errata_by_code(self) -> dict[str, list[Erratum]]:
        codes = defaultdict(list)
        for erratum in self.errata:
            for code in erratum.printings:
                codes[code].append(erratum)
        return codes

    @cached_property
    def _groups_by_member(self) -> dict[str, list[RestrictedGroup]]:
        groups = defaultdict(list)
        for group in self.groups:
            for member in group.sets:
                groups[f"set {member.number}"].append(group)
            for card in group.affiliation_cards:
                groups[f"card {card.number}"].append(group)
        return groups


def default_cache_dir() -> Path:
    return cache_folder()


def load_pool(folder: Path | None = None, cache_dir: Path | None = None) -> CardPool:
    """The pool of a folder (ours by default), from the cache where it is sound; or a PoolError."""
    files = read_folder(folder or cardpool_dir())
    if files.faults:
        raise PoolError(read_files(files).faults)
    fingerprint = files.fingerprint()
    return CardPool(_cached(files, cache_dir, fingerprint), fingerprint)


def _cached(files: PoolFolder, cache_dir: Path | None, fingerprint: str) -> PoolData:
    try:
        cache = cache_file(cache_dir or default_cache_dir(), fingerprint)
    except FileError:  # a user without a home has no cache either
        return _validated(files)
    data = read_cache(cache)
    if data is None:
        data = _validated(files)
        write_cache(cache, data)
    return data


def checked_pool(folder: Path, known: Documents | None = None) -> CardPool:
    """The pool of a folder, read anew but for the files that are `known`; or a PoolError with every
    fault, the rules to read included."""
    from swlcg_deck.cards.rulebook.glossary_file import glossary_faults  # noqa: PLC0415 - for who asks

    files = read_folder(folder)
    try:
        data = _validated(files, known)
    except PoolError as error:
        raise PoolError([*error.faults, *glossary_faults(folder, None)]) from None
    faults = glossary_faults(folder, {card.number for card in all_cards(data)})
    if faults:
        raise PoolError(faults)
    return CardPool(data, files.fingerprint())


def _validated(folder: PoolFolder, known: Documents | None = None) -> PoolData:
    pool = read_files(folder, known)
    if pool.data is None:
        raise PoolError(pool.faults)
    faults = cross_check(pool.data, pool.files) or lost_names(pool.data, folder)
    if faults:
        raise PoolError(faults)
    return pool.data
