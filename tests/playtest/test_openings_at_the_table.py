"""The opening that is shown for a seed is the one a game with that seed deals."""

import pytest

from swlcg_deck.analysis.odds_deck import odds_deck
from swlcg_deck.cards.base import Side
from swlcg_deck.decks.deck import Deck, DeckSet
from swlcg_deck.engine.game import DeckChoice
from swlcg_deck.playtest.opening_samples import sample_openings
from swlcg_deck.playtest.openings import Openings, SetupChoices, take_opening
from swlcg_deck.playtest.seats import Player, Seat
from swlcg_deck.playtest.table import Table

JEDI = ("Jedi", {4: 2, 6: 2, 11: 1, 8: 2, 38: 2, 1: 1})
SITH = ("Sith", {19: 2, 20: 1, 23: 2, 24: 2, 40: 2, 21: 1})


def deck_of(affiliation: str, sets: dict[int, int]) -> Deck:
    entries = tuple(DeckSet(number=n, title=f"Set {n}", copies=c) for n, c in sets.items())
    return Deck(id="0" * 32, name="Test", affiliation=affiliation, sets=entries)


def seat(player: Player, affiliation: str, sets: dict[int, int]) -> Seat:
    numbers = tuple(number for number, copies in sets.items() for _ in range(copies))
    return Seat(player, DeckChoice(affiliation, numbers), "Test")


@pytest.mark.rule("SETUP-04")
@pytest.mark.rule("SETUP-06")
@pytest.mark.rule("SETUP-08")
@pytest.mark.rule("SETUP-09")
@pytest.mark.parametrize("own", [JEDI, SITH], ids=["light", "dark"])
@pytest.mark.parametrize("takes_mulligan", [False, True])
def test_a_game_with_the_seed_deals_the_same_opening(pool, own, takes_mulligan):
    dealer = Openings(odds_deck(deck_of(*own), pool))
    for seed in (1, 1977, 999_999):
        deal = dealer.deal(seed)
        dark = seat(Player.HUMAN if own is SITH else Player.IDLE, *SITH)
        light = seat(Player.HUMAN if own is JEDI else Player.IDLE, *JEDI)
        table = Table(pool, (dark, light), seed)
        take_opening(table, SetupChoices(2, takes_mulligan))
        hand = [table.card(number) for number in table.state.hand[table.viewer]]
        assert hand == list(deal.second_hand if takes_mulligan else deal.hand)
        kept = [table.card(number) for number in table.state.facedown[table.viewer]]
        assert kept == [card for place, card in enumerate(deal.objectives) if place != 2]


def test_samples_count_the_openings_of_the_seeds_that_follow(pool):
    dealer = Openings(odds_deck(deck_of(*SITH), pool))
    beats = []
    found = sample_openings(dealer, 100, 50, lambda done, total: beats.append((done, total)))
    hands = [dealer.opening(100 + n).first_hand for n in range(50)]
    assert found.units == {n: sum(h.units == n for h in hands) for n in found.units}
    assert sum(found.resources.values()) == found.count == 50
    assert beats[0] == (0, 50)
    assert odds_deck(deck_of(*SITH), pool).side is Side.DARK
