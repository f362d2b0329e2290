"""The deck list as rows: a head for each affiliation, below it the sets."""

from dataclasses import dataclass

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.decks.deck import Deck, DeckSet
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import tr, tr_n
from swlcg_deck.legality.findings import Finding, Judgement, Severity


@dataclass(frozen=True)
class GroupHead:
    affiliation: Affiliation | None
    """None above the sets that the pool does not know."""
    copies: int

    @property
    def title(self) -> str:
        return tr("Not in the card pool") if self.affiliation is None else self.affiliation.value

    @property
    def sentence(self) -> str:
        return f"{self.title}, {many(self.copies, 'set')}"


@dataclass(frozen=True)
class SetRow:
    """A set of the deck with all its copies, even where the list names it twice."""

    entry: DeckSet
    known: ObjectiveSet | None
    findings: tuple[Finding, ...]
    """What is wrong or unknown about it."""

    @property
    def is_offending(self) -> bool:
        return any(finding.severity is Severity.ERROR for finding in self.findings)

    @property
    def sentence(self) -> str:
        """The whole row for a screen reader."""
        title, copies = self.entry.title, self.entry.copies
        words = [tr_n("{n} copy of {title}", "{n} copies of {title}", copies, title=title)]
        if self.entry.number is not None:
            words.append(tr("set {number}", number=self.entry.number))
        words.append(self.known.affiliation.value if self.known else tr("not in the card pool"))
        parts = [f"{', '.join(words)}.", *(tr(finding.message) for finding in self.findings)]
        if self.entry.note:
            parts.append(tr("Note: {words}", words=self.entry.note))
        return " ".join(parts)

    @property
    def tip(self) -> str:
        """What the row has no room for, a line each."""
        home = self.known.product if self.known else tr("Not in the card pool")
        lines = [f"{self.entry.label}, {home}", *(tr(found.message) for found in self.findings)]
        if self.entry.note:
            lines.append(tr("Note: {words}", words=self.entry.note))
        return "\n".join(lines)


Row = GroupHead | SetRow


def rows_of(deck: Deck, pool: CardPool, judgement: Judgement) -> tuple[Row, ...]:
    """Groups in the order of the affiliations, the deck's own first; sets by number."""
    groups: dict[Affiliation | None, list[SetRow]] = {}
    for entry in _merged(deck):
        known = pool.set(entry.number) if entry.number is not None else None
        findings = tuple(f for f in judgement.findings if f.decides and entry.number in f.sets)
        group = groups.setdefault(known.affiliation if known else None, [])
        group.append(SetRow(entry, known, findings))
    card = deck.affiliation_card(pool)
    own = card.affiliation if card else None
    rows: list[Row] = []
    for affiliation in (*sorted(Affiliation, key=lambda one: one is not own), None):
        if affiliation in groups:
            sets = sorted(groups[affiliation], key=_order)
            rows.append(GroupHead(affiliation, sum(row.entry.copies for row in sets)))
            rows += sets
    return tuple(rows)


def _merged(deck: Deck) -> list[DeckSet]:
    """Each set once; a list may name it in several places."""
    merged: dict[int | str, DeckSet] = {}
    for entry in deck.sets:
        first = merged.get(entry.key)
        if first is None:
            merged[entry.key] = entry
        else:
            copies = {"copies": first.copies + entry.copies, "note": first.note or entry.note}
            merged[entry.key] = first.model_copy(update=copies)
    return list(merged.values())


def _order(row: SetRow) -> tuple[bool, int, str]:
    number = row.entry.number
    return (number is None, number or 0, row.entry.title)
