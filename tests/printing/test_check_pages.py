"""The result of a deck check on paper, and in words."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from test_sheet import deck_of, page_sizes, text_of

from swlcg_deck.decks.deck import DeckSet
from swlcg_deck.legality.check_words import check_sections, headline, progress_words, result_text
from swlcg_deck.legality.deck_check import check_table, slots_of
from swlcg_deck.printing.check_pages import CheckPages
from swlcg_deck.printing.paper import MARGIN, PAPERS
from swlcg_deck.printing.pdf import pdf_of
from swlcg_deck.printing.sheet_content import SheetInfo

LONG = "An Uncommonly Long Name That Nobody Could Ever Fit Into One Column Of Any Sheet Of Paper"


@pytest.fixture(scope="module")
def deck(pool):
    return deck_of(pool, "Toolbox Jedi", "Jedi", 4, (112, 2))


def whole(deck, pool) -> dict[str, int]:
    return {slot.card.code: slot.wanted for slot in slots_of(deck, pool)}


def test_a_table_that_is_right_says_so(pool, deck):
    check = check_table(deck, pool, whole(deck, pool))
    assert headline(check) == "Every card of the list is there, and none too many."
    assert check_sections(check) == ()
    assert progress_words(check) == "15 of 15 command cards, 3 of 3 objectives"
    pdf = pdf_of([CheckPages("Toolbox Jedi", check, SheetInfo(event="Regional"))], "Deck check")
    text = text_of(pdf)
    for words in (
        "Deck check",
        "Toolbox Jedi",
        "Regional",
        "Page 1 of 1",
        "none too many",
        "Judge",
    ):
        assert words in text


@pytest.mark.rule("DECK-10")
@pytest.mark.rule("DECK-11")
def test_each_kind_of_fault_has_its_section(pool, deck):
    twist = next(c for c in pool.cards_titled("Target of Opportunity") if c.set != 4)
    table = whole(deck, pool) | {"4-6": 0, twist.code: 1, "57-2": 2, "112-2": 3, "4-2": 0}
    deck = deck.model_copy(update={"sets": (*deck.sets, DeckSet(title="Nobody's Set"))})
    check = check_table(deck, pool, table)
    assert headline(check) == (
        "Not right: 1 of another set, 3 not of this deck, 1 unknown, 1 missing."
    )
    text = result_text("Toolbox Jedi", check)
    assert f"1x Target of Opportunity: {twist.code} lies here, 4-6 belongs here" in text
    assert "2x Outer Rim Space Pirates (57-2)\n" in text
    assert "1x Yoda (112-2), too many\n" in text
    assert "1x Nobody's Set is not in the card pool\n" in text
    assert "Missing:\n1x Red Five (4-2)\n" in text
    printed = text_of(pdf_of([CheckPages("Toolbox Jedi", check, SheetInfo())], "Deck check"))
    for section in check_sections(check):
        assert f"{section.title}: {section.copies}" in printed
        for line in section.lines:
            assert line.words in printed


def test_nothing_ticked_is_told_set_by_set(pool, deck):
    check = check_table(deck, pool, {})
    assert headline(check) == "Nothing is ticked yet."
    (missing,) = check_sections(check)
    assert [line.words for line in missing.lines] == [
        "Jedi (affiliation card)",
        "A Journey to Dagobah (4), the whole set",
        "May the Force Be With You (112), the whole set",
    ]
    assert missing.copies == 1 + 6 + 12


@pytest.mark.parametrize("paper", PAPERS)
def test_a_long_result_goes_on_and_keeps_its_margins(pool, paper):
    numbers = [entry.number for entry in pool.sets if entry.side.value == "light"][:40]
    deck = deck_of(pool, LONG, "Jedi", *numbers)
    table = {f"{number}-2": 1 for number in numbers} | {f"{n}-2": 99 for n in (57, 106)}
    info = SheetInfo(event=LONG, date=LONG, paper=paper)
    pages = CheckPages(LONG, check_table(deck, pool, table), info)
    assert pages.count == 3
    pdf = pdf_of([pages], "Deck check")
    assert len(page_sizes(pdf)) == 3
    text = text_of(pdf)
    for number in numbers:
        for card in pool.set(number).cards:
            assert (f"({card.code})" in text) is (card.position != 2)
    width, height = round(pages.size.width()), round(pages.size.height())
    for index in range(pages.count):
        image = QImage(width, height, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        pages.paint(painter, index)
        painter.end()
        for x in [*range(MARGIN - 1), *range(width - MARGIN + 1, width)]:
            assert {image.pixel(x, y) & 0xFFFFFF for y in range(height)} == {0xFFFFFF}
