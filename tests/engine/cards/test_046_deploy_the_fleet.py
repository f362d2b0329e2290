"""The cards of Deploy the Fleet (set 46)."""

import pytest
from kit.card_makers import event, objective, unit
from kit.scenario import Side
from kit.texts import action
from kit.usual_cards import clock
from real_cards import NAVY, dummy, navy, spent, treasury

RARER_BOARD = {"46-2": "an event of the enemy that targets it"}
COMMAND = "Death Squadron Command"


def _ship(title, **more):
    return unit(title, side="dark", cost=4, traits=["Vehicle", "Capital Ship"], **more)


def _fleet(scene, first, cards, **more):
    chests = [treasury(NAVY, 1) for _ in range(10)]
    dark = navy(objectives=["Deploy the Fleet", *chests], hand=[first, *cards], **more)
    return scene(active="dark", dark=dark, abilities=True)


@pytest.mark.parametrize(
    ("text", "less"), [("Deploy the Fleet", 1), ("Admiral's Orders", 2)], ids=["objective", "event"]
)
def test_the_next_capital_ship_you_play_costs_less(scene, text, less):
    patrol = unit("Patrol", side="dark", cost=4, traits=["Vehicle", "Fighter"])
    game = _fleet(scene, "Admiral's Orders", [patrol, _ship("Ship"), _ship("Sister")])
    game.choose(f"use {text}")
    assert game.damage("Deploy the Fleet") == (1 if text == "Deploy the Fleet" else 0)
    game.leave()
    # Another unit is no Capital Ship, and the second ship is not the next one.
    assert spent(game, "play Patrol") == 4
    assert spent(game, "play Ship") == 4 - less
    assert spent(game, "play Sister") == 4
    game.leave()


@pytest.mark.parametrize("text", ["Deploy the Fleet", "Admiral's Orders"])
def test_the_lower_price_of_a_capital_ship_ends_with_the_phase(scene, text):
    play = action("play: {each: {title: Ship, in: hand}}")
    game = _fleet(scene, "Admiral's Orders", [_ship("Ship")], units=[dummy("Recruiter", text=play)])
    game.choose(f"use {text}")
    game.skip_to("engage", "dark")
    game.pass_()
    game.asks("action", "dark")
    assert spent(game, "use Recruiter") == 4
    game.leave()


def test_deploy_the_fleet_may_be_used_more_than_once(scene):
    game = _fleet(scene, _ship("Ship"), [])
    game.choose("use Deploy the Fleet")
    game.choose("use Deploy the Fleet")
    assert game.damage("Deploy the Fleet") == 2
    assert spent(game, "play Ship") == 2
    game.leave()


DESTROYER = "Death Squadron Star Destroyer"


@pytest.mark.parametrize(
    ("kind", "player", "fits"),
    [("event", "light", False), ("event", "dark", True), ("objective", "light", True)],
)
def test_death_squadron_star_destroyer_is_no_target_of_enemy_events(scene, kind, player, fits):
    text = "action: {do: [{place: focus, to: {target: {type: unit, trait: Vehicle}}}]}"
    dark = Side(units=[DESTROYER, dummy("Ferry", traits=["Vehicle"])])
    light = Side(objectives=[clock("light")])
    half = dark if player == "dark" else light
    if kind == "event":
        half.hand = [event("Shot", side=player, text=text)]
    else:
        half.objectives = [clock(player), objective("Shot", side=player, text=text)]
    game = scene(active=player, dark=dark, light=light, abilities=True)
    game.choose("use Shot")
    if fits:
        game.offers(f"target {DESTROYER}", "target Ferry")
        game.choose(DESTROYER)
    assert (game.focus(DESTROYER), game.focus("Ferry")) == ((1, 0) if fits else (0, 1))
    game.leave()


@pytest.mark.parametrize("lost", ["Den", "Town", "Walker"])
def test_death_squadron_command_recovers_when_an_objective_is_destroyed(scene, lost):
    gun = objective("Gun", side="dark", text=action(f"destroy: {{each: {{title: {lost}}}}}"))
    dark = Side(
        enhancements=[(COMMAND, None)],
        focus={COMMAND: 2},
        objectives=[objective("Den", side="dark"), gun],
        units=[dummy("Walker")],
    )
    light = Side(objectives=[objective("Town", side="light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    if lost == "Walker":
        assert game.decision.kind != "reaction"
    else:
        game.choose(f"use {COMMAND}")
    assert game.focus(COMMAND) == (2 if lost == "Walker" else 1)
    game.leave()


def test_death_squadron_command_does_not_recover_from_an_objective_that_leaves_otherwise(scene):
    gun = objective("Gun", side="dark", text=action("sacrifice: {each: {title: Den}}"))
    dark = Side(enhancements=[(COMMAND, None)], focus={COMMAND: 2})
    dark.objectives = [objective("Den", side="dark"), gun]
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Gun")
    assert game.decision.kind != "reaction"
    assert (game.pile("objectives", "dark"), game.focus(COMMAND)) == (["Gun"], 2)
    game.leave()
