"""What no single file can know: double numbers, reprints that differ, entries leading nowhere."""

from collections import Counter
from collections.abc import Iterator

from swlcg_deck.cards.base import Frozen
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.loading.faults import Fault
from swlcg_deck.cards.loading.pool_files import ChallengeFile, PoolData, SetsFile
from swlcg_deck.cards.loading.shared_texts import differing_texts, lost_texts

_PRINTING_ONLY = frozenset(
    {"aliases", "octgn_id", "note", "product", "set", "block", "position", "abilities", "same_as"}
)


def cross_check(data: PoolData, files: dict[str, Frozen]) -> list[Fault]:
    """Every fault that shows only when the files are read together."""
    homes = _homes(files)
    faults = [
        *_double_numbers(data, homes),
        *_double_positions(data, homes),
        *_wrong_products(data, homes),
        *_wrong_sides(data, homes),
        *_double_octgn_ids(data, homes),
        *_differing_reprints(data, homes),
        *_lost_errata(data),
        *_lost_restrictions(data),
        *_lost_edition_entries(data),
    ]
    # A set that is not where it should be takes the texts along that others have of it.
    faults = faults or list(_differing_texts(data, homes))
    return sorted(faults, key=lambda f: (f.file, f.set or 0, f.card or "", f.message))


def _homes(files: dict[str, Frozen]) -> dict[int | str | None, str]:
    """The file in which a set, a challenge deck or the affiliation cards stand."""
    homes: dict[int | str | None, str] = {None: "affiliations.yaml"}
    for name, document in files.items():
        if isinstance(document, SetsFile):
            homes.update((entry.number, name) for entry in document.sets)
        elif isinstance(document, ChallengeFile):
            homes[document.block] = name
    return homes


def all_cards(data: PoolData) -> Iterator[Card]:
    for entry in data.sets:
        yield from entry.cards
    yield from data.affiliation_cards
    yield from data.challenge_cards


def _card_fault(card: Card, homes: dict[int | str | None, str], field: str, message: str) -> Fault:
    file = homes[card.set if card.set is not None else card.block]
    name = f"{card.position} ({card.title})" if card.position else card.title
    return Fault(file, 0, card.set, name, field, message)


def _double_numbers(data: PoolData, homes: dict[int | str | None, str]) -> Iterator[Fault]:
    for number, times in Counter(entry.number for entry in data.sets).items():
        if times > 1:
            yield Fault(homes[number], 0, number, None, "set", "this number is used twice")


def _double_positions(data: PoolData, homes: dict[int | str | None, str]) -> Iterator[Fault]:
    seen: dict[str, Card] = {}
    for card in data.challenge_cards:
        first = seen.setdefault(card.code, card)
        if card.position is None:
            yield _card_fault(card, homes, "position", "this key is missing")
        elif first is not card:
            yield _card_fault(card, homes, "position", f"{first.title} has the same position")


def _wrong_products(data: PoolData, homes: dict[int | str | None, str]) -> Iterator[Fault]:
    products = {product.name: product for cycle in data.cycles for product in cycle.products}
    for entry in data.sets:
        product = products.get(entry.product)
        if product is None:
            message = f"{entry.product} is not in products.yaml"
            yield Fault(homes[entry.number], 0, entry.number, None, "product", message)
        elif not product.first_set <= entry.number <= product.last_set:
            message = f"{product.name} has the sets {product.first_set} to {product.last_set}"
            yield Fault(homes[entry.number], 0, entry.number, None, "set", message)
    for card in (*data.affiliation_cards, *data.challenge_cards):
        if card.product not in products:
            yield _card_fault(card, homes, "product", f"{card.product} is not in products.yaml")
    present = {entry.number for entry in data.sets}
    for product in products.values():
        for other in product.other_copies:
            if not product.first_set <= other.number <= product.last_set:
                message = f"{product.name} does not have this set"
                yield Fault("products.yaml", 0, other.number, None, "other_copies", message)
        for number in range(product.first_set, product.last_set + 1):
            if number not in present:
                message = f"{product.name} should have this set; it is in no file"
                yield Fault("products.yaml", 0, number, None, None, message)


def _wrong_sides(data: PoolData, homes: dict[int | str | None, str]) -> Iterator[Fault]:
    for card in all_cards(data):
        if card.affiliation.side not in (None, card.side):
            message = f"{card.affiliation.value} is not of the {card.side.value} side"
            yield _card_fault(card, homes, "affiliation", message)
    for card in data.affiliation_cards:
        if card.demand and card.demand.partner_affiliation.side is not card.side:
            yield _card_fault(card, homes, "demand", "the partner is of the other side")


def _double_octgn_ids(data: PoolData, homes: dict[int | str | None, str]) -> Iterator[Fault]:
    seen: dict[str, Card] = {}
    for card in all_cards(data):
        first = seen.setdefault(card.octgn_id, card)
        if first is not card:
            yield _card_fault(card, homes, "octgn_id", f"{first.code} has the same id")


def _differing_reprints(data: PoolData, homes: dict[int | str | None, str]) -> Iterator[Fault]:
    """Cards of one number are one card and agree in every printed fact."""
    first_printing: dict[int, Card] = {}
    for card in all_cards(data):
        first = first_printing.setdefault(card.number, card)
        for fact in type(card).model_fields:
            if fact in _PRINTING_ONLY or getattr(card, fact) == getattr(first, fact, None):
                continue
            message = f"differs from {first.code}, which has the same number {card.number}"
            yield _card_fault(card, homes, fact, message)


def _differing_texts(data: PoolData, homes: dict[int | str | None, str]) -> Iterator[Fault]:
    """The text of a card is the same wherever it is printed."""
    cards = list(all_cards(data))
    for card, message in lost_texts(cards):
        yield _card_fault(card, homes, "same_as", message)
    for card, message in differing_texts(cards):
        yield _card_fault(card, homes, "abilities", message)


def _lost_errata(data: PoolData) -> Iterator[Fault]:
    cards = {card.code: card for card in all_cards(data)}
    for erratum in data.errata:
        for code in erratum.printings:
            card = cards.get(code)
            if card is None:
                yield _rules_fault("errata", erratum.id, f"there is no card {code}")
            elif card.title != erratum.title or card.number != erratum.number:
                message = f"{code} is {card.title}, number {card.number}"
                yield _rules_fault("errata", erratum.id, message)
        if erratum.number is not None:
            codes = {code for code, card in cards.items() if card.number == erratum.number}
            for code in sorted(codes - set(erratum.printings)):
                yield _rules_fault("errata", erratum.id, f"the printing {code} is not named")
    editions = {edition.id for edition in data.editions}
    for erratum in data.errata:
        for earlier in erratum.earlier:
            if earlier.edition not in editions:
                message = f"there is no edition {earlier.edition}"
                yield _rules_fault("errata", erratum.id, message)
    yield from _double_ids("errata", [erratum.id for erratum in data.errata])


def _lost_restrictions(data: PoolData) -> Iterator[Fault]:
    sets = {entry.number: entry for entry in data.sets}
    affiliation_cards = {card.number: card for card in data.affiliation_cards}
    for group in data.groups:
        for member in group.sets:
            entry = sets.get(member.number)
            if entry is None or entry.title != member.title or entry.side is not group.side:
                message = f"there is no {group.side.value} side set {member.number} {member.title}"
                yield _rules_fault("restricted", group.id, message)
        for named in group.affiliation_cards:
            card = affiliation_cards.get(named.number)
            if card is None or card.title != named.title or card.side is not group.side:
                message = f"there is no affiliation card {named.number} {named.title}"
                yield _rules_fault("restricted", group.id, message)
    yield from _double_ids("restricted", [group.id for group in data.groups])


def _lost_edition_entries(data: PoolData) -> Iterator[Fault]:
    errata = {erratum.id for erratum in data.errata}
    groups = {group.id for group in data.groups}
    for edition in data.editions:
        for lost in sorted({*edition.errata} - errata | {*edition.restricted} - groups):
            yield _rules_fault("editions", edition.id, f"there is no entry {lost}")
    names = [edition.id for edition in data.editions]
    if data.default_edition not in names:
        yield _rules_fault("editions", "default", f"there is no edition {data.default_edition}")
    yield from _double_ids("editions", names)


def _double_ids(file: str, ids: list[str]) -> Iterator[Fault]:
    for name, times in Counter(ids).items():
        if times > 1:
            yield _rules_fault(file, name, "this id is used twice")


def _rules_fault(file: str, entry: str, message: str) -> Fault:
    return Fault(f"rules/{file}.yaml", 0, None, None, entry, message)
