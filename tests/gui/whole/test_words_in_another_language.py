"""What the window works out does not depend on the language in which it says it."""

from collections import Counter
from datetime import UTC, datetime, timedelta

import pytest

from swlcg_deck import language
from swlcg_deck.analysis.statistics import statistics
from swlcg_deck.gui.deck.totals_line import TotalsLine
from swlcg_deck.gui.documents.sample_decks import sample_decks
from swlcg_deck.gui.library.deck_places import PlaceKind, places_of
from swlcg_deck.gui.verdict.standings import tally_words
from swlcg_deck.gui.words.days import day_words, deleted_words, time_words
from swlcg_deck.gui.words.how_many import decimals, many

NOON = datetime(2026, 5, 12, 12, tzinfo=UTC).astimezone().replace(hour=12, minute=0)
WORDS = {
    "Recent": ("Zuletzt",),
    "Today, {time}": ("Heute, {time}",),
    "{day} {month}": ("{day}. {month}",),
    "{day} {month} {year}": ("{day}. {month} {year}",),
    "May": ("Mai",),
    "{n} illegal": ("{n} nicht legal", "{n} nicht legal"),
    "{n} objectives": ("{n} Ziel", "{n} Ziele"),
    "no sets": ("keine Sets",),
}


@pytest.fixture
def german(monkeypatch):
    catalogue = {(pattern, ""): forms for pattern, forms in WORDS.items()}
    monkeypatch.setattr(language._Spoken, "catalogue", catalogue)
    monkeypatch.setattr(language._Spoken, "code", "de")


def test_moments_in_english():
    assert time_words(NOON, NOON) == "Today, 12:00"
    assert time_words(NOON - timedelta(days=1), NOON) == "Yesterday, 12:00"
    assert time_words(NOON - timedelta(days=2), NOON) == "10 May, 12:00"
    assert day_words(NOON.replace(year=2013), NOON) == "12 May 2013"
    assert deleted_words(NOON, NOON) == "Deleted today, 12:00"
    assert deleted_words(NOON - timedelta(days=1), NOON) == "Deleted yesterday, 12:00"
    assert deleted_words(NOON - timedelta(days=2), NOON) == "Deleted 10 May, 12:00"


@pytest.mark.usefixtures("german")
def test_moments_in_german():
    assert time_words(NOON, NOON) == "Heute, 12:00"
    assert day_words(NOON - timedelta(days=2), NOON) == "10. Mai"
    assert day_words(NOON.replace(year=2013), NOON) == "12. Mai 2013"


@pytest.mark.usefixtures("german")
def test_a_folder_keeps_the_name_its_owner_gave_it():
    titles = {row.kind: row.title for row in places_of((), ["Recent"]) if hasattr(row, "kind")}
    assert titles[PlaceKind.RECENT] == "Zuletzt"
    assert titles[PlaceKind.FOLDER] == "Recent"


@pytest.mark.usefixtures("german")
def test_numbers_are_written_as_the_language_writes_them():
    assert decimals(2.5) == "2,50"
    assert many(0, "set") == "keine Sets"
    assert tally_words(Counter({"Illegal": 2, "Legal": 1})) == "1 legal, 2 nicht legal"


def test_a_point_parts_an_english_number():
    assert decimals(2.5) == "2.50"


@pytest.mark.usefixtures("german")
def test_the_totals_part_number_and_noun_in_any_language(theme, pool, qtbot):
    line = TotalsLine(theme)
    qtbot.addWidget(line)
    line.show_statistics(statistics(next(sample_decks(pool)), pool))
    assert " · 10 Ziele · " in line.text()
