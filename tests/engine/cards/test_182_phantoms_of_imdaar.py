"""The cards of Phantoms of Imdaar (set 182)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, icons_of

CANNON = "Enhanced Laser Cannon"


def _wing(scene, *, text=(), icons=(1, 1, 0), cannon=True):
    fighters = [
        dummy(name, traits=["Vehicle", "Fighter"], icons=icons, text=text)
        for name in ("Armed", "Plain")
    ]
    dark = Side(units=fighters, enhancements=[(CANNON, "Armed")] if cannon else [])
    light = Side(units=[dummy("Foe", "light")], shields={"Foe": 1, "Objective 4": 1})
    return scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)


@pytest.mark.rule("SHIELD-03")
@pytest.mark.rule("DMG-09")
def test_shields_prevent_no_damage_of_the_enhanced_fighter(scene):
    game = _wing(scene)
    assert icons_of(game, "Armed") == {"damage": 2, "blast": 1}
    engage(game, "Objective 4", "Armed", defenders=("Foe",))
    game.skip_to("icon")
    game.choose("icon Armed unit damage")
    # Both types: the unit and the objective are shielded, and nobody is asked.
    game.skip_to("engage", "dark")
    assert (game.damage("Foe"), game.shields("Foe")) == (2, 1)
    # The blast, and the reward of nobody: the shield stops neither.
    assert (game.damage("Objective 4"), game.shields("Objective 4")) == (1, 1)
    game.leave()


def test_shields_prevent_damage_of_another_fighter(scene):
    game = _wing(scene, icons=(1, 0, 0))
    engage(game, "Objective 4", "Plain", defenders=("Foe",))
    game.skip_to("shield", "light")
    game.leave()


ZAP = "action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}]}"


def _defending(scene, icons, *, defenders=("TIE Phantom", "Pal"), focus=()):
    light = Side(
        units=[unit("Ace", capacity=9, icons=icons)],
        objectives=[objective("Gun", text=ZAP), clock("light")],
    )
    dark = Side(units=["TIE Phantom", unit("Pal", side="dark", capacity=9)], focus=dict(focus))
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Ace", defenders=defenders)
    return game


@pytest.mark.rule("STRIKE-13")
def test_icons_do_not_hit_a_ready_phantom_in_the_engagement(scene):
    # Without the edge the attacker strikes last: the Phantom is exhausted by then, unless it is
    # the attacker who has the first slot.
    game = _defending(scene, (2, 0, 0))
    game.skip_to("strike", "dark")
    game.choose("strike Pal")
    game.skip_to("commit")
    assert (game.damage("TIE Phantom"), game.damage("Pal")) == (0, 2)


def test_a_phantom_alone_lets_unit_damage_go_nowhere(scene):
    game = _defending(scene, (2, 0, 2), defenders=("TIE Phantom",))
    game.skip_to("action", "light")
    game.leave()
    assert game.role("TIE Phantom") == "defending"


@pytest.mark.rule("TC-68")
def test_a_phantom_is_no_target_while_it_is_ready_inside(scene):
    game = _defending(scene, (1, 0, 0))
    game.skip_to("action", "light")
    game.choose("use Gun")
    # Only the other can be targeted: there is nothing to choose.
    assert (game.damage("Pal"), game.damage("TIE Phantom")) == (1, 0)
    game.leave()


def test_outside_of_the_engagement_it_is_like_any_other_unit(scene):
    game = _defending(scene, (1, 0, 0), defenders=("Pal",))
    game.skip_to("action", "light")
    game.choose("use Gun")
    game.offers("target Pal", "target TIE Phantom")


@pytest.mark.parametrize("fighters", [1, 2])
def test_phantoms_of_imdaar_shields_one_of_two_fighters_declared_together(scene, fighters):
    traits = [["Fighter"]] * fighters + [["Walker"]] * (2 - fighters)
    units = [unit(f"U{n}", side="dark", traits=one) for n, one in enumerate(traits)]
    dark = Side(units=[*units, unit("Absent", side="dark", traits=["Fighter"])])
    dark.objectives = ["Phantoms of Imdaar"]
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    engage(game, "Objective 4", "U0", "U1")
    assert ("use Phantoms of Imdaar" in game.options) is (fighters == 2)
    if fighters == 2:
        game.choose("use Phantoms of Imdaar")
        game.offers("choose U0", "choose U1")
        game.choose("choose U1")
        assert (game.shields("U0"), game.shields("U1")) == (0, 1)
    game.leave()
