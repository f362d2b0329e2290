"""Short codes: small, fit for a chat, and no slip of the finger passes for a deck."""

import pytest
from hypothesis import given, settings
from machine_decks import Recipe, cooked, deck_of, held, only_deck, recipes, with_parts

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck, DeckSet, ListedCard
from swlcg_deck.formats import code_format
from swlcg_deck.formats.reading import FormatError, LineKind
from swlcg_deck.formats.registry import detect_format

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SAMPLES: list[tuple[str | None, dict[int, int]]] = [
    (None, {}),
    ("Sith", {19: 2, 20: 2, 23: 2, 24: 2, 40: 2}),
    ("Guardians of Justice", dict.fromkeys(range(100, 112), 1)),
    ("Jedi", {4: 2, 289: 99, 1: 3}),
    (None, {256: 1}),
]


@pytest.fixture(params=range(len(SAMPLES)))
def code(request: pytest.FixtureRequest, pool: CardPool) -> str:
    affiliation, sets = SAMPLES[request.param]
    return code_format.write(deck_of(pool, affiliation, sets), pool)


def refused(text: str, pool: CardPool) -> bool:
    with pytest.raises(FormatError, match=r"mistake|no deck code|another version"):
        code_format.read(text, pool)
    return True


def test_the_code_of_a_deck_never_changes(pool: CardPool) -> None:
    deck = deck_of(pool, "Sith", {19: 2, 20: 2, 23: 2, 24: 2, 40: 2})
    assert code_format.write(deck, pool) == "SW1-0B0170A82Y0RGA4T1Y"
    again = only_deck(code_format.read("SW1-0B0170A82Y0RGA4T1Y", pool))
    assert (again.affiliation, held(again)) == ("Sith", {19: 2, 20: 2, 23: 2, 24: 2, 40: 2})


def test_a_deck_of_ten_sets_has_a_short_code(pool: CardPool) -> None:
    pairs = code_format.write(deck_of(pool, "Jedi", dict.fromkeys(range(1, 6), 2)), pool)
    singles = code_format.write(deck_of(pool, "Jedi", dict.fromkeys(range(280, 290), 1)), pool)
    assert (len(pairs), len(singles)) == (22, 32)


@settings(max_examples=150, deadline=None)
@given(recipe=recipes())
def test_any_deck_of_known_sets_comes_back_as_it_was(recipe: Recipe, pool: CardPool) -> None:
    deck = cooked(recipe, pool)
    code = code_format.write(deck, pool)
    assert set(code) <= set(ALPHABET + "-")
    reading = code_format.read(code.lower(), pool)
    again = only_deck(reading)
    assert (again.affiliation, again.sets) == (deck.affiliation, deck.sets)
    assert reading.is_clean


def test_every_wrong_character_is_noticed(code: str, pool: CardPool) -> None:
    for place, right in enumerate(code):
        for wrong in set(ALPHABET + "-U") - {right}:
            assert refused(code[:place] + wrong + code[place + 1 :], pool)


def test_every_two_neighbours_that_changed_places_are_noticed(code: str, pool: CardPool) -> None:
    for place in range(len(code) - 1):
        first, second = code[place : place + 2]
        if first != second:
            assert refused(code[:place] + second + first + code[place + 2 :], pool)


def test_every_missing_or_doubled_character_is_noticed(code: str, pool: CardPool) -> None:
    for place in range(len(code)):
        assert refused(code[:place] + code[place + 1 :], pool)
        assert refused(code[: place + 1] + code[place:], pool)


def test_any_garble_of_three_neighbours_is_noticed(pool: CardPool) -> None:
    code = code_format.write(deck_of(pool, *SAMPLES[1]), pool)
    for place in range(4, len(code) - 2):
        for garble in ("000", "ZZZ", "QA7", "123", code[place : place + 3][::-1]):
            if code[place : place + 3] != garble:
                assert refused(code[:place] + garble + code[place + 3 :], pool)


def test_letters_that_look_like_digits_are_read_as_digits(pool: CardPool) -> None:
    code = code_format.write(deck_of(pool, "Sith", {19: 2, 1: 1}), pool)
    looks = code[:4] + code[4:].replace("0", "O").replace("1", "l")
    assert looks != code
    assert held(only_deck(code_format.read(looks, pool))) == {19: 2, 1: 1}


@pytest.mark.parametrize(
    "message",
    [
        "  {code}  ",
        "\n\n{code}\n",
        '"{code}"',
        "“{code}”",
        "my deck: {code}. What do you think?",
        "<https://decks.example/?d={code}&x=1>",
        "`{code}`,",
        "({code})",
        "here:\n{code}\nenjoy\n",
    ],
)
def test_a_code_is_found_in_what_people_write_around_it(message: str, pool: CardPool) -> None:
    deck = deck_of(pool, "Jedi", {4: 2, 38: 2})
    text = message.format(code=code_format.write(deck, pool))
    reading = code_format.read(text, pool)
    assert only_deck(reading).sets == deck.sets
    assert [line.line for line in reading.report] == list(range(1, text.count("\n") + 2))
    assert reading.is_clean
    assert detect_format(text).name == "code"


@pytest.mark.parametrize("invisible", ["\u200b", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u202a"])
def test_invisible_characters_of_a_chat_do_no_harm(invisible: str, pool: CardPool) -> None:
    code = code_format.write(deck_of(pool, "Jedi", {4: 2, 38: 2}), pool)
    text = invisible.join(code)
    assert code_format.detect(text)
    assert held(only_deck(code_format.read(text, pool))) == {4: 2, 38: 2}


@pytest.mark.parametrize("width", [6, 9, 14, 21])
def test_a_code_that_a_chat_broke_into_lines_is_put_together(width: int, pool: CardPool) -> None:
    deck = deck_of(pool, "Jedi", dict.fromkeys(range(4, 14), 1))
    code = code_format.write(deck, pool)
    pieces = [code[at : at + width] for at in range(0, len(code), width)]
    reading = code_format.read("look:\n" + " \n ".join(pieces) + "\nbye", pool)
    assert only_deck(reading).sets == deck.sets
    kinds = [line.kind.value for line in reading.report]
    assert kinds == ["ignored", *["understood"] * len(pieces), "ignored"]


def test_two_codes_are_two_decks(pool: CardPool) -> None:
    light = code_format.write(deck_of(pool, "Jedi", {4: 2}), pool)
    dark = code_format.write(deck_of(pool, "Sith", {19: 1}), pool)
    for text in (f"{light}\n{dark}", f"{light} and {dark}"):
        reading = code_format.read(text, pool)
        assert [deck.affiliation for deck in reading.decks] == ["Jedi", "Sith"]
        assert [line.deck for line in reading.report] == [0, 1]


def test_of_two_codes_the_sound_one_is_read_and_the_other_reported(pool: CardPool) -> None:
    code = code_format.write(deck_of(pool, "Jedi", {4: 2}), pool)
    reading = code_format.read(f"{code[:-1]}\n\n{code}", pool)
    assert held(only_deck(reading)) == {4: 2}
    kinds = [LineKind.NOT_UNDERSTOOD, LineKind.IGNORED, LineKind.UNDERSTOOD]
    assert [line.kind for line in reading.report] == kinds


def test_a_code_of_a_later_version_is_refused_in_a_sentence(pool: CardPool) -> None:
    with pytest.raises(FormatError, match="SW2- is of another version of SWLCG Deck"):
        code_format.read("SW2-0B00KG2JG5YGCA0M2A", pool)


def test_a_text_without_a_code_is_refused_in_a_sentence(pool: CardPool) -> None:
    with pytest.raises(FormatError, match="contains no deck code; a code starts with SW1-"):
        code_format.read("2x Hoth Operations", pool)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("SW1-" + "A" * 4_002, "has a mistake"),
        ("SW1-AAAAAA\n" * 101, "more than 100 deck codes"),
        ("\n" * 5_000 + "SW1-AAAAAA", "more than 5,000 lines"),
    ],
)
def test_what_is_too_much_for_a_code_is_refused_in_a_sentence(
    text: str, reason: str, pool: CardPool
) -> None:
    with pytest.raises(FormatError, match=reason):
        code_format.read(text, pool)


def packed(content: str, more: int = 5) -> str:
    """A code with any content and a check sum that is right."""
    content += "0" * (-len(content) % 10 + more)
    bits = content + f"{code_format._check_sum(content):015b}"
    return "SW1-" + "".join(ALPHABET[int(bits[at : at + 5], 2)] for at in range(0, len(bits), 5))


def test_sets_and_cards_that_this_pool_does_not_have_are_kept_or_named(pool: CardPool) -> None:
    reading = code_format.read(packed(f"{9999:014b}{300:010b}10{4:010b}0"), pool)
    deck = only_deck(reading)
    unknown = DeckSet(number=300, title="Set 300", copies=2)
    assert (deck.affiliation, deck.sets[0]) == (None, unknown)
    assert reading.report[0].kind is LineKind.REPAIRED
    assert reading.report[0].message == "not in the card pool: affiliation card 9999, set 300"


@pytest.mark.parametrize(
    "sets", [f"{4:010b}11{0:07b}", f"{4:010b}11{100:07b}", f"{0:010b}0{4:010b}0"]
)
def test_a_code_with_a_right_check_sum_and_no_sense_is_refused(sets: str, pool: CardPool) -> None:
    with pytest.raises(FormatError, match="makes no sense"):
        code_format.read(packed(f"{172:014b}{sets}"), pool)


def test_an_odd_number_of_characters_is_a_mistake_whatever_the_check_sum(pool: CardPool) -> None:
    content = f"{172:014b}{4:010b}0"
    assert held(only_deck(code_format.read(packed(content), pool))) == {4: 1}
    assert refused(packed(content, more=10), pool)


def test_a_set_named_twice_in_a_code_counts_once_with_all_its_copies(pool: CardPool) -> None:
    ninety = f"{4:010b}11{90:07b}"
    assert held(only_deck(code_format.read(packed(f"{0:014b}{ninety}{ninety}"), pool))) == {4: 99}


def test_what_the_pool_does_not_know_cannot_be_written(pool: CardPool) -> None:
    deck = with_parts(deck_of(pool, "Ewoks", {}), sets=(DeckSet(title="Knitting"),))
    with pytest.raises(FormatError, match="not in the pool: Ewoks, Knitting"):
        code_format.write(deck, pool)


def test_single_cards_of_an_import_do_not_keep_a_deck_from_its_code(pool: CardPool) -> None:
    whole = deck_of(pool, "Sith", {19: 1})
    deck: Deck = with_parts(whole, listed_cards=(ListedCard(code=None, title="Yarn"),))
    assert code_format.write(deck, pool) == code_format.write(whole, pool)


def test_a_long_list_with_a_code_below_it_is_not_taken_for_a_code(pool: CardPool) -> None:
    code = code_format.write(deck_of(pool, "Sith", {19: 1}), pool)
    assert not code_format.detect("\n".join(["1x Fall of the Jedi"] * 10 + [code]))
    assert not code_format.detect("SWLCG is fun")
