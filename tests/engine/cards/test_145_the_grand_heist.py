"""The cards of The Grand Heist (set 145)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.scenario import Side
from kit.usual_cards import pilot, salvo, vehicle
from real_cards import SCUM, pay

RARER_BOARD = {"145-2": "an unpiloted Fighter or Transport of the enemy"}
RICH = objective("Hoard", side="dark", affiliation=SCUM, resources=6)


def _niles(scene, host="Wing", *, light=None, **half):
    """The dark side has played him onto a ship."""
    light = light or Side(units=[vehicle("Wing", side="light")])
    dark = Side(hand=["Niles Ferrier"], objectives=[RICH], **half)
    game = scene(phase="deployment", active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Niles Ferrier enhancement")
    pay(game)
    if game.decision.kind == "host":
        game.choose(f"attach {host}")
    return game


@pytest.mark.rule("PILOT-11")
@pytest.mark.rule("CTRL-06")
def test_niles_takes_the_ship_along(scene):
    light = Side(units=[vehicle("Wing", side="light")], focus={"Wing": 1})
    game = _niles(scene, light=light)
    assert sum(game.state.focus) - 1 == 3
    assert (game.host("Niles Ferrier"), game.controller("Wing")) == ("Wing", "dark")
    # What is on it stays, and the pilot is where he may be though the ship is no enemy now.
    assert (game.focus("Wing"), game.pile("units", "dark")) == (1, ["Wing"])
    game.leave()


@pytest.mark.rule("PILOT-11")
@pytest.mark.parametrize(
    ("traits", "piloted", "offered"),
    [
        (["Vehicle", "Fighter"], False, True),
        (["Vehicle", "Transport"], False, True),
        (["Vehicle", "Walker"], False, False),
        (["Vehicle", "Fighter"], True, False),
    ],
)
def test_niles_steals_an_enemy_fighter_or_transport_without_pilot(scene, traits, piloted, offered):
    light = Side(units=[vehicle("Wing", side="light", traits=traits)])
    light.enhancements = [(pilot("Ace", side="light"), "Wing")] if piloted else []
    dark = Side(hand=["Niles Ferrier"], objectives=[RICH])
    game = scene(phase="deployment", active="dark", dark=dark, light=light, abilities=True)
    game.leave()
    assert ("play Niles Ferrier enhancement" in game.options) is offered


@pytest.mark.rule("PILOT-01")
def test_niles_flies_a_ship_of_his_own_side_like_any_pilot(scene):
    light = Side(units=[vehicle("Wing", side="light", traits=["Vehicle", "Walker"])])
    game = _niles(scene, light=light, units=[vehicle("Barge", traits=["Vehicle"])])
    assert (game.host("Niles Ferrier"), game.controller("Barge")) == ("Barge", "dark")
    game.leave()


@pytest.mark.rule("PILOT-01")
def test_niles_flies_no_ship_of_his_own_side_that_is_no_vehicle(scene):
    light = Side(units=[vehicle("Wing", side="light", traits=["Vehicle", "Walker"])])
    own = [vehicle("Pod", traits=["Transport"]), vehicle("Barge", traits=["Vehicle"])]
    game = _niles(scene, "whatever is asked", light=light, units=own)
    # There was nothing to choose.
    assert game.host("Niles Ferrier") == "Barge"
    game.leave()


def _after(scene, how):
    """Then something becomes of him."""
    text = {
        "discarded": "{discard: {target: {type: enhancement}}}",
        "a unit": "{put_into_play: {target: {type: enhancement}}, as: unit}",
        "on another": "{attach: {target: {type: enhancement}}, to: {target: {title: Barge}}}",
        "nothing": "{draw: 1}",
    }[how]
    button = enhancement("Button", side="dark", text=f"action: {{do: [{text}]}}")
    game = _niles(scene, units=[vehicle("Barge")], enhancements=[(button, None)])
    game.skip_to("action", "dark")
    game.choose("use Button")
    if game.decision.kind == "target":
        game.choose("target Niles Ferrier")
    game.leave()
    return game


@pytest.mark.rule("CTRL-04")
@pytest.mark.parametrize(
    ("how", "side"),
    [("discarded", "light"), ("a unit", "light"), ("on another", "light"), ("nothing", "dark")],
)
def test_niles_keeps_the_ship_as_long_as_he_pilots_it(scene, how, side):
    assert _after(scene, how).controller("Wing") == side


@pytest.mark.rule("PILOT-13")
def test_niles_goes_with_the_ship_and_it_is_nobodys_prize(scene):
    light = Side(
        units=[vehicle("Wing", side="light")],
        objectives=[salvo("light", 2, "Wing", title="Gun")],
    )
    game = _niles(scene, light=light)
    game.skip_to("action", "light")
    game.choose("use Gun")
    assert (game.zone("Niles Ferrier"), game.pile("discard", "light")) == ("discard pile", ["Wing"])
    game.leave()


def test_niles_as_a_unit_takes_nothing(scene):
    light = Side(units=[vehicle("Wing", side="light")])
    dark = Side(hand=["Niles Ferrier"], objectives=[RICH])
    game = scene(phase="deployment", active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Niles Ferrier unit")
    pay(game)
    assert game.controller("Wing") == "light"
    game.leave()
