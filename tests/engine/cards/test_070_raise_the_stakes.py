"""The cards of Raise the Stakes (set 70)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.looking import looks_at
from kit.scenario import Side
from real_cards import DEN, dummy, goes_by, pay

SPIES = "Smugglers and Spies"


def _with_operative(scene, **focus):
    light = Side(affiliation=SPIES, hand=["Cloud City Operative"], focus=focus)
    light.units = [dummy("Debtor", "light", cost=3), dummy("Cheap", "light", cost=2)]
    dark = Side(units=[dummy("Dear", cost=3), dummy("Low", cost=1)], objectives=[DEN])
    return scene(active="light", dark=dark, light=light, abilities=True)


@pytest.mark.rule("FOCUS-07")
def test_cloud_city_operative_moves_a_focus_token_to_another_cheap_unit(scene):
    game = _with_operative(scene, Debtor=2)
    game.choose("play Cloud City Operative")
    pay(game)
    game.choose("use Cloud City Operative")
    # Any unit may be the first target, but none without which the second could not be picked.
    assert "target Debtor" in game.options
    game.choose("target Debtor")
    game.offers("target Cheap", "target Low", "target Cloud City Operative")
    game.choose("target Low")
    assert (game.focus("Debtor"), game.focus("Low")) == (1, 1)
    game.leave()


def test_cloud_city_operative_does_not_move_a_token_to_the_unit_that_has_it(scene):
    game = _with_operative(scene, Cheap=1)
    game.choose("play Cloud City Operative")
    pay(game)
    game.choose("use Cloud City Operative")
    game.choose("target Cheap")
    assert "target Cheap" not in game.options
    game.choose("target Cloud City Operative")
    assert (game.focus("Cheap"), game.focus("Cloud City Operative")) == (0, 1)
    game.leave()


@pytest.mark.rule("CONF-18")
@pytest.mark.parametrize(("hurt", "bonus"), [(0, 2), (1, 1)])
def test_raise_the_stakes_doubles_your_unopposed_bonus_while_it_is_undamaged(scene, hurt, bonus):
    light = Side(
        objectives=["Raise the Stakes"],
        units=[dummy("Ace", "light")],
        damage={"Raise the Stakes": hurt},
    )
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    engage(game, "Objective 1", "Ace")
    game.skip_to("commit")
    assert game.damage("Objective 1") == bonus


def test_raise_the_stakes_does_nothing_for_the_enemy(scene):
    light = Side(objectives=["Raise the Stakes", objective("Town")])
    dark = Side(units=[dummy("Walker")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Town", "Walker")
    game.skip_to("engage")
    assert game.damage("Town") == 1


@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [(("Blockade Runner",), ["Cheap"]), (("Blockade Runner", "Pal"), ["Cheap", "Dear"])],
)
def test_a_blockade_runner_alone_is_not_met_by_dear_units(scene, attackers, defenders):
    light = Side(units=["Blockade Runner", dummy("Pal", "light")])
    dark = Side(units=[dummy("Cheap", cost=2), dummy("Dear", cost=3)])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 1")
    game.choose(*attackers)
    game.skip_to("defenders")
    game.offers(*(f"defend {name}" for name in defenders))


@pytest.mark.rule("INFO-09")
def test_a_bothan_spy_looks_at_the_hand_of_the_enemy(scene):
    hand = ["Force Choke", "Sith Library"]
    light = Side(hand=["Bothan Spy", dummy("Pal", "light")])
    game = scene(active="light", dark=Side(hand=hand), light=light, abilities=True)
    game.choose("play Bothan Spy")
    pay(game)
    game.asks("reaction", "light")
    assert looks_at(game, "use Bothan Spy") == [("light", hand)]
    game.choose("use Bothan Spy")
    assert sorted(game.pile("hand", "dark")) == hand
    game.leave()


@pytest.mark.parametrize(
    ("attackers", "drawn"), [(["Speeder"], 1), (["Speeder", "Pal"], 0), (["Pal"], 0)]
)
def test_a_smuggling_compartment_draws_when_its_vehicle_attacks_alone(scene, attackers, drawn):
    light = Side(
        units=[dummy("Speeder", "light", traits=["Vehicle"]), dummy("Pal", "light")],
        enhancements=[("Smuggling Compartment", "Speeder")],
    )
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 1")
    game.choose(*attackers)
    if drawn:
        game.asks("reaction", "light")
        game.choose("use Smuggling Compartment")
    else:
        assert "use Smuggling Compartment" not in game.options
    assert len(game.pile("hand", "light")) == drawn
    game.leave()


def test_a_smuggling_compartment_does_not_draw_for_a_lone_defender(scene):
    light = Side(
        units=[dummy("Speeder", "light", traits=["Vehicle"])],
        enhancements=[("Smuggling Compartment", "Speeder")],
    )
    dark = Side(units=[dummy("Walker")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Walker", defenders=("Speeder",))
    goes_by(game, "Smuggling Compartment", "commit", "dark")
    assert game.pile("hand", "light") == []
