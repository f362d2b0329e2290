"""OCTGN decks: every element is accounted for, and OCTGN can read what we write."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from machine_decks import (
    DATA,
    deck_of,
    held,
    listed,
    only_deck,
    with_parts,
)
from o8d_files import (
    GAME,
    JEDI,
    SITH_CONTROL,
    card_element,
    line_about,
    o8d,
    read_file,
)

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import DeckSet, ListedCard
from swlcg_deck.files.safe_xml import parse
from swlcg_deck.formats import o8d_format
from swlcg_deck.formats.card_lists import MAX_LINES
from swlcg_deck.formats.reading import FormatError, LineKind
from swlcg_deck.formats.registry import read_deck


def test_a_sound_file_is_read_clean_into_whole_sets(pool: CardPool) -> None:
    reading = read_file("sith-control.o8d", pool)
    deck = only_deck(reading)
    assert deck.affiliation == "Sith"
    assert held(deck) == SITH_CONTROL
    assert (deck.name, deck.listed_cards, deck.notes) == ("Untitled deck", (), "")
    assert reading.is_clean


@pytest.mark.parametrize("name", ["sith-control.o8d", "edge-cases.o8d", "challenge-cards.o8d"])
def test_every_element_appears_once_in_the_report_in_the_order_of_the_file(
    name: str, pool: CardPool
) -> None:
    text = (DATA / "o8d" / name).read_text("utf-8")
    expected = [(element.line, element.shown) for element in parse(text).walk()]
    reading = o8d_format.read(text, pool)
    assert [(line.line, line.text) for line in reading.report] == expected


def test_edge_cases_are_reported_one_by_one(pool: CardPool) -> None:
    reading = read_file("edge-cases.o8d", pool)
    deck = only_deck(reading)
    assert deck.affiliation == "Jedi"
    assert held(deck) == {1: 1, 2: 1, 4: 99, 5: 1, 6: 1, "The Planet of the Knitting Needles": 1}
    assert deck.notes == "Mulligan for <Yoda> & friends.\nSecond line."
    said = {line.line: (line.kind.value, line.message) for line in reading.report}
    assert said[2] == (
        "ignored",
        "the file names no command cards; its sets are taken whole; not kept: sleeveid",
    )
    assert said[4] == ("repaired", "read as Affiliation; not kept: shared")
    assert said[5] == ("understood", "")
    second = "a deck has one affiliation card, and Jedi is listed already"
    assert said[6] == ("not understood", second)
    assert [line.line for line in reading.report if line.rule == "DECK-01"] == [6]
    assert said[9][1] == "it says no number of copies; taken as 1; not kept: sleeveid"
    assert said[10][1] == "'many' is no number of copies; taken as 1"
    assert said[11] == ("not understood", "0 copies; left out")
    assert said[12] == ("not understood", "-2 copies; left out")
    assert said[13] == ("repaired", "copies beyond 99 are left out")
    assert said[14][1].endswith("by its id it is The Secret of Yavin 4 (5-1)")
    assert said[15][1].endswith("Last Minute Resque read as Last Minute Rescue")
    assert said[16][1].endswith("no set has this title; it is kept as an unknown set")
    assert said[17] == ("not understood", "it is not a card; left out")
    assert said[20][0] == "not understood"
    assert said[22] == ("understood", "kept as the notes of the deck")
    assert said[24] == ("ignored", "card sleeves are not kept")
    assert said[25] == ("not understood", "it is not part of an OCTGN deck; left out")


def test_copies_of_one_set_in_several_elements_are_added_up_to_99(pool: CardPool) -> None:
    twice = card_element(pool, "19-1", 60) + "\n" + card_element(pool, "19-1", 60)
    reading = o8d_format.read(o8d(None, twice), pool)
    assert held(only_deck(reading)) == {19: 99}
    assert [line.message for line in reading.report[-2:]] == ["", "copies beyond 99 are left out"]


def test_text_between_the_cards_is_not_dropped_silently(pool: CardPool) -> None:
    reading = o8d_format.read(o8d(None, "2x Hoth Operations" + card_element(pool, "19-1")), pool)
    line = line_about(reading, "Objective Deck")
    assert line.kind is LineKind.NOT_UNDERSTOOD
    assert "2x Hoth Operations" in line.message


def test_an_affiliation_card_that_nobody_knows_is_kept_and_reported(pool: CardPool) -> None:
    text = f'<deck {GAME}><section name="Affiliation"><card>Ewoks</card></section></deck>'
    reading = o8d_format.read(text, pool)
    assert only_deck(reading).affiliation == "Ewoks"
    assert reading.report[-1].kind is LineKind.NOT_UNDERSTOOD


def test_a_deck_without_an_affiliation_card_has_none(pool: CardPool) -> None:
    assert only_deck(o8d_format.read(o8d(None, ""), pool)).affiliation is None


def test_the_deck_of_another_game_is_refused_in_a_sentence(pool: CardPool) -> None:
    text = '<deck game="0f38e453-26df-4c04-9d67-6d43de939c77"><section name="Main"/></deck>'
    with pytest.raises(FormatError, match="for another game"):
        o8d_format.read(text, pool)
    with pytest.raises(FormatError, match="it starts with <svg>"):
        o8d_format.read("<svg/>", pool)


def test_a_deck_without_a_game_id_is_read_with_a_remark(pool: CardPool) -> None:
    reading = o8d_format.read(o8d(None, card_element(pool, "19-1")).replace(GAME, ""), pool)
    assert held(only_deck(reading)) == {19: 1}
    assert reading.report[0].kind is LineKind.REPAIRED


def test_too_many_cards_are_refused(pool: CardPool) -> None:
    cards = "<card>Yoda</card>" * MAX_LINES
    assert o8d_format.read(o8d(cards, ""), pool)
    with pytest.raises(FormatError, match="more than 5,000 cards"):
        o8d_format.read(o8d(cards + "<card/>", ""), pool)


def test_long_notes_are_cut_off_with_a_remark(pool: CardPool) -> None:
    reading = o8d_format.read(f"<deck {GAME}><notes>{'x' * 100_001}</notes></deck>", pool)
    assert len(only_deck(reading).notes) == 100_000
    assert reading.report[1].kind is LineKind.REPAIRED


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_byte_order_mark_makes_no_difference(mark: bytes, pool: CardPool) -> None:
    data = mark + (DATA / "o8d" / "sith-control.o8d").read_bytes()
    assert held(only_deck(read_deck(data, pool))) == SITH_CONTROL


def test_utf_16_with_its_declaration_is_read(pool: CardPool) -> None:
    text = (DATA / "o8d" / "sith-control.o8d").read_text("utf-8").replace("utf-8", "utf-16")
    assert held(only_deck(read_deck(text.encode("utf-16"), pool))) == SITH_CONTROL


def test_only_octgn_decks_look_like_one() -> None:
    assert o8d_format.detect(f'\ufeff<?xml version="1.0"?>\n<deck {GAME}>')
    assert not o8d_format.detect('<deck version="0.8"><superzone name="Command">')
    assert not o8d_format.detect(f"I like <deck {GAME}>")
    assert not o8d_format.detect("2x Hoth Operations")


def test_what_is_written_is_what_octgn_expects(pool: CardPool) -> None:
    expected = (DATA / "o8d" / "sith-control.o8d").read_text("utf-8")
    assert o8d_format.write(deck_of(pool, "Sith", SITH_CONTROL), pool) == expected


def test_sets_written_twice_in_a_deck_are_merged_in_the_file(pool: CardPool) -> None:
    entry = DeckSet(number=19, title="Fall of the Jedi")
    deck = with_parts(deck_of(pool, "Sith", {}), sets=(entry, entry))
    assert o8d_format.write(deck, pool).count("<card") == 7
    assert held(only_deck(o8d_format.read(o8d_format.write(deck, pool), pool))) == {19: 2}


def test_what_the_pool_does_not_know_cannot_be_written_and_is_named(pool: CardPool) -> None:
    deck = with_parts(
        deck_of(pool, "Ewoks", {19: 1}),
        sets=(DeckSet(title="Knitting"), DeckSet(number=999, title="Needles")),
        listed_cards=(ListedCard(code=None, title="Yarn"),),
    )
    with pytest.raises(FormatError, match=r"Ewoks, Knitting, Needles \(999\), Yarn$"):
        o8d_format.write(deck, pool)


@pytest.mark.parametrize("name", ["wrong-printing.o8d", "missing-card.o8d", "challenge-cards.o8d"])
def test_a_list_that_does_not_fit_its_sets_is_written_as_it_was(name: str, pool: CardPool) -> None:
    deck = only_deck(read_file(name, pool))
    again = only_deck(o8d_format.read(o8d_format.write(deck, pool), pool))
    assert (held(again), listed(again)) == (held(deck), listed(deck))


def test_notes_are_written_and_read_again(pool: CardPool) -> None:
    deck = with_parts(deck_of(pool, "Sith", {19: 1}), notes="1 < 2 & ]]> \x00\x1b[31m'\"\nÎ")
    again = only_deck(o8d_format.read(o8d_format.write(deck, pool), pool))
    assert again.notes == "1 < 2 & ]]> [31m'\"\nÎ"


@settings(max_examples=400, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["Affiliation", "Command Deck", "Objective Deck", "Nowhere"]),
            st.none() | st.text("-+.0123456789ax", max_size=12),
            st.sampled_from([JEDI, "", "x"]),
            st.sampled_from(["Sith", "Yoda", "Fall of the Jedi", "Jedi", "", "A Hero's Jurney"]),
        ),
        max_size=8,
    )
)
def test_every_card_of_any_file_is_reported_once(
    pool: CardPool, cards: list[tuple[str, str | None, str, str]]
) -> None:
    sections = [
        f'<section name="{zone}"><card{"" if qty is None else f" qty={qty!r}"} id="{octgn_id}">'
        f"{title}</card></section>"
        for zone, qty, octgn_id, title in cards
    ]
    reading = o8d_format.read(f"<deck {GAME}>{''.join(sections)}</deck>", pool)
    assert len(reading.report) == 1 + 2 * len(cards)
    assert all(entry.copies <= 99 for entry in only_deck(reading).sets)
