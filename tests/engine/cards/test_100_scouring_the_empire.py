"""The cards of Scouring the Empire (set 100)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, pay, treasury


@pytest.mark.parametrize(("target", "left"), [("Seer", ["Sage"]), ("Sage", ["Seer"])])
def test_jerec_takes_a_committed_unit_of_anybody_from_the_force(scene, target, left):
    dark = Side(units=["100-2", dummy("Seer"), dummy("Plain")], committed=["Seer"])
    light = Side(units=[dummy("Sage", "light"), dummy("Pal", "light")], committed=["Sage"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Jerec", defenders=())
    game.skip_to("reaction", "dark")
    game.choose("use Jerec")
    game.offers("target Seer", "target Sage")
    game.choose(f"target {target}")
    assert [name for name in ("Seer", "Sage") if game.is_committed(name)] == left
    assert game.zone(target) == "in play"
    game.leave()


def _inquisitor(scene, victim, verb):
    act = f"action: {{do: [{{{verb}: {{each: {{title: {victim}}}}}}}], limit: {{per: turn}}}}"
    dark = Side(
        units=["100-3", dummy("Seer")],
        committed=["Seer"],
        focus={"Imperial Inquisitor": 2},
        objectives=[objective("Act", side="dark", text=act), clock("dark")],
    )
    light = Side(units=[dummy("Sage", "light")], committed=["Sage"], objectives=[clock("light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Act")
    assert not game.is_committed(victim)
    return game


def test_an_imperial_inquisitor_is_readier_for_an_enemy_taken_from_the_force(scene):
    game = _inquisitor(scene, "Sage", "uncommit")
    game.asks("reaction", "dark")
    game.choose("use Imperial Inquisitor")
    assert game.focus("Imperial Inquisitor") == 1
    game.leave()


@pytest.mark.parametrize(("victim", "verb"), [("Seer", "uncommit"), ("Sage", "destroy")])
def test_an_imperial_inquisitor_asks_for_an_enemy_and_an_effect_that_says_it(scene, victim, verb):
    """A unit that leaves play gives its Force card back by the rules."""
    game = _inquisitor(scene, victim, verb)
    assert "use Imperial Inquisitor" not in game.options
    assert game.focus("Imperial Inquisitor") == 2
    game.leave()


@pytest.mark.parametrize("balance", ["dark", "light"])
def test_force_storm_strikes_who_is_not_with_the_force_if_that_is_dark(scene, balance):
    dark = Side(
        hand=["100-5"],
        units=[dummy("Seer"), dummy("Raider")],
        committed=["Seer"],
        objectives=[treasury("Sith")],
    )
    weak = dummy("Weak", "light", capacity=2)
    light = Side(units=[dummy("Sage", "light"), dummy("Pal", "light"), weak], committed=["Sage"])
    game = scene(active="dark", dark=dark, light=light, balance=balance, abilities=True)
    assert ("use Force Storm" in game.options) == (balance == "dark")
    if balance == "dark":
        game.choose("use Force Storm")
        pay(game)
        assert [game.damage(name) for name in ("Seer", "Raider", "Sage", "Pal")] == [0, 2, 0, 2]
        assert game.zone("Weak") == "discard pile"
        assert game.damage("Treasury") == 0
    game.leave()
