"""The physical deck check: what lies on the table against the list that was handed in."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from legality_decks import DARK, LIGHT, deck_of

from swlcg_deck.cards.base import CardType
from swlcg_deck.decks.deck import DeckSet
from swlcg_deck.legality.deck_check import check_table, slots_of
from swlcg_deck.legality.table_reading import read_table

JEDI = (4, 91, 107, (112, 2), (127, 2), 130, 161, 166)


@pytest.fixture(scope="module")
def toolbox():
    return deck_of("Jedi", *JEDI)


def whole_table(deck, pool) -> dict[str, int]:
    return {slot.card.code: slot.wanted for slot in slots_of(deck, pool)}


def codes(reading) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in reading.named:
        found[one.card.code] = found.get(one.card.code, 0) + one.copies
    return found


def read(text, pool, deck):
    return read_table(text, pool, slots_of(deck, pool))


@pytest.mark.rule("DECK-12")
def test_a_deck_of_ten_sets_is_fifty_command_cards_ten_objectives_and_a_card(pool, toolbox):
    check = check_table(toolbox, pool, {})
    assert (check.found, check.wanted) == (0, 50)
    assert (check.objectives_found, check.objectives_wanted) == (0, 10)
    assert check.slots[0].card.type is CardType.AFFILIATION
    assert sum(slot.wanted for slot in check.slots) == 61
    assert sum(slot.missing for slot in check.missing) == 61
    assert not check.is_right


def test_the_whole_deck_on_the_table_is_right(pool, toolbox):
    check = check_table(toolbox, pool, whole_table(toolbox, pool))
    assert check.is_right
    assert (check.found, check.objectives_found) == (50, 10)
    assert check.missing == check.strays == check.wrong_printings == ()


@pytest.mark.rule("DECK-10")
def test_a_card_that_is_not_there_is_missing(pool, toolbox):
    table = whole_table(toolbox, pool) | {"112-2": 1, "4-6": 0}
    check = check_table(toolbox, pool, table)
    assert [(slot.card.code, slot.missing) for slot in check.missing] == [("4-6", 1), ("112-2", 1)]
    assert (check.found, check.wanted) == (48, 50)


def test_a_card_of_no_set_of_the_deck_is_foreign(pool, toolbox):
    check = check_table(toolbox, pool, whole_table(toolbox, pool) | {"57-2": 2})
    (stray,) = check.strays
    assert (stray.card.title, stray.copies, stray.is_surplus) == (
        "Outer Rim Space Pirates",
        2,
        False,
    )
    assert check.missing == ()
    assert not check.is_right


def test_a_copy_too_many_of_an_own_card_is_surplus(pool, toolbox):
    check = check_table(toolbox, pool, whole_table(toolbox, pool) | {"112-2": 3})
    (stray,) = check.strays
    assert (stray.card.code, stray.copies, stray.is_surplus) == ("112-2", 1, True)


@pytest.mark.rule("DECK-11")
@pytest.mark.rule("FAQ-03")
def test_the_same_title_of_another_set_is_a_wrong_printing(pool):
    """Sith Library of set 22 cannot stand in for that of set 20."""
    library = [card.code for card in pool.cards_titled("Sith Library")]
    own, other = next(c for c in library if c.startswith("20-")), "22"
    other = next(code for code in library if code.startswith(f"{other}-"))
    deck = deck_of("Sith", *DARK)
    table = whole_table(deck, pool)
    table[own] -= 1
    table[other] = table.get(other, 0) + 1
    (wrong,) = check_table(deck, pool, table).wrong_printings
    assert (wrong.wanted.code, wrong.lies.code, wrong.copies) == (own, other, 1)
    check = check_table(deck, pool, table)
    assert check.missing == check.strays == ()
    assert check.found == 49


@pytest.mark.rule("DECK-11")
def test_of_a_wrong_printing_only_what_is_missing_counts(pool):
    deck = deck_of("Sith", 20)
    own = next(c.code for c in pool.cards_titled("Sith Library") if c.set == 20)
    other = next(c.code for c in pool.cards_titled("Sith Library") if c.set == 22)
    check = check_table(deck, pool, {**whole_table(deck, pool), own: 0, other: 3})
    assert [(wrong.copies, wrong.lies.code) for wrong in check.wrong_printings] == [(1, other)]
    assert [(stray.card.code, stray.copies) for stray in check.strays] == [(other, 2)]


def test_like_cards_of_a_set_stand_in_for_each_other(pool):
    """91-3 and 91-4 are two copies of one card; who counts them types one number twice."""
    deck = deck_of("Jedi", 91)
    assert pool.card(91, 3).title == pool.card(91, 4).title
    table = whole_table(deck, pool) | {"91-3": 2, "91-4": 0}
    assert check_table(deck, pool, table).is_right
    table = whole_table(deck, pool) | {"91-3": 0, "91-4": 3}
    check = check_table(deck, pool, table)
    assert [(stray.card.code, stray.copies) for stray in check.strays] == [("91-4", 1)]
    assert check.missing == ()


@pytest.mark.rule("DECK-18")
def test_a_challenge_card_on_the_table_is_foreign(pool, toolbox):
    challenge = pool.challenge_cards[0]
    check = check_table(toolbox, pool, whole_table(toolbox, pool) | {challenge.code: 1})
    assert [stray.card for stray in check.strays] == [challenge]


def test_sets_that_the_pool_does_not_know_leave_it_open(pool, toolbox):
    unknown = (DeckSet(number=998, title="Nobody's Set"), DeckSet(title="Another"))
    deck = toolbox.model_copy(update={"sets": (*toolbox.sets, *unknown)})
    check = check_table(deck, pool, whole_table(deck, pool))
    assert check.unknown == ("Nobody's Set (998)", "Another")
    assert check.missing == ()
    assert not check.is_right


def test_an_unknown_affiliation_card_leaves_it_open(pool):
    check = check_table(deck_of("Wookiees", 4), pool, whole_table(deck_of(None, 4), pool))
    assert check.unknown == ("Wookiees",)


def test_a_set_listed_twice_is_wanted_twice(pool):
    assert whole_table(deck_of("Jedi", 4, 4), pool)["4-2"] == 2


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("112-2", {"112-2": 1}),
        ("  112-2  ", {"112-2": 1}),
        ("112-2 x2", {"112-2": 2}),
        ("112-2x2", {"112-2": 2}),
        ("2x 112-2", {"112-2": 2}),
        ("2 x 112-2", {"112-2": 2}),
        ("2× 112–2", {"112-2": 2}),
        ("112-2 ×2", {"112-2": 2}),
        ("112-2/6", {"112-2": 1}),
        ("112 - 2 of 6", {"112-2": 1}),
        ("112/2", {"112-2": 1}),
        ("112.2", {"112-2": 1}),
        ("112 2", {"112-2": 1}),
        ("0112-2", {}),
        ("4-2 4-3 112-2 x2 4-4", {"4-2": 1, "4-3": 1, "112-2": 2, "4-4": 1}),
        ("4-2, 4-3; 112-2 x2,", {"4-2": 1, "4-3": 1, "112-2": 2}),
        ("4-2\n4-2\n\n- 4-3", {"4-2": 2, "4-3": 1}),
        ("• 2x 112-2 Yoda", {"112-2": 2}),
        ("2 Yoda (112-2)", {"112-2": 2}),
        ("Yoda x2 112-2", {"112-2": 2}),
        ("112-2 Yoda, 112-3 Dagobah Nudj", {"112-2": 1, "112-3": 1}),
        ("112-2 2", {"112-2": 2}),
        ("57-2", {"57-2": 1}),
    ],
)
def test_cards_by_number(pool, toolbox, text, expected):
    reading = read(text, pool, toolbox)
    assert codes(reading) == expected
    assert bool(reading.misread) is not bool(expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Yoda", {"112-2": 1}),
        ("yoda x2", {"112-2": 2}),
        ("2x Yoda", {"112-2": 2}),
        ("2 Yoda", {"112-2": 2}),
        ("Yoda (112)", {"112-2": 1}),
        ("Yoda, You Seek Yoda", {"112-5": 1}),
        ("2x Yoda, You Seek Yoda", {"112-5": 2}),
        ("Red Five, Double Strike", {"4-2": 1, "4-5": 1}),
        ("2 I Am a Jedi; Red Five", {"127-5": 2, "4-2": 1}),
        ("jedi", {"card 174": 1}),
        ("May the Force Be With You", {"112-1": 1}),
        ("I Don't Like You, Either", {"240-1": 1}),
        ("4-LOM", {"106-3": 1}),
        ("0-0-0", {"267-2": 1}),
        ("2-1B Surgical Droid", {"246-4": 1}),
        ("501st Legion", {"62-4": 1}),
        ("8t88", {"289-2": 1}),
    ],
)
def test_cards_by_title(pool, toolbox, text, expected):
    jedi = pool.affiliation_card("Jedi").code
    expected = {jedi if code.startswith("card") else code: n for code, n in expected.items()}
    reading = read(text, pool, toolbox)
    assert codes(reading) == expected
    assert reading.misread == ()


@pytest.mark.rule("DECK-10")
@pytest.mark.parametrize(("text", "copies"), [("112", 1), ("set 112", 1), ("112 x2", 2)])
def test_a_set_number_alone_is_all_six_cards(pool, toolbox, text, copies):
    reading = read(text, pool, toolbox)
    assert codes(reading) == {f"112-{position}": copies for position in range(1, 7)}
    assert {one.remark for one in reading.named} == {"all six cards of May the Force Be With You"}


def test_the_beginning_of_a_title_of_the_deck_is_enough(pool, toolbox):
    (one,) = read("dagobah nud", pool, toolbox).named
    assert (one.card.code, one.remark) == ("112-3", "read as Dagobah Nudj")


def test_a_beginning_that_several_titles_have_is_a_question(pool, toolbox):
    reading = read("lost", pool, toolbox)
    assert codes(reading) == {"166-3": 1}
    (wrong,) = read("luke", pool, toolbox).misread
    assert wrong.reason.startswith("could be Luke")
    assert " or " in wrong.reason


@pytest.mark.rule("DECK-11")
def test_a_title_alone_is_taken_for_the_printing_that_the_deck_lacks(pool):
    """Both sets have a Heat of Battle: the first fills one slot, the second the other."""
    homes = [card for card in pool.cards_titled("Heat of Battle") if card.set][:2]
    deck = deck_of("Jedi", *(card.set for card in homes))
    reading = read("Heat of Battle\nHeat of Battle", pool, deck)
    assert codes(reading) == {card.code: 1 for card in homes}
    assert all("look at its number" in one.remark for one in reading.named)
    assert codes(read("Heat of Battle x3", pool, deck)) == {homes[0].code: 2, homes[1].code: 1}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("999-2", "there is no set 999"),
        ("112-7", "a set has cards 1 to 6"),
        ("999", "there is no set 999"),
        ("Darth Nobody", "no card has this number or title"),
        ("112-2 Luke Skywalker", "112-2 is Yoda, not Luke Skywalker"),
        ("Yoda (113)", "set 113 has no card of this title"),
        ("4-2 4-3 and more", "this is the title of no card beside it"),
    ],
)
def test_what_is_not_understood_is_told_with_its_reason(pool, toolbox, text, reason):
    (wrong,) = read(text, pool, toolbox).misread
    assert wrong.reason == reason
    assert wrong.text in text


def test_a_wrong_line_does_not_spoil_the_others(pool, toolbox):
    reading = read("4-2\nnonsense\n4-3", pool, toolbox)
    assert codes(reading) == {"4-2": 1, "4-3": 1}
    assert [wrong.text for wrong in reading.misread] == ["nonsense"]


def test_a_list_of_every_card_reads_back_as_the_whole_deck(pool, toolbox):
    slots = slots_of(toolbox, pool)
    text = "\n".join(f"{slot.wanted}x {slot.card.title} ({slot.card.code})" for slot in slots[1:])
    table = codes(read(f"{text}\nJedi", pool, toolbox))
    assert check_table(toolbox, pool, table).is_right


@settings(max_examples=150, deadline=None)
@given(text=st.text(st.sampled_from("0123456789-x×,; ()/.#\nYodaset"), max_size=40))
@example(text="0 Yoda")
def test_no_text_is_too_strange_to_read(pool, text):
    deck = deck_of("Jedi", 112, 4)
    reading = read(text, pool, deck)
    assert all(1 <= one.copies <= 99 for one in reading.named)
    assert all(wrong.text and wrong.reason for wrong in reading.misread)
    if any(letter.isalnum() for letter in text):
        assert reading.named or reading.misread


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_every_card_on_the_table_is_told_once(pool, data):
    """Found, wrong, foreign: together as many as lie there; missing is what fills the rest."""
    numbers = data.draw(st.lists(st.sampled_from(LIGHT + DARK), max_size=6))
    some = [card.code for card in pool.cards if card.set in {1, 2, 5, 20, 22, 91, 127}]
    table = data.draw(st.dictionaries(st.sampled_from(some), st.integers(0, 4), max_size=30))
    check = check_table(deck_of("Jedi", *numbers), pool, table)
    found = sum(slot.found for slot in check.slots)
    wrong = sum(one.copies for one in check.wrong_printings)
    strays = sum(one.copies for one in check.strays)
    assert found + wrong + strays == sum(table.values())
    wanted = sum(slot.wanted for slot in check.slots)
    assert found + wrong + sum(slot.missing for slot in check.missing) == wanted
    assert all(0 <= slot.found <= slot.wanted for slot in check.slots)
