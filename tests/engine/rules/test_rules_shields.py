"""Shields against damage (SHIELD, TC-72)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import protect, salvo


def _strike(scene, striking, **icons):
    """A dark attacker and a light defender, both shielded, of which one strikes first."""
    first = {"keywords": ({"edge": 1},)}
    ours = unit("Raider", side="dark", capacity=5, **(icons if striking == "dark" else {}), **first)
    theirs = unit("Ace", side="light", capacity=5, **(icons if striking == "light" else {}))
    game = scene(
        phase="conflict",
        dark=Side(units=[ours], shields={"Raider": 1}),
        light=Side(units=[theirs], shields={"Ace": 1, "Objective 4": 1}),
    )
    engage(game, "Objective 4", defenders=("Ace",))
    return game


@pytest.mark.rule("SHIELD-03")
@pytest.mark.rule("SHIELD-05")
@pytest.mark.rule("DMG-05")
@pytest.mark.rule("TC-72")
@pytest.mark.parametrize(("answer", "damage", "left"), [("shield", 1, 0), ("take", 2, 1)])
def test_a_shield_may_prevent_one_damage_of_an_enemy_effect(scene, answer, damage, left):
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ace")]),
        light=Side(units=[unit("Ace", side="light", capacity=5)], shields={"Ace": 1}),
    )
    game.choose("use Salvo")
    game.asks("shield", "light")
    game.offers("shield Ace", "take Ace")
    game.choose(f"{answer} Ace")
    game.asks("action", "dark")
    assert (game.damage("Ace"), game.shields("Ace")) == (damage, left)


@pytest.mark.rule("SHIELD-03")
@pytest.mark.rule("OPEN-13")
@pytest.mark.rule("CHG-18")
@pytest.mark.parametrize(("striking", "hit"), [("dark", "Ace"), ("light", "Raider")])
def test_a_shield_stops_damage_of_attackers_and_of_defenders(scene, striking, hit):
    game = _strike(scene, striking, icons=(1, 0, 0))
    game.asks("shield", "light" if striking == "dark" else "dark")
    game.choose(f"shield {hit}")
    assert (game.damage(hit), game.shields(hit)) == (0, 0)
    game.skip_to("commit", "dark")


@pytest.mark.rule("SHIELD-03")
@pytest.mark.rule("CHG-18")
def test_a_shield_on_the_objective_stops_the_unopposed_damage(scene):
    game = scene(
        phase="conflict",
        dark=Side(units=[unit("Raider", side="dark")]),
        light=Side(shields={"Objective 4": 1}),
    )
    engage(game, "Objective 4")
    game.asks("shield", "light")
    game.choose("shield Objective 4")
    assert (game.damage("Objective 4"), game.shields("Objective 4")) == (0, 0)
    game.skip_to("balance")


@pytest.mark.rule("SHIELD-03")
@pytest.mark.rule("FAQ-15")
@pytest.mark.rule("CHG-18")
def test_a_shield_stops_the_damage_of_the_balance_phase(scene):
    game = scene(phase="balance", active="light", dark=Side(shields={"Objective 2": 1}))
    game.choose("Objective 2")
    game.asks("shield", "dark")
    game.choose("shield Objective 2")
    assert (game.damage("Objective 2"), game.shields("Objective 2")) == (0, 0)
    game.asks("action")


@pytest.mark.rule("SHIELD-04")
@pytest.mark.rule("RB-16")
@pytest.mark.rule("QS-10")
@pytest.mark.rule("OPEN-14")
def test_a_shield_does_nothing_against_its_own_controllers_costs_and_effects(scene):
    own = objective(
        "Own",
        side="dark",
        text=(
            "action: {cost: [{focus: {each: {title: Payer}, bind: payer}}, {place: damage, "
            "to: payer}], do: [{place: damage, to: {each: {title: Ace}, "
            "bind: all_of_them}}, {place: focus, to: all_of_them}]}"
        ),
    )
    game = scene(
        dark=Side(
            objectives=[own],
            units=[unit("Ace", side="dark", capacity=3), unit("Payer", side="dark", capacity=3)],
            shields={"Ace": 1, "Payer": 1},
        ),
    )
    game.choose("use Own")
    assert [game.damage(name) for name in ("Ace", "Payer")] == [1, 1]
    assert [game.focus(name) for name in ("Ace", "Payer")] == [1, 1]
    assert [game.shields(name) for name in ("Ace", "Payer")] == [1, 1]
    game.skip_to("balance")


@pytest.mark.rule("SHIELD-04")
@pytest.mark.rule("RB-16")
def test_paying_and_striking_are_not_stopped_by_shields(scene):
    mine = unit("Mine", side="dark", resources=2)
    game = scene(
        phase="deployment",
        dark=Side(
            units=[mine],
            objectives=[],
            hand=[unit("Recruit", side="dark", cost=2)],
            shields={"Mine": 1},
        ),
    )
    game.choose("play Recruit")
    game.choose("generate Mine 2")
    assert (game.focus("Mine"), game.shields("Mine")) == (2, 1)
    game.skip_to("commit")
    game = scene(
        phase="conflict",
        dark=Side(units=[unit("Raider", side="dark")], shields={"Raider": 1}),
    )
    engage(game, "Objective 4")
    game.skip_to("balance")
    assert (game.focus("Raider"), game.shields("Raider")) == (1, 1)


@pytest.mark.rule("SHIELD-06")
@pytest.mark.rule("FAQ-11")
@pytest.mark.rule("FAQ-12")
@pytest.mark.rule("KEY-09")
@pytest.mark.rule("DMG-08")
def test_the_protectors_shield_prevents_one_but_lets_it_take_no_more(scene):
    ward = unit("Ward", side="light", capacity=9, traits=("Rebel",))
    guard = unit("Guard", side="light", capacity=2, keywords=(protect(),))
    game = scene(
        dark=Side(objectives=[salvo("dark", 4, "Ward")]),
        light=Side(units=[ward, guard], shields={"Guard": 1, "Ward": 1}),
    )
    game.choose("use Salvo")
    game.offers("protect Guard 1 of Ward", "protect Guard 2 of Ward", "done")
    game.choose("protect Guard 2 of Ward")
    game.asks("shield", "light")
    game.choose("take Ward")
    game.asks("shield", "light")
    game.choose("shield Guard")
    game.asks("action", "dark")
    assert (game.damage("Ward"), game.damage("Guard")) == (2, 1)


@pytest.mark.rule("DMG-08")
def test_the_shield_of_a_card_whose_damage_was_moved_is_not_used(scene):
    ward = unit("Ward", side="light", capacity=9, traits=("Rebel",))
    guard = unit("Guard", side="light", capacity=2, keywords=(protect(),))
    game = scene(
        dark=Side(objectives=[salvo("dark", 1, "Ward")]),
        light=Side(units=[ward, guard], shields={"Ward": 1}),
    )
    game.choose("use Salvo")
    game.choose("protect Guard 1 of Ward")
    game.asks("action", "dark")
    assert (game.damage("Guard"), game.shields("Ward")) == (1, 1)
