"""The cards of Frozen Refuge (set 55)."""

import pytest
from kit.card_makers import enhancement, event, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, goes_by

RARER_BOARD = {
    "55-3": "a Character unit or an enhancement that has a token",
    "55-5": "an enemy event that targets enhancements",
}


def _wed(scene, active="light", damage=None):
    light = Side(
        units=["WED-15-1016"],
        objectives=[
            objective("Base", traits=["Hoth"]),
            objective("Town", traits=["Endor"]),
            clock("light"),
        ],
        enhancements=[(enhancement("Post", traits=["Hoth"]), None)],
        damage={"Base": 2, "Town": 2} if damage is None else damage,
        focus={"Base": 2} if damage is None else {},
    )
    dark = Side(
        objectives=[objective("Ice", side="dark", traits=["Hoth"]), clock("dark")],
        damage={"Ice": 1} if damage is None else {},
    )
    return scene(phase="refresh", active=active, light=light, dark=dark, abilities=True)


@pytest.mark.parametrize(("focus", "left"), [(0, (1, 1)), (1, (2, 0))])
def test_wed_15_1016_removes_a_token_of_your_choice_from_a_hoth_objective(scene, focus, left):
    game = _wed(scene)
    game.skip_to("reaction", "light")
    game.choose("use WED-15-1016")
    game.offers("target Base", "target Ice")
    game.choose("target Base")
    # One focus token has gone in refreshing.
    assert (game.damage("Base"), game.focus("Base")) == (2, 1)
    game.choose(f"value Base {focus}")
    assert (game.damage("Base"), game.focus("Base")) == left
    game.leave()


@pytest.mark.parametrize(("active", "damage"), [("light", {}), ("dark", None)])
def test_wed_15_1016_needs_a_token_and_a_refresh_of_yours(scene, active, damage):
    game = _wed(scene, active, damage)
    goes_by(game, "WED-15-1016", "action", active)


def _medic(scene, *, focus, damage=None):
    light = Side(
        units=[
            "FX-7 Medical Assistant",
            dummy("Hero", "light", traits=["Character"]),
            dummy("Ship", "light", traits=["Vehicle"]),
        ],
        enhancements=[(enhancement("Means"), None)],
        focus=focus,
        damage=damage or {},
    )
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    engage(game, "Objective 1", "FX-7 Medical Assistant")
    return game


def test_fx_7_takes_a_token_off_an_enhancement_or_character(scene):
    hurt = {"Hero": 2, "Means": 1, "Ship": 1, "FX-7 Medical Assistant": 0}
    game = _medic(scene, focus=hurt)
    game.asks("reaction", "light")
    game.choose("use FX-7 Medical Assistant")
    game.offers("target Hero", "target Means")
    game.choose("target Hero")
    assert [game.focus(title) for title in ("Hero", "Means", "Ship")] == [1, 1, 1]
    game.leave()


def test_fx_7_may_heal(scene):
    game = _medic(scene, focus={}, damage={"Hero": 2, "Ship": 1})
    game.choose("use FX-7 Medical Assistant")
    game.choose("target Hero")
    assert (game.damage("Hero"), game.damage("Ship")) == (1, 1)
    game.leave()


@pytest.mark.parametrize("side", ["dark", "light"])
def test_echo_control_center_keeps_other_enhancements_from_enemy_events(scene, side):
    text = "action: {do: [{discard: {target: {type: enhancement}}}]}"
    snip = event("Snip", side=side, text=text)
    hands = {side: [snip]}
    light = Side(
        enhancements=[("Echo Control Center", None), (enhancement("Means"), None)],
        hand=hands.get("light", ()),
    )
    dark = Side(
        enhancements=[(enhancement("Theirs", side="dark"), None)], hand=hands.get("dark", ())
    )
    game = scene(active=side, light=light, dark=dark, abilities=True)
    game.choose("use Snip")
    own = ["Echo Control Center", "Means"] if side == "light" else ["Echo Control Center"]
    game.offers(*(f"target {title}" for title in [*own, "Theirs"]))


def test_echo_control_center_keeps_enhancements_alone(scene):
    text = "action: {do: [{place: focus, to: {target: {type: [unit, objective], side: enemy}}}]}"
    light = Side(
        enhancements=[("Echo Control Center", None)],
        units=[dummy("Hero", "light")],
        objectives=[objective("Town")],
    )
    dark = Side(hand=[event("Snip", side="dark", text=text)])
    game = scene(active="dark", light=light, dark=dark, abilities=True)
    game.choose("use Snip")
    game.offers("target Hero", "target Town")


def test_echo_control_center_stops_events_alone(scene):
    text = "action: {do: [{discard: {target: {type: enhancement, side: enemy}}}]}"
    robber = unit("Robber", side="dark", text=text)
    light = Side(enhancements=[("Echo Control Center", None), (enhancement("Means"), None)])
    game = scene(active="dark", light=light, dark=Side(units=[robber]), abilities=True)
    game.choose("use Robber")
    game.offers("target Echo Control Center", "target Means")
