"""The cards of Sensors Are Placed (set 43)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy

from swlcg_deck.engine.facts.characteristics import capacity, force_icons


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
    game = scene(active="light", light=light, abilities=True)
    assert force_icons(game.state, game.card("Scout")) == number
    assert capacity(game.state, game.card("Ice Field")) == (6 if base else 5)
    assert capacity(game.state, game.card("Town")) == 5
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
