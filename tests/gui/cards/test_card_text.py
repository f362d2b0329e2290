"""Text boxes: which words stand out, and how they are broken into lines."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swlcg_deck.cards.words.wording import is_text_complete
from swlcg_deck.gui.cards.face_text import (
    AS_PRINTED,
    NOT_DESCRIBED,
    PARTLY_DESCRIBED,
    source_line,
    text_box,
)
from swlcg_deck.gui.cards.look import Look
from swlcg_deck.gui.cards.rich_text import Piece, paragraphs
from swlcg_deck.gui.cards.typesetting import ELLIPSIS, Typesetter
from swlcg_deck.gui.theme.theme import Theme


@pytest.fixture
def setter(theme):
    return Typesetter(Look(theme), 11.5, 15)


def words_of(setting) -> list[str]:
    return [placed.piece.text for line in setting.lines for placed in line]


@pytest.mark.parametrize(
    ("line", "strong"),
    [
        ("Action: Draw a card.", ["Action:"]),
        ("Forced Reaction: After you refresh, draw a card.", ["Forced Reaction:"]),
        ("Interrupt: When it leaves play, draw a card.", ["Interrupt:"]),
        ("Enhance a unit.", ["Enhance"]),
        ("Pilot: It gets Elite.", ["Pilot:"]),
        ("Draw a card after each Reaction.", []),
    ],
)
def test_a_trigger_word_stands_out_at_the_beginning_only(line, strong):
    (pieces,) = paragraphs(line)
    assert [piece.text for piece in pieces if piece.semibold] == strong
    assert "".join(piece.text for piece in pieces) == line


def test_what_is_printed_stands_where_our_text_is_missing(pool):
    unwritten = next(c for e in pool.sets for c in e.command_cards if not c.is_written)
    words = [piece.text for line in text_box(unwritten, pool, None, "Invented.") for piece in line]
    assert words[-2:] == [AS_PRINTED, "Invented."]
    written = next(c for e in pool.sets for c in e.command_cards if c.is_written and c.text)
    assert text_box(written, pool, None, "Invented.") == text_box(written, pool)


def test_keywords_stand_out(pool):
    krayt_dragon = pool.cards_titled("Krayt Dragon")[0]
    pieces = [piece for line in text_box(krayt_dragon, pool) for piece in line]
    assert [piece.text for piece in pieces if piece.semibold] == ["No Enhancements."]


def test_icons_named_in_words_are_drawn_in_the_line():
    (pieces,) = paragraphs("It gains [unit damage] [edge tactics] and +1 Force icon.")
    glyphs = ["unit-damage", "edge-tactics", "force"]
    assert [piece.glyph for piece in pieces if piece.glyph] == glyphs
    assert "".join(piece.text for piece in pieces if not piece.glyph) == "It gains   and +1 ."


def test_words_that_only_sound_like_icons_stay_words():
    (pieces,) = paragraphs("Deal 1 unit damage while you hold the Force.")
    assert [piece.glyph for piece in pieces] == [None]


@pytest.mark.rule("DECK-13")
def test_a_limit_that_an_erratum_added_is_underlined(pool):
    along_the_gamor_run, hit_and_run = pool.card(109, 1), pool.card(18, 1)
    changed = [p for line in text_box(along_the_gamor_run, pool) for p in line if p.changed]
    printed = [p for line in text_box(hit_and_run, pool) for p in line]
    assert [piece.text for piece in changed] == ["Limit 1 per objective deck."]
    assert "Limit 1 per objective deck." in [piece.text for piece in printed]
    assert not any(piece.changed for piece in printed)


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ((21, 4), "May enter play"),
        ((10, 1), "After your refresh phase has ended"),
        ((12, 5), "After your refresh phase has ended"),
        ((5, 5), "When any friendly non-Vehicle unit would be dealt damage"),
        ((5, 1), "After 1 of your other objectives has been engaged"),
    ],
)
def test_words_that_an_erratum_changed_are_underlined(pool, place, words):
    pieces = [piece for line in text_box(pool.card(*place), pool) for piece in line]
    assert [piece.text for piece in pieces if piece.changed] == [words]
    rulebook = pool.editions[0]
    before = [piece for line in text_box(pool.card(*place), pool, rulebook) for piece in line]
    assert not any(piece.changed for piece in before)


def test_no_written_text_shows_an_icon_as_words(pool):
    for card in pool.cards:
        for line in text_box(card, pool):
            assert not [p.text for p in line if not p.glyph and "[" in p.text], card.code


def test_a_text_that_is_not_written_yet_says_so_quietly_and_a_complete_one_does_not(pool):
    for card in pool.cards:
        ends = [line[-1] for line in text_box(card, pool)][-2:]
        says_so = [piece for piece in ends if piece.text == NOT_DESCRIBED]
        assert bool(says_so) != is_text_complete(card), card.code
        assert all(piece.italic and piece.quiet for piece in says_so)


def test_the_source_of_a_card_in_a_set_of_a_challenge_card_and_of_an_affiliation_card(pool):
    assert source_line(pool.card(19, 2)) == "Set 19, card 2"
    assert source_line(pool.challenge_cards[0]) == "Challenge D01, card 1"
    assert source_line(pool.affiliation_card("Guardians of Justice")) == "Card 2063"


def test_words_are_broken_where_the_line_ends(setter):
    text = [[Piece("one two three four five six seven eight nine ten")]]
    setting = setter.set(text, 100, 20)
    assert len(setting.lines) > 2
    assert not setting.is_cut
    assert setting.width <= 100
    assert " ".join(words_of(setting)) == text[0][0].text


def test_what_does_not_fit_ends_in_an_ellipsis(setter):
    setting = setter.set([[Piece("one two three four five six seven eight nine ten")]], 100, 2)
    assert setting.is_cut
    assert len(setting.lines) == 2
    assert words_of(setting)[-1].endswith(ELLIPSIS)
    assert setting.width <= 100


def test_a_word_wider_than_its_line_is_divided_after_its_hyphen(setter):
    setting = setter.set([[Piece("Interdictor-class")]], 70, 5)
    assert words_of(setting) == ["Interdictor-", "class"]


def test_no_line_begins_with_the_full_stop_after_an_icon(setter):
    text = paragraphs("gets 1 [unit damage].")
    widths = range(20, 150)
    for width in widths:
        for line in setter.set(text, width, 20).lines:
            assert line[0].piece.text != "."


@pytest.fixture(scope="module")
def lasting_setter(qapp):
    """Hypothesis wants one that serves all its examples."""
    return Typesetter(Look(Theme(qapp)), 11.5, 15)


@settings(max_examples=80, deadline=None)
@given(
    text=st.text("abcdefgh -.", max_size=120), width=st.integers(30, 300), most=st.integers(1, 6)
)
def test_no_text_leaves_its_box_and_none_is_lost_silently(lasting_setter, text, width, most):
    setting = lasting_setter.set([[Piece(text)]], width, most)
    assert len(setting.lines) <= most
    assert setting.width <= width + 0.01
    shown = "".join(words_of(setting))
    if setting.is_cut:
        assert shown.endswith(ELLIPSIS)
    else:
        assert shown == text.replace(" ", "")


def test_a_text_that_is_written_in_part_says_which_lines_are_not(pool):
    yoda = pool.card(2, 2)
    lines = (*yoda.abilities, '{"unwritten":"action"}')
    box = text_box(yoda.model_copy(update={"abilities": lines}), pool)
    said = ["".join(piece.text for piece in line) for line in box]
    assert said[-2:] == ["(An Action, not written down yet.)", PARTLY_DESCRIBED]
    assert all(piece.italic and piece.quiet for piece in box[-1])
    assert NOT_DESCRIBED not in said
