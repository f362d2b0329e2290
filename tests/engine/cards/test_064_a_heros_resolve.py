"""The cards of A Hero's Resolve (set 64)."""

import pytest
from fate_battles import edge_winner
from kit.card_makers import event, objective, unit
from kit.scenario import Side
from kit.usual_cards import clock, vehicle
from real_cards import dummy, icons_of, spent, treasury

from swlcg_deck.engine.facts.characteristics import force_icons

LUKE = "Luke Skywalker"
WINGS = (
    vehicle("Wing", side="light", capacity=2),
    unit("Sled", traits=["Vehicle", "Speeder"]),
    unit("Truck", traits=["Vehicle"]),
)


def _hangar(scene, resources=4, **more):
    light = Side(units=more.pop("units", WINGS), hand=["64-2"])
    light.objectives = [treasury("Jedi", resources), *more.pop("objectives", ())]
    light.focus = more.pop("focus", {})
    dark = Side(units=[vehicle("Tie"), *more.pop("foes", ())])
    return scene(active="light", light=light, dark=dark, abilities=True)


@pytest.mark.rule("ERR-08")
def test_luke_is_2_cheaper_as_an_enhancement_of_your_fighters_and_speeders(scene):
    game = _hangar(scene)
    assert spent(game, f"play {LUKE} enhancement") == 2
    game.offers("attach Wing", "attach Sled")
    game.choose("attach Sled")
    assert game.host(LUKE) == "Sled"
    assert icons_of(game, "Sled") == {"damage": 1, "tactics": 1}
    game.leave()


@pytest.mark.rule("ERR-08")
@pytest.mark.parametrize(
    ("resources", "ways"), [(1, ()), (2, ("enhancement",)), (4, ("enhancement", "unit"))]
)
def test_luke_costs_all_of_4_as_a_unit(scene, resources, ways):
    spare = {"Clock of light": 1, "Jedi affiliation": 1}
    game = _hangar(scene, resources, objectives=[clock("light")], focus=spare)
    game.offers("use Clock of light", "pass", *(f"play {LUKE} {way}" for way in ways))
    if "unit" in ways:
        assert spent(game, f"play {LUKE} unit") == 4
        assert (game.host(LUKE), icons_of(game, LUKE)["damage"]) == (None, 1)
    game.leave()


@pytest.mark.rule("ERR-08")
@pytest.mark.parametrize(("form", "host"), [(0, None), (1, "Wing")])
def test_luke_may_be_put_into_play_in_either_form(scene, form, host):
    door = "action: {do: [{put_into_play: {choose: {title: Luke Skywalker, in: hand}}}]}"
    game = _hangar(scene, units=WINGS[::2], objectives=[objective("Door", text=door)])
    game.choose("use Door")
    game.asks("form", "light")
    game.choose(game.options[form])
    assert (game.zone(LUKE), game.host(LUKE)) == ("in play", host)
    game.leave()


@pytest.mark.rule("UNIQ-02")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_beside_another_luke_in_play_he_enters_in_no_form(scene, side):
    other = unit(LUKE, unique=True, side=side)
    ours = {"light": {"units": (*WINGS, other)}, "dark": {"foes": (other,)}}[side]
    game = _hangar(scene, objectives=[clock("light")], **ours)
    game.offers("use Clock of light", "pass")


@pytest.mark.rule("UNIQ-05")
@pytest.mark.rule("PILOT-13")
@pytest.mark.parametrize("verb", ["damage", "hand", "capture"])
def test_luke_survives_his_fighter_as_a_unit(scene, verb):
    """However it leaves play; he does not leave it, and keeps his tokens."""
    light = Side(affiliation="Jedi", units=[vehicle("Wing", side="light", capacity=2)])
    light.enhancements = [("64-2", "Wing")]
    light.focus = {LUKE: 1}
    wing = "{each: {title: Wing}}"
    does = {
        "damage": f"place: damage, amount: 2, to: {wing}",
        "hand": f"send: {wing}, to: hand",
        "capture": f"capture: {wing}",
    }[verb]
    gun = objective("Gun", side="dark", text=f"action: {{do: [{{{does}}}]}}")
    game = scene(
        active="dark", dark=Side(objectives=[gun, clock("dark")]), light=light, abilities=True
    )
    assert icons_of(game, "Wing") == {"damage": 1, "tactics": 1}
    game.choose("use Gun")
    if verb == "capture":
        game.choose("capture at Gun")
    zones = {"damage": "discard pile", "hand": "hand", "capture": "captured"}
    assert game.zone("Wing") == zones[verb]
    assert (game.pile("units", "light"), game.host(LUKE)) == ([LUKE], None)
    assert (game.damage(LUKE), game.focus(LUKE)) == (0, 1)
    game.leave()


@pytest.mark.rule("ENH-02")
def test_luke_does_not_stay_on_a_fighter_that_becomes_an_enemy(scene):
    light = Side(units=[vehicle("Wing", side="light")], enhancements=[("64-2", "Wing")])
    take = objective("Gun", side="dark", text="action: {do: [{control: {each: {title: Wing}}}]}")
    game = scene(active="dark", dark=Side(objectives=[take]), light=light, abilities=True)
    game.choose("use Gun")
    assert (game.controller("Wing"), game.zone(LUKE)) == ("dark", "discard pile")
    game.leave()


@pytest.mark.parametrize(
    ("damage", "dark", "winner"),
    [(0, [3], "light"), (1, [3], "dark"), (0, [4], "dark"), (0, [1, 2], "light")],
)
def test_a_heros_resolve_adds_a_force_icon_to_each_card_of_your_stack(scene, damage, dark, winner):
    """Two cards of 1 are worth 4, and the enemy's are worth what is printed."""
    hand = [unit("Card"), event("Trick")]
    assert edge_winner(scene, "A Hero's Resolve", hand, dark, damage=damage) == winner


def test_a_heros_resolve_adds_nothing_outside_of_the_stack(scene):
    light = Side(objectives=["A Hero's Resolve"], units=[unit("Pal")], hand=[unit("Held")])
    game = scene(active="light", light=light, dark=Side(units=[dummy("Foe")]), abilities=True)
    assert [force_icons(game.state, game.card(name)) for name in ("Pal", "Held")] == [1, 1]
    game.leave()
