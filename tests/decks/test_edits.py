"""Edits: each says what it did, changes nothing else, and can be undone exactly."""

import pytest
from any_decks import decks, texts
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import MAX_LINE, Deck, DeckSet, ListedCard, new_deck


def any_edit(pool, data):
    """An edit with any arguments, as a function of a deck."""
    number = data.draw(st.sampled_from([entry.number for entry in pool.sets[:12]]))
    text, copies = data.draw(texts), data.draw(st.integers(-3, 120))
    other = data.draw(st.sampled_from([4, 38, 112]))
    key = data.draw(st.sampled_from([number, other, text]))
    return data.draw(
        st.sampled_from(
            [
                lambda deck: edits.rename(deck, text),
                lambda deck: edits.choose_affiliation(deck, text or None),
                lambda deck: edits.add_set(deck, pool.set(number), copies),
                lambda deck: edits.remove_set(deck, key, copies),
                lambda deck: edits.set_copies(deck, DeckSet(number=number, title="x"), copies),
                lambda deck: edits.swap_set(deck, key, pool.set(other)),
                lambda deck: edits.write_notes(deck, text),
                lambda deck: edits.write_set_note(deck, key, text),
                lambda deck: edits.choose_tags(deck, text.split()),
                lambda deck: edits.name_author(deck, text),
                edits.use_whole_sets,
            ]
        )
    )


@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_any_sequence_of_edits_can_be_undone_and_redone_exactly(pool, data):
    first = deck = data.draw(decks(pool))
    recorded, looks = [], [repr(deck)]
    for _ in range(data.draw(st.integers(1, 12))):
        change = any_edit(pool, data)(deck)
        assert change.reason
        recorded.append((deck, change.deck))
        deck = change.deck
        looks.append(repr(deck))
    undone = []
    for before, after in reversed(recorded):
        assert deck is after
        undone.append(repr(deck))
        deck = before
    assert [*undone, repr(deck)] == looks[::-1]
    for before, after in recorded:
        assert deck is before
        deck = after
        assert Deck.model_validate(dict(deck)) == deck
        assert (deck.id, deck.extra) == (first.id, first.extra)
        assert len({entry.key for entry in deck.sets}) == len(deck.sets)
    assert repr(deck) == looks[-1]


@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_the_same_edits_give_the_same_deck(pool, data):
    deck = data.draw(decks(pool))
    steps = [any_edit(pool, data) for _ in range(data.draw(st.integers(1, 8)))]

    def play():
        state = deck
        for step in steps:
            state = step(state).deck
        return state

    assert repr(play()) == repr(play())


def test_an_edit_that_changes_nothing_gives_the_same_deck(toolbox):
    assert edits.rename(toolbox, " Toolbox ").deck is toolbox
    assert edits.choose_affiliation(toolbox, "Jedi").deck is toolbox
    assert edits.remove_set(toolbox, 999).deck is toolbox
    assert edits.write_set_note(toolbox, 999, "x").deck is toolbox


def test_edits_say_what_they_did(pool, toolbox):
    assert edits.add_set(toolbox, pool.set(6), 2).reason == "Add 2 x Last Minute Rescue"
    assert edits.remove_set(toolbox, 38).reason == "Remove Hoth Operations"
    assert edits.swap_set(toolbox, 38, pool.set(6)).reason == (
        "Swap Hoth Operations for Last Minute Rescue"
    )
    assert edits.choose_affiliation(toolbox, None).reason == "Remove the affiliation card"
    assert edits.choose_tags(toolbox, []).reason == "Remove all tags"
    assert edits.choose_tags(toolbox, [" a ", "b", "a"]).deck.tags == ("a", "b")


def test_copies_stay_within_bounds_and_the_last_one_leaves(pool, toolbox):
    assert edits.add_set(toolbox, pool.set(4), 500).deck.copies_of(4) == 99
    assert edits.remove_set(toolbox, 4, 2).deck.copies_of(4) == 0
    assert [e.number for e in edits.remove_set(toolbox, 4, 5).deck.sets] == [38, 112]


def test_a_set_keeps_its_place_note_and_unknown_keys(toolbox):
    deck = toolbox.model_copy(
        update={"sets": (DeckSet(number=4, title="x", note="n", extra={"k": 1}), *toolbox.sets[1:])}
    )
    changed = edits.set_copies(deck, deck.sets[0], 2).deck
    assert changed.sets[0] == deck.sets[0].model_copy(update={"copies": 2})
    assert edits.write_set_note(changed, 4, "m").deck.sets[0].extra == {"k": 1}


def test_whole_sets_forget_the_single_cards():
    deck = new_deck("x").model_copy(update={"listed_cards": (ListedCard(code=None, title="y"),)})
    assert edits.use_whole_sets(deck).deck.listed_cards == ()


def test_a_note_without_end_is_refused(toolbox):
    with pytest.raises(ValidationError):
        edits.write_set_note(toolbox, 4, "x" * 100_001)


def test_a_deck_knows_its_side_and_its_copies(pool, toolbox):
    assert toolbox.side(pool) == "light"
    assert (toolbox.total, toolbox.copies_of(38), toolbox.copies_of("Nothing")) == (6, 2, 0)
    without_card = edits.choose_affiliation(toolbox, None).deck
    assert without_card.side(pool) == "light"
    dark = next(entry for entry in pool.sets if entry.side == "dark")
    assert edits.add_set(without_card, dark).deck.side(pool) is None
    assert new_deck("x", "Nobody").affiliation_card(pool) is None


def test_equal_decks_are_one_key(toolbox):
    twin = Deck.model_validate(dict(toolbox))
    assert {toolbox: 1}[twin] == 1
    assert {toolbox.sets[0]: 1}[twin.sets[0]] == 1


def test_a_word_added_to_a_very_long_name_cuts_it():
    assert edits.add_to_name(new_deck("Toolbox"), "copy").deck.name == "Toolbox copy"
    longest = new_deck("x" * MAX_LINE)
    name = edits.add_to_name(longest, "(mine)").deck.name
    assert len(name) == MAX_LINE
    assert name.endswith("x (mine)")
