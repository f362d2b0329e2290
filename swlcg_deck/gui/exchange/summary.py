"""What an import would bring, in one sentence."""

from collections import Counter
from collections.abc import Sequence

from swlcg_deck.formats.reading import LineKind
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.exchange.source import DeckAsRead, Source
from swlcg_deck.gui.verdict.standings import standing_of
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import mark_n, tr, tr_n

_MOST_NAMED = 4
_LINES = {
    LineKind.REPAIRED: mark_n("{n} line repaired", "{n} lines repaired"),
    LineKind.AMBIGUOUS: mark_n("{n} line to choose", "{n} lines to choose"),
    LineKind.NOT_UNDERSTOOD: mark_n("{n} line not understood", "{n} lines not understood"),
    LineKind.NOTED: mark_n("{n} line noted", "{n} lines noted"),
}


def summary(sources: Sequence[Source], rules: RulesChoice) -> str:
    """`2 decks: Jedi 10 sets (Legal), Sith 10 sets (Legal); 1 line repaired`."""
    decks = [deck for source in sources for deck in source.decks_as_read]
    parts = []
    if decks:
        named = [_deck(deck, rules) for deck in decks[:_MOST_NAMED]]
        rest = len(decks) - _MOST_NAMED
        named += [tr("{count} more", count=rest)] if rest > 0 else []
        parts.append(f"{many(len(decks), 'deck')}: {', '.join(named)}")
    kinds = Counter(line.kind for source in sources for line in source.answered.report)
    lines = [tr_n(*words, kinds[kind]) for kind, words in _LINES.items() if kinds[kind]]
    parts += [", ".join(lines)] if lines else []
    failed = sum(bool(source.problem) for source in sources)
    if failed:
        parts.append(tr_n("{n} source cannot be read", "{n} sources cannot be read", failed))
    return "; ".join(parts)


def lines_to_look_at(count: int) -> str:
    return tr_n("{n} line to look at", "{n} lines to look at", count)


def _deck(read: DeckAsRead, rules: RulesChoice) -> str:
    deck = read.deck
    word = tr(standing_of(deck, rules, read.unread).look.word)
    return f"{deck.affiliation or tr('No affiliation')} {many(deck.total, 'set')} ({word})"
