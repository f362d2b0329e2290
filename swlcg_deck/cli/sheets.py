"""Tournament sheets on the command line: a light and a dark deck as one PDF, and their verdicts."""

import os
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.terminal import harmless
from swlcg_deck.cli.verdicts import verdict_word
from swlcg_deck.decks.deck import Deck
from swlcg_deck.formats.judging import unread_of
from swlcg_deck.formats.reading import Reading
from swlcg_deck.legality.as_read import as_read
from swlcg_deck.legality.findings import UnreadLine, Verdict
from swlcg_deck.legality.judge import Judge
from swlcg_deck.system_fonts import find_fonts_without_a_screen

if TYPE_CHECKING:
    from swlcg_deck.printing.paper import Paper

# ruff: noqa: PLC0415 - Qt is loaded where a sheet is painted, and nowhere else on the command line


@dataclass
class SheetDecks:
    """At most one deck a side."""

    pool: CardPool
    _by_side: dict[Side, Deck] = field(default_factory=dict)
    _unread: dict[str, tuple[UnreadLine, ...]] = field(default_factory=dict)

    def take(self, name: str, reading: Reading) -> None:
        """The decks of a list, or a CallError where a sheet has no room for them."""
        for place, deck in enumerate(reading.decks):
            self._unread[deck.id] = unread_of(reading.report, place)
            side = deck.side(self.pool)
            if side is None:
                raise CallError(f"{name}: cannot tell which side {deck.name} is; choose its card")
            if side in self._by_side:
                raise CallError(f"{name}: a sheet has one {side.value} side deck, this is a second")
            self._by_side[side] = deck

    def pdf(
        self,
        judge: Judge,
        *,
        player: str = "",
        event: str = "",
        date: str = "",
        paper: "Paper" = "A4",
        judge_page: bool = True,
    ) -> bytes:
        """Painted by Qt, the only thing on the command line that is."""
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        find_fonts_without_a_screen()
        from PySide6.QtGui import QGuiApplication

        from swlcg_deck.printing.pdf import sheet_pdf
        from swlcg_deck.printing.sheet_content import SheetInfo, sheet_content
        from swlcg_deck.printing.sheet_pages import SheetPages

        application = QGuiApplication.instance() or QGuiApplication([])
        info = SheetInfo(player, event, date, paper, judge_page)
        both = (self._by_side.get(Side.LIGHT), self._by_side.get(Side.DARK))
        data = sheet_pdf(SheetPages(sheet_content(both, self.pool, judge, info, self._unread)))
        del application
        return data

    def tell_verdicts(self, judge: Judge) -> int:
        """On standard error, what is not legal; and the exit code that says so."""
        verdicts = [
            (deck, as_read(judge.check(deck), self._unread[deck.id]))
            for deck in self._by_side.values()
        ]
        for deck, judgement in verdicts:
            if judgement.verdict is not Verdict.LEGAL:
                word = verdict_word(judgement)
                print(harmless(f"{deck.name}: {word}; the sheet says so"), file=sys.stderr)
        return 0 if all(judged.verdict is Verdict.LEGAL for _, judged in verdicts) else 1
