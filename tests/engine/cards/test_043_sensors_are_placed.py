"""The cards of Sensors Are Placed (set 43)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of

from swlcg_deck.engine.core.constants import DARK, LIGHT
from swlcg_deck.engine.facts.characteristics import capacity, force_icons
from swlcg_deck.engine.facts.contests import seen_edge_cards


def _hoth(side, *numbers):
    return [objective(f"{side} ice {n}", side=side, traits=["Hoth"]) for n in numbers]


@pytest.mark.parametrize(
    ("light", "dark", "seen"),
    [([], [], ["Bluff"]), ([], [1], []), ([1], [1], ["Bluff"]), ([1], [1, 2], [])],
)
def test_sensors_make_the_enemy_place_his_first_edge_card_faceup(scene, light, dark, seen):
    """As long as you control more Hoth objectives; Sensors Are Placed are one themselves."""
    mine = Side(
        objectives=["Sensors Are Placed", *_hoth("light", *light), objective("Town")],
        units=[dummy("Guard", "light", traits=["Hoth"])],
        hand=[dummy("Mine", "light"), dummy("Rest", "light")],
    )
    theirs = Side(
        objectives=[*_hoth("dark", *dark), objective("Den", side="dark")],
        units=[dummy("Raider", traits=["Hoth"])],
        hand=[dummy("Bluff"), dummy("Second")],
    )
    game = scene(phase="conflict", active="dark", dark=theirs, light=mine, abilities=True)
    engage(game, "Sensors Are Placed", "Raider", defenders=("Guard",))
    for card in ("Bluff", "Mine", "Second"):
        game.choose(f"place {card}")
    assert game.names(seen_edge_cards(game.state, LIGHT, DARK)) == seen
    assert seen_edge_cards(game.state, DARK, LIGHT) == ()
    game.leave()


@pytest.mark.parametrize("bases", [0, 1, 2])
def test_echo_defender_gains_an_edge_icon_for_each_hoth_objective_of_yours(scene, bases):
    numbers = range(bases)
    light = Side(
        objectives=[*_hoth("light", *numbers), objective("Town")],
        units=["Echo Defender", dummy("Pal", "light", traits=["Hoth"])],
    )
    dark = Side(objectives=_hoth("dark", 1))
    game = scene(active="light", light=light, dark=dark, abilities=True)
    expected = {"edge damage": bases, "edge tactics": 1}
    assert icons_of(game, "Echo Defender") == {k: n for k, n in expected.items() if n}
    assert icons_of(game, "Pal") == {}
    game.leave()


GENERATOR = "Echo Base Shield Generator"


def _generator(scene, damage=0, **more):
    light = Side(
        objectives=[*_hoth("light", 1), objective("Town")],
        units=[dummy("Guard", "light")],
        enhancements=[(GENERATOR, None)],
        damage={GENERATOR: damage},
        **more,
    )
    dark = Side(objectives=[*_hoth("dark", 1), objective("Den", side="dark")])
    dark.units = [dummy("Walker")]
    return scene(active="light", light=light, dark=dark, abilities=True)


def test_the_shield_generator_takes_a_damage_to_shield_a_unit_or_hoth_objective(scene):
    game = _generator(scene)
    game.choose(f"use {GENERATOR}")
    fitting = ("Guard", "Walker", "light ice 1", "dark ice 1")
    game.offers(*(f"target {name}" for name in fitting))
    game.choose("target light ice 1")
    assert (game.damage(GENERATOR), game.shields("light ice 1")) == (1, 1)
    assert game.zone(GENERATOR) == "in play"
    # Once each turn.
    game.leave()
    assert game.decision.kind != "action" or f"use {GENERATOR}" not in game.options


@pytest.mark.parametrize(("damage", "zone"), [(1, "in play"), (2, "hand")])
def test_the_shield_generator_goes_home_with_its_third_damage(scene, damage, zone):
    game = _generator(scene, damage)
    game.choose(f"use {GENERATOR}")
    game.choose("target Guard")
    assert (game.shields("Guard"), game.zone(GENERATOR)) == (1, zone)
    game.leave()


@pytest.mark.rule("SHIELD-02")
def test_the_shield_generator_finds_nothing_where_all_are_shielded(scene):
    light = Side(enhancements=[(GENERATOR, None)], units=[dummy("Guard", "light")])
    light.shields = {"Guard": 1}
    game = scene(active="light", light=light, abilities=True)
    game.leave()
    assert game.decision.kind != "action" or f"use {GENERATOR}" not in game.options


@pytest.mark.rule("GEN-03")
@pytest.mark.parametrize(("traits", "damage"), [(["Vehicle", "Walker"], 0), (["Creature"], 2)])
def test_an_objective_with_a_first_marker_takes_no_damage_of_vehicles(scene, traits, damage):
    light = Side(
        objectives=[objective("Ice Field", traits=["Hoth"])],
        enhancements=[("First Marker", "Ice Field")],
    )
    dark = Side(units=[dummy("Beast", icons=(0, 1, 0), traits=traits)])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Ice Field", "Beast")
    game.skip_to("engage")
    # The bonus for being unopposed is damage of no card: it comes all the same.
    assert game.damage("Ice Field") == {0: 1, 2: 2}[damage]


def _counting(more=""):
    what = f"{{type: objective, trait: Hoth, controller: you{more}}}"
    return f"constant: {{modifiers: [{{of: self, gain: {{force: {{count: {what}}}}}}}]}}"


@pytest.mark.rule("FAQ-27")
@pytest.mark.parametrize(("base", "number"), [(True, 3), (False, 2)])
def test_echo_base_counts_as_one_more_hoth_objective(scene, base, number):
    light = Side(
        units=[unit("Scout", force=1, text=_counting())],
        objectives=[objective("Ice Field", traits=["Hoth"], capacity=5), objective("Town")],
        enhancements=[("Echo Base", None)] if base else [],
    )
    light.units = [*light.units, dummy("Yak", "light", traits=["Hoth"])]
    dark = Side(objectives=[objective("Ice", side="dark", traits=["Hoth"], capacity=5)])
    game = scene(active="light", light=light, dark=dark, abilities=True)
    assert force_icons(game.state, game.card("Scout")) == number
    assert capacity(game.state, game.card("Ice Field")) == (6 if base else 5)
    # No other objective, no unit and none of the enemy.
    assert [capacity(game.state, game.card(name)) for name in ("Town", "Yak", "Ice")] == [5] * 3
    game.leave()


@pytest.mark.rule("FAQ-26")
@pytest.mark.parametrize("state", ["damaged", "undamaged"])
def test_what_is_not_there_is_neither_damaged_nor_undamaged(scene, state):
    light = Side(
        units=[unit("Scout", force=1, text=_counting(f", is: {state}"))],
        objectives=[objective("Town")],
        enhancements=[("Echo Base", None)],
    )
    game = scene(active="light", light=light, abilities=True)
    assert force_icons(game.state, game.card("Scout")) == 1
    game.leave()


def test_the_enemy_counts_it_as_yours(scene):
    text = _counting().replace("controller: you", "side: enemy")
    dark = Side(units=[unit("Spy", side="dark", force=1, text=text)])
    light = Side(objectives=[objective("Town")], enhancements=[("Echo Base", None)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert force_icons(game.state, game.card("Spy")) == 2
    game.leave()
