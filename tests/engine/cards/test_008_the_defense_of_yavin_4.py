"""The cards of The Defense of Yavin 4 (set 8)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Scene, Side
from kit.usual_cards import salvo
from real_cards import dummy, icons_of, pay, rebels


def _attack_with_red_two(scene, *wing: str, damage: int, defenders: tuple[str, ...] = ()) -> Scene:
    dark = Side(units=[dummy("Guard")], damage={"Objective 1": damage})
    light = rebels(units=["Red Two", *wing])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Red Two", *wing, defenders=defenders)
    return game


def _defended(scene, *hand: str, **light):
    objectives = ["The Defense of Yavin 4", objective("Second"), objective("Third")]
    return scene(
        active="light",
        light=rebels(objectives=objectives, hand=hand, **light),
        abilities=True,
    )


def _spent(game) -> int:
    cards = ("Rebel Alliance", "The Defense of Yavin 4", "Second", "Third")
    return sum(game.focus(card) for card in cards)


@pytest.mark.rule("FAQ-08a")
def test_red_two_readied_during_the_strikes_has_to_strike_again(scene):
    game = _attack_with_red_two(scene, "Y-Wing", damage=4, defenders=("Guard",))
    game.skip_to("strike", "light")
    game.choose("strike Red Two")
    assert (game.damage("Guard"), game.focus("Red Two")) == (2, 1)
    # The Y-Wing's blast destroys the objective.
    game.skip_to("reaction", "light")
    assert game.zone("Objective 1") == "victory pile"
    game.choose("use Red Two")
    game.skip_to("engage")
    assert (game.damage("Guard"), game.focus("Red Two")) == (4, 1)


@pytest.mark.rule("FAQ-08b")
def test_red_two_readied_by_unopposed_damage_may_join_another_engagement(scene):
    # Its edge-enabled blast makes 4 of 3, the unopposed point destroys.
    game = _attack_with_red_two(scene, damage=3)
    game.skip_to("reaction", "light")
    assert (game.zone("Objective 1"), game.focus("Red Two")) == ("victory pile", 1)
    game.choose("use Red Two")
    game.asks("engage", "light")
    assert game.focus("Red Two") == 0
    game.offers("engage Objective 2", "engage Objective 3", "pass")


def test_the_defense_of_yavin_4_makes_a_vehicle_cheaper_for_discarded_cards(scene):
    game = _defended(scene, "Red Two", "Mon Mothma", "Rebel Assault", "Y-Wing")
    game.choose("play Red Two")
    game.asks("interrupt", "light")
    assert _spent(game) == 0  # before anything is paid
    game.choose("use The Defense of Yavin 4")
    game.asks("value", "light")
    game.offers(*[f"value The Defense of Yavin 4 {n}" for n in (1, 2, 3)])
    game.choose("value The Defense of Yavin 4 2")
    game.asks("choose", "light")
    game.offers("choose Mon Mothma", "choose Rebel Assault", "choose Y-Wing")
    game.choose("Mon Mothma", "Rebel Assault")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    assert game.zone("Red Two") == "in play"
    assert sorted(game.pile("discard", "light")) == ["Mon Mothma", "Rebel Assault"]
    assert _spent(game) == 1
    game.leave()


def test_the_defense_of_yavin_4_leaves_a_cost_of_1(scene):
    game = _defended(scene, "Y-Wing", "Mon Mothma", "Rebel Assault", "Red Two")
    game.choose("play Y-Wing")
    game.choose("use The Defense of Yavin 4")
    game.choose("value The Defense of Yavin 4 3")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    assert (game.pile("hand", "light"), _spent(game)) == ([], 1)
    game.leave()


@pytest.mark.rule("TC-65")
def test_the_defense_of_yavin_4_pays_for_what_resources_alone_could_not(scene):
    game = _defended(scene, "Home One", "Mon Mothma", focus={"Third": 1, "Second": 1})
    # Two resources and one card to discard are not enough for a cost of 5.
    game.leave()
    assert "play Home One unit" not in game.options
    game = _defended(scene, "Home One", "Mon Mothma", "Y-Wing", focus={"Third": 1})
    game.choose("play Home One")
    game.choose("use The Defense of Yavin 4")
    game.choose("value The Defense of Yavin 4 2")
    assert (game.zone("Home One"), game.pile("hand", "light")) == ("in play", [])
    game.leave()


@pytest.mark.rule("RES-09")
def test_a_vehicle_that_stays_too_dear_goes_back_to_hand(scene):
    game = _defended(scene, "Home One", "Mon Mothma", "Y-Wing", focus={"Third": 1})
    game.choose("play Home One")
    game.pass_()
    assert (game.zone("Home One"), _spent(game)) == ("hand", 1)
    game.leave()


def test_the_defense_of_yavin_4_is_for_vehicle_units_only(scene):
    game = _defended(scene, "Battlefield Engineers", "Mon Mothma", units=["Y-Wing"])
    game.choose("play Battlefield Engineers")
    game.asks("pay", "light")


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


def test_rebel_assault_deals_2_damage_to_an_enemy_unit_or_objective_once_a_turn(scene):
    rich = [objective(title, affiliation="Rebel Alliance", resources=2) for title in ("B", "C")]
    light = rebels(
        hand=["Rebel Assault", "Rebel Assault"], units=[dummy("Pal", "light")], objectives=rich
    )
    dark = Side(
        objectives=[objective("Fort", side="dark"), objective("Keep", side="dark")],
        units=[dummy("Raider")],
        enhancements=[("Sith Library", None)],
    )
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Rebel Assault #2")
    game.choose("generate B 2")
    game.asks("target", "light")
    game.offers("target Fort", "target Keep", "target Raider")
    game.choose("Fort")
    assert (game.damage("Fort"), game.damage("Keep"), game.damage("Raider")) == (2, 0, 0)
    # Limit 1 per turn: the other copy counts too, though it could be paid for.
    game.leave()
    assert game.decision.kind != "action"
    assert game.zone("Rebel Assault") == "hand"
