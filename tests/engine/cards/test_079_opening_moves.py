"""The cards of Opening Moves (set 79)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, goes_by

YAVIN = objective("Jungle", traits=["Yavin 4"])


def _attacked(scene, *others, **more):
    light = Side(objectives=["Opening Moves", *others])
    dark = Side(units=[dummy("Walker"), dummy("Runner")], **more)
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    return game


@pytest.mark.rule("TC-24")
def test_the_first_engagement_is_against_a_yavin_4_objective(scene):
    game = _attacked(scene, YAVIN, objective("Town"))
    game.offers("engage Opening Moves", "engage Jungle", "pass")
    engage(game, "Jungle", "Walker")
    game.skip_to("engage")
    game.offers("engage Opening Moves", "engage Town", "pass")


def test_nobody_has_to_engage_at_all(scene):
    game = _attacked(scene, objective("Town"))
    game.pass_()
    game.leave()
    assert game.state.declared_against == ()


@pytest.mark.rule("GEN-03")
def test_where_no_yavin_4_objective_can_be_engaged_another_is(scene):
    text = "constant: {modifiers: [{of: {trait: Yavin 4}, cannot: {be: engaged}}]}"
    game = _attacked(scene, objective("Shelter", text=text))
    game.offers("engage Shelter", "pass")


def test_your_own_attacks_are_free(scene):
    light = Side(objectives=["Opening Moves"], units=[dummy("Ace", "light")])
    dark = Side(
        objectives=[
            objective("Moon", side="dark", traits=["Yavin 4"]),
            objective("Den", side="dark"),
        ]
    )
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.offers("engage Moon", "engage Den", "pass")


def _attacks(scene, first):
    light = Side(units=["79-2"])
    dark = Side(units=[dummy("A"), dummy("B")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    if not first:
        engage(game, "Objective 4", "A")
    engage(game, "Objective 5", "B", defenders=("Massassi Temple Lookout",))
    return game


def test_massassi_temple_lookout_shields_in_the_first_engagement_of_a_phase(scene):
    game = _attacks(scene, first=True)
    game.asks("shielding", "light")
    game.choose("shield Objective 5")
    assert game.shields("Objective 5") == 1
    game.leave()


def test_massassi_temple_lookout_does_not_shield_in_the_second(scene):
    game = _attacks(scene, first=False)
    while game.decision.kind != "commit":
        assert game.decision.kind != "shielding"
        game.decline()
    game.leave()


def test_a_proximity_mine_goes_off_under_all_attackers(scene):
    light = Side(
        enhancements=[("Proximity Mine", None)],
        units=[dummy("Guard", "light"), dummy("Pal", "light")],
    )
    dark = Side(units=[dummy("Walker"), dummy("Runner"), dummy("Home")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("Walker", "Runner")
    game.skip_to("action", "light")
    game.choose("use Proximity Mine")
    assert game.zone("Proximity Mine") == "discard pile"
    damage = [game.damage(name) for name in ("Walker", "Runner", "Home", "Guard", "Pal")]
    assert damage == [2, 2, 0, 0, 0]
    game.leave()


def test_a_proximity_mine_spares_your_own_attackers(scene):
    light = Side(enhancements=[("Proximity Mine", None)], units=[dummy("Pal", "light")])
    dark = Side(units=[dummy("Foe")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 1")
    goes_by(game, "Proximity Mine", "commit", "light")


def test_an_ion_cannon_barrage_removes_all_shields_of_both_sides(scene):
    light = Side(
        hand=["Ion Cannon Barrage"],
        units=[dummy("Pal", "light")],
        shields={"Pal": 1, "Objective 4": 1},
    )
    dark = Side(units=[dummy("Foe")], shields={"Foe": 1, "Objective 1": 1})
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Ion Cannon Barrage")
    assert sum(game.state.shield) == 0
    game.leave()


def test_an_ion_cannon_barrage_waits_for_a_shield(scene):
    light = Side(hand=["Ion Cannon Barrage"], units=[dummy("Pal", "light")])
    game = scene(active="light", light=light, abilities=True)
    assert "use Ion Cannon Barrage" not in game.options
    game.leave()
