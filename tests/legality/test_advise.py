"""Which affiliation card suits a list."""

import pytest
from legality_decks import DARK, LIGHT, deck_of

from swlcg_deck.decks.edits import choose_affiliation
from swlcg_deck.legality.advise import SetChanges, advise
from swlcg_deck.legality.findings import Mode, Verdict
from swlcg_deck.legality.judge import check

SIX_AND_SIX = (1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 14, 16)


def _by_title(advice):
    return {one.card.title: one for one in advice}


def test_nine_cards_of_the_side_legal_ones_first(pool):
    advice = advise(deck_of("Jedi", *SIX_AND_SIX), pool)
    assert len(advice) == 9
    assert {one.card.side for one in advice} == {"light"}
    legal = [one.card.title for one in advice if one.is_legal]
    assert legal == ["Jedi", "Guardians of Justice", "Rebel Alliance", "Smugglers and Spies"]
    assert [one.is_legal for one in advice] == [True] * 4 + [False] * 5
    counts = [len(one.findings) for one in advice]
    assert counts == sorted(counts)


def test_the_present_card_comes_first_among_equals(pool):
    advice = advise(deck_of("Rebel Alliance", *LIGHT), pool)
    assert [one.card.title for one in advice if one.is_legal] == [
        "Rebel Alliance",
        "Jedi",
        "Smugglers and Spies",
    ]


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("edition", ["rulebook", "faq-final"])
def test_advice_says_what_a_check_would_say(pool, edition, mode):
    deck = deck_of(None, *LIGHT, 112, 229, 71)
    for one in advise(deck, pool, pool.edition(edition), mode):
        chosen = choose_affiliation(deck, one.card.title).deck
        judgement = check(chosen, pool, pool.edition(edition), mode)
        assert one.verdict is judgement.verdict
        assert one.findings == tuple(f for f in judgement.findings if f.decides)


@pytest.mark.rule("DECK-19")
def test_what_another_card_gives_is_told_against_the_present_one(pool):
    advice = _by_title(advise(deck_of("Guardians of Justice", *SIX_AND_SIX), pool))
    assert advice["Guardians of Justice"].is_present
    changed = {title: (advice[title].resources, advice[title].reserve) for title in advice}
    assert changed["Guardians of Justice"] == (0, 0)
    assert changed["Jedi"] == (0, -1)
    assert changed["No Questions Asked"] == (1, -1)
    assert changed["Mercenary Contacts"] == (0, 0)


def test_without_a_present_card_there_is_nothing_to_compare_with(pool):
    for one in advise(deck_of(None, *LIGHT), pool):
        assert (one.resources, one.reserve, one.is_present) == (None, None, False)


@pytest.mark.rule("DECK-17")
@pytest.mark.rule("TRAP-24")
def test_how_many_sets_to_add_and_to_drop(pool):
    deck = deck_of("Jedi", *((n, 2) for n in (1, 2, 3)), 5, 8, 9, 15, 16)
    changes = {one.card.title: one.changes for one in advise(deck, pool)}
    assert changes["Jedi"] is None
    assert changes["Guardians of Justice"] == SetChanges(own=-1, partner=3, others=-1, unknown=0)
    assert changes["No Questions Asked"] == SetChanges(own=-2, partner=3, others=-2, unknown=0)
    assert changes["Fighters for Freedom"] == SetChanges(own=3, partner=-3, others=-1, unknown=0)
    assert changes["Desperate Allies"] == SetChanges(own=4, partner=-3, others=-2, unknown=0)


def test_unknown_sets_are_told_apart(pool):
    advice = _by_title(advise(deck_of("Jedi", *SIX_AND_SIX[:11], 900), pool))
    guardians = advice["Guardians of Justice"]
    assert guardians.changes == SetChanges(own=0, partner=1, others=0, unknown=1)
    assert guardians.verdict is Verdict.UNKNOWN
    assert [one.verdict for one in advice.values()] == [Verdict.UNKNOWN] * 4 + [Verdict.ILLEGAL] * 5


def test_the_side_is_that_of_most_sets(pool):
    sides = {one.card.side for one in advise(deck_of("Jedi", *DARK, 1), pool)}
    assert sides == {"dark"}
    assert {one.card.side for one in advise(deck_of("Sith"), pool)} == {"dark"}
    assert {one.card.side for one in advise(deck_of("Sith", 1, 19), pool)} == {"dark"}
    assert {one.card.side for one in advise(deck_of(None, 1, 19), pool)} == {"light"}
    assert advise(deck_of(None), pool) == ()
