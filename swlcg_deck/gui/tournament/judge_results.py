"""What a judge learns about each list of a folder."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from swlcg_deck.decks.deck import Deck
from swlcg_deck.formats.judging import unread_of
from swlcg_deck.formats.list_folder import ListFile
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.tournament.pair_words import JudgedDeck, judged
from swlcg_deck.gui.verdict.verdict_look import VerdictLook
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import mark, mark_n, tr, tr_n
from swlcg_deck.legality import report
from swlcg_deck.legality.report import CheckedDeck, UnreadFile

UNREADABLE: Final = VerdictLook(mark("Unreadable"), "verdict-cannot-tell", "illegal")
PASSED_OVER: Final = VerdictLook(mark("Passed over"), "verdict-cannot-tell", "unknown")
_COUNTED: Final = {
    PASSED_OVER.word: mark_n("{n} passed over", "{n} passed over"),
    mark("Legal"): mark_n("{n} legal", "{n} legal"),
    mark("Casual only"): mark_n("{n} casual only", "{n} casual only"),
    mark("Can’t tell"): mark_n("{n} can’t tell", "{n} can’t tell"),
    mark("Illegal"): mark_n("{n} illegal", "{n} illegal"),
    UNREADABLE.word: mark_n("{n} unreadable", "{n} unreadable"),
}
WORDS: Final = tuple(_COUNTED)
"""From the least urgent to the worst: the order of the column."""


@dataclass(frozen=True)
class Result:
    """A deck of a file, judged; or a file without one."""

    file: ListFile
    judged: JudgedDeck | None

    @property
    def deck(self) -> Deck | None:
        return self.judged.deck if self.judged else None

    @property
    def look(self) -> VerdictLook:
        if self.judged:
            return self.judged.look
        return PASSED_OVER if self.file.is_passed_over else UNREADABLE

    @property
    def name(self) -> str:
        return self.judged.deck.name if self.judged else ""

    @property
    def card(self) -> str:
        """The affiliation card."""
        return (self.judged.deck.affiliation or tr("none")) if self.judged else ""

    @property
    def sets(self) -> int:
        return self.judged.deck.total if self.judged else 0

    @cached_property
    def reasons(self) -> str:
        """In words; a legal list has none, but its reader may have had to guess."""
        if self.judged is None:
            problem = tr(self.file.problem)
            return f"{problem[:1].upper()}{problem[1:]}."
        told = " ".join(tr(finding.message) for finding in self.judged.deciding)
        return told or self.guesses

    @property
    def guesses(self) -> str:
        if not self.file.remarks:
            return ""
        return tr_n(
            "{n} line of the file to look at.",
            "{n} lines of the file to look at.",
            len(self.file.remarks),
        )

    @property
    def sentence(self) -> str:
        """The whole row for a screen reader."""
        name = f"{self.name}, {self.card}, {many(self.sets, 'set')}. " if self.judged else ""
        return f"{tr(self.look.word)}: {self.file.name}. {name}{self.reasons}".strip()


def results_of(files: Iterable[ListFile], rules: RulesChoice) -> list[Result]:
    """Each deck judged by the present rules."""
    results: list[Result] = []
    for file in files:
        if file.decks:
            results += [
                Result(file, judged(deck, rules, unread_of(file.report, place)))
                for place, deck in enumerate(file.decks)
            ]
        else:
            results.append(Result(file, None))
    return results


def summary(results: Iterable[Result]) -> str:
    """`5 lists: 3 legal, 1 illegal, 1 unreadable, 2 passed over`."""
    words = Counter(result.look.word for result in results)
    told = (*(word for word in WORDS if word != PASSED_OVER.word), PASSED_OVER.word)
    parts = ", ".join(tr_n(*_COUNTED[word], words[word]) for word in told if words[word])
    return f"{many(words.total() - words[PASSED_OVER.word], 'list')}: {parts}"


def for_report(results: Iterable[Result]) -> tuple[list[CheckedDeck], list[UnreadFile]]:
    """The same as the command line has it."""
    checked: list[CheckedDeck] = []
    unread: list[UnreadFile] = []
    for result in results:
        if result.judged is None:
            verdict = report.PASSED_OVER if result.file.is_passed_over else report.UNREADABLE
            unread.append(UnreadFile(result.file.name, result.file.problem, verdict))
        else:
            one = result.judged
            checked.append(CheckedDeck(result.file.name, one.deck, one.judgement))
    return checked, unread
