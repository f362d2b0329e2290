"""The cards of Shadows on the Ice (set 42)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import RICH, spent


def _hoth(number, side):
    return objective(f"Base {number} of {side}", side=side, traits=["Hoth"])


@pytest.mark.rule("RES-15")
@pytest.mark.rule("RES-18")
@pytest.mark.parametrize(("own", "enemy", "cost"), [(0, 0, 3), (1, 0, 1), (0, 1, 1), (1, 2, 0)])
def test_wampa_costs_2_less_for_each_hoth_objective_of_either_side(scene, own, enemy, cost):
    creature = unit("Creature", side="dark", cost=3)
    dark = Side(
        hand=["Wampa", creature],
        objectives=[RICH, *(_hoth(n, "dark") for n in range(own))],
        units=[unit("Beast", side="dark", traits=["Hoth"])],
    )
    light = Side(objectives=[_hoth(n, "light") for n in range(enemy)])
    # It is its own cost that it lowers, and no other.
    for name, paid in (("Wampa", cost), ("Creature", 3)):
        game = scene(active="dark", dark=dark, light=light, abilities=True)
        assert spent(game, f"play {name}") == paid
        game.leave()


def _succumbing(scene, traits=("Hoth",)):
    """The light side uses a card that takes a focus token off one of its units."""
    base = objective("Base", side="dark", traits=list(traits))
    dark = Side(
        objectives=[base],
        hand=["Succumb to the Cold!"],
        focus={"Guard": 1},
        units=[unit("Guard", side="dark", traits=["Hoth"])],
    )
    light = Side(units=["Luke Skywalker"], focus={"Luke Skywalker": 2})
    light.objectives = [objective("Camp", traits=["Hoth"]), objective("Farm"), objective("Town")]
    return scene(phase="turn", active="dark", dark=dark, light=light, abilities=True)


@pytest.mark.rule("FAQ-18")
def test_succumb_to_the_cold_puts_a_token_back_on_an_enemy_unit_that_lost_one(scene):
    game = _succumbing(scene)
    game.skip_to("reaction", "light")
    game.choose("use Luke Skywalker")
    game.asks("reaction", "dark")
    game.choose("use Succumb to the Cold!")
    assert game.focus("Luke Skywalker") == 2
    game.leave()


def test_succumb_to_the_cold_needs_a_hoth_objective_of_yours(scene):
    game = _succumbing(scene, ["Endor"])
    game.skip_to("reaction", "light")
    game.choose("use Luke Skywalker")
    assert game.decision.kind != "reaction"
    game.leave()


@pytest.mark.parametrize("woken", ["Own", "Works"])
def test_succumb_to_the_cold_is_for_enemy_units_alone(scene, woken):
    side = "dark" if woken == "Own" else "light"
    wake = f"action: {{do: [{{remove: focus, from: {{each: {{title: {woken}}}}}}}]}}"
    dark = Side(hand=["Succumb to the Cold!"], units=[unit("Own", side="dark")])
    dark.objectives = [objective("Base", side="dark", traits=["Hoth"])]
    light = Side(enhancements=[(enhancement("Works"), None)])
    half = dark if side == "dark" else light
    half.objectives = [*(half.objectives or ()), objective("Alarm", side=side, text=wake)]
    half.focus = {woken: 2}
    game = scene(active=side, dark=dark, light=light, abilities=True)
    game.choose("use Alarm")
    assert game.decision.kind != "reaction"
    assert game.focus(woken) == 1
    game.leave()


@pytest.mark.parametrize(("way", "damage"), [(0, 3), (1, 1), (None, 2)])
def test_battle_of_hoth_may_damage_or_heal_a_hoth_objective_of_either_side(scene, way, damage):
    dark = Side(
        objectives=[objective("Base", side="dark", traits=["Hoth"]), objective("Den", side="dark")],
        units=[unit("Trooper", side="dark", traits=["Hoth"])],
        hand=["Battle of Hoth"],
        damage={"Base": 2, "Den": 2},
    )
    light = Side(
        objectives=[objective("Camp", traits=["Hoth"])], units=[unit("Foe")], damage={"Camp": 2}
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Camp", "Trooper", defenders=("Foe",))
    game.choose("place Battle of Hoth")
    game.skip_to("target", "dark")
    game.offers("target Base", "target Camp")
    game.choose("target Base")
    if way is None:
        game.choose("decline Battle of Hoth")
    else:
        game.choose("do Battle of Hoth")
        game.choose(f"either Battle of Hoth {way}")
    assert (game.damage("Base"), game.damage("Den"), game.damage("Camp")) == (damage, 2, 2)
    game.leave()
