"""The cards of Hunters of the Jedi (set 221)."""

import pytest
from kit.card_makers import enhancement, event, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy

VALLEY = "Valley of the Dark Lords"


@pytest.mark.rule("RES-14")
def test_the_valley_pays_for_sithspawn_cards_of_any_type(scene):
    hand = [
        unit("Beast", affiliation="Sith", cost=1, traits=["Sithspawn"]),
        enhancement("Altar", affiliation="Sith", cost=1, traits=["Sithspawn"]),
        unit("Lord", affiliation="Sith", cost=1, traits=["Sith"]),
    ]
    dark = Side(
        hand=hand,
        enhancements=[(VALLEY, None)],
        objectives=[],
        focus={"Sith affiliation": 1},
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.offers("play Beast unit", "play Altar enhancement", "pass")
    game.choose("play Altar")
    assert game.focus(VALLEY) == 1
    game.leave()


@pytest.mark.rule("TC-68")
@pytest.mark.parametrize(("traits", "damage"), [(["Force"], 0), (["Tactic"], 1)])
def test_terentatek_is_not_affected_by_force_events_of_either_player(scene, traits, damage):
    hits = "action: {do: [{place: damage, to: {target: {title: [Terentatek, Other]}}}]}"
    light = Side(hand=[event("Push", side="light", traits=traits, text=hits)])
    dark = Side(units=["Terentatek", dummy("Other")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Push")
    game.choose("target Terentatek")
    assert game.damage("Terentatek") == damage
    game.leave()


@pytest.mark.rule("SHIELD-03")
def test_shields_do_not_stop_terentatek(scene):
    light = Side(units=[dummy("Foe", "light")], shields={"Foe": 1})
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=["Terentatek"]),
        light=light,
        abilities=True,
    )
    engage(game, "Objective 4", "Terentatek", defenders=("Foe",))
    game.skip_to("commit", "dark")
    assert (game.damage("Foe"), game.shields("Foe")) == (3, 1)
    game.leave()
