"""What our own two formats share: the remarks of the deck file as a report, with choices."""

from collections.abc import Callable

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck, DeckSet
from swlcg_deck.decks.deck_file import DeckFile, DeckFileError, place_of
from swlcg_deck.decks.remarks import Remark, RemarkKind
from swlcg_deck.formats.matching import SetMatcher
from swlcg_deck.formats.reading import Choice, FormatError, LineKind, Reading, ReportLine
from swlcg_deck.language import words_of

_OPEN = {RemarkKind.AMBIGUOUS, RemarkKind.NOT_UNDERSTOOD}


def read_own(reader: Callable[[str, CardPool], DeckFile], text: str, pool: CardPool) -> Reading:
    """The deck of a file and a line for each of its sets and each remark on it."""
    try:
        found = reader(text, pool)
    except DeckFileError as error:
        raise FormatError(words_of(error)) from None
    matcher = SetMatcher(pool)
    report = [_report_line(text, found.deck, remark, matcher) for remark in found.remarks]
    # What can be answered comes first among the remarks on a line: an answer names only the line.
    report.sort(key=lambda line: (line.line, not line.placeholder))
    return Reading((found.deck,), tuple(report))


def _report_line(text: str, deck: Deck, remark: Remark, matcher: SetMatcher) -> ReportLine:
    understood = remark.kind is RemarkKind.UNDERSTOOD
    unknown = _unknown_set(deck, remark)
    return ReportLine(
        line=place_of(text, remark) if understood else remark.line,
        text=remark.text,
        kind=LineKind(remark.kind.value),
        message=remark.message,
        choices=_choices(remark, unknown, matcher),
        copies=remark.copies,
        placeholder=unknown.title if unknown and unknown.number is None else "",
    )


def _unknown_set(deck: Deck, remark: Remark) -> DeckSet | None:
    """The set of the deck that stands for an entry which the pool cannot tell."""
    if remark.kind not in _OPEN or len(remark.path) != 2 or remark.path[0] != "sets":
        return None
    return next((entry for entry in deck.sets if entry.label == remark.text), None)


def _choices(remark: Remark, unknown: DeckSet | None, matcher: SetMatcher) -> tuple[Choice, ...]:
    """The sets a remark names; for an unknown set, those of nearly the same title."""
    sets = remark.choices or (matcher.match(unknown.title).sets if unknown else ())
    return tuple(Choice(entry.number, entry.title) for entry in sets)
