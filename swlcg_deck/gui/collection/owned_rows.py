"""The rows of products and of the sets in one of them."""

from swlcg_deck.cards.products import ObjectiveSet, Product
from swlcg_deck.decks.collection import Collection
from swlcg_deck.gui.tables.stepper_rows import AnyRow, Head, Row
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import mark, tr, tr_n

KINDS = {"core": mark("Core set"), "deluxe": mark("Deluxe box"), "force_pack": mark("Force pack")}
_SPOKEN_KINDS = {
    "core": mark("core set"),
    "deluxe": mark("deluxe box"),
    "force_pack": mark("force pack"),
}
ASSUMED = "?"
"""The mark of what no source tells."""
_ALONE = {"core": mark("Core"), "deluxe": mark("Deluxe boxes"), "force_pack": mark("Force packs")}
"""The caption over products that are a cycle of their own."""


def product_rows(collection: Collection) -> tuple[AnyRow, ...]:
    """All products by cycle, in the order of their release."""
    rows: list[AnyRow] = []
    caption = ""
    for cycle in collection.pool.cycles:
        is_alone = len(cycle.products) == 1
        title = tr(_ALONE[cycle.products[0].kind]) if is_alone else cycle.name
        if title != caption:
            owned = sum(collection.boxes(product) > 0 for product in cycle.products)
            counts = tr("{owned} of {total}", owned=owned, total=len(cycle.products))
            rows.append(Head(title, "" if is_alone else counts))
        caption = title
        rows += [_product_row(collection, product) for product in cycle.products]
    return tuple(rows)


def _product_row(collection: Collection, product: Product) -> Row:
    boxes = collection.boxes(product)
    numbers = [entry.number for entry in collection.sets_of(product)]
    owned = sum(collection.owned(number) for number in numbers)
    corrected = sum(number in collection.corrections for number in numbers)
    is_assumed = any(collection.is_assumed(number) for number in numbers)
    remarks = [tr("What is in the box is an assumption.")] if is_assumed else []
    if corrected:
        remarks.append(tr_n("{n} set corrected by you.", "{n} sets corrected by you.", corrected))
    spoken = tr(
        "{product}, {kind}, sets {first} to {last}: {boxes}, {copies} of its sets.",
        product=product.name,
        kind=tr(_SPOKEN_KINDS[product.kind]),
        first=product.first_set,
        last=product.last_set,
        boxes=many(boxes, "box"),
        copies=many(owned, "copy"),
    )
    tip = tr(
        "{kind}, sets {first} to {last}.",
        kind=tr(KINDS[product.kind]),
        first=product.first_set,
        last=product.last_set,
    )
    return Row(
        key=product.name,
        title=product.name,
        spoken=" ".join((spoken, *remarks)),
        note=f"{product.first_set}–{product.last_set}",
        mark=ASSUMED if is_assumed else (tr("corrected") if corrected else ""),
        tip=" ".join((tip, *remarks)),
        copies=boxes,
        is_quiet=not owned,
    )


def set_rows(collection: Collection, product: Product) -> tuple[AnyRow, ...]:
    """The sets of a product, each with the copies the user has."""
    return tuple(_set_row(collection, entry) for entry in collection.sets_of(product))


def _set_row(collection: Collection, entry: ObjectiveSet) -> Row:
    number = entry.number
    owned = collection.owned(number)
    badge, remark = "", []
    if number in collection.corrections:
        brought = collection.in_boxes(number)
        badge = tr("yours")
        remark = [tr("You said so; the boxes bring {count}.", count=brought)]
    elif collection.is_assumed(number):
        badge, remark = ASSUMED, [tr("This is an assumption.")]
    limit = [tr("Limit 1 per deck.")] if entry.limit_one else []
    which = tr(
        "{title}, set {number}, {affiliation}",
        title=entry.title,
        number=number,
        affiliation=entry.affiliation.value,
    )
    return Row(
        key=number,
        title=entry.title,
        spoken=" ".join((f"{which}: {many(owned, 'copy')}.", *remark, *limit)),
        note=str(number),
        mark=badge,
        tip=" ".join((f"{which}.", *limit, *remark)),
        affiliation=entry.affiliation,
        copies=owned,
        is_quiet=not owned,
    )


def totals_words(collection: Collection) -> str:
    """`36 of 289 sets · 38 copies · 1 box`."""
    sets = tr(
        "{owned} of {total} sets",
        owned=collection.owned_sets(),
        total=len(collection.pool.sets),
    )
    copies, boxes = collection.owned_copies(), collection.owned_boxes()
    return f"{sets} · {many(copies, 'copy')} · {many(boxes, 'box')}"
