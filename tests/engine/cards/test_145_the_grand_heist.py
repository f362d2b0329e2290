"""The cards of The Grand Heist (set 145)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.scenario import Side
from kit.usual_cards import pilot, salvo, vehicle
from real_cards import SCUM, dummy, icons_of, pay, spent

RARER_BOARD = {
    "145-1": "a Vehicle of the light side is on the dark one",
    "145-2": "an unpiloted Fighter or Transport of the enemy",
}
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


def test_the_grand_heist_arms_stolen_vehicles(scene):
    """Niles has taken the ship of the light side; his own barge and the others gain nothing."""
    dark = Side(objectives=["The Grand Heist", RICH], hand=["Niles Ferrier"])
    dark.units = [vehicle("Barge", traits=["Vehicle"])]
    light = Side(units=[vehicle("Wing", "light"), vehicle("Away", "light", traits=["Vehicle"])])
    game = scene(phase="deployment", active="dark", dark=dark, light=light, abilities=True)
    assert [icons_of(game, name) for name in ("Barge", "Wing", "Away")] == [{}, {}, {}]
    game.choose("play Niles Ferrier enhancement")
    pay(game)
    game.choose("attach Wing")
    assert icons_of(game, "Wing") == {"tactics": 1}
    assert [icons_of(game, name) for name in ("Barge", "Away")] == [{}, {}]
    game.leave()


@pytest.mark.parametrize(("traits", "gained"), [(["Vehicle"], {"tactics": 1}), ([], {})])
def test_the_grand_heist_arms_vehicles_alone(scene, traits, gained):
    steal = "action: {do: [{control: {target: {title: Thing}}, until: turn}]}"
    dark = Side(objectives=["The Grand Heist", objective("Hand", side="dark", text=steal)])
    light = Side(units=[dummy("Thing", "light", traits=traits)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Hand")
    assert icons_of(game, "Thing") == gained
    game.leave()


THIEF = "Novice Starship Thief"


def _thief(scene, *fitting):
    others = [
        vehicle("Dear", "light", cost=3),
        vehicle("Flown", "light", cost=1),
        dummy("Person", "light", cost=1, traits=["Character"]),
    ]
    light = Side(units=[*fitting, *others], enhancements=[(pilot("Ace", side="light"), "Flown")])
    dark = Side(objectives=[RICH], hand=[THIEF], units=[vehicle("Own", cost=2)])
    game = scene(phase="deployment", active="dark", dark=dark, light=light, abilities=True)
    game.choose(f"play {THIEF}")
    pay(game)
    game.asks("reaction", "dark")
    return game


def test_a_starship_thief_destroys_a_cheap_vehicle_without_pilot(scene):
    game = _thief(scene, vehicle("Cheap", "light", cost=2, traits=["Vehicle"]))
    game.choose(f"use {THIEF}")
    game.offers("target Cheap", "target Own")
    game.choose("target Cheap")
    assert game.zone("Cheap") == "discard pile"
    game.leave()


def test_a_starship_thief_may_leave_the_ships_alone(scene):
    game = _thief(scene, vehicle("Cheap", "light", cost=2))
    game.decline()
    assert (game.zone("Cheap"), game.zone("Own")) == ("in play", "in play")
    game.leave()


HIDEOUT = "Pirate Hideout"


def _hideout(scene, *, damage=0, traits=("Vehicle",), amount=2):
    guns = [salvo("light", amount, "Barge", title="Gun"), salvo("light", 1, "Wing", title="Own")]
    dark = Side(
        units=[dummy("Barge", traits=list(traits))],
        enhancements=[(HIDEOUT, None)],
        damage={HIDEOUT: damage},
    )
    light = Side(objectives=guns, units=[dummy("Wing", "light", traits=list(traits))])
    return scene(active="light", dark=dark, light=light, abilities=True)


@pytest.mark.parametrize(("before", "zone"), [(0, "in play"), (2, "in play"), (3, "discard pile")])
def test_a_pirate_hideout_takes_1_damage_of_a_vehicle_and_holds_3(scene, before, zone):
    game = _hideout(scene, damage=before)
    game.choose("use Gun")
    game.choose(f"use {HIDEOUT}")
    assert (game.damage("Barge"), game.zone(HIDEOUT)) == (1, zone)
    if zone == "in play":
        assert game.damage(HIDEOUT) == before + 1
        # Vehicles of the enemy may hide as well, and as often as they are shot at.
        game.choose("use Own")
        game.choose(f"use {HIDEOUT}")
        assert game.damage("Wing") == 0
    game.leave()


def test_a_pirate_hideout_may_let_a_vehicle_take_it(scene):
    game = _hideout(scene)
    game.choose("use Gun")
    game.decline()
    assert (game.damage("Barge"), game.damage(HIDEOUT)) == (2, 0)
    game.leave()


@pytest.mark.rule("DMG-13")
def test_a_pirate_hideout_takes_nothing_of_damage_that_is_moved(scene):
    moves = "{move: damage, from: {each: {title: Wreck}}, to: {each: {title: Barge}}}"
    gun = objective("Gun", text=f"action: {{do: [{moves}]}}")
    dark = Side(
        units=[vehicle("Barge", capacity=5), vehicle("Wreck", capacity=5)],
        enhancements=[(HIDEOUT, None)],
        damage={"Wreck": 2},
    )
    game = scene(active="light", dark=dark, light=Side(objectives=[gun]), abilities=True)
    game.choose("use Gun")
    assert f"use {HIDEOUT}" not in game.options
    assert (game.damage("Wreck"), game.damage("Barge"), game.damage(HIDEOUT)) == (1, 1, 0)
    game.leave()


def test_a_pirate_hideout_hides_vehicles_alone(scene):
    game = _hideout(scene, traits=("Character",))
    game.choose("use Gun")
    assert (game.damage("Barge"), f"use {HIDEOUT}" in game.options) == (2, False)
    game.leave()


SALVAGE = "Salvage Operation"


def _wreck(scene, text, *, traits=("Vehicle",), side="light"):
    """Something becomes of the Wing."""
    gun = objective("Gun", side="dark", text=f"action: {{do: [{text}]}}")
    dark = Side(objectives=[RICH, gun], hand=[SALVAGE])
    light = Side()
    half = light if side == "light" else dark
    half.units = [dummy("Wing", side, traits=list(traits))]
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    if game.decision.kind == "capture at":
        game.choose("capture at Treasury")
    return game


KILL = "{destroy: {each: {title: Wing}}}"
CATCH = "{capture: {each: {title: Wing}}, at: {each: {title: Gun}}}"


@pytest.mark.parametrize(("text", "side"), [(KILL, "light"), (KILL, "dark"), (CATCH, "light")])
def test_a_salvage_operation_takes_a_destroyed_or_captured_vehicle(scene, text, side):
    game = _wreck(scene, text, side=side)
    assert spent(game, f"use {SALVAGE}") == 2
    assert (game.zone("Wing"), game.controller("Wing")) == ("in play", "dark")
    game.leave()


@pytest.mark.parametrize(
    ("text", "traits"),
    [
        (KILL, ("Character",)),
        ("{sacrifice: {each: {title: Wing}}}", ("Vehicle",)),
        ("{send: {each: {title: Wing}}, to: hand}", ("Vehicle",)),
    ],
)
def test_nothing_else_is_salvaged(scene, text, traits):
    game = _wreck(scene, text, traits=traits)
    assert f"use {SALVAGE}" not in game.options
    game.leave()
