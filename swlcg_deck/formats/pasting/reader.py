"""Reading a list as people post it: a plain text, a forum post, a report with both decks."""

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.formats.pasting.deck_building import DeckBuilder
from swlcg_deck.formats.pasting.deck_splitting import PasteEntry, deck_starts
from swlcg_deck.formats.pasting.line_meaning import LineReader
from swlcg_deck.formats.pasting.lines import paste_lines
from swlcg_deck.formats.pasting.lone_counts import with_lone_counts
from swlcg_deck.formats.pasting.other_games import refuse_other_games
from swlcg_deck.formats.pasting.set_names import with_set_names
from swlcg_deck.formats.pasting.side_lists import with_side_lists_apart
from swlcg_deck.formats.pasting.unheard_titles import TitleListener
from swlcg_deck.formats.reading import Reading


def read_paste(text: str, pool: CardPool) -> Reading:
    """The decks of a text, and each of its lines once in the report; or a FormatError."""
    reader = LineReader(pool)
    lines = paste_lines(text, lambda title: pool.set_titled(title) is not None)
    read = with_side_lists_apart([reader.understand(line) for line in lines], pool)
    meanings = with_set_names(with_lone_counts(read))
    habits = reader.sets.habits(m for meaning in meanings for m in meaning.mentions)
    entries = [
        PasteEntry(meaning, tuple(reader.sets.settle(m, habits) for m in meaning.mentions))
        for meaning in meanings
    ]
    refuse_other_games(entries)
    starts = deck_starts(entries)
    decks, report = [], []
    for place, (start, end) in enumerate(zip(starts, [*starts[1:], len(entries)], strict=True)):
        deck, lines_of_deck = DeckBuilder(entries[start:end], pool, place).build()
        decks.append(deck)
        report += lines_of_deck
    listener = TitleListener(pool)
    report = [listener.heard(line) for line in report]
    return Reading(tuple(decks), tuple(report))
