"""The tournament sheet, read back from the PDF as a judge would read it from the paper."""

import re
import shutil
import subprocess
import unicodedata
from dataclasses import dataclass

import pytest
from any_decks import decks
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage, QPainter, QPdfWriter

from swlcg_deck.decks.deck import Deck, DeckSet, ListedCard, new_deck
from swlcg_deck.legality.findings import Mode
from swlcg_deck.legality.judge import Judge
from swlcg_deck.printing.ink import Ink, clean
from swlcg_deck.printing.paper import MARGIN, PAPERS
from swlcg_deck.printing.pdf import paint_pages, pdf_of, sheet_pdf
from swlcg_deck.printing.sheet_content import SheetInfo, sheet_content
from swlcg_deck.printing.sheet_pages import SheetPages

LONG = "An Uncommonly Long Name That Nobody Could Ever Fit Into One Column Of Any Sheet Of Paper"
SIZES = {"A4": (595, 842), "Letter": (612, 792)}
JEDI = (4, 91, 107, (112, 2), (127, 2), 130, 161, 166)
SCUM = (57, 106, 134, 138, 184, 195, 222, (235, 2), 240)


def _needs(tool: str) -> str:
    found = shutil.which(tool)
    if found is None:
        pytest.skip(f"{tool} is not installed; it comes with poppler-utils")
    return found


def text_of(pdf: bytes, page: int = 0) -> str:
    """The words of a page, or of all, as they stand beside one another; spaces made single."""
    pages = ["-f", str(page), "-l", str(page)] if page else []
    command = [_needs("pdftotext"), *pages, "-layout", "-", "-"]
    out = subprocess.run(command, input=pdf, capture_output=True, check=True).stdout
    return re.sub(r"[ \t]+", " ", out.decode())


@dataclass(frozen=True)
class Word:
    text: str
    page: int
    left: float
    top: float
    right: float
    bottom: float


def words_of(pdf: bytes) -> list[Word]:
    command = [_needs("pdftotext"), "-bbox", "-", "-"]
    out = subprocess.run(command, input=pdf, capture_output=True, check=True).stdout.decode()
    words, page = [], 0
    for line in out.splitlines():
        page += "<page " in line
        found = re.search(r'xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*)</word>', line)
        if found:
            words.append(Word(found[5], page, *(float(found[n]) for n in range(1, 5))))
    return words


def page_sizes(pdf: bytes) -> list[tuple[int, int]]:
    command = [_needs("pdfinfo"), "-f", "1", "-l", "99", "-"]
    out = subprocess.run(command, input=pdf, capture_output=True, check=True).stdout.decode()
    found = re.findall(r"Page +\d+ size: +([\d.]+) x ([\d.]+)", out)
    return [(round(float(width)), round(float(height))) for width, height in found]


def deck_of(pool, name, affiliation, *entries) -> Deck:
    pairs = [(entry, 1) if isinstance(entry, int) else entry for entry in entries]
    sets = tuple(DeckSet(number=n, title=pool.set(n).title, copies=copies) for n, copies in pairs)
    return new_deck(name, affiliation).model_copy(update={"sets": sets})


@pytest.fixture(scope="module")
def toolbox(pool):
    return deck_of(pool, "Toolbox Jedi", "Jedi", *JEDI)


@pytest.fixture(scope="module")
def aggro(pool):
    return deck_of(pool, "Aggro Scum", "Scum and Villainy", *SCUM)


@pytest.fixture(scope="module")
def judge(pool):
    return Judge(pool)


def pages_of(pool, judge, light, dark=None, **info) -> SheetPages:
    return SheetPages(sheet_content((light, dark), pool, judge, SheetInfo(**info)))


@pytest.fixture(scope="module")
def worlds(pool, judge, toolbox, aggro) -> bytes:
    info = {"player": "Sample Player", "event": "World Championship", "date": "2016-11-03"}
    return sheet_pdf(pages_of(pool, judge, toolbox, aggro, **info))


def test_the_first_page_says_who_where_when_and_by_which_rules(worlds):
    text = text_of(worlds, 1)
    for words in ("Sample Player", "World Championship", "2016-11-03", "Rules: Final FAQ"):
        assert words in text
    assert "Page 1 of 2" in text
    assert "not an official form" in text


def test_the_first_page_names_both_affiliation_cards_and_decks(worlds):
    text = text_of(worlds, 1)
    assert "Light side Dark side" in text
    assert re.search(r"^ ?Jedi Scum and Villainy$", text, re.MULTILINE)
    assert "Affiliation card, Core Set. Deck: Toolbox Jedi" in text
    assert "Affiliation card, Core Set. Deck: Aggro Scum" in text


def test_every_set_stands_with_quantity_number_title_and_product(worlds, pool, toolbox, aggro):
    text = text_of(worlds, 1)
    for deck in (toolbox, aggro):
        for entry in deck.sets:
            assert re.search(rf"\b{entry.copies} {entry.number} {re.escape(entry.title)}", text)
            assert pool.set(entry.number).product in text


@pytest.mark.rule("DECK-12")
def test_totals_and_verdict_stand_below_each_list(worlds):
    text = text_of(worlds, 1)
    assert text.count("10 sets, 10 objectives, 50 command cards") == 2
    assert text.count("Legal for tournament play") == 2


@pytest.mark.rule("DECK-12")
def test_the_second_page_has_every_card_by_set_and_position(worlds, pool, toolbox, aggro):
    text = text_of(worlds, 2)
    for deck in (toolbox, aggro):
        for entry in deck.sets:
            known = pool.set(entry.number)
            assert re.search(rf"\b{entry.number} {re.escape(known.title)} {entry.copies}×", text)
            for card in known.command_cards:
                assert f"{card.code} {card.title}" in text
    assert text.count("(affiliation card)") == 2


def test_the_second_page_says_whose_it_is(worlds):
    text = text_of(worlds, 2)
    assert "Sample Player, World Championship, 2016-11-03" in text
    assert "Page 2 of 2" in text
    assert "Not an official form" in text


def test_the_judges_page_can_be_left_out(pool, judge, toolbox, aggro):
    pages = pages_of(pool, judge, toolbox, aggro, judge_page=False)
    assert pages.count == 1
    assert "112-2" not in text_of(sheet_pdf(pages))


@pytest.mark.parametrize("paper", PAPERS)
def test_each_paper_has_its_size(pool, judge, toolbox, aggro, paper):
    pdf = sheet_pdf(pages_of(pool, judge, toolbox, aggro, paper=paper))
    assert page_sizes(pdf) == [SIZES[paper]] * 2


@pytest.mark.parametrize("paper", PAPERS)
def test_ten_different_sets_need_one_page_each_for_player_and_judge(pool, judge, paper):
    light = deck_of(pool, "Ten", "Jedi", 1, 2, 3, 5, 6, 7, 8, 9, 11, 12)
    assert pages_of(pool, judge, light, paper=paper).count == 2


@pytest.mark.parametrize("paper", PAPERS)
def test_twenty_five_sets_stand_whole_on_one_page(pool, judge, paper):
    numbers = [entry.number for entry in pool.sets if entry.side.value == "light"][:25]
    light = deck_of(pool, "All of it", "Jedi", *numbers)
    pages = pages_of(pool, judge, light, paper=paper)
    assert pages.count == 4  # 151 cards to tick
    text = text_of(sheet_pdf(pages), 1)
    for number in numbers:
        known = pool.set(number)
        assert re.search(
            rf"1 {number} {re.escape(known.title)}\n.*{re.escape(known.product)}", text
        )
    assert "25 sets, 25 objectives, 125 command cards" in text


def test_more_sets_than_a_page_holds_go_on_the_next(pool, judge):
    numbers = [entry.number for entry in pool.sets if entry.side.value == "dark"][:60]
    pages = pages_of(pool, judge, None, deck_of(pool, "All", "Sith", *numbers), judge_page=False)
    pdf = sheet_pdf(pages)
    assert pages.count == 3
    everything = text_of(pdf)
    for number in numbers:
        assert re.search(rf"\b1 {number} {re.escape(pool.set(number).title)}", everything)
    assert everything.count("60 sets, 60 objectives, 300 command cards") == 1
    assert everything.count("Player's signature") == 1
    assert "Page 3 of 3" in text_of(pdf, 3)


def test_a_set_listed_twice_stands_once_with_all_its_copies(pool, judge):
    twice = deck_of(pool, "Twice", "Jedi", 4, 5, 4)
    text = text_of(sheet_pdf(pages_of(pool, judge, twice)), 1)
    assert "2 4 A Journey to Dagobah" in text
    assert text.count("A Journey to Dagobah") == 1


@pytest.mark.rule("DECK-18")
def test_unknown_sets_are_kept_and_said_to_be_unknown(pool, judge, toolbox):
    unknown = (DeckSet(title="A Set of Nobody"), DeckSet(number=998, title="Another", copies=2))
    deck = toolbox.model_copy(update={"sets": (*toolbox.sets, *unknown)})
    pdf = sheet_pdf(pages_of(pool, judge, deck))
    first, second = text_of(pdf, 1), text_of(pdf, 2)
    assert re.search(r"1 A Set of Nobody\n.*not in the card pool", first)
    assert re.search(r"2 998 Another\n.*not in the card pool", first)
    assert "Cannot be judged: DECK-18" in first
    assert "A Set of Nobody (not in the card pool) 1×" in second


def test_what_breaks_the_rules_is_named_by_rule(pool, judge):
    deck = deck_of(pool, "Broken", "Jedi", *JEDI, (5, 3), 229, 22)
    text = text_of(sheet_pdf(pages_of(pool, judge, deck)), 1)
    assert "Not legal for tournament play:" in text
    assert {"DECK-03", "DECK-05", "DECK-08", "RL-LS-5"} <= set(re.findall(r"[A-Z-]+-\d+", text))


def test_the_rules_of_a_casual_game_are_named(pool, toolbox):
    pages = pages_of(pool, Judge(pool, pool.edition("faq-5.0"), Mode.CASUAL), toolbox)
    text = text_of(sheet_pdf(pages), 1)
    assert "Rules: FAQ 5.0, casual" in text
    assert "Legal for casual play" in text


def test_one_deck_leaves_the_other_column_empty(pool, judge, aggro):
    pdf = sheet_pdf(pages_of(pool, judge, None, aggro))
    words = [word for word in words_of(pdf) if word.text in {"Lucrative", "57-2"}]
    assert [word.page for word in words] == [1, 2, 2]
    assert all(word.left > 300 for word in words)
    assert "Light side" not in text_of(pdf)


def test_an_empty_deck_and_no_deck_at_all_still_make_a_sheet(pool, judge):
    pages = pages_of(pool, judge, new_deck("Nothing yet"))
    text = text_of(sheet_pdf(pages))
    assert pages.count == 1
    for words in ("No affiliation card", "Side unclear", "0 sets, 0 objectives", "DECK-01"):
        assert words in text
    assert "Player's signature" in text_of(sheet_pdf(pages_of(pool, judge, None)))


def test_single_cards_of_an_imported_list_are_counted_as_listed(pool, judge, toolbox):
    listed = (ListedCard(code="112-2", title="Yoda", copies=2),)
    deck = toolbox.model_copy(update={"listed_cards": listed})
    text = text_of(sheet_pdf(pages_of(pool, judge, deck)), 1)
    assert "10 sets, 10 objectives, 2 command cards" in text
    assert "DECK-10" in text


def test_an_unknown_affiliation_card_is_named_as_it_stands(pool, judge):
    text = text_of(sheet_pdf(pages_of(pool, judge, deck_of(pool, "Odd", "Wookiees", 4))), 1)
    assert "Wookiees" in text
    assert "Affiliation card, not in the card pool. Deck: Odd" in text


@pytest.mark.parametrize("paper", PAPERS)
def test_long_names_end_in_an_ellipsis_and_stay_in_their_column(pool, judge, paper, toolbox, aggro):
    sets = (DeckSet(number=997, title=LONG, copies=99), *toolbox.sets)
    light = toolbox.model_copy(update={"name": LONG, "affiliation": LONG, "sets": sets})
    dark = aggro.model_copy(update={"name": LONG})
    info = {"player": LONG, "event": LONG, "date": LONG, "source": f"{LONG}.txt"}
    pages = pages_of(pool, judge, light, dark, paper=paper, **info)
    pdf = sheet_pdf(pages)
    shown = re.findall(r"An Uncommonly Long.*?…", text_of(pdf).replace("\n", " "))
    assert len(shown) >= 8
    middle = SIZES[paper][0] / 2
    for word in words_of(pdf):
        if word.page == 1 and 130 < word.top < SIZES[paper][1] - 80:
            assert word.right <= middle - 9 or word.left >= middle + 9, word


def test_words_that_are_too_long_for_a_line_are_wrapped_or_elided():
    image = QImage(10, 10, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    ink = Ink(painter)
    lines = ink.wrapped(LONG, 9, 120, 3, bold=True)
    assert len(lines) == 3
    assert " ".join(lines) == LONG
    assert all(ink.width(line, 9, bold=True) <= 120 for line in lines[:-1])
    assert ink.elided(lines[-1], 9, 120, bold=True).endswith("…")
    assert ink.elided("Yoda", 9, 120) == "Yoda"
    painter.end()


def test_a_name_with_line_breaks_and_control_characters_stays_on_its_line():
    assert clean(" A\nB\t\x1b[31m C\u2028D ") == "A B [31m C D"


@pytest.mark.parametrize("paper", PAPERS)
def test_every_page_keeps_its_margins(pool, judge, paper):
    """Painted as dots: not a single one lies in the margin."""
    numbers = [entry.number for entry in pool.sets if entry.side.value == "light"][:25]
    light = deck_of(pool, LONG, "Jedi", *numbers, *((n, 9) for n in (4, 5)))
    light = light.model_copy(update={"sets": (*light.sets, DeckSet(title=LONG, copies=99))})
    pages = pages_of(pool, judge, light, light, paper=paper, player=LONG, source=LONG)
    width, height = SIZES[paper]
    for index in range(pages.count):
        image = QImage(width, height, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        pages.paint(painter, index)
        painter.end()
        inked = [
            (x, y)
            for y in range(height)
            for x in range(width)
            if image.pixel(x, y) & 0xFFFFFF != 0xFFFFFF
        ]
        assert inked
        assert min(x for x, _ in inked) >= MARGIN - 1
        assert max(x for x, _ in inked) <= width - MARGIN
        assert min(y for _, y in inked) >= MARGIN
        assert max(y for _, y in inked) <= height - MARGIN


def test_no_two_words_lie_on_each_other(pool, judge, toolbox, aggro):
    pages = pages_of(pool, judge, toolbox, aggro, player=LONG, event=LONG, date=LONG)
    words = words_of(sheet_pdf(pages))
    for page in (1, 2):
        shown = [word for word in words if word.page == page]
        for place, one in enumerate(shown):
            for other in shown[place + 1 :]:
                wide = min(one.right, other.right) - max(one.left, other.left)
                high = min(one.bottom, other.bottom) - max(one.top, other.top)
                assert wide <= 0.5 or high <= 4, (one, other)


def test_the_same_measures_hold_on_every_device(pool, judge, toolbox, aggro):
    """A printer has 1200 dots to the inch where a PDF has 72; the words stand where they stood."""
    pages = pages_of(pool, judge, toolbox, aggro)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(1200)
    paint_pages(writer, [pages])
    fine, usual = words_of(bytes(buffer.data().data())), words_of(sheet_pdf(pages))
    assert [word.text for word in fine] == [word.text for word in usual]
    assert all(abs(a.left - b.left) < 0.6 for a, b in zip(fine, usual, strict=True))


def test_many_sheets_make_one_pdf_and_tell_how_far_they_are(pool, judge, toolbox, aggro):
    sheets = [
        pages_of(pool, judge, toolbox, aggro, source="alice.txt"),
        pages_of(pool, judge, None, aggro, source="bob.txt", judge_page=False),
    ]
    told: list[tuple[int, int]] = []
    pdf = pdf_of(sheets, "Lists", lambda done, total: told.append((done, total)))
    assert told == [(1, 2), (2, 2)]
    assert len(page_sizes(pdf)) == 3
    assert "Read from alice.txt" in text_of(pdf, 1)
    assert "alice.txt" in text_of(pdf, 2)
    assert "Read from bob.txt" in text_of(pdf, 3)
    assert "Page 1 of 1" in text_of(pdf, 3)


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_any_two_decks_can_be_printed(pool, judge, data):
    light, dark = data.draw(decks(pool)), data.draw(decks(pool))
    pages = pages_of(pool, judge, light, dark, player=light.name, event=dark.name)
    pdf = sheet_pdf(pages)
    assert pdf.startswith(b"%PDF")
    assert pdf.rstrip().endswith(b"%%EOF")


def test_the_pdf_can_be_searched_for_accents(pool, judge):
    (home, *_) = [s for s in pool.sets if any("Î" in card.title for card in s.cards)]
    text = text_of(sheet_pdf(pages_of(pool, judge, deck_of(pool, "Rogue", "Jedi", home.number))))
    assert "Chirrut Îmwe" in unicodedata.normalize("NFC", text)
