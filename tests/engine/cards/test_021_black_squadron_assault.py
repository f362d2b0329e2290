"""The cards of Black Squadron Assault (set 21)."""

import pytest
from fate_battles import dark_attack
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of, pay

ASSAULT = "Black Squadron Assault"


def _vaders_tie(scene, top):
    dark = Side(units=["Vader's TIE Advanced", dummy("Wing")], deck=[top])
    light = Side(units=[dummy("Guard", "light"), dummy("Far", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Vader's TIE Advanced", defenders=("Guard",))
    game.asks("reaction", "dark")
    game.offers("use Vader's TIE Advanced", "pass")
    return game


def _tie_attack(scene, *defenders: str):
    dark = Side(units=["TIE Advanced", dummy("Wing")])
    light = Side(units=[dummy("Guard", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "TIE Advanced", defenders=defenders)
    return game


def test_black_squadron_assault_is_focused_to_take_a_focus_token_off_a_black_squadron_unit(scene):
    dark = Side(
        objectives=[ASSAULT],
        units=["TIE Advanced", "Vader's TIE Advanced", "TIE Fighter", "Black Squadron Pilot"],
        focus={"TIE Advanced": 2, "TIE Fighter": 1, "Vader's TIE Advanced": 1},
    )
    spy = dummy("Spy", "light", traits=["Black Squadron"])
    game = scene(
        active="dark", dark=dark, light=Side(units=[spy], focus={"Spy": 1}), abilities=True
    )
    game.choose(f"use {ASSAULT}")
    assert game.focus(ASSAULT) == 1
    game.asks("choose", "dark")
    # Not the Black Squadron Pilot, which has no token.
    game.offers("choose TIE Advanced", "choose Vader's TIE Advanced")
    game.choose("TIE Advanced")
    assert (game.focus("TIE Advanced"), game.focus("TIE Fighter")) == (1, 1)
    game.leave()


def test_a_pilot_on_a_fighter_is_no_unit_for_black_squadron_assault_or_force_choke(scene):
    dark = Side(
        objectives=[ASSAULT],
        units=["TIE Advanced", "Vader's TIE Advanced", "Darth Vader", "Dark Side Apprentice"],
        enhancements=[("Black Squadron Pilot", "TIE Advanced")],
        focus={"TIE Advanced": 2, "Vader's TIE Advanced": 1, "Black Squadron Pilot": 1},
        hand=["Force Choke"],
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose(f"use {ASSAULT}")
    game.offers("choose TIE Advanced", "choose Vader's TIE Advanced")
    game.choose("TIE Advanced")
    game.choose("use Force Choke")
    game.offers("target Darth Vader", "target Dark Side Apprentice")


def test_black_squadron_assault_needs_to_be_ready_and_a_token_to_take(scene):
    tired = Side(
        objectives=[ASSAULT], units=["TIE Advanced"], focus={ASSAULT: 1, "TIE Advanced": 1}
    )
    rested = Side(objectives=[ASSAULT], units=["TIE Advanced"])
    for dark in (tired, rested):
        game = scene(active="dark", dark=dark, abilities=True)
        game.leave()
        assert game.decision.kind != "action"


def test_vaders_tie_advanced_gains_the_icons_of_a_unit_on_top_of_the_deck(scene):
    game = _vaders_tie(scene, "Darth Vader")
    game.choose("use Vader's TIE Advanced")
    assert game.pile("discard", "dark") == ["Darth Vader"]
    # 1 and 1 of its own, 2 and 1 of the discarded unit, and one that is edge-enabled.
    assert icons_of(game, "Vader's TIE Advanced") == {"damage": 3, "blast": 2, "edge blast": 1}
    game.choose("icon Vader's TIE Advanced unit damage")
    assert game.damage("Guard") == 3
    # The edge is the defender's; afterwards the icons are gone.
    game.asks("engage", "dark")
    assert game.damage("Objective 4") == 2
    assert icons_of(game, "Vader's TIE Advanced") == {"damage": 1, "blast": 1}


def test_vaders_tie_advanced_gains_nothing_from_another_card(scene):
    game = _vaders_tie(scene, "Force Choke")
    game.choose("use Vader's TIE Advanced")
    assert game.pile("discard", "dark") == ["Force Choke"]
    assert icons_of(game, "Vader's TIE Advanced") == {"damage": 1, "blast": 1}
    game.leave()


def test_vaders_tie_advanced_need_not_discard(scene):
    game = _vaders_tie(scene, "Darth Vader")
    game.pass_()
    assert game.pile("discard", "dark") == []
    game.leave()


def test_tie_advanced_damages_the_objective_after_an_unopposed_engagement(scene):
    game = _tie_attack(scene)
    game.asks("reaction", "dark")
    game.offers("use TIE Advanced", "pass")
    assert game.damage("Objective 4") == 2  # blast damage and the unopposed bonus
    game.choose("use TIE Advanced")
    assert game.damage("Objective 4") == 3
    game.leave()


def test_tie_advanced_does_nothing_when_it_was_opposed(scene):
    game = _tie_attack(scene, "Guard")
    game.asks("engage", "dark")
    assert game.damage("Objective 4") == 1


@pytest.mark.rule("ERR-02")
@pytest.mark.rule("DEPLOY-08")
def test_black_squadron_pilot_may_be_played_as_an_enhancement_on_a_fighter(scene):
    dark = Side(
        units=["TIE Fighter", "TIE Advanced", "Kuati Security Team"], hand=["Black Squadron Pilot"]
    )
    light = Side(units=["X-Wing"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.offers("play Black Squadron Pilot unit", "play Black Squadron Pilot enhancement", "pass")
    game.choose("play Black Squadron Pilot enhancement")
    pay(game)
    game.asks("host", "dark")
    game.offers("attach TIE Fighter", "attach TIE Advanced")
    game.choose("TIE Advanced")
    assert game.host("Black Squadron Pilot") == "TIE Advanced"
    assert icons_of(game, "TIE Advanced") == {"damage": 1, "blast": 2, "edge damage": 1}
    game.leave()


@pytest.mark.rule("ERR-02")
def test_black_squadron_pilot_put_into_play_may_enter_as_an_enhancement(scene):
    hangar = objective(
        "Hangar",
        side="dark",
        text=("action: {do: [{put_into_play: {each: {title: Black Squadron Pilot, in: hand}}}]}"),
    )
    dark = Side(
        objectives=[hangar],
        units=["TIE Advanced"],
        hand=["Black Squadron Pilot"],
        focus={"Sith affiliation": 1},
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Hangar")
    game.asks("form", "dark")
    game.choose(game.options[1])
    assert game.host("Black Squadron Pilot") == "TIE Advanced"
    assert icons_of(game, "TIE Advanced") == {"damage": 1, "blast": 2, "edge damage": 1}
    game.leave()


def test_black_squadron_pilot_as_a_unit_changes_no_fighter(scene):
    dark = Side(units=["TIE Advanced"], hand=["Black Squadron Pilot"])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("play Black Squadron Pilot unit")
    pay(game)
    assert (game.zone("Black Squadron Pilot"), game.host("Black Squadron Pilot")) == (
        "in play",
        None,
    )
    assert icons_of(game, "TIE Advanced") == {"blast": 1, "edge damage": 1}
    game.leave()


def test_black_squadron_pilot_is_a_unit_where_there_is_no_fighter(scene):
    dark = Side(units=["Kuati Security Team"], hand=["Black Squadron Pilot"])
    game = scene(active="dark", dark=dark, light=Side(units=["X-Wing"]), abilities=True)
    game.offers("play Black Squadron Pilot unit", "pass")


def test_im_on_the_leader_puts_a_focus_token_on_an_enemy_fighter(scene):
    dark = Side(
        hand=["I'm On the Leader"],
        units=["TIE Advanced"],
        objectives=[objective("Fort", side="dark", affiliation="Sith")],
    )
    light = Side(
        units=["X-Wing", "Rookie Pilot", "Redemption", dummy("Y", "light", traits=["Fighter"])]
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use I'm On the Leader")
    pay(game)
    game.asks("target", "dark")
    game.offers("target X-Wing", "target Y")
    game.choose("X-Wing")
    assert (game.focus("X-Wing"), game.focus("Y")) == (1, 0)
    game.leave()


def test_target_of_opportunity_damages_the_objective_you_attack(scene):
    game = dark_attack(scene, hand=["Target of Opportunity"])
    game.choose("place Target of Opportunity")
    game.leave()
    assert (game.damage("Objective 4"), game.damage("Objective 5")) == (1, 0)


def test_target_of_opportunity_does_nothing_for_the_defender(scene):
    game = dark_attack(scene, hand=["Target of Opportunity"], active="light")
    game.choose("place Target of Opportunity")
    game.leave()
    assert [game.damage(f"Objective {number}") for number in range(1, 7)] == [0] * 6
