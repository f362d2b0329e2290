"""The rows of products and of the sets in one of them."""

from swlcg_deck.cards.products import ObjectiveSet, Product
from swlcg_deck.decks.collection import Collection
from swlcg_deck.gui.collection.rows import AnyRow, Head, Row
from swlcg_deck.gui.counting import many
from swlcg_deck.language import mark, tr

KINDS = {"core": mark("Core set"), "deluxe": mark("Deluxe box"), "force_pack": mark("Force pack")}
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
    sets = tr(
        "sets {first_set} to {last_set}", first_set=product.first_set, last_set=product.last_set
    )
    remarks = ""
    if is_assumed:
        remarks = tr(" What is in the box is an assumption.")
    if corrected:
        remarks += tr(
            " {capitalize} corrected by you.", capitalize=many(corrected, "set").capitalize()
        )
    said = f"{product.name}, {KINDS[product.kind].lower()}, {sets}: {_boxes(boxes)}"
    return Row(
        key=product.name,
        title=product.name,
        spoken=tr(
            "{said}, {copies} of its sets.{remarks}",
            said=said,
            copies=_copies(owned),
            remarks=remarks,
        ),
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
        mark, remark = (
            "yours",
            tr(" You said so; the boxes bring {in_boxes}.", in_boxes=collection.in_boxes(number)),
        )
    elif collection.is_assumed(number):
        mark, remark = ASSUMED, tr(" This is an assumption.")
    limit = tr(" Limit 1 per deck.") if entry.limit_one else ""
    return Row(
        key=number,
        title=entry.title,
        spoken=tr(
            "{title}, set {number}, {value}: {copies}.{remark}{limit}",
            title=entry.title,
            number=number,
            value=entry.affiliation.value,
            copies=_copies(owned),
            remark=remark,
            limit=limit,
        ),
        note=str(number),
        mark=mark,
        tip=tr(
            "{title}, set {number}, {value}.{limit}{remark}",
            title=entry.title,
            number=number,
            value=entry.affiliation.value,
            limit=limit,
            remark=remark,
        ),
        affiliation=entry.affiliation,
        copies=owned,
        is_quiet=not owned,
    )


def totals_words(collection: Collection) -> str:
    """`36 of 289 sets · 38 copies · 1 box`."""
    sets = tr(
        "{owned_sets} of {count} sets",
        owned_sets=collection.owned_sets(),
        count=len(collection.pool.sets),
    )
    return f"{sets} · {_copies(collection.owned_copies())} · {_boxes(collection.owned_boxes())}"


def _boxes(count: int) -> str:
    return f"{count or 'no'} {'box' if count == 1 else 'boxes'}"


def _copies(count: int) -> str:
    return f"{count or 'no'} {'copy' if count == 1 else 'copies'}"
