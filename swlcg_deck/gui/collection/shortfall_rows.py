"""What decks still need, in words: an answer, and the rows below it."""

from dataclasses import dataclass
from typing import Literal

from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.products import Product
from swlcg_deck.decks.collection import Collection, Lack, Purchase, Shortfall
from swlcg_deck.gui.collection.owned_rows import ASSUMED
from swlcg_deck.gui.tables.stepper_rows import AnyRow, Head, Row
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import tr, tr_n


@dataclass(frozen=True)
class Answer:
    """A verdict in a word and a sentence."""

    verdict: Literal["yes", "no", "unknown"]
    word: str
    sentence: str


def answer(shortfall: Shortfall, decks: int) -> Answer:
    """Whether the decks can be built, and if not, how much is missing."""
    if shortfall.is_empty:
        word = tr("You can build it") if decks == 1 else tr("You can build them together")
        return Answer("yes", word, _fine(shortfall))
    if not shortfall.lacks and not shortfall.affiliation_cards:
        return Answer(
            "unknown",
            tr("Can't tell"),
            tr_n(
                "The card pool does not know {n} set of it.",
                "The card pool does not know {n} sets of it.",
                len(shortfall.unknown),
            ),
        )
    parts = []
    if shortfall.lacks:
        sets, copies = len(shortfall.lacks), shortfall.missing_copies
        parts.append(
            tr("{sets} short by {copies}", sets=many(sets, "set"), copies=many(copies, "copy"))
        )
    if shortfall.affiliation_cards:
        cards = len(shortfall.affiliation_cards)
        parts.append(tr_n("{n} affiliation card missing", "{n} affiliation cards missing", cards))
    sentence = tr_n(
        "To build this deck: {needs}.",
        "To build these {n} decks at the same time: {needs}.",
        decks,
        needs=", ".join(parts),
    )
    return Answer("no", tr("Not yet") if decks == 1 else tr("Not together"), sentence)


def _fine(shortfall: Shortfall) -> str:
    if not shortfall.shared_cards:
        return tr("Your collection holds everything that is needed.")
    card, wanted, owned = shortfall.shared_cards[0]
    return tr_n(
        "All sets are there. {decks} decks share {n} affiliation card {title}.",
        "All sets are there. {decks} decks share {n} affiliation cards {title}.",
        owned,
        decks=wanted,
        title=card.title,
    )


def buy_key(product: Product) -> str:
    """The key of the row that says to buy a product."""
    return f"buy {product.name}"


def card_key(card: AffiliationCard) -> str:
    """The key of the row of an affiliation card that is missing."""
    return f"card {card.title}"


def shortfall_rows(shortfall: Shortfall, collection: Collection, decks: int) -> tuple[AnyRow, ...]:
    """What to buy, then what is missing, then what nobody knows."""
    rows: list[AnyRow] = []
    if shortfall.purchases:
        boxes = sum(purchase.boxes for purchase in shortfall.purchases)
        rows.append(Head(tr("To buy"), many(boxes, "box")))
        rows += [_purchase_row(each, shortfall) for each in shortfall.purchases]
    missing = [*shortfall.lacks]
    if missing or shortfall.affiliation_cards:
        rows.append(Head(tr("Missing")))
        rows += [_lack_row(lack, collection, decks) for lack in missing]
        rows += [
            Row(
                key=card_key(card),
                title=card.title,
                second=tr("Affiliation card of {product}", product=card.product),
                spoken=tr(
                    "The affiliation card {title} is missing; it is in {product}.",
                    title=card.title,
                    product=card.product,
                ),
                affiliation=card.affiliation,
            )
            for card in shortfall.affiliation_cards
        ]
    if shortfall.unknown:
        rows.append(Head(tr("Not in the card pool")))
        rows += [
            Row(
                key=f"unknown {label}",
                title=label,
                spoken=tr("Nobody knows {label}.", label=label),
            )
            for label in shortfall.unknown
        ]
    return tuple(rows)


def _purchase_row(purchase: Purchase, shortfall: Shortfall) -> Row:
    name = purchase.product.name
    sets = sum(lack.entry.product == name for lack in shortfall.lacks)
    cards = sum(card.product == name for card in shortfall.affiliation_cards)
    brought = [many(sets, "missing set")] if sets else []
    brought += [many(cards, "affiliation card")] if cards else []
    brings = tr("Brings {what}", what=brought[0] if brought else "")
    if sets and cards:
        brings = tr("Brings {sets} and {cards}", sets=brought[0], cards=brought[1])
    assumed = [tr("Its contents are an assumption.")] if purchase.is_assumed else []
    buy = tr("Buy {boxes} of {product}.", boxes=purchase.boxes, product=name)
    second = f"{brings} · {tr('contents assumed')}" if purchase.is_assumed else brings
    return Row(
        key=buy_key(purchase.product),
        title=f"{purchase.boxes} × {name}",
        second=second,
        spoken=" ".join((buy, f"{brings}.", *assumed)),
        mark=ASSUMED if purchase.is_assumed else "",
        tip=" ".join((tr("Enter shows the box in your collection."), *assumed)),
    )


def _lack_row(lack: Lack, collection: Collection, decks: int) -> Row:
    entry = lack.entry
    second = tr("{needed} needed, {owned} owned", needed=lack.needed, owned=lack.owned)
    if decks > 1:
        wanted = ", ".join(f"{name} {copies}" for name, copies in lack.wanted_by)
        second = f"{second} · {wanted}"
    is_clash = decks > 1 and lack.is_clash
    remarks = [tr("Each deck alone could have it.")] if is_clash else []
    if collection.is_assumed(entry.number):
        remarks.append(tr("What you own of it is an assumption."))
    spoken = tr(
        "{title}, set {number}: {need}.", title=entry.title, number=entry.number, need=second
    )
    return Row(
        key=entry.number,
        title=f"{entry.title} ({entry.number})",
        second=second,
        spoken=" ".join((spoken, *remarks)),
        note=tr("{count} short", count=lack.missing),
        mark=tr("clash") if is_clash else "",
        tip=" ".join((f"{entry.title}: {second}.", *remarks)),
        affiliation=entry.affiliation,
    )
