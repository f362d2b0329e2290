"""What stands on a tournament sheet, before anything is painted."""

from dataclasses import dataclass, field
from typing import Literal

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.legality.findings import Judgement, Mode, Verdict
from swlcg_deck.legality.judge import Judge

Paper = Literal["A4", "Letter"]


@dataclass(frozen=True)
class SheetInfo:
    """What the player fills in; an empty field leaves a line to write on."""

    player: str = ""
    event: str = ""
    date: str = ""
    paper: Paper = "A4"
    judge_page: bool = True
    """A further page with every command card, for a judge to tick."""


@dataclass(frozen=True)
class SetRow:
    copies: int
    number: str
    title: str
    product: str


@dataclass(frozen=True)
class CardRow:
    """A command card to tick, or the head of its set."""

    code: str
    title: str
    copies: int
    is_head: bool = False

    @property
    def number_and_title(self) -> str:
        return f"{self.code}  {self.title}".strip()


@dataclass(frozen=True)
class DeckColumn:
    """One deck of the sheet."""

    side: Side
    name: str
    affiliation_card: AffiliationCard | None
    affiliation_title: str
    rows: tuple[SetRow, ...]
    cards: tuple[CardRow, ...]
    totals: str
    verdict: str
    is_legal: bool


@dataclass(frozen=True)
class SheetContent:
    info: SheetInfo
    edition: str
    columns: tuple[DeckColumn | None, DeckColumn | None] = field(default=(None, None))
    """Light side, dark side."""


def sheet_content(
    decks: tuple[Deck | None, Deck | None], pool: CardPool, judge: Judge, info: SheetInfo
) -> SheetContent:
    """Light and dark deck as they go on paper; a missing one leaves its column empty."""
    light, dark = (
        _column(deck, side, pool, judge) if deck is not None else None
        for deck, side in zip(decks, Side, strict=True)
    )
    casual = ", casual" if judge.mode is Mode.CASUAL else ""
    return SheetContent(info, f"{judge.edition.title}{casual}", (light, dark))


def _column(deck: Deck, side: Side, pool: CardPool, judge: Judge) -> DeckColumn:
    judgement = judge.check(deck)
    card = deck.affiliation_card(pool)
    entries = sorted(deck.sets, key=lambda entry: (entry.number is None, entry.number or 0))
    rows, cards = [], []
    for entry in entries:
        found = pool.set(entry.number) if entry.number is not None else None
        number = "" if entry.number is None else str(entry.number)
        product = found.product if found else "not in the card pool"
        rows.append(SetRow(entry.copies, number, entry.title, product))
        cards.append(CardRow(number, entry.title, entry.copies, is_head=True))
        if found:
            cards += [CardRow(c.code, c.title, entry.copies) for c in found.command_cards]
    return DeckColumn(
        side=side,
        name=deck.name,
        affiliation_card=card,
        affiliation_title=card.title if card else deck.affiliation or "No affiliation card",
        rows=tuple(rows),
        cards=tuple(cards),
        totals=f"{deck.total} sets, {deck.total} objectives, {5 * deck.total} command cards",
        verdict=_verdict(judgement),
        is_legal=judgement.verdict is Verdict.LEGAL,
    )


def _verdict(judgement: Judgement) -> str:
    play = "tournament play" if judgement.mode is Mode.TOURNAMENT else "casual play"
    if judgement.verdict is Verdict.LEGAL:
        return f"Legal for {play}"
    rules = ", ".join(dict.fromkeys(f.rule for f in judgement.findings if f.decides))
    if judgement.verdict is Verdict.ILLEGAL:
        return f"Not legal for {play}: {rules}"
    return f"Cannot be judged: {rules}"
