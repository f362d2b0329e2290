"""The last look at a reading: no line that names a card of the pool may be passed over in silence.

It knows nothing of how lines are read: it looks for titles in every line of which the report says
nothing, so that whatever the reader does not understand is told all the same.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.titles import fold
from swlcg_deck.cards.words.word_lists import commas
from swlcg_deck.formats.matching import SetMatcher
from swlcg_deck.formats.pasting.markup import plain
from swlcg_deck.formats.pasting.title_spans import TitleSpan, spans_of
from swlcg_deck.formats.reading import Choice, LineKind, ReportLine
from swlcg_deck.formats.title_index import PART
from swlcg_deck.language import Said, said

_ADDRESS = re.compile(r"<?(?:https?://|www\.)\S+", re.IGNORECASE)
_COUNT = re.compile(
    r"(?<![\w.])\d{1,2}\s?[x×✕](?!\w)|(?<!\w)[x×✕]\s?\d{1,2}(?!\w)|\b\d{1,2} cop(?:y|ies)\b", re.I
)
_NEXT_TO_TITLE = re.compile(r"(?<![\w.])\d{1,2}\s*$"), re.compile(r"^\s*[(\[]?\d{1,2}(?![\w.:])")
_WORD = re.compile(r"[^\W\d_]{2,}")
_SENTENCE = 5
"""With so many words beside a title a line speaks of it rather than lists it."""
_SHORT_LINE = 6
_NUMBERS = re.compile(r"[\d()\[\]]+|\bx\b")


@dataclass
class TitleListener:
    """Looks at the lines of one paste."""

    pool: CardPool

    def __post_init__(self) -> None:
        self._spans = spans_of(self.pool)
        self._matcher = SetMatcher(self.pool)

    def heard(self, line: ReportLine) -> ReportLine:
        """The line as it is, or, where the report passes over a title in it, with a word on it."""
        if line.kind is not LineKind.IGNORED or not line.text.strip():
            return line
        text = _ADDRESS.sub(" ", plain(line.text))
        named = self._spans.within(text)
        if line.message:
            is_more = any(span.set and fold(text) != fold(span.title) for span in named)
            return self._named(line, text, named) if is_more else line
        if named:
            return self._named(line, text, named)
        hidden = self._spans.within(_ADDRESS.sub(" ", line.text))
        if hidden:  # in a comment or a tag of the markup
            return replace(line, kind=LineKind.NOTED, message=_spoken_of(hidden))
        return self._resembling(line, text)

    def _named(self, line: ReportLine, text: str, named: list[TitleSpan]) -> ReportLine:
        sets = {span.set.number: span.set for span in named if span.set}
        choices = tuple(Choice(entry.number, entry.title) for entry in sets.values())
        if _is_listed(text, named):
            kind, message = LineKind.NOT_UNDERSTOOD, _not_clear(named)
            return replace(line, kind=kind, message=message, choices=choices)
        return replace(
            line, kind=LineKind.NOTED if sets else LineKind.IGNORED, message=_spoken_of(named)
        )

    def _resembling(self, line: ReportLine, text: str) -> ReportLine:
        """A few words that come near to a title."""
        bare = " ".join(_NUMBERS.sub(" ", text).split())
        if not 0 < len(bare.split()) <= _SHORT_LINE:
            return line
        match = self._matcher.near(bare)
        is_one_word = match.likeness == PART and " " not in bare
        if not match.sets or is_one_word:
            return line
        choices = tuple(Choice(entry.number, entry.title) for entry in match.sets)
        message = said("it resembles a title; nothing of it was read")
        return replace(line, kind=LineKind.NOT_UNDERSTOOD, message=message, choices=choices)


def _is_listed(text: str, named: Iterable[TitleSpan]) -> bool:
    """Whether it says how many, or has few words beside its titles, as a line of a list has."""
    outside, place = [], 0
    for span in named:
        before, behind = text[place : span.start], text[span.end :]
        if _NEXT_TO_TITLE[0].search(before) or _NEXT_TO_TITLE[1].search(behind):
            return True
        outside.append(before)
        place = span.end
    beside = " ".join((*outside, text[place:]))
    if _COUNT.search(beside):
        return True
    return len(_WORD.findall(beside)) < _SENTENCE and not text[place:].endswith((".", "?"))


def _titles(named: Iterable[TitleSpan]) -> str:
    return commas(dict.fromkeys(span.title for span in named))


def _not_clear(named: Iterable[TitleSpan]) -> Said:
    return said(
        "it names {titles}, but not clearly how many are meant; nothing of it was read",
        titles=_titles(named),
    )


def _spoken_of(named: Iterable[TitleSpan]) -> Said:
    return said(
        "it speaks of {titles}; it is not read as a line of the list", titles=_titles(named)
    )
