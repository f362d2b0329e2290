"""The cards of The Best That Credits Can Buy (set 137)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import DEN, SCUM, dummy, spent

from swlcg_deck.engine.core.constants import DEPLOYMENT_PHASE
from swlcg_deck.engine.facts.characteristics import edge_value, has_keyword

RARER_BOARD = {
    "137-1": "no Vehicle has an ability there",
    "137-2": "an enemy unit with a keyword to lose",
}
DRAW = "action: {do: [{draw: 1}], limit: {per: turn}}"
FORCED = "reaction: {when: {damaged: self}, do: [{draw: 1}], forced: true}"


@pytest.mark.rule("ABIL-15")
@pytest.mark.parametrize(
    ("traits", "damage", "used"),
    [(["Vehicle"], 1, False), (["Vehicle"], 0, True), (["Character"], 1, True)],
)
def test_damaged_enemy_vehicles_use_no_abilities(scene, traits, damage, used):
    speeder = unit("Speeder", capacity=3, traits=traits, text=DRAW)
    light = Side(units=[speeder], damage={"Speeder": damage})
    dark = Side(
        objectives=["The Best That Credits Can Buy"],
        units=[unit("Own", side="dark", capacity=3, traits=["Vehicle"], text=DRAW)],
        damage={"Own": 1},
    )
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert ("use Speeder" in game.options) is used
    game.pass_()
    # One's own Vehicles are no enemies.
    assert "use Own" in game.options
    game.leave()


@pytest.mark.rule("ABIL-13")
def test_forced_reactions_happen_all_the_same(scene):
    light = Side(units=[unit("Speeder", capacity=3, traits=["Vehicle"], text=FORCED)])
    hurt = "action: {do: [{place: damage, to: {each: {title: Speeder}}}], limit: {per: turn}}"
    dark = Side(
        objectives=["The Best That Credits Can Buy"], units=[unit("Gun", side="dark", text=hurt)]
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    assert game.pile("hand", "light") == ["Filler #13"]
    game.leave()


def _virago(scene, *keywords):
    dark = Side(affiliation=SCUM, units=["Virago"], objectives=[DEN, clock("dark")])
    light = Side(units=[dummy("Foe", "light", keywords=list(keywords), traits=["Jedi"])])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    if "use Virago" in game.options:
        game.choose("use Virago")
        while game.decision.kind == "pay":
            game.choose(game.options[0])
    return game


@pytest.mark.rule("KEY-13")
def test_virago_takes_a_keyword_over(scene):
    game = _virago(scene, "elite", "shielding")
    game.offers("value Virago elite", "value Virago shielding")
    game.choose("value Virago elite")
    state, foe, virago = game.state, game.card("Foe"), game.card("Virago")
    assert (has_keyword(state, foe, "elite"), has_keyword(state, virago, "elite")) == (False, True)
    assert has_keyword(state, foe, "shielding")
    assert not has_keyword(state, virago, "shielding")
    game.leave()


@pytest.mark.rule("KEY-14")
def test_virago_takes_an_edge_with_its_value(scene):
    game = _virago(scene, {"edge": 2})
    state = game.state
    assert (edge_value(state, game.card("Foe")), edge_value(state, game.card("Virago"))) == (0, 2)
    game.leave()


def test_virago_gives_it_back_when_the_phase_ends(scene):
    """For 1 resource."""
    game = _virago(scene, "elite")
    assert sum(game.state.focus) == 1
    while game.phase == DEPLOYMENT_PHASE:
        game.decline()
    found = [has_keyword(game.state, game.card(name), "elite") for name in ("Foe", "Virago")]
    assert found == [True, False]
    game.leave()


@pytest.mark.rule("RES-20")
def test_virago_is_paid_by_scum_and_villainy_resources_only(scene):
    dark = Side(affiliation="Sith", units=["Virago"], objectives=[clock("dark")])
    light = Side(units=[dummy("Foe", "light", keywords=["elite"])])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.offers("use Clock of dark", "pass")


def test_virago_has_nothing_to_take_from_units_without_keywords(scene):
    game = _virago(scene)
    game.leave()
    assert "use Virago" not in game.options


def test_rise_of_the_black_sun_takes_a_focus_token_off_a_black_sun_unit(scene):
    """Whoever controls it."""
    mine = [dummy("Vigo", traits=["Black Sun"]), dummy("Thug", traits=["Mercenary"])]
    dark = Side(
        affiliation=SCUM,
        units=mine,
        objectives=[DEN],
        hand=["Rise of the Black Sun"],
        focus={"Vigo": 3, "Thug": 2},
    )
    light = Side(units=[dummy("Mole", "light", traits=["Black Sun"])], focus={"Mole": 1})
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert spent(game, "use Rise of the Black Sun") == 1
    game.offers("target Vigo", "target Mole")
    game.choose("target Vigo")
    assert [game.focus(card) for card in ("Vigo", "Thug", "Mole")] == [2, 2, 1]
    game.leave()


@pytest.mark.rule("DEF-06")
def test_warning_shot_damages_an_enemy_vehicle(scene):
    """The limit counts each copy."""
    dark = Side(
        affiliation=SCUM,
        units=[dummy("Own", traits=["Vehicle"])],
        objectives=[DEN, clock("dark")],
        hand=["Warning Shot", "Warning Shot"],
    )
    light = Side(
        units=[
            *(dummy(name, "light", traits=["Vehicle"]) for name in ("Tank", "Speeder")),
            dummy("Monk", "light", traits=["Character"]),
        ]
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    for shot, damage in (("Warning Shot", 1), ("Warning Shot #2", 2)):
        assert spent(game, f"use {shot}") == 0
        game.offers("choose Tank", "choose Speeder")
        game.choose("Tank")
        assert (game.damage("Tank"), game.damage("Speeder")) == (damage, 0)
        game.skip_to("action", "dark")
    game.leave()


def test_a_warning_shot_that_returns_in_the_turn_is_spent(scene):
    back = "action: {do: [{send: {topmost: {title: Warning Shot, in: discard}}, to: hand}]}"
    dark = Side(hand=["Warning Shot"])
    dark.objectives = [objective("Lab", side="dark", text=back), clock("dark")]
    light = Side(units=[dummy("Tank", "light", traits=["Vehicle"])])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Warning Shot")
    game.choose("use Lab")
    assert (game.zone("Warning Shot"), game.damage("Tank")) == ("hand", 1)
    game.offers("use Clock of dark", "pass")
