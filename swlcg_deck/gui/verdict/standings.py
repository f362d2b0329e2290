"""How the decks stand by the present rules: judged a few at a time, remembered by content."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.shelf import Entry
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.verdict.verdict_look import VerdictLook, verdict_look
from swlcg_deck.language import mark_n, tr_n
from swlcg_deck.legality.as_read import as_read, not_understood
from swlcg_deck.legality.findings import Mode, UnreadLine, Verdict
from swlcg_deck.legality.judge import judge_for

_BUDGET = 0.008
"""Seconds of judging before the window gets its turn again."""
_KEPT = 20_000


@dataclass(frozen=True)
class Standing:
    """A verdict with its face and its reasons."""

    verdict: Verdict
    look: VerdictLook
    reasons: tuple[str, ...]


_Key = tuple[str, str, str]
Unread = tuple[UnreadLine, ...]


class Standings(QObject):
    """Asked for what is not known yet, it says None and `arrived` a moment later."""

    arrived = Signal()

    def __init__(self, rules: RulesChoice, clock: Callable[[], float] = perf_counter) -> None:
        super().__init__()
        self.rules = rules
        self._clock = clock
        self._known: dict[_Key, Standing] = {}
        self._wanted: dict[_Key, tuple[Deck, Unread]] = {}
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._judge_some)
        rules.changed.connect(self._wanted.clear)

    def of(self, token: str, deck: Deck, unread: Unread = ()) -> Standing | None:
        """What is known about a content, by what of it was read; what is not is judged soon."""
        key = self._key(token)
        known = self._known.get(key)
        if known is None and key not in self._wanted:
            self._wanted[key] = (deck, unread)
            self._turn.start()
        return known

    @property
    def is_complete(self) -> bool:
        return not self._wanted

    def _key(self, token: str) -> _Key:
        return (token, self.rules.edition.id, self.rules.mode.value)

    def _judge_some(self) -> None:
        end = self._clock() + _BUDGET
        while self._wanted and self._clock() < end:
            key = next(iter(self._wanted))
            self._remember(key, *self._wanted.pop(key))
        if not self._wanted:
            self._turn.stop()
        self.arrived.emit()

    def _remember(self, key: _Key, deck: Deck, unread: Unread) -> None:
        if len(self._known) >= _KEPT:
            self._known.clear()
        self._known[key] = standing_of(deck, self.rules, unread)


def prepare_judging(rules: RulesChoice) -> None:
    """Have the judges at hand: making the first one takes a while, and this may run anywhere."""
    for mode in {rules.mode, Mode.CASUAL}:
        judge_for(rules.pool, rules.edition, mode)


def standing_of_entry(standings: Standings, entry: Entry) -> Standing | None:
    """Of a file of the library; None also where it cannot be read."""
    if entry.deck is None:
        return None
    return standings.of(entry.token, entry.deck, not_understood(entry.remarks))


def standing_of(deck: Deck, rules: RulesChoice, unread: Unread = ()) -> Standing:
    judgement = as_read(rules.judge.check(deck), unread)
    casual = rules.is_casual_only(judgement)
    look = verdict_look(judgement.verdict, is_casual_only=casual)
    reasons = tuple(finding.message for finding in judgement.findings if finding.decides)
    reasons += tuple(line.message for line in judgement.unread)
    return Standing(judgement.verdict, look, reasons)


_TALLIES = {
    "Legal": mark_n("{n} legal", "{n} legal"),
    "Illegal": mark_n("{n} illegal", "{n} illegal"),
    "Casual only": mark_n("{n} casual only", "{n} casual only"),
    "Can’t tell": mark_n("{n} can’t tell", "{n} can’t tell"),
}
"""In this order, by the word of the verdict's look."""


def tally_words(words: Counter[str]) -> str:
    """`6 legal, 5 illegal, 1 casual only`."""
    return ", ".join(tr_n(*_TALLIES[word], words[word]) for word in _TALLIES if words[word])
