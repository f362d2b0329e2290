"""The cards of Renegade Squadron Mobilization (set 44)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.texts import action
from kit.usual_cards import clock
from real_cards import dummy, icons_of

RARER_BOARD = {"44-5": "two units that share a trait, one of which has an icon to give"}
FLYER = {"traits": ["Vehicle"]}


def _caverns(scene, **parts):
    light = Side(enhancements=[("Echo Caverns", None)], objectives=[clock("light")])
    light.units = [
        dummy("Wing", "light", icons=(2, 0, 0), edge_icons=(0, 0, 1), **FLYER),
        dummy("Pal", "light", traits=["Character"], **parts),
    ]
    dark = Side(units=[dummy("Walker", **FLYER), dummy("Droid", traits=["Droid"])])
    return scene(active="light", dark=dark, light=light, abilities=True)


@pytest.mark.rule("DEF-18")
def test_echo_caverns_moves_an_icon_of_your_choice_between_two_that_share_a_trait(scene):
    game = _caverns(scene)
    game.choose("use Echo Caverns")
    # The Character and the Droid share no trait with anybody.
    game.offers("target Wing", "target Walker")
    game.choose("target Wing")
    game.offers("value Echo Caverns unit damage", "value Echo Caverns edge tactics")
    game.choose("value Echo Caverns edge tactics")
    assert icons_of(game, "Wing") == {"damage": 2}
    assert icons_of(game, "Walker") == {"edge tactics": 1}
    assert game.focus("Echo Caverns") == 1
    game.leave()


def test_echo_caverns_takes_one_icon_and_not_all_of_its_kind(scene):
    game = _caverns(scene)
    game.choose("use Echo Caverns")
    game.choose("target Walker")
    game.choose("value Echo Caverns unit damage")
    assert icons_of(game, "Wing") == {"damage": 1, "edge tactics": 1}
    assert icons_of(game, "Walker") == {"damage": 1}
    game.skip_to("engage", "light")
    # The phase is over.
    assert icons_of(game, "Wing") == {"damage": 2, "edge tactics": 1}
    assert icons_of(game, "Walker") == {}
    game.leave()


@pytest.mark.parametrize(
    ("giver", "left"),
    [("Wing", ({}, {"blast": 2})), ("Walker", ({"blast": 2}, {}))],
)
def test_echo_caverns_let_you_say_which_of_the_two_gives(scene, giver, left):
    light = Side(enhancements=[("Echo Caverns", None)], objectives=[clock("light")])
    light.units = [dummy("Wing", "light", icons=(0, 1, 0), **FLYER)]
    dark = Side(units=[dummy("Walker", icons=(0, 1, 0), **FLYER)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Echo Caverns")
    game.choose("target Wing")
    game.offers("choose Wing", "choose Walker")
    game.choose(f"choose {giver}")
    assert (icons_of(game, "Wing"), icons_of(game, "Walker")) == left
    game.leave()


def test_echo_caverns_find_nothing_where_nobody_has_an_icon(scene):
    light = Side(enhancements=[("Echo Caverns", None)], objectives=[clock("light")])
    light.units = [dummy("Wing", "light", **FLYER)]
    dark = Side(units=[dummy("Walker", **FLYER)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert "use Echo Caverns" not in game.options


def _renegades(scene, *, at, role="attacking"):
    light = Side(units=["Renegade Squadron"])
    light.captured = [(dummy(title, "light"), at) for title in ("Prisoner", "Pal")]
    dark = Side(units=[dummy("Foe")])
    active = "light" if role == "attacking" else "dark"
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if role == "attacking":
        engage(game, "Objective 1", "Renegade Squadron", defenders=("Foe",))
    else:
        engage(game, "Objective 4", "Foe", defenders=("Renegade Squadron",))
    return game


@pytest.mark.rule("CAP-07")
def test_renegade_squadron_rescues_at_the_engaged_objective_for_a_damage(scene):
    game = _renegades(scene, at="Objective 1")
    game.choose("use Renegade Squadron")
    assert sorted([game.zone("Prisoner"), game.zone("Pal")]) == ["captured", "hand"]
    assert game.damage("Renegade Squadron") == 1
    game.leave()


@pytest.mark.parametrize(
    ("at", "role"), [("Objective 2", "attacking"), ("Objective 1", "defending")]
)
def test_renegade_squadron_rescues_nobody_elsewhere_or_as_a_defender(scene, at, role):
    game = _renegades(scene, at=at, role=role)
    game.leave()
    assert "use Renegade Squadron" not in game.options
    assert game.zone("Prisoner") == "captured"


MOBILIZATION = "Renegade Squadron Mobilization"


@pytest.mark.parametrize(
    ("gone", "draws"),
    [
        ("destroy: {each: {title: Foe}}", True),
        ("send: {each: {title: Foe}}, to: hand", True),
        ("destroy: {each: {title: Pal}}", False),
        ("discard: {each: {title: Gear}}", False),
    ],
)
def test_renegade_squadron_mobilization_draws_a_card_when_an_enemy_unit_leaves_play(
    scene, gone, draws
):
    gun = objective("Gun", text=action(gone))
    light = Side(objectives=[MOBILIZATION, gun], units=[dummy("Pal", "light")], deck=[unit("Top")])
    gear = enhancement("Gear", side="dark")
    dark = Side(units=[dummy("Foe")], enhancements=[(gear, None)])
    game = scene(active="light", light=light, dark=dark, abilities=True)
    game.choose("use Gun")
    if draws:
        game.asks("reaction", "light")
        game.choose(f"use {MOBILIZATION}")
    assert game.decision.kind != "reaction"
    assert game.pile("hand", "light") == (["Top"] if draws else [])
    game.leave()


@pytest.mark.parametrize("helped", ["Pal", "Foe"])
def test_munitions_expert_is_focused_to_arm_a_unit_for_the_phase(scene, helped):
    light = Side(units=["Munitions Expert", dummy("Pal", "light")], objectives=[clock("light")])
    game = scene(active="light", light=light, dark=Side(units=[dummy("Foe")]), abilities=True)
    game.choose("use Munitions Expert")
    game.offers("target Munitions Expert", "target Pal", "target Foe")
    game.choose(f"target {helped}")
    assert game.focus("Munitions Expert") == 1
    assert icons_of(game, helped) == {"damage": 1}
    # Focused, he helps nobody else.
    game.offers("use Clock of light", "pass")
    game.skip_to("engage")
    assert icons_of(game, helped) == {}
