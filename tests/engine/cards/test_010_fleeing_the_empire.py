"""The cards of Fleeing the Empire (set 10)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, pay, rebels


def _planned(scene, at: str, **dark):
    troops = unit("Troops", side="dark", cost=2)
    return scene(
        active="dark",
        dark=Side(hand=[troops], **dark),
        light=rebels(enhancements=[("Stolen Plans", at)], deck=["Red Two"]),
        abilities=True,
    )


@pytest.mark.rule("CHG-12")
@pytest.mark.rule("ERR-03")
@pytest.mark.rule("REF-07")
def test_fleeing_the_empire_shields_one_of_yours_when_your_refresh_phase_has_ended(scene):
    light = rebels(
        objectives=["Fleeing the Empire", objective("Second"), objective("Third")],
        units=["Mon Mothma"],
        hand=["Our Most Desperate Hour"],
    )
    dark = Side(units=[dummy("Sith")])
    game = scene(phase="refresh", active="light", dark=dark, light=light, abilities=True)
    # First the window of the phase, then the phase ends.
    game.asks("action", "light")
    game.pass_()
    game.asks("reaction", "light")
    game.choose("use Fleeing the Empire")
    game.offers("target Mon Mothma", "target Fleeing the Empire", "target Second", "target Third")
    game.choose("Second")
    assert game.shields("Second") == 1
    game.leave()


@pytest.mark.rule("ERR-03")
def test_fleeing_the_empire_is_not_used_after_the_enemys_refresh_phase(scene):
    light = rebels(objectives=["Fleeing the Empire"], units=["Mon Mothma"])
    game = scene(phase="refresh", active="dark", light=light, abilities=True)
    game.leave()
    assert game.decision.kind != "reaction"
    assert game.shields("Mon Mothma") == 0


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
