"""The cards of Jedi Training (set 7)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from real_cards import pay


@pytest.mark.rule("ABIL-27")
@pytest.mark.parametrize(("balance", "back"), [("dark", 1), ("light", 2)])
def test_it_binds_all_things_returns_the_top_cards_of_the_discard_pile(scene, balance, back):
    light = Side(hand=["It Binds All Things"], discard=["Yoda", "Red Five", "R2-D2"])
    dark = Side(discard=["Nightsister"])
    game = scene(active="light", balance=balance, dark=dark, light=light, abilities=True)
    game.choose("use It Binds All Things")
    pay(game)
    pile = game.pile("discard", "light")
    assert pile == [*["Yoda", "Red Five", "R2-D2"][: 3 - back], "It Binds All Things"]
    assert sorted(game.pile("hand", "light")) == ["R2-D2", "Red Five"][:back]
    assert game.pile("discard", "dark") == ["Nightsister"]
    game.leave()


def test_it_binds_all_things_takes_what_there_is(scene):
    light = Side(hand=["It Binds All Things"], discard=["Yoda"])
    game = scene(active="light", balance="light", light=light, abilities=True)
    game.choose("use It Binds All Things")
    pay(game)
    assert game.pile("hand", "light") == ["Yoda"]
    assert game.pile("discard", "light") == ["It Binds All Things"]
    game.leave()


def test_with_an_empty_discard_pile_it_binds_nothing(scene):
    light = Side(hand=["It Binds All Things", unit("Cheap", cost=0)])
    game = scene(active="light", light=light, abilities=True)
    game.offers("play Cheap unit", "pass")


@pytest.mark.rule("FORCE-21")
def test_jedi_training_adds_a_force_icon_to_the_struggle(scene):
    light = Side(objectives=["Jedi Training", objective("Second")])
    game = scene(phase="force", active="light", balance="dark", light=light, abilities=True)
    game.skip_to("balance")
    # One icon against none: the light side has won it.
    assert game.balance == "light"


@pytest.mark.rule("FORCE-21")
def test_ancient_monuments_and_jedi_training_add_up_against_committed_units(scene):
    dark = Side(units=[unit("Sith", side="dark", force=2)], committed=["Sith"])
    light = Side(
        objectives=["Jedi Training"],
        enhancements=[("Ancient Monument", None), ("Ancient Monument", None)],
    )
    game = scene(
        phase="force", active="dark", balance="dark", dark=dark, light=light, abilities=True
    )
    game.leave()
    assert game.balance == "light"


def test_an_ancient_monument_alone_does_not_beat_two_icons(scene):
    dark = Side(units=[unit("Sith", side="dark", force=2)], committed=["Sith"])
    light = Side(objectives=["Jedi Training"], enhancements=[("Ancient Monument", None)])
    game = scene(
        phase="force", active="dark", balance="dark", dark=dark, light=light, abilities=True
    )
    game.leave()
    assert game.balance == "dark"
