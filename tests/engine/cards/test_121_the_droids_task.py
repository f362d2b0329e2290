"""The cards of The Droid's Task (set 121)."""

import pytest
from kit.scenario import Side
from real_cards import SCUM, dummy, icons_of

from swlcg_deck.engine.facts.characteristics import has_keyword, reserve

TASK = "The Droid's Task"


def _jedi(committed, **more):
    titles = [f"Jedi {n}" for n in range(3)]
    return Side(
        units=[dummy(title, "light") for title in titles], committed=titles[:committed], **more
    )


@pytest.mark.parametrize("used", [True, False])
def test_the_droids_task_draws_1_card_less_to_hurt_a_committed_unit(scene, used):
    dark = Side(
        affiliation=SCUM,
        objectives=[TASK],
        units=[dummy("Thug"), dummy("Chief")],
        committed=["Chief"],
    )
    game = scene(phase="draw", active="dark", dark=dark, light=_jedi(2), abilities=True)
    game.asks("reaction", "dark")
    game.choose(f"use {TASK}" if used else "pass")
    if used:
        game.offers("target Chief", "target Jedi 0", "target Jedi 1")
        game.choose("target Jedi 1")
    assert [game.damage(f"Jedi {n}") for n in range(3)] == [0, int(used), 0]
    game.skip_to("action", "dark")
    assert len(game.pile("hand", "dark")) == (5 if used else 6)
    # Only for that phase.
    assert reserve(game.state, 0) == 6


@pytest.mark.parametrize(("active", "committed"), [("light", 2), ("dark", 0)])
def test_the_droids_task_needs_your_draw_phase_and_somebody_committed(scene, active, committed):
    dark = Side(affiliation=SCUM, objectives=[TASK])
    game = scene(phase="draw", active=active, dark=dark, light=_jedi(committed), abilities=True)
    game.leave()
    assert game.decision.kind != "reaction"


@pytest.mark.parametrize(("committed", "strong"), [(0, True), (2, True), (3, False)])
def test_ig_88_is_stronger_while_fewer_than_3_enemies_serve_the_force(scene, committed, strong):
    own = [dummy(f"Sith {n}") for n in range(3)]
    dark = Side(units=["IG-88", *own], committed=[f"Sith {n}" for n in range(3)])
    game = scene(active="dark", dark=dark, light=_jedi(committed), abilities=True)
    more = {"damage": 3, "tactics": 1} if strong else {"damage": 2}
    assert icons_of(game, "IG-88") == {"blast": 1, "edge blast": 1} | more
    game.leave()


@pytest.mark.parametrize(("committed", "targets"), [(0, True), (1, False)])
def test_a_reprogrammed_droid_strikes_where_it_likes_while_no_enemy_serves_the_force(
    scene, committed, targets
):
    dark = Side(units=["Reprogrammed DRK-1 Droid", dummy("Sith")], committed=["Sith"])
    game = scene(active="dark", dark=dark, light=_jedi(committed), abilities=True)
    droid = game.card("Reprogrammed DRK-1 Droid")
    assert bool(has_keyword(game.state, droid, "targeted_strike")) is targets
    game.leave()
