"""Tables (CSV): a row for each set, with the deck and its affiliation card in columns of their own.

`deck,affiliation_card,copies,set,title,affiliation,product`. Spreadsheets keep such a table as it
is, and several decks fit into one. On reading, the columns stand in any order, `set` or `title`
with one more is enough, and `affiliation` and `product` are only for the eyes. What a spreadsheet
could take for a formula is written with an apostrophe in front, which reading takes away again.
"""

import csv
import io
import re
from dataclasses import dataclass, field

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.titles import fold
from swlcg_deck.cards.words.word_lists import semicolons
from swlcg_deck.decks.deck import UNTITLED, Deck, DeckSet, new_deck
from swlcg_deck.formats.card_lists import MAX_LINES
from swlcg_deck.formats.counting import add_copies, plain, read_copies
from swlcg_deck.formats.csv_table import Header, Row, find_header, rows
from swlcg_deck.formats.matching import SetMatcher
from swlcg_deck.formats.reading import Choice, FormatError, LineKind, Reading, ReportLine
from swlcg_deck.language import said

COLUMNS = ("deck", "affiliation_card", "copies", "set", "title", "affiliation", "product")
_NAMES = {
    **{fold(column): column for column in COLUMNS},
    "deck name": "deck",
    "qty": "copies",
    "quantity": "copies",
    "count": "copies",
    "set number": "set",
    "number": "set",
    "name": "title",
    "objective": "title",
    "objective set": "title",
}
_FORMULA = re.compile(r"'*[=+\-@\t\r＝＋－＠]")
_NUMBER = re.compile(r"#?0*([0-9]{1,6})(?:\.0{1,9})?")


def detect(text: str) -> bool:
    """A header, and no line of prose: a table inside a post is read with the post."""
    header = find_header(text, _NAMES)
    if header is None:
        return False
    lines = [line for line in text.lstrip("\ufeff").splitlines() if line.strip()]
    return '"' in text or all(header.delimiter in line for line in lines)


def read(text: str, pool: CardPool) -> Reading:
    text = text.replace("\r\n", "\n").replace("\r", "\n").lstrip("\ufeff")
    header = find_header(text, _NAMES)
    if header is None:
        raise FormatError(
            said(
                "the table has no header; its first line must name the columns, for "
                "example copies,set,title"
            )
        )
    table = _Decks(SetMatcher(pool), header)
    try:
        for row in rows(text, header.delimiter):
            table.take(row)
    except csv.Error as error:
        raise FormatError(said("the table cannot be read: {problem}", problem=error)) from None
    if not table.decks:
        raise FormatError(said("the table has a header but no row with a set"))
    return Reading(tuple(started.deck for started in table.decks), tuple(table.report))


def write(deck: Deck, pool: CardPool) -> str:
    """A row for each set; one without a set if there is none. Notes and tags are not kept."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    whose = (deck.name, deck.affiliation or "")
    for entry in deck.sets:
        known = pool.set(entry.number) if entry.number is not None else None
        about = (known.affiliation.value, known.product) if known else ("", "")
        number = "" if entry.number is None else str(entry.number)
        row = (*whose, str(entry.copies), number, entry.title, *about)
        writer.writerow([_guarded(cell) for cell in row])
    if not deck.sets:
        writer.writerow([*(_guarded(cell) for cell in whose), *[""] * (len(COLUMNS) - len(whose))])
    return out.getvalue()


def _guarded(cell: str) -> str:
    cell = plain(cell)
    return f"'{cell}" if _FORMULA.match(cell) else cell


def _unguarded(cell: str) -> str:
    cell = cell.strip()
    return plain(cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell)


@dataclass
class _Started:
    """A deck of which rows have been read."""

    name: str
    affiliation: str | None = None
    sets: dict[int | str, DeckSet] = field(default_factory=dict)

    @property
    def deck(self) -> Deck:
        deck = new_deck(self.name, self.affiliation)
        return Deck.model_validate({**dict(deck), "sets": tuple(self.sets.values())})


@dataclass
class _Decks:
    """The decks of a table, and the report on its rows."""

    matcher: SetMatcher
    header: Header
    decks: list[_Started] = field(default_factory=list)
    report: list[ReportLine] = field(default_factory=list)
    _latest: dict[str, int] = field(default_factory=dict)
    _current: int = 0

    def take(self, row: Row) -> None:
        if len(self.report) >= MAX_LINES:
            raise FormatError(
                said("the table has more than {most:,} rows; no deck has so many", most=MAX_LINES)
            )
        if row.line <= self.header.line or row.is_blank:
            others = ", ".join(self.header.others[:10]) if row.line == self.header.line else ""
            self._say(
                row,
                LineKind.IGNORED,
                said("columns not kept: {columns}", columns=others) if others else "",
            )
            return
        cells = self.header.named(row.cells)
        remark = self.header.surplus(row.cells)
        if row.last_line > row.line:
            remark = said(
                "the row ends only in line {line}; check its quotation marks", line=row.last_line
            )
            if any("\n" in cell for cell in cells.values()):
                self._say(row, LineKind.NOT_UNDERSTOOD, remark)
                return
        cells = {column: _unguarded(cell) for column, cell in cells.items()}
        remark = semicolons(remark, self._choose_deck(cells))
        self._take_set(row, cells, remark)

    def _choose_deck(self, cells: dict[str, str]) -> str:
        """Go on with the deck of a row, or start it; a remark on its affiliation card."""
        named = cells.get("affiliation_card", "")
        card = self.matcher.pool.affiliation_card(named)
        affiliation = card.title if card else named
        name = cells.get("deck") or (self.decks[self._current].name if self.decks else UNTITLED)
        known = self._latest.get(name)
        clash = known is not None and self.decks[known].affiliation not in {None, affiliation}
        if known is None or (affiliation and clash):
            known = len(self.decks)
            self.decks.append(_Started(name))
        self._current = self._latest[name] = known
        if not affiliation or self.decks[known].affiliation:
            return ""
        self.decks[known].affiliation = affiliation
        return (
            ""
            if card
            else said("no affiliation card is called {title}; kept as it stands", title=named)
        )

    def _take_set(self, row: Row, cells: dict[str, str], remark: str) -> None:
        number, title, number_remark = _number_and_title(cells)
        remark = semicolons(remark, number_remark)
        if number is None and not title:
            kind = LineKind.REPAIRED if remark else LineKind.UNDERSTOOD
            self._say(row, kind, semicolons(remark, said("the row names no set")))
            return
        copies, count_remark = read_copies(cells["copies"]) if "copies" in cells else (1, "")
        remark = semicolons(remark, count_remark)
        match = self.matcher.match(title, number)
        remark = semicolons(remark, match.repair)
        if not copies:
            self._say(row, LineKind.NOT_UNDERSTOOD, remark)
        elif match.sets and match.found is None:
            choices = tuple(Choice(entry.number, entry.title) for entry in match.sets)
            unclear = DeckSet(title=title if number is None else f"{title} ({number})")
            remark = semicolons(remark, add_copies(self.decks[self._current].sets, unclear, copies))
            self._say(row, LineKind.AMBIGUOUS, remark, choices, copies, unclear.title)
        else:
            wanted = DeckSet(number=number, title=title or f"Set {number}")
            if match.found:
                wanted = DeckSet(number=match.found.number, title=match.found.title)
            remark = semicolons(remark, add_copies(self.decks[self._current].sets, wanted, copies))
            kind = LineKind.REPAIRED if remark else LineKind.UNDERSTOOD
            if match.found is None:
                kind = LineKind.NOT_UNDERSTOOD
                remark = semicolons(
                    remark, said("it is not in the card pool; kept as an unknown set")
                )
            unknown = wanted.title if match.found is None and number is None else ""
            self._say(row, kind, remark, copies=copies, placeholder=unknown)

    def _say(
        self,
        row: Row,
        kind: LineKind,
        message: str,
        choices: tuple[Choice, ...] = (),
        copies: int = 1,
        placeholder: str = "",
    ) -> None:
        deck = self._current
        line = ReportLine(row.line, row.text, kind, message, choices, deck, copies, placeholder)
        self.report.append(line)


def _number_and_title(cells: dict[str, str]) -> tuple[int | None, str, str]:
    """Which set a row means; one of them alone may stand in the column of the other."""
    title, written = cells.get("title", ""), cells.get("set", "")
    number = _NUMBER.fullmatch(written or title)
    if number:
        return int(number.group(1)), title if written else "", ""
    if title and written:
        return None, title, said("{text} is no set number", text=written[:20])
    return None, title or written, ""
