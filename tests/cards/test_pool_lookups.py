"""How sets and cards are found: by number, position, title, OCTGN id, product and cycle."""

import pytest

from swlcg_deck.cards.titles import fold


def codes(cards) -> list[str]:
    return [card.code for card in cards]


@pytest.mark.rule("VER-03")
@pytest.mark.rule("VER-04")
@pytest.mark.parametrize(
    ("number", "title"),
    [
        (1, "A Hero's Journey"),
        (10, "Fleeing the Empire"),
        (97, "Heroes and Legends"),
        (289, "Double-Crossing Droid"),
    ],
)
def test_a_set_by_number(pool, number, title):
    assert pool.set(number).title == title


@pytest.mark.parametrize("number", [0, -1, 290, 10_000])
def test_no_set_has_this_number(pool, number):
    assert pool.set(number) is None
    assert pool.card(number, 1) is None


@pytest.mark.parametrize(
    ("number", "position", "title"),
    [(1, 1, "A Hero's Journey"), (1, 6, "Dagobah Training Grounds"), (64, 2, "Luke Skywalker")],
)
def test_a_card_by_set_and_position(pool, number, position, title):
    card = pool.card(number, position)
    assert (card.title, card.set, card.position) == (title, number, position)
    assert card.code == f"{number}-{position}"


@pytest.mark.parametrize("position", [0, 7, -1, -6])
def test_no_card_has_this_position(pool, position):
    assert pool.card(1, position) is None


def test_every_card_of_a_set_is_found_where_it_stands(pool):
    for entry in pool.sets:
        assert [pool.card(entry.number, place) for place in range(1, 7)] == list(entry.cards)


def test_cards_outside_the_sets_have_a_code_too(pool):
    (guardians,) = pool.cards_titled("Guardians of Justice")
    (death_star,) = pool.cards_titled("Death Star II")
    assert (guardians.code, death_star.code) == ("card 2063", "D01-1")
    assert len({card.code for card in pool.cards}) == len(pool.cards)


@pytest.mark.rule("VER-01")
@pytest.mark.rule("VER-02")
@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("The Master's Domain", 128),
        ("The Master’s Domain", 128),
        ("the masters domain", 128),
        ("THE MASTER`S DOMAIN", 128),
        ("The Master´s Domain", 128),
        ("The Master\u02bcs Domain", 128),
        ("I Don’t Like You, Either", 240),
        ("i dont like you either", 240),
        ("Double-Crossing Droid", 289),
        ("Double–Crossing Droid", 289),
        ("Double—Crossing  Droid ", 289),
        ("double crossing droid", 289),
        ("\tHit & Run\n", 18),
        ("Hit and Run", 18),
    ],
)
def test_a_set_by_title_however_it_is_written(pool, written, number):
    assert pool.set_titled(written).number == number


def test_each_set_is_found_by_its_title(pool):
    assert [pool.set_titled(entry.title) for entry in pool.sets] == list(pool.sets)


@pytest.mark.parametrize("title", ["", " ", "'", "Luke Skywalker", "A Hero", "Hoth"])
def test_no_set_has_this_title(pool, title):
    assert pool.set_titled(title) is None


@pytest.mark.rule("VER-01")
@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("Rule By Fear", ["178-4"]),
        ("Chirrut Îmwe", ["265-2"]),
        ("chirrut imwe", ["265-2"]),
        ("CHIRRUT I\u0302MWE", ["265-2"]),
        ("Derek “Hobbie” Klivian", ["141-2"]),
        ("derek hobbie klivian", ["141-2"]),
        ("Boushh", ["138-2", "L01-35"]),
        ("c 3po", ["5-2", "123-2", "207-2", "246-3"]),
        ("Death From Above", ["27-6", "30-5"]),
        ("counter-stroke", ["2-6"]),
        ("Sith", ["card 176"]),
        ("Nobody", []),
        ("", []),
    ],
)
def test_cards_by_title(pool, written, found):
    assert codes(pool.cards_titled(written)) == found


def test_each_card_is_found_by_title_and_alias(pool):
    for card in pool.cards:
        assert all(card in pool.cards_titled(name) for name in (card.title, *card.aliases))


@pytest.mark.rule("TRAP-13")
@pytest.mark.parametrize(
    ("number", "found"),
    [
        (92, ["1-2"]),
        (17, ["21-4", "220-4"]),
        (648, ["130-2", "130-3"]),
        (2063, ["card 2063"]),
        (455, ["D01-1"]),
        (624, []),
        (1200, []),
        (2207, []),
    ],
)
def test_cards_by_number(pool, number, found):
    assert codes(pool.cards_numbered(number)) == found


@pytest.mark.parametrize(
    ("octgn_id", "code"),
    [
        ("ff4fb461-8060-457a-9c16-000000000064", "1-2"),
        ("FF4FB461-8060-457A-9C16-000000000064", "1-2"),
        ("ff4fb461-8060-457a-9c16-000000000143", "card 172"),
        ("ff4fb461-8060-457a-9c16-000000000583", "D01-1"),
    ],
)
def test_a_card_by_octgn_id(pool, octgn_id, code):
    assert pool.card_by_octgn_id(octgn_id).code == code


@pytest.mark.parametrize("octgn_id", ["", "64", "ff4fb461-8060-457a-9c16-999999999999"])
def test_no_card_has_this_octgn_id(pool, octgn_id):
    assert pool.card_by_octgn_id(octgn_id) is None


def test_each_card_is_found_by_octgn_id(pool):
    assert all(pool.card_by_octgn_id(card.octgn_id) is card for card in pool.cards)


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("Jedi", 172),
        ("jedi", 172),
        ("Smugglers & Spies", 174),
        ("SCUM AND VILLAINY", 177),
        ("Guardians of Justice", 2063),
    ],
)
def test_an_affiliation_card_by_title(pool, written, number):
    assert pool.affiliation_card(written).number == number


@pytest.mark.parametrize("title", ["Neutral", "Luke Skywalker", ""])
def test_no_affiliation_card_has_this_title(pool, title):
    assert pool.affiliation_card(title) is None


@pytest.mark.rule("VER-10")
@pytest.mark.parametrize(
    ("product", "cycle"),
    [
        ("Core Set", "Core Set"),
        ("Escape from Hoth", "The Hoth Cycle"),
        ("Solo's Command", "Endor Cycle"),
        ("Promise of Power", "Alliances Cycle"),
        ("Something else", "Something else"),
    ],
)
def test_the_cycle_of_a_product(pool, product, cycle):
    assert pool.cycle_of(product) == cycle


def test_a_product_by_name(pool):
    assert pool.product("Edge of Darkness").first_set == 69
    assert pool.product("Darkness of Edge") is None


def test_an_edition_by_name(pool):
    assert pool.edition("faq-1.1").title == "FAQ 1.1"
    assert pool.edition("faq-9.9") is None


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Chirrut Îmwe", "chirrut imwe"),
        ("X-Wing", "x wing"),
        ("A Hero's Journey", "a heros journey"),
        ("A Hero´s Journey", "a heros journey"),
        ('"Backstabber"', "backstabber"),
        ("Smugglers & Spies", "smugglers and spies"),
        ("  Yub   Yub!  ", "yub yub"),
        ("R2-D2", "r2 d2"),
        ("—", ""),
    ],
)
def test_how_titles_are_compared(text, folded):
    assert fold(text) == folded
    assert fold(fold(text)) == fold(text)


def test_no_two_different_titles_look_the_same(pool):
    """Only one pair does: a name with and without its printed quotes."""
    spellings = {}
    for card in pool.cards:
        spellings.setdefault(fold(card.title), set()).add(card.title)
    assert [names for names in spellings.values() if len(names) > 1] == [{"Boushh", '"Boushh"'}]
