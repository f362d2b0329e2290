"""The cards of Vader's Fist (set 62)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, icons_of


@pytest.mark.rule("DRAW-03")
@pytest.mark.parametrize(("damage", "cards"), [(0, 5), (1, 6)])
def test_vaders_fist_lowers_the_reserve_of_the_opponent_while_undamaged(scene, damage, cards):
    dark = Side(objectives=["62-1"], damage={"Vader's Fist": damage})
    game = scene(phase="draw", active="light", dark=dark, abilities=True)
    game.skip_to("action", "light")
    assert len(game.pile("hand", "light")) == cards
    game.leave()


def test_vaders_fist_leaves_your_own_reserve_alone(scene):
    game = scene(phase="draw", active="dark", dark=Side(objectives=["62-1"]), abilities=True)
    game.skip_to("action", "dark")
    assert len(game.pile("hand", "dark")) == 6
    game.leave()


@pytest.mark.parametrize(("at", "blasts"), [("Ice", 1), ("Town", 0)])
def test_501st_troopers_gain_blast_damage_while_they_attack_hoth(scene, at, blasts):
    light = Side(objectives=[objective("Ice", traits=["Hoth"]), objective("Town")])
    game = scene(
        phase="conflict",
        active="dark",
        light=light,
        dark=Side(units=["62-2", dummy("Pal")], objectives=[clock("dark")]),
        abilities=True,
    )
    assert icons_of(game, "501st Trooper") == {"damage": 1, "edge blast": 1}
    game.skip_to("engage")
    game.choose(f"engage {at}")
    game.choose("attack 501st Trooper")
    assert icons_of(game, "501st Trooper").get("blast", 0) == blasts
    game.leave()


def test_501st_troopers_gain_nothing_at_home_nor_in_defence(scene):
    light = Side(units=[dummy("Hero", "light")])
    ice = objective("Ice", side="dark", traits=["Hoth"])
    dark = Side(units=["62-2", "62-2"], objectives=[ice, clock("dark")])
    game = scene(phase="conflict", active="light", light=light, dark=dark, abilities=True)
    game.skip_to("engage")
    game.choose("engage Ice")
    game.skip_to("defenders")
    game.choose("defend 501st Trooper")
    assert [icons_of(game, f"501st Trooper{n}").get("blast", 0) for n in ("", " #2")] == [0, 0]
    game.leave()


def test_an_e_web_is_focused_to_give_a_trooper_blast_damage_for_the_phase(scene):
    camp = enhancement("Camp", side="dark", traits=["Trooper"])
    dark = Side(
        units=[dummy("Trooper", traits=["Trooper"]), dummy("Officer", traits=["Officer"])],
        enhancements=[("E-Web Heavy Repeating Blaster", None), (camp, None)],
        objectives=[clock("dark")],
    )
    light = Side(units=[dummy("Rebel", "light", traits=["Trooper"])])
    game = scene(active="dark", light=light, dark=dark, abilities=True)
    game.choose("use E-Web Heavy Repeating Blaster")
    game.offers("target Trooper", "target Rebel")
    game.choose("target Trooper")
    assert game.focus("E-Web Heavy Repeating Blaster") == 1
    assert icons_of(game, "Trooper") == {"blast": 1}
    assert "use E-Web Heavy Repeating Blaster" not in game.options
    game.skip_to("engage")
    assert icons_of(game, "Trooper") == {}
