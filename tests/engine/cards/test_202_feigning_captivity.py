"""The cards of Feigning Captivity (set 202)."""

import pytest
from kit.scenario import Side
from real_cards import dummy, pay


@pytest.mark.rule("CAP-14")
def test_feigning_captivity_lays_the_bottom_card_of_your_deck_at_an_enemy_objective(scene):
    light = Side(objectives=["Feigning Captivity"])
    game = scene(phase="balance", active="light", dark=Side(), light=light, abilities=True)
    bottom = game.pile("deck", "light")[0]
    game.skip_to("reaction", "light")
    game.choose("use Feigning Captivity")
    game.choose("Objective 2")
    assert (game.zone(bottom), game.host(bottom)) == ("captured", "Objective 2")
    game.leave()


def test_to_save_a_friend_lays_two_units_that_its_owner_finds(scene):
    light = Side(affiliation="Smugglers and Spies", hand=["To Save a Friend"])
    light.deck = [dummy("Friend", "light"), dummy("Pal", "light"), dummy("Third", "light")]
    game = scene(active="light", dark=Side(), light=light, abilities=True)
    game.choose("play To Save a Friend")
    pay(game)
    game.asks("search", "light")
    game.choose("find Friend", "find Third")
    assert [game.host(name) for name in ("Friend", "Third")] == ["To Save a Friend"] * 2
    assert game.zone("Pal") == "deck"
    game.leave()
