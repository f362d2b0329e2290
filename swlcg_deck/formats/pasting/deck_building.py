"""From the lines of one deck to the deck, with a report on each of them."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.words.word_lists import semicolons
from swlcg_deck.decks.deck import UNTITLED, Deck, DeckSet, new_deck
from swlcg_deck.formats.counting import add_copies
from swlcg_deck.formats.pasting.card_mentions import CardMention
from swlcg_deck.formats.pasting.command_lists import Block, Judged, judge
from swlcg_deck.formats.pasting.deck_headers import (
    Found,
    FoundAffiliation,
    find_affiliation,
    find_name,
)
from swlcg_deck.formats.pasting.deck_splitting import PasteEntry, is_repeated
from swlcg_deck.formats.pasting.doubts import doubt_about
from swlcg_deck.formats.pasting.line_patterns import KeptEntry
from swlcg_deck.formats.pasting.line_verdicts import (
    Verdict,
    compare_totals,
    doubt_late_headings,
    doubt_product_headings,
    tell_affiliation,
    tell_other_titles,
)
from swlcg_deck.formats.pasting.lines import MAX_LINE
from swlcg_deck.formats.pasting.markup import MAX_NAME, deck_name
from swlcg_deck.formats.pasting.meanings import Kind
from swlcg_deck.formats.pasting.set_mentions import Settled
from swlcg_deck.formats.pasting.title_spans import spans_of
from swlcg_deck.formats.pasting.unknown_lines import UnknownLines
from swlcg_deck.formats.reading import Choice, LineKind, ReportLine
from swlcg_deck.language import said

_GRAVITY = (
    LineKind.AMBIGUOUS,
    LineKind.NOT_UNDERSTOOD,
    LineKind.REPAIRED,
    LineKind.NOTED,
    LineKind.UNDERSTOOD,
    LineKind.IGNORED,
)


@dataclass
class DeckBuilder:
    """Builds one deck of a paste."""

    entries: Sequence[PasteEntry]
    pool: CardPool
    place: int = 0
    """Which deck of the paste it is."""
    sets: dict[int | str, DeckSet] = field(default_factory=dict)
    verdicts: dict[int, Verdict] = field(default_factory=dict)
    _counted: set[int] = field(default_factory=set)
    _first_lines: dict[int, int] = field(default_factory=dict)
    """Where each set was listed first."""
    _blocks: list[Block] = field(default_factory=list)
    _strays: list[tuple[int, CardMention]] = field(default_factory=list)

    def build(self) -> tuple[Deck, list[ReportLine]]:
        name = find_name(self.entries)
        affiliation = find_affiliation(self.entries, name, self.pool)
        unknown = UnknownLines(self.entries)
        for index, entry in enumerate(self.entries):
            meaning = entry.meaning
            if index == name.index:
                self.verdicts[index] = Verdict(LineKind.UNDERSTOOD, said("the name of the deck"))
            elif meaning.kind is Kind.SETS:
                self._add_sets(index, entry)
            elif meaning.kind is Kind.KEPT and meaning.kept:
                self.verdicts[index] = self._keep_marked(meaning.kept)
            elif meaning.card:
                self._lay_aside(index, meaning.card)
            elif meaning.kind is Kind.CARDLIKE:
                self._add_unknown(index, unknown)
            else:
                self.verdicts[index] = self._other(entry)
        judged = judge(self._blocks, self._strays, self.sets.values(), self.pool)
        self._take_over(judged)
        tell_affiliation(self.entries, self.verdicts, affiliation)
        compare_totals(self.entries, self.verdicts, self.sets)
        doubt_late_headings(self.entries, self.verdicts)
        doubt_product_headings(self.entries, self.verdicts, self.pool)
        tell_other_titles(self.entries, self.verdicts, self.sets, self.pool, name.index)
        return self._deck(name, affiliation, judged), list(self._report())

    def _deck(self, name: Found, affiliation: FoundAffiliation, judged: Judged) -> Deck:
        text = deck_name(name.text or "") or UNTITLED
        title = affiliation.title[:MAX_NAME] if affiliation.title else None
        parts = {"sets": tuple(self.sets.values()), "listed_cards": judged.listed}
        return Deck.model_validate({**dict(new_deck(text, title)), **parts})

    def _report(self) -> list[ReportLine]:
        lines = []
        for index, entry in enumerate(self.entries):
            line, verdict = entry.meaning.line, self.verdicts[index]
            lines.append(
                ReportLine(
                    line.number,
                    line.raw,
                    verdict.kind,
                    verdict.message,
                    verdict.choices,
                    self.place,
                    verdict.copies,
                    verdict.placeholder,
                    verdict.rule,
                    verdict.in_doubt,
                )
            )
        return lines

    def _add_sets(self, index: int, entry: PasteEntry) -> None:
        if is_repeated(entry, self._counted):
            again = said("named again without a count; the copies above stand")
            self.verdicts[index] = Verdict(LineKind.NOTED, again)
            self._blocks += [Block(one.found, 0) for one in entry.settled if one.found]
            return
        verdicts = [self._add_set(one, index) for one in entry.settled]
        worst = min(verdicts, key=lambda verdict: _GRAVITY.index(verdict.kind))
        line = entry.meaning.line
        named = spans_of(self.pool).within(line.text)
        doubt = doubt_about(line, named, is_alone=len(verdicts) == 1) if worst.copies else ""
        if doubt and worst.kind is LineKind.UNDERSTOOD:
            worst = replace(worst, kind=LineKind.REPAIRED)
        message = semicolons(*dict.fromkeys((*(verdict.message for verdict in verdicts), doubt)))
        in_doubt = bool(doubt) or any(verdict.in_doubt for verdict in verdicts)
        self.verdicts[index] = replace(worst, message=message, in_doubt=in_doubt)
        if entry.is_counted:
            self._counted |= entry.numbers

    def _add_set(self, one: Settled, index: int) -> Verdict:
        found = one.found
        if one.copies == 0:
            return Verdict(LineKind.NOTED, said("no copies of {title}", title=one.title), copies=0)
        if found is None:
            return self._keep(DeckSet(title=deck_name(one.title)), one.copies, one)
        more = add_copies(self.sets, DeckSet(number=found.number, title=found.title), one.copies)
        self._blocks.append(Block(found, one.copies))
        label = f"{one.copies}x {found.title} ({found.number})"
        first = self._first_lines.setdefault(found.number, index)
        if first != index:
            line = self.entries[first].meaning.line.number
            again = said("line {line} lists it too; the copies are added up", line=line)
            label = semicolons(label, again)
            total = self.sets[found.number].copies
            # Each copy on a line of its own is one more way to write a list.
            is_next = first == index - 1 and total == 2
            more = semicolons(more, "" if is_next else said("{total} in all", total=total))
        repair = semicolons(one.repair, more)
        kind = LineKind.REPAIRED if repair else LineKind.UNDERSTOOD
        message = semicolons(label, repair)
        return Verdict(kind, message, copies=one.copies, in_doubt=one.in_doubt)

    def _keep(self, entry: DeckSet, copies: int, one: Settled | None = None) -> Verdict:
        """An unknown set takes the place of what is not or not yet known."""
        if copies == 0:
            return Verdict(
                LineKind.NOTED, said("no copies of {title}", title=entry.title), copies=0
            )
        more = add_copies(self.sets, entry, copies)
        if one and one.sets:
            choices = tuple(Choice(known.number, known.title) for known in one.sets)
            message = semicolons(one.repair, more)
            return Verdict(LineKind.AMBIGUOUS, message, choices, copies, entry.title)
        message = semicolons(said("no set has this title; it is kept as an unknown set"), more)
        placeholder = entry.title if entry.number is None else ""
        return Verdict(LineKind.NOT_UNDERSTOOD, message, (), copies, placeholder)

    def _keep_marked(self, kept: KeptEntry) -> Verdict:
        """`2x Title (?)` stays unknown, though a set of that title is worth asking about."""
        entry = DeckSet(number=kept.number, title=deck_name(kept.title))
        known = self.pool.set_titled(kept.title) if kept.number is None else None
        doubt = said("{title} has a question mark behind it", title=kept.title)
        one = Settled(kept.title, (known,), kept.count, doubt) if known else None
        return self._keep(entry, kept.count, one)

    def _lay_aside(self, index: int, card: CardMention) -> None:
        block = self._blocks[-1] if self._blocks else None
        if card.in_command_deck:
            if block is None or block.entry is not None:
                block = Block(None, 1)
                self._blocks.append(block)
            block.cards.append((index, card))
        elif block is not None and block.entry is not None and block.entry is card.above:
            block.cards.append((index, card))
        else:
            self._strays.append((index, card))

    def _add_unknown(self, index: int, unknown: UnknownLines) -> None:
        entry = unknown.entry_for(index)
        if entry is not None:
            self.verdicts[index] = self._keep(DeckSet(title=deck_name(entry[0])), entry[1])
        else:
            message = said("it looks like a line of the list, but no card has this title")
            self.verdicts[index] = Verdict(LineKind.NOT_UNDERSTOOD, message)

    @staticmethod
    def _other(entry: PasteEntry) -> Verdict:
        meaning = entry.meaning
        if meaning.kind is Kind.TOO_LONG:
            return Verdict(
                LineKind.NOT_UNDERSTOOD,
                said("the line has more than {most:,} characters", most=MAX_LINE),
            )
        if meaning.kind is Kind.APART:
            return Verdict(LineKind.NOTED, meaning.text)
        if meaning.kind in {Kind.SECTION, Kind.SIDE, Kind.AFFILIATION}:
            return Verdict(LineKind.IGNORED, said("a heading"))
        if meaning.kind is Kind.COUNT:
            if meaning.text:
                return Verdict(LineKind.UNDERSTOOD, meaning.text)
            return Verdict(LineKind.NOT_UNDERSTOOD, said("a number without a title beside it"))
        return Verdict(LineKind.IGNORED)

    def _take_over(self, judged: Judged) -> None:
        for index, verdict in judged.lines.items():
            card = self.entries[index].meaning.card
            copies = (card.copies if card else None) or 1
            self.verdicts[index] = Verdict(
                verdict.kind, verdict.message, verdict.choices, copies, rule=verdict.rule
            )
