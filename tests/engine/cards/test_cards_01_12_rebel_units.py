"""Units of the Rebel sets 8 to 12 of the Core Set."""

import pytest
from kit.card_makers import objective
from kit.damage_parts import engage, salvo
from kit.scenario import Side
from real_cards import dummy, pay, rebels


def test_red_two_loses_a_focus_token_when_any_objective_is_destroyed(scene):
    guns = [salvo("dark", 5, title, title=f"Gun at {title}") for title in ("Second", "Fort")]
    dark = Side(objectives=[*guns, objective("Fort", side="dark")])
    light = rebels(units=["Red Two"], focus={"Red Two": 3}, objectives=[objective("Second")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    for title, left in (("Second", 2), ("Fort", 1)):
        game.choose(f"use Gun at {title}")
        game.asks("reaction", "light")
        assert game.zone(title) == "victory pile"
        game.choose("use Red Two")
        assert game.focus("Red Two") == left
    game.leave()


def test_red_two_does_not_care_about_units(scene):
    dark = Side(objectives=[salvo("dark", 5, "Y-Wing")])
    light = rebels(units=["Red Two", "Y-Wing"], focus={"Red Two": 1})
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    assert (game.zone("Y-Wing"), game.focus("Red Two")) == ("discard pile", 1)
    game.asks("action", "dark")


def test_battlefield_engineers_ready_an_enhancement_when_they_attack(scene):
    light = rebels(
        units=["Battlefield Engineers"],
        enhancements=[("Hidden Outpost", None), ("Fleet Command Center", None)],
        focus={"Hidden Outpost": 1, "Fleet Command Center": 2},
    )
    dark = Side(enhancements=[("Sith Library", None)], focus={"Sith Library": 1})
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 1")
    game.asks("reaction", "light")
    assert game.role("Battlefield Engineers") == "attacking"
    game.choose("use Battlefield Engineers")
    game.offers("target Hidden Outpost", "target Fleet Command Center")
    game.choose("Fleet Command Center")
    assert (game.focus("Hidden Outpost"), game.focus("Fleet Command Center")) == (1, 1)
    game.leave()


def test_battlefield_engineers_do_nothing_as_defenders(scene):
    light = rebels(
        units=["Battlefield Engineers"],
        enhancements=[("Hidden Outpost", None)],
        focus={"Hidden Outpost": 1},
    )
    dark = Side(units=[dummy("Raider")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Battlefield Engineers",))
    # The engagement goes straight to its end, and that of the conflict phase.
    game.leave()
    assert (game.damage("Raider"), game.focus("Hidden Outpost")) == (1, 1)


@pytest.mark.parametrize("active", ["light", "dark"])
def test_an_a_wing_draws_a_card_when_it_is_focused_to_strike(scene, active):
    light = rebels(units=["A-Wing"], deck=["Red Two"])
    dark = Side(units=[dummy("Raider")])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "light":
        engage(game, "Objective 1", "A-Wing", defenders=("Raider",))
    else:
        engage(game, "Objective 4", "Raider", defenders=("A-Wing",))
    game.skip_to("reaction", "light")
    assert (game.focus("A-Wing"), game.damage("Raider")) == (1, 0)
    game.offers("use A-Wing", "pass")
    game.choose("use A-Wing")
    assert game.pile("hand", "light") == ["Red Two"]
    game.leave()


@pytest.mark.rule("TIME-07")
def test_leia_leaving_play_is_captured_where_the_enemy_likes_and_readies_her_side(scene):
    light = rebels(
        units=["Leia Organa", "Red Two"],
        enhancements=[("Hidden Outpost", None)],
        focus={"Red Two": 2, "Hidden Outpost": 1, "Rebel Alliance": 1, "Objective 4": 1},
    )
    dark = Side(
        units=[dummy("Sith")],
        focus={"Sith": 1},
        objectives=[salvo("dark", 1, "Leia Organa"), objective("Prison", side="dark")],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    game.asks("choose", "dark")
    game.offers("choose Salvo", "choose Prison")
    game.choose("Prison")
    game.asks("interrupt", "light")
    assert game.zone("Leia Organa") == "in play"
    game.choose("use Leia Organa")
    assert (game.zone("Leia Organa"), game.host("Leia Organa")) == ("captured", "Prison")
    for card in ("Red Two", "Hidden Outpost", "Rebel Alliance", "Objective 4"):
        assert game.focus(card) == 0
    assert game.focus("Sith") == 1
    game.leave()


def test_leia_is_captured_even_when_she_is_sacrificed(scene):
    light = rebels(
        units=["Leia Organa", "Mon Mothma"], hand=["You're My Only Hope"], deck=["Red Two"]
    )
    game = scene(active="light", dark=Side(objectives=["25-1"]), light=light, abilities=True)
    game.choose("use You're My Only Hope")
    game.choose("Leia Organa")
    game.leave()
    assert game.host("Leia Organa") == "Shadows of Dathomir"
    # The cost is paid all the same.
    assert len(game.pile("hand", "light")) == 2


def test_redemption_cannot_keep_leia_from_being_captured(scene):
    """It replaces the way to the discard pile, and that is not where she goes."""
    dark = Side(objectives=[salvo("dark", 1, "Leia Organa")])
    light = rebels(units=["Leia Organa", "Redemption"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    game.leave()
    assert (game.zone("Leia Organa"), game.host("Leia Organa")) == ("captured", "Salvo")


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
    game.skip_to("engage")
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


@pytest.mark.rule("DEPLOY-15")
def test_admiral_ackbar_is_played_into_an_engagement_and_damages_the_enemies_there(scene):
    light = rebels(hand=["Admiral Ackbar"], units=["Red Two"])
    dark = Side(units=[dummy("One"), dummy("Two"), dummy("Away")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("One", "Two")
    game.asks("action", "light")
    game.offers("use Admiral Ackbar", "pass")
    game.choose("use Admiral Ackbar")
    pay(game)
    game.asks("reaction", "light")
    assert game.role("Admiral Ackbar") == "defending"
    spent = ("Rebel Alliance", "Objective 4", "Objective 5", "Objective 6")
    assert sum(game.focus(card) for card in spent) == 3
    game.choose("use Admiral Ackbar")
    assert [game.damage(name) for name in ("One", "Two", "Away")] == [1, 1, 0]
    game.leave()


def test_admiral_ackbar_is_not_played_outside_an_engagement_by_his_action(scene):
    light = rebels(hand=["Admiral Ackbar"], units=["Red Two"])
    game = scene(active="light", light=light, dark=Side(units=[dummy("One")]), abilities=True)
    # In deployment he is played like any unit, and nobody is damaged.
    game.offers("play Admiral Ackbar unit", "pass")
    game.choose("play Admiral Ackbar")
    pay(game)
    assert (game.zone("Admiral Ackbar"), game.role("Admiral Ackbar")) == ("in play", "")
    assert game.damage("One") == 0
    game.leave()


def test_an_x_wing_escort_leaving_play_takes_an_enemy_vehicle_along(scene):
    dark = Side(
        objectives=[salvo("dark", 1, "X-Wing Escort")],
        units=["TIE Fighter", "TIE Bomber", "Nightsister"],
    )
    game = scene(active="dark", dark=dark, light=rebels(units=["X-Wing Escort"]), abilities=True)
    game.choose("use Salvo")
    game.asks("interrupt", "light")
    game.choose("use X-Wing Escort")
    game.asks("choose", "dark")
    game.offers("choose TIE Fighter", "choose TIE Bomber")
    game.choose("TIE Fighter")
    assert game.zone("TIE Fighter") == "discard pile"
    assert game.zone("X-Wing Escort") == "discard pile"
    assert game.zone("TIE Bomber") == "in play"
    game.leave()


@pytest.mark.rule("CAP-15")
def test_an_x_wing_escort_needs_an_enemy_vehicle_to_do_anything(scene):
    dark = Side(objectives=[salvo("dark", 1, "X-Wing Escort")], units=["Nightsister"])
    game = scene(active="dark", dark=dark, light=rebels(units=["X-Wing Escort"]), abilities=True)
    game.choose("use Salvo")
    game.asks("action", "dark")
    assert game.zone("X-Wing Escort") == "discard pile"
