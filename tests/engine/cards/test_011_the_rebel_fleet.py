"""The cards of The Rebel Fleet (set 11)."""

from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, rebels


def test_only_vehicles_attack_the_rebel_fleet(scene):
    light = rebels(objectives=["The Rebel Fleet", objective("Second")])
    dark = Side(units=["TIE Fighter", "Nightsister", "TIE Fighter"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.choose("engage The Rebel Fleet")
    game.asks("attackers", "dark")
    game.offers("attack TIE Fighter", "attack TIE Fighter #2")
    game.choose("TIE Fighter")
    game.leave()


def test_without_a_vehicle_the_rebel_fleet_cannot_be_engaged(scene):
    light = rebels(objectives=["The Rebel Fleet", objective("Second")])
    dark = Side(units=["TIE Fighter", "Nightsister"], focus={"TIE Fighter": 1})
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.offers("engage Second", "pass")


def test_the_rebel_fleet_does_not_restrict_its_own_side(scene):
    light = rebels(objectives=["The Rebel Fleet"], units=["Mon Mothma"])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    game.offers("engage Objective 1", "engage Objective 2", "engage Objective 3", "pass")


def test_home_one_damages_the_other_enemy_objectives_when_it_attacks(scene):
    light = rebels(units=["Home One"])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    engage(game, "Objective 2", "Home One")
    game.skip_to("reaction", "light")
    assert game.focus("Home One") == 1
    game.choose("use Home One")
    assert [game.damage(f"Objective {n}") for n in (1, 3)] == [1, 1]
    # The engaged one takes only the blast of 2 and the unopposed point.
    assert [game.damage(f"Objective {n}") for n in (1, 2, 3, 4)] == [1, 3, 1, 0]
    game.leave()


def test_home_one_does_nothing_extra_as_a_defender(scene):
    light = rebels(units=["Home One"])
    dark = Side(units=[dummy("Raider")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Home One",))
    while game.decision.kind != "engage":
        assert "use Home One" not in game.options
        game.decline()
    game.leave()
    assert game.damage("Raider") == 2
    assert [game.damage(f"Objective {n}") for n in (1, 2, 3)] == [0, 0, 0]


def test_a_repair_droid_heals_a_vehicle_once_per_turn(scene):
    light = rebels(
        units=["Repair Droid", "Home One", "Mon Mothma"], damage={"Home One": 2, "Mon Mothma": 1}
    )
    dark = Side(units=["TIE Bomber"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Repair Droid")
    game.offers("target Home One", "target TIE Bomber")
    game.choose("Home One")
    assert game.damage("Home One") == 1
    game.leave()
    assert "use Repair Droid" not in game.options
