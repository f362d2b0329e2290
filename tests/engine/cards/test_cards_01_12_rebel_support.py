"""Events and enhancements of the Rebel sets 8 to 12 of the Core Set."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from real_cards import dummy, icons_of, pay, rebels


def test_an_astromech_droid_upgrade_gives_a_vehicle_damage_and_blast(scene):
    light = rebels(hand=["Astromech Droid Upgrade"], units=["Red Two", "Y-Wing", "Mon Mothma"])
    dark = Side(units=["TIE Fighter"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("play Astromech Droid Upgrade")
    pay(game)
    game.offers("attach Red Two", "attach Y-Wing", "attach TIE Fighter")
    game.choose("Red Two")
    assert icons_of(game, "Red Two") == {"damage": 3, "blast": 1, "edge blast": 1}
    assert icons_of(game, "Y-Wing") == {"blast": 1, "edge blast": 1}
    game.leave()


def test_a_heavy_blaster_emplacement_lets_the_enemy_choose_which_unit_he_damages(scene):
    light = rebels(units=["Mon Mothma"], enhancements=[("Heavy Blaster Emplacement", None)])
    dark = Side(units=[dummy("One"), dummy("Two")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Heavy Blaster Emplacement")
    game.asks("choose", "dark")
    game.offers("choose One", "choose Two")
    game.choose("Two")
    assert (game.damage("One"), game.damage("Two")) == (0, 1)
    assert game.focus("Heavy Blaster Emplacement") == 1
    game.leave()


@pytest.mark.rule("RB-16")
def test_a_shield_helps_against_a_heavy_blaster_emplacement(scene):
    """The enemy deals the damage himself, but by an effect that is not his."""
    light = rebels(enhancements=[("Heavy Blaster Emplacement", None)])
    dark = Side(units=[dummy("One")], shields={"One": 1})
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Heavy Blaster Emplacement")
    game.asks("shield", "dark")
    game.choose("shield One")
    assert (game.damage("One"), game.shields("One")) == (0, 0)
    game.leave()


def test_a_heavy_blaster_emplacement_needs_an_enemy_unit(scene):
    light = rebels(units=["Mon Mothma"], enhancements=[("Heavy Blaster Emplacement", None)])
    game = scene(active="light", light=light, abilities=True)
    game.leave()
    assert all("Blaster" not in option for option in game.options)


def test_rebel_assault_is_played_once_a_turn_whichever_copy(scene):
    rich = objective("Treasury", affiliation="Rebel Alliance", resources=4)
    light = rebels(hand=["8-6", "8-6"], objectives=[rich], units=[dummy("Pal", "light")])
    dark = Side(units=[dummy("One")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Rebel Assault #2")
    pay(game)
    game.offers("target One", "target Objective 1", "target Objective 2", "target Objective 3")
    game.choose("Objective 2")
    assert game.damage("Objective 2") == 2
    game.leave()
    assert "use Rebel Assault" not in game.options


def _planned(scene, at: str, **dark):
    troops = unit("Troops", side="dark", cost=2)
    return scene(
        active="dark",
        dark=Side(hand=[troops], **dark),
        light=rebels(enhancements=[("Stolen Plans", at)], deck=["Red Two"]),
        abilities=True,
    )


def test_stolen_plans_draw_a_card_when_their_objective_generates(scene):
    game = _planned(scene, "Objective 2")
    game.choose("play Troops")
    game.choose("generate Objective 1 1")
    game.choose("generate Objective 2 1")
    game.asks("reaction", "light")
    game.choose("use Stolen Plans")
    assert game.pile("hand", "light") == ["Red Two"]
    game.leave()


def test_stolen_plans_draw_once_however_much_is_generated(scene):
    mine = objective("Mine", side="dark", resources=2)
    game = _planned(scene, "Mine", objectives=[mine], focus={"Sith affiliation": 1})
    game.choose("play Troops")
    game.choose("use Stolen Plans")
    assert (game.focus("Mine"), game.pile("hand", "light")) == (2, ["Red Two"])
    game.leave()


def test_stolen_plans_do_not_notice_what_other_cards_generate(scene):
    game = _planned(scene, "Objective 2")
    game.choose("play Troops")
    game.choose("generate Objective 1 1")
    game.choose("generate Objective 3 1")
    assert game.zone("Troops") == "in play"
    assert game.pile("hand", "light") == []
    game.leave()


def test_stolen_plans_go_on_an_enemy_objective(scene):
    light = rebels(hand=["Stolen Plans"], units=["Red Two"])
    game = scene(active="light", dark=Side(units=[dummy("One")]), light=light, abilities=True)
    game.choose("play Stolen Plans")
    pay(game)
    game.offers("attach Objective 1", "attach Objective 2", "attach Objective 3")
    game.choose("Objective 3")
    assert game.host("Stolen Plans") == "Objective 3"
    game.leave()


def test_youre_my_only_hope_costs_a_unit_draws_two_and_lets_the_enemy_discard_one(scene):
    light = rebels(
        hand=["You're My Only Hope"], units=["Mon Mothma", "Y-Wing"], deck=["Red Two", "X-Wing"]
    )
    dark = Side(hand=["Force Choke", "Nightsister"], units=[dummy("One")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use You're My Only Hope")
    game.asks("choose", "light")
    game.offers("choose Mon Mothma", "choose Y-Wing")
    game.choose("Y-Wing")
    assert game.zone("Y-Wing") == "discard pile"
    assert sorted(game.pile("hand", "light")) == ["Red Two", "X-Wing"]
    game.asks("choose", "dark")
    game.offers("choose Force Choke", "choose Nightsister")
    game.choose("Nightsister")
    assert game.pile("discard", "dark") == ["Nightsister"]
    game.leave()


def test_youre_my_only_hope_needs_a_unit_but_no_card_in_the_enemys_hand(scene):
    light = rebels(hand=["You're My Only Hope"], units=["Y-Wing"], deck=["Red Two", "X-Wing"])
    game = scene(active="light", light=light, abilities=True)
    game.choose("use You're My Only Hope")
    assert sorted(game.pile("hand", "light")) == ["Red Two", "X-Wing"]
    game.leave()
    alone = scene(
        active="light", light=rebels(hand=["You're My Only Hope", "X-Wing"]), abilities=True
    )
    alone.offers("play X-Wing unit", "pass")


@pytest.mark.rule("ERR-04")
@pytest.mark.rule("REF-07")
def test_a_fleet_command_center_shields_any_unit_when_your_refresh_phase_has_ended(scene):
    light = rebels(
        units=["Mon Mothma", "Y-Wing"],
        enhancements=[("Fleet Command Center", None)],
        hand=["Our Most Desperate Hour"],
    )
    dark = Side(units=[dummy("One")])
    game = scene(phase="refresh", active="light", dark=dark, light=light, abilities=True)
    game.asks("action", "light")
    game.pass_()
    game.asks("reaction", "light")
    game.choose("use Fleet Command Center")
    game.offers("target Mon Mothma", "target Y-Wing", "target One")
    game.choose("Y-Wing")
    assert game.shields("Y-Wing") == 1
    game.leave()


@pytest.mark.rule("ERR-04")
def test_a_fleet_command_center_keeps_silent_in_the_enemy_turn(scene):
    light = rebels(units=["Y-Wing"], enhancements=[("Fleet Command Center", None)])
    game = scene(phase="refresh", active="dark", light=light, abilities=True)
    game.leave()
    assert (game.decision.kind, game.shields("Y-Wing")) == ("action", 0)


def test_heroic_sacrifice_trades_a_vehicle_for_an_enemy_vehicle_of_cost_4_or_less(scene):
    light = rebels(hand=["Heroic Sacrifice"], units=["Y-Wing", "Red Two", "Mon Mothma"])
    dark = Side(units=["TIE Fighter", "AT-ST", "Devastator", "Nightsister"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Heroic Sacrifice")
    pay(game)
    game.asks("choose", "light")
    game.offers("choose Y-Wing", "choose Red Two")
    game.choose("Y-Wing")
    game.asks("target", "light")
    game.offers("target TIE Fighter", "target AT-ST")
    game.choose("AT-ST")
    assert (game.zone("Y-Wing"), game.zone("AT-ST")) == ("discard pile", "discard pile")
    game.leave()


def test_heroic_sacrifice_needs_a_target_from_the_start(scene):
    light = rebels(hand=["Heroic Sacrifice", "X-Wing"], units=["Y-Wing"])
    dark = Side(units=["Devastator"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.offers("play X-Wing unit", "pass")
