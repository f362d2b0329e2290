"""What decks still need, in words: an answer, and the rows below it."""

from dataclasses import dataclass
from typing import Literal

from swlcg_deck.decks.collection import Collection, Lack, Purchase, Shortfall
from swlcg_deck.gui.collection.owned_rows import ASSUMED
from swlcg_deck.gui.collection.rows import AnyRow, Head, Row
from swlcg_deck.gui.counting import many
from swlcg_deck.language import tr


@dataclass(frozen=True)
class Answer:
    """A verdict in a word and a sentence."""

    verdict: Literal["yes", "no", "unknown"]
    word: str
    sentence: str


def answer(shortfall: Shortfall, decks: int) -> Answer:
    """Whether the decks can be built, and if not, how much is missing."""
    subject = (
        tr("this deck") if decks == 1 else tr("these {decks} decks at the same time", decks=decks)
    )
    if shortfall.is_empty:
        word = tr("You can build it") if decks == 1 else tr("You can build them together")
        return Answer("yes", word, _fine(shortfall))
    if not shortfall.lacks and not shortfall.affiliation_cards:
        unknown = many(len(shortfall.unknown), "set")
        return Answer(
            "unknown",
            tr("Can't tell"),
            tr("The card pool does not know {unknown} of it.", unknown=unknown),
        )
    parts = []
    if shortfall.lacks:
        copies = shortfall.missing_copies
        parts.append(
            f"{many(len(shortfall.lacks), 'set')} short by {copies} "
            f"{'copy' if copies == 1 else 'copies'}"
        )
    if shortfall.affiliation_cards:
        parts.append(f"{many(len(shortfall.affiliation_cards), 'affiliation card')} missing")
    sentence = tr("To build {subject}: {join}.", subject=subject, join=", ".join(parts))
    return Answer("no", tr("Not yet") if decks == 1 else tr("Not together"), sentence)


def _fine(shortfall: Shortfall) -> str:
    if not shortfall.shared_cards:
        return tr("Your collection holds everything that is needed.")
    card, wanted, owned = shortfall.shared_cards[0]
    return (
        f"All sets are there. {wanted} decks share {many(owned, 'affiliation card')} {card.title}."
    )


def shortfall_rows(shortfall: Shortfall, collection: Collection, decks: int) -> tuple[AnyRow, ...]:
    """What to buy, then what is missing, then what nobody knows."""
    rows: list[AnyRow] = []
    if shortfall.purchases:
        boxes = sum(purchase.boxes for purchase in shortfall.purchases)
        rows.append(Head(tr("To buy"), f"{boxes} {'box' if boxes == 1 else 'boxes'}"))
        rows += [_purchase_row(each, shortfall) for each in shortfall.purchases]
    missing = [*shortfall.lacks]
    if missing or shortfall.affiliation_cards:
        rows.append(Head(tr("Missing")))
        rows += [_lack_row(lack, collection, decks) for lack in missing]
        rows += [
            Row(
                key=tr("card {title}", title=card.title),
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
                key=tr("unknown {label}", label=label),
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
    parts = [many(sets, "missing set")] if sets else []
    parts += [many(cards, "affiliation card")] if cards else []
    brings = tr("Brings {join}", join=" and ".join(parts))
    assumed = tr(" Its contents are an assumption.") if purchase.is_assumed else ""
    return Row(
        key=tr("buy {name}", name=name),
        title=f"{purchase.boxes} × {name}",
        second=tr("{brings} · contents assumed", brings=brings) if purchase.is_assumed else brings,
        spoken=tr(
            "Buy {boxes} of {name}. {brings}.{assumed}",
            boxes=purchase.boxes,
            name=name,
            brings=brings,
            assumed=assumed,
        ),
        mark=ASSUMED if purchase.is_assumed else "",
        tip=tr("Enter shows the box in your collection.{assumed}", assumed=assumed),
    )


def _lack_row(lack: Lack, collection: Collection, decks: int) -> Row:
    entry = lack.entry
    second = tr("{needed} needed, {owned} owned", needed=lack.needed, owned=lack.owned)
    if decks > 1:
        wanted = ", ".join(f"{name} {copies}" for name, copies in lack.wanted_by)
        second = f"{second} · {wanted}"
    clash = tr(" Each deck alone could have it.") if decks > 1 and lack.is_clash else ""
    assumed = (
        tr(" What you own of it is an assumption.") if collection.is_assumed(entry.number) else ""
    )
    return Row(
        key=entry.number,
        title=f"{entry.title} ({entry.number})",
        second=second,
        spoken=tr(
            "{title}, set {number}: {second}.{clash}{assumed}",
            title=entry.title,
            number=entry.number,
            second=second,
            clash=clash,
            assumed=assumed,
        ),
        note=tr("{missing} short", missing=lack.missing),
        mark="clash" if clash else "",
        tip=f"{entry.title}: {second}.{clash}{assumed}",
        affiliation=entry.affiliation,
    )
