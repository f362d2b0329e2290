"""The cards of Merciless Plans (set 193)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from real_cards import dummy, pay

RARER_BOARD = {"193-6": "enemy units with a trait that may be named"}


@pytest.mark.parametrize("player", ["dark", "light"])
def test_expendable_scout_lets_the_named_player_replace_a_card_of_his_choice(scene, player):
    dark = Side(units=["Expendable Scout"], hand=[dummy("A"), dummy("B")])
    light = Side(hand=[dummy("C", "light"), dummy("D", "light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Expendable Scout")
    game.choose(f"value Expendable Scout {player}")
    game.asks("choose", player)
    loses = "A" if player == "dark" else "C"
    game.choose(f"choose {loses}")
    assert game.zone(loses) == "discard pile"
    assert len(game.pile("hand", "dark")) == len(game.pile("hand", "light")) == 2
    game.leave()


def test_dark_genocide_kills_every_enemy_of_the_named_trait(scene):
    dark = Side(
        affiliation="Sith", hand=["Dark Genocide"], objectives=[objective("Base", side="dark")]
    )
    dark.units = [dummy("Bomber", icons=(0, 9, 0)), dummy("Own Ewok", traits=["Ewok"])]
    light = Side(units=[dummy("Ewok", "light", traits=["Character", "Ewok"], capacity=9)])
    light.units = [*light.units, dummy("Wing", "light", traits=["Vehicle", "Droid"])]
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Dark Genocide")
    pay(game)
    game.skip_to("engage", "dark")
    game.choose("engage Dark Genocide")
    game.skip_to("reaction", "dark")
    game.choose("use Dark Genocide")
    words = {option.removeprefix("value Dark Genocide ") for option in game.options}
    assert words == {"droid", "ewok"}  # neither Character nor Vehicle
    game.choose("value Dark Genocide ewok")
    assert (game.zone("Ewok"), game.zone("Wing"), game.zone("Own Ewok")) == (
        "discard pile",
        "in play",
        "in play",
    )
    game.leave()
