"""What stands on a tournament sheet, before anything is painted."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from swlcg_deck.cards.base import Affiliation, Side
from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.language import mark, tr, tr_n
from swlcg_deck.legality.as_read import as_read
from swlcg_deck.legality.findings import Judgement, Mode, UnreadLine, Verdict
from swlcg_deck.legality.judge import Judge
from swlcg_deck.legality.report import command_cards
from swlcg_deck.legality.tally import Tally
from swlcg_deck.printing.paper import Paper

_NOT_KNOWN = mark("not in the card pool")
Unread = Mapping[str, Sequence[UnreadLine]]
"""What of the lists was not read for sure, by the id of the deck."""
NOTHING_UNREAD: Unread = MappingProxyType({})


@dataclass(frozen=True)
class SheetInfo:
    """What the player fills in; an empty field leaves a line to write on."""

    player: str = ""
    event: str = ""
    date: str = ""
    paper: Paper = "A4"
    judge_page: bool = True
    """A further page with every card, for a judge to tick."""
    source: str = ""
    """The file that the lists were read from, where a judge prints them."""


@dataclass(frozen=True)
class SetRow:
    copies: int
    number: str
    title: str
    product: str


class Kind(StrEnum):
    AFFILIATION = "affiliation"
    OBJECTIVE = "objective"
    """It stands above the five cards of its set."""
    COMMAND = "command"


@dataclass(frozen=True)
class CardRow:
    """A card to tick."""

    kind: Kind
    code: str
    title: str
    copies: int


@dataclass(frozen=True)
class DeckColumn:
    """One deck of the sheet."""

    side: Side | None
    """None where a list is of both sides, or of none."""
    name: str
    affiliation: Affiliation | None
    affiliation_title: str
    affiliation_source: str
    rows: tuple[SetRow, ...]
    cards: tuple[CardRow, ...]
    totals: str
    verdict: Verdict
    verdict_words: str
    casual_only: bool = False

    @property
    def side_words(self) -> str:
        if self.side is None:
            return tr("Side unclear")
        return tr("Light side") if self.side is Side.LIGHT else tr("Dark side")


@dataclass(frozen=True)
class SheetContent:
    info: SheetInfo
    edition: str
    columns: tuple[DeckColumn | None, DeckColumn | None] = field(default=(None, None))
    """Light side, dark side."""


def sheet_content(
    decks: tuple[Deck | None, Deck | None],
    pool: CardPool,
    judge: Judge,
    info: SheetInfo,
    unread: Unread = NOTHING_UNREAD,
) -> SheetContent:
    """Light and dark deck as they go on paper; a missing one leaves its column empty."""
    light, dark = (
        _column(deck, pool, judge, unread.get(deck.id, ())) if deck is not None else None
        for deck in decks
    )
    edition = judge.edition.title
    if judge.mode is Mode.CASUAL:
        edition = tr("{edition}, casual", edition=edition)
    return SheetContent(info, edition, (light, dark))


def _column(deck: Deck, pool: CardPool, judge: Judge, unread: Sequence[UnreadLine]) -> DeckColumn:
    judgement = as_read(judge.check(deck), unread)
    tally = judge.tally(deck)
    card = tally.card
    counted = (
        tr_n("{n} set", "{n} sets", deck.total),
        tr_n("{n} objective", "{n} objectives", deck.total),
        tr_n("{n} command card", "{n} command cards", command_cards(deck)),
    )
    return DeckColumn(
        side=deck.side(pool),
        name=deck.name,
        affiliation=card.affiliation if card else None,
        affiliation_title=card.title if card else deck.affiliation or tr("No affiliation card"),
        affiliation_source=_source(card, deck),
        rows=tuple(_set_rows(tally)),
        cards=tuple(_card_rows(tally)),
        totals=", ".join(counted),
        verdict=judgement.verdict,
        verdict_words=_verdict_words(judgement),
        casual_only=judgement.casual_only,
    )


def _source(card: AffiliationCard | None, deck: Deck) -> str:
    if card is not None:
        return tr("Affiliation card, {product}", product=card.product)
    return tr("Affiliation card, not in the card pool") if deck.affiliation else ""


def _set_rows(tally: Tally) -> Iterator[SetRow]:
    """Each set once and by number, whatever the order of the list; unknown ones last."""
    for held in tally.held:
        yield SetRow(held.copies, str(held.set.number), held.set.title, held.set.product)
    for entry, copies in tally.strangers:
        number = "" if entry.number is None else str(entry.number)
        yield SetRow(copies, number, entry.title, tr(_NOT_KNOWN))


def _card_rows(tally: Tally) -> Iterator[CardRow]:
    """Everything that lies on the table: the affiliation card, objectives, command cards."""
    if tally.card is not None:
        yield CardRow(Kind.AFFILIATION, "", tally.card.title, 1)
    for held in tally.held:
        yield CardRow(Kind.OBJECTIVE, str(held.set.number), held.set.title, held.copies)
        for card in held.set.command_cards:
            yield CardRow(Kind.COMMAND, card.code, card.title, held.copies)
    for entry, copies in tally.strangers:
        number = "" if entry.number is None else str(entry.number)
        yield CardRow(Kind.OBJECTIVE, number, f"{entry.title} ({tr(_NOT_KNOWN)})", copies)


def _verdict_words(judgement: Judgement) -> str:
    is_tournament = judgement.mode is Mode.TOURNAMENT
    if judgement.verdict is Verdict.LEGAL and not judgement.casual_only:
        return tr("Legal for tournament play") if is_tournament else tr("Legal for casual play")
    if judgement.verdict is Verdict.LEGAL:
        return tr("Legal for casual play only")
    rules = ", ".join(dict.fromkeys(f.rule for f in judgement.findings if f.decides))
    if judgement.verdict is Verdict.UNKNOWN:
        lines = len(judgement.unread)
        unsure = tr_n("{n} line was not read for sure", "{n} lines were not read for sure", lines)
        reasons = (rules, unsure if lines else "")
        return tr("Cannot be judged: {rules}", rules="; ".join(filter(None, reasons)))
    if judgement.casual_only:
        return tr("For casual play only: {rules}", rules=rules)
    if is_tournament:
        return tr("Not legal for tournament play: {rules}", rules=rules)
    return tr("Not legal for casual play: {rules}", rules=rules)
