"""From a list of single cards, as table programs keep it, to a deck of whole sets (TRAP-19).

The objectives say which sets a deck has. The command cards then either fill the places of these
sets exactly, and nothing more needs to be said, or they are kept one by one (`listed_cards`), so
that legality can name what is missing (DECK-10), of another set (DECK-11) or of none (DECK-18).
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.words.word_lists import semicolons
from swlcg_deck.decks.deck import MAX_COPIES, UNTITLED, Deck, DeckSet, ListedCard, new_deck
from swlcg_deck.formats.command_slots import CommandSlots, Placed
from swlcg_deck.formats.counting import add_copies
from swlcg_deck.formats.matching import Match, SetMatcher
from swlcg_deck.formats.reading import Choice, FormatError, LineKind, ReportLine
from swlcg_deck.language import Said, said

MAX_LINES = 5_000


class Zone(StrEnum):
    """The part of a file that a card stands in, or belongs to."""

    AFFILIATION = "affiliation card"
    COMMAND = "command deck"
    OBJECTIVES = "objective deck"


@dataclass(frozen=True)
class CardLine:
    """One card of a list as the file names it."""

    line: int
    text: str
    zone: Zone
    title: str
    copies: int = 1
    card: Card | None = None
    """The printing, where the file names one beyond doubt; else the title decides."""
    remark: str = ""
    """What had to be corrected so far."""
    aside: str = ""
    """What is worth saying though nothing is wrong."""


@dataclass(frozen=True)
class Assembled:
    """A deck, and what became of each card line, in their order."""

    deck: Deck
    report: tuple[ReportLine, ...]


def assemble(lines: Sequence[CardLine], matcher: SetMatcher, notes: str = "") -> Assembled:
    """A deck of the cards; where the list has no command deck, its sets are taken whole."""
    if len(lines) > MAX_LINES:
        raise FormatError(
            said("the file lists more than {most:,} cards; no deck has so many", most=MAX_LINES)
        )
    work = _Assembly(matcher)
    for index, line in enumerate(lines):
        work.sort_out(index, line)
    work.place_command_cards(whole=all(line.zone is not Zone.COMMAND for line in lines))
    parts = {"sets": tuple(work.sets.values()), "listed_cards": work.listed, "notes": notes}
    deck = Deck.model_validate({**dict(new_deck(UNTITLED, work.affiliation)), **parts})
    return Assembled(deck, tuple(work.report[index] for index in range(len(lines))))


@dataclass
class _Assembly:
    matcher: SetMatcher
    affiliation: str | None = None
    sets: dict[int | str, DeckSet] = field(default_factory=dict)
    command: dict[int, CardLine] = field(default_factory=dict)
    listed: tuple[ListedCard, ...] = ()
    report: dict[int, ReportLine] = field(default_factory=dict)

    @property
    def pool(self) -> CardPool:
        return self.matcher.pool

    def sort_out(self, index: int, line: CardLine) -> None:
        """Choose the affiliation card and the sets; lay the command cards aside."""
        known = (line.card,) if line.card else self.pool.cards_titled(line.title)
        homes = {_home(card) for card in known}
        home = homes.pop() if len(homes) == 1 else line.zone
        if home is not line.zone and all(card.block is None for card in known):
            line = replace(line, remark=semicolons(line.remark, _moved_to(home)))
        if home is Zone.AFFILIATION:
            self._choose_affiliation(index, line)
        elif home is Zone.OBJECTIVES:
            self._add_set(index, line)
        else:
            self.command[index] = line

    def _choose_affiliation(self, index: int, line: CardLine) -> None:
        card = line.card or self.pool.affiliation_card(line.title)
        title = card.title if card else line.title
        if self.affiliation not in {None, title}:
            message = said(
                "a deck has one affiliation card, and {card} is listed already",
                card=self.affiliation,
            )
            self._say(index, line, LineKind.NOT_UNDERSTOOD, message)
            if card is not None:
                self.report[index] = replace(self.report[index], rule="DECK-01")
            return
        more = said("one affiliation card is enough") if self.affiliation or line.copies > 1 else ""
        self.affiliation = title
        if card is None:
            message = said("no affiliation card has this title; it is kept as it stands")
            self._say(index, line, LineKind.NOT_UNDERSTOOD, message)
        else:
            self._say(index, line, LineKind.REPAIRED if more else LineKind.UNDERSTOOD, more)

    def _add_set(self, index: int, line: CardLine) -> None:
        match = self._match(line)
        found = match.found
        if match.sets and found is None:
            choices = tuple(Choice(entry.number, entry.title) for entry in match.sets)
            message = semicolons(match.repair, self._keep_unknown(line))
            self._say(index, line, LineKind.AMBIGUOUS, message, choices)
            return
        wanted = DeckSet(title=line.title)
        if found:
            wanted = DeckSet(number=found.number, title=found.title)
        more = semicolons(match.repair, add_copies(self.sets, wanted, line.copies))
        if found is None:
            message = semicolons(more, said("no set has this title; it is kept as an unknown set"))
            self._say(index, line, LineKind.NOT_UNDERSTOOD, message)
        else:
            self._say(index, line, LineKind.REPAIRED if more else LineKind.UNDERSTOOD, more)

    def _keep_unknown(self, line: CardLine) -> str:
        """A set that is not clear yet still counts as a set, so that nobody calls it missing."""
        return add_copies(self.sets, DeckSet(title=line.title), line.copies)

    def _match(self, line: CardLine) -> Match:
        if line.card is not None and line.card.set is not None:
            return self.matcher.match(None, line.card.set)
        return self.matcher.match(line.title)

    def place_command_cards(self, *, whole: bool) -> None:
        """Fill the places of the sets, cards that are beyond doubt first."""
        slots = CommandSlots(self.sets.values(), self.pool)
        listed = Counter[tuple[str | None, str]]()
        if whole:
            for card, copies in slots.cards:
                listed[card.code, card.title] += slots.take(card, copies)
        astray = False
        for index, line in sorted(self.command.items(), key=lambda item: item[1].card is None):
            placed = self._place(slots, line)
            missed = line.copies - sum(copies for _, copies in placed)
            astray = astray or missed > 0
            rest = (
                line.card or slots.surplus(line.title) or next((card for card, _ in placed), None)
            )
            for card, copies in placed:
                listed[card.code, card.title] += copies
            if missed:
                listed[(rest.code, rest.title) if rest else (None, line.title)] += missed
            self._say_placed(index, line, placed, rest if missed else None)
        if astray or not slots.all_filled:
            self.listed = tuple(
                ListedCard(code=code, title=title, copies=min(copies - counted, MAX_COPIES))
                for (code, title), copies in listed.items()
                for counted in range(0, copies, MAX_COPIES)
            )

    @staticmethod
    def _place(slots: CommandSlots, line: CardLine) -> Placed:
        if line.card is None:
            return slots.fill(line.title, line.copies)
        taken = slots.take(line.card, line.copies)
        return [(line.card, taken)] if taken else []

    def _say_placed(self, index: int, line: CardLine, placed: Placed, rest: Card | None) -> None:
        found = [*(card for card, _ in placed), *([rest] if rest else [])]
        stray = (
            said(
                "{title} ({code}) has no place in the sets of the deck",
                title=rest.title,
                code=rest.code,
            )
            if rest
            else ""
        )
        if not found:
            unknown = said("no card has this title; it is kept as an unknown card")
            self._say(index, line, LineKind.NOT_UNDERSTOOD, unknown)
        elif line.card is None:
            codes = [f"{card.title} ({card.code})" for card, _ in placed]
            message = semicolons(said("read as {cards}", cards=_all(codes)) if codes else "", stray)
            self._say(index, line, LineKind.REPAIRED, message)
        else:
            self._say(index, line, LineKind.UNDERSTOOD, stray)

    def _say(
        self,
        index: int,
        line: CardLine,
        kind: LineKind,
        message: str,
        choices: tuple[Choice, ...] = (),
    ) -> None:
        if line.remark and kind is LineKind.UNDERSTOOD:
            kind = LineKind.REPAIRED
        message = semicolons(line.remark, message, line.aside)
        is_open = kind in {LineKind.AMBIGUOUS, LineKind.NOT_UNDERSTOOD}
        self.report[index] = ReportLine(
            line.line,
            line.text,
            kind,
            message,
            choices,
            copies=line.copies,
            placeholder=line.title if is_open else "",
        )


def _all(cards: list[str]) -> str:
    """`A and B and C`."""
    first, *others = cards
    return said("{first} and {others}", first=first, others=_all(others)) if others else first


def _moved_to(zone: Zone) -> Said:
    match zone:
        case Zone.AFFILIATION:
            return said("moved to the affiliation card")
        case Zone.COMMAND:
            return said("moved to the command deck")
        case Zone.OBJECTIVES:
            return said("moved to the objective deck")


def _home(card: Card) -> Zone:
    if card.type is CardType.AFFILIATION:
        return Zone.AFFILIATION
    numbered_objective = card.type is CardType.OBJECTIVE and card.set is not None
    return Zone.OBJECTIVES if numbered_objective else Zone.COMMAND
