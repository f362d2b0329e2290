"""The rows of products and of the sets in one of them."""

from swlcg_deck.cards.products import ObjectiveSet, Product
from swlcg_deck.decks.collection import Collection
from swlcg_deck.gui.charts.bars import many
from swlcg_deck.gui.collection.rows import AnyRow, Head, Row

KINDS = {"core": "Core set", "deluxe": "Deluxe box", "force_pack": "Force pack"}
ASSUMED = "?"
"""The mark of what no source tells."""
_ALONE = {"core": "Core", "deluxe": "Deluxe boxes", "force_pack": "Force packs"}
"""The caption over products that are a cycle of their own."""


def product_rows(collection: Collection) -> tuple[AnyRow, ...]:
    """All products by cycle, in the order of their release."""
    rows: list[AnyRow] = []
    caption = ""
    for cycle in collection.pool.cycles:
        is_alone = len(cycle.products) == 1
        title = _ALONE[cycle.products[0].kind] if is_alone else cycle.name
        if title != caption:
            owned = sum(collection.boxes(product) > 0 for product in cycle.products)
            note = "" if is_alone else f"{owned} of {len(cycle.products)}"
            rows.append(Head(title, note))
        caption = title
        rows += [_product_row(collection, product) for product in cycle.products]
    return tuple(rows)


def _product_row(collection: Collection, product: Product) -> Row:
    boxes = collection.boxes(product)
    numbers = [entry.number for entry in collection.sets_of(product)]
    owned = sum(collection.owned(number) for number in numbers)
    corrected = sum(number in collection.corrections for number in numbers)
    is_assumed = any(collection.is_assumed(number) for number in numbers)
    sets = f"sets {product.first_set} to {product.last_set}"
    remarks = ""
    if is_assumed:
        remarks = " What is in the box is an assumption."
    if corrected:
        remarks += f" {many(corrected, 'set').capitalize()} corrected by you."
    said = f"{product.name}, {KINDS[product.kind].lower()}, {sets}: {_boxes(boxes)}"
    return Row(
        key=product.name,
        title=product.name,
        spoken=f"{said}, {_copies(owned)} of its sets.{remarks}",
        note=f"{product.first_set}–{product.last_set}",
        mark=ASSUMED if is_assumed else ("corrected" if corrected else ""),
        tip=f"{KINDS[product.kind]}, {sets}.{remarks}",
        copies=boxes,
        is_quiet=not owned,
    )


def set_rows(collection: Collection, product: Product) -> tuple[AnyRow, ...]:
    """The sets of a product, each with the copies the user has."""
    return tuple(_set_row(collection, entry) for entry in collection.sets_of(product))


def _set_row(collection: Collection, entry: ObjectiveSet) -> Row:
    number = entry.number
    owned = collection.owned(number)
    mark, remark = "", ""
    if number in collection.corrections:
        mark, remark = "yours", f" You said so; the boxes bring {collection.in_boxes(number)}."
    elif collection.is_assumed(number):
        mark, remark = ASSUMED, " This is an assumption."
    limit = " Limit 1 per deck." if entry.limit_one else ""
    return Row(
        key=number,
        title=entry.title,
        spoken=f"{entry.title}, set {number}, {entry.affiliation.value}: {_copies(owned)}."
        f"{remark}{limit}",
        note=str(number),
        mark=mark,
        tip=f"{entry.title}, set {number}, {entry.affiliation.value}.{limit}{remark}",
        affiliation=entry.affiliation,
        copies=owned,
        is_quiet=not owned,
    )


def totals_words(collection: Collection) -> str:
    """`36 of 289 sets · 38 copies · 1 box`."""
    sets = f"{collection.owned_sets()} of {len(collection.pool.sets)} sets"
    return f"{sets} · {_copies(collection.owned_copies())} · {_boxes(collection.owned_boxes())}"


def _boxes(count: int) -> str:
    return f"{count or 'no'} {'box' if count == 1 else 'boxes'}"


def _copies(count: int) -> str:
    return f"{count or 'no'} {'copy' if count == 1 else 'copies'}"
