"""LackeyCCG decks: read by set and position, written as LackeyCCG has them."""

import pytest
from machine_decks import DATA, codes_of, deck_of, held, listed, only_deck, said, with_parts

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import DeckSet
from swlcg_deck.formats import dek_format
from swlcg_deck.formats.reading import FormatError, LineKind, Reading
from swlcg_deck.formats.registry import read_deck

MIXED = {5: 1, 17: 2, 26: 1, 20: 1}


def read_file(name: str, pool: CardPool) -> Reading:
    path = DATA / "dek" / name
    return read_deck(path.read_bytes(), pool, file_name=path.name)


def dek(zone: str, *names: str) -> str:
    cards = "".join(f"<card>{name}</card>" for name in names)
    return f'<deck><superzone name="{zone}">{cards}</superzone></deck>'


def test_a_sound_file_is_read_clean_into_whole_sets(pool: CardPool) -> None:
    reading = read_file("mixed.dek", pool)
    deck = only_deck(reading)
    assert (deck.affiliation, held(deck), deck.listed_cards) == ("Jedi", MIXED, ())
    assert (deck.name, reading.is_clean) == ("Untitled deck", True)


def test_every_copy_is_reported_and_the_force_cards_are_ignored(pool: CardPool) -> None:
    reading = read_file("mixed.dek", pool)
    text = (DATA / "dek" / "mixed.dek").read_text("utf-8")
    ignored = [line for line in reading.lines(LineKind.IGNORED) if "Force struggle" in line.message]
    assert len(ignored) == 3
    assert len(reading.lines(LineKind.UNDERSTOOD)) == 1 + 6 * 5
    assert [line.line for line in reading.report] == [
        number
        for number, line in enumerate(text.split("\n"), start=1)
        if line and not line.startswith("</")
    ]


def test_promos_foreign_codes_brackets_and_bare_titles_all_lead_to_the_card(
    pool: CardPool,
) -> None:
    reading = read_file("from-lackey.dek", pool)
    deck = only_deck(reading)
    assert (deck.affiliation, held(deck)) == ("Imperial Navy", {26: 1, 180: 1})
    assert deck.listed_cards == ()
    lines = said(reading)
    assert lines[6] == ("understood", "")
    assert lines[8] == ("understood", "")
    assert lines[9] == ("repaired", "it has no place; read as Heavy Stormtrooper Squad (26-5)")
    assert lines[10] == ("repaired", "it has no place; read as Orbital Bombardment (26-6)")
    assert lines[13] == ("understood", "")
    assert lines[14] == ("repaired", "no card has the place card0815")
    assert lines[19] == ("repaired", "no card has the place ?")
    assert [lines[number][0] for number in (22, 23, 24, 25)] == ["understood"] + ["ignored"] * 3


def test_faults_are_reported_one_by_one_and_no_card_is_lost(pool: CardPool) -> None:
    reading = read_file("faulty.dek", pool)
    deck = only_deck(reading)
    assert (deck.affiliation, held(deck)) == (None, {26: 1})
    known = {"101-2": 1, "101-3": 1, "101-5": 1, "D01-1": 1, "26-3": 1}
    assert listed(deck) == known | {"Grand Marquis Nobody": 1}
    lines = said(reading)
    assert lines[1] == ("repaired", "it names no game; read as Star Wars: The Card Game")
    assert lines[5] == ("repaired", "moved to the objective deck")
    assert lines[7][0] == "not understood"
    assert lines[8] == ("repaired", "by its place it is Duty Officer (26-3)")
    assert lines[9] == ("not understood", "a card needs a name; left out")
    assert lines[10] == ("not understood", "it is not a card; left out")
    assert lines[13] == ("not understood", "left out")
    moved = next(line for line in reading.report if "Experimental" in line.text)
    assert moved.message.startswith("moved to the command deck")
    assert "none of the zones Command, Objectives, Force" in lines[15][1]


def test_command_cards_that_do_not_fill_the_sets_are_kept(pool: CardPool) -> None:
    text = (DATA / "dek" / "mixed.dek").read_text("utf-8")
    lines = [line for line in text.split("\n") if "Core-26-6" not in line]
    deck = only_deck(dek_format.read("\n".join(lines), pool))
    expected = codes_of(pool, MIXED)
    del expected["26-6"]
    assert listed(deck) == expected


def test_the_deck_of_another_game_is_refused_in_a_sentence(pool: CardPool) -> None:
    with pytest.raises(FormatError, match="for another game"):
        dek_format.read("<deck><game>magic</game><superzone/></deck>", pool)
    with pytest.raises(FormatError, match="it starts with <html>"):
        dek_format.read("<html/>", pool)


def test_a_title_with_the_number_of_its_set_is_enough(pool: CardPool) -> None:
    text = dek("Objectives", "<name>Imperial Command</name>", "<name>Duty Officer (26)</name>")
    deck = only_deck(dek_format.read(text, pool))
    assert (held(deck), listed(deck)["26-3"]) == ({26: 1}, 2)


def test_an_element_that_lackey_does_not_have_is_left_out_and_reported(pool: CardPool) -> None:
    reading = dek_format.read("<deck><superzone name='Force'/><art><frame/></art></deck>", pool)
    assert [line.text for line in reading.lines(LineKind.NOT_UNDERSTOOD)] == ["<art>", "<frame>"]


def test_an_affiliation_card_that_nobody_knows_is_kept_and_reported(pool: CardPool) -> None:
    reading = dek_format.read(dek("Force", '<name id="Ewok">Ewoks</name>'), pool)
    assert only_deck(reading).affiliation == "Ewoks"
    assert reading.report[-1].kind is LineKind.NOT_UNDERSTOOD


def test_only_lackey_decks_look_like_one() -> None:
    assert dek_format.detect('\n<deck version="0.8">\n<superzone name="Command">')
    assert not dek_format.detect('<deck game="x"><section name="Affiliation"/></deck>')
    assert not dek_format.detect("my <deck> has a <superzone>")


def test_what_is_written_is_what_lackey_has(pool: CardPool) -> None:
    expected = (DATA / "dek" / "mixed.dek").read_text("utf-8")
    assert dek_format.write(deck_of(pool, "Jedi", MIXED), pool) == expected


@pytest.mark.parametrize(
    ("number", "element"),
    [
        (26, '<name id="Core-26-4">Heavy Stormtrooper Squad (26-4)</name><set>Core</set>'),
        (26, '<name id="Core-26-1,ObjBack">Imperial Command</name><set>Core</set>'),
        (20, '<name id="Core-20-4">Sith Library (20)</name><set>Core</set>'),
        (58, '<name id="Hoth-58-5">Forward Command Post (58-5)</name><set>Hoth</set>'),
        (101, '<name id="EotF-101-6">Heat of Battle (101)</name><set>EotF</set>'),
        (140, '<name id="BtS-140-2">General Tagge</name><set>BtS</set>'),
        (164, '<name id="RS-164-5">Chain of Command</name><set>RS</set>'),
        (180, "<name id=\"IE-180-4\">MSE-6 'Mouse' Droid</name><set>IE</set>"),
        (187, '<name id="EN-187-5">Secret Objective (187)</name><set>EN</set>'),
    ],
)
def test_cards_are_named_as_in_decks_that_lackey_players_have(
    number: int, element: str, pool: CardPool
) -> None:
    assert f"<card>{element}</card>\n" in dek_format.write(deck_of(pool, None, {number: 1}), pool)


def test_every_cycle_has_a_code_without_a_hyphen(pool: CardPool) -> None:
    text = dek_format.write(deck_of(pool, None, {entry.number: 1 for entry in pool.sets}), pool)
    codes = {
        line.split("<set>")[1].split("</set>")[0] for line in text.split("\n") if "<set>" in line
    }
    assert len(codes) == len(pool.cycles)
    assert all(code.isalpha() and len(code) <= 4 for code in codes)


def test_the_force_cards_are_those_of_the_side(pool: CardPool) -> None:
    assert dek_format.write(deck_of(pool, "Sith", {}), pool).count(">DS Force<") == 3
    assert dek_format.write(deck_of(pool, None, {4: 1}), pool).count(">LS Force<") == 3
    assert "Force<" not in dek_format.write(deck_of(pool, None, {4: 1, 19: 1}), pool)


def test_what_the_pool_does_not_know_cannot_be_written(pool: CardPool) -> None:
    deck = with_parts(deck_of(pool, None, {}), sets=(DeckSet(title="Knitting"),))
    with pytest.raises(FormatError, match="not in the pool: Knitting"):
        dek_format.write(deck, pool)


def test_more_copies_than_can_be_listed_one_by_one_are_refused(pool: CardPool) -> None:
    with pytest.raises(FormatError, match="5,346 cards are too many"):
        dek_format.write(deck_of(pool, None, dict.fromkeys(range(1, 10), 99)), pool)
