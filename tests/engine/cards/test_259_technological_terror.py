"""The cards of Technological Terror (set 259)."""

import pytest
from kit.card_makers import event, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.texts import idle
from kit.usual_cards import clock
from real_cards import NAVY, dummy, icons_of

ENGINEER = "Death Star Engineer"


def _engineer(scene, *hand, active="dark", **half):
    dark = Side(
        affiliation=NAVY,
        units=[ENGINEER, *half.pop("units", ())],
        hand=hand,
        objectives=[objective("Bare", side="dark", resources=0, text=half.pop("text", ()))],
        focus={NAVY: 1, **half.pop("focus", {})},
    )
    return scene(active=active, dark=dark, abilities=True, **half)


@pytest.mark.rule("RES-14")
def test_the_engineer_pays_for_stations_and_capital_ships_only(scene):
    hand = [
        unit(f"{trait} unit", affiliation=NAVY, cost=1, traits=[trait])
        for trait in ("Space Station", "Capital Ship", "Fighter")
    ]
    game = _engineer(scene, *hand)
    own = [option for option in game.options if option.startswith("play")]
    assert own == ["play Space Station unit unit", "play Capital Ship unit unit"]
    game.leave()


@pytest.mark.parametrize("active", ["dark", "light"])
def test_the_engineer_is_sacrificed_to_ready_a_station(scene, active):
    """In any deployment phase."""
    ships = [dummy("Station", traits=["Space Station"]), dummy("Wing", traits=["Fighter"])]
    game = _engineer(
        scene, active=active, units=ships, focus={"Station": 2, "Wing": 1}, text=idle()
    )
    game.skip_to("action", "dark")
    game.choose(f"use {ENGINEER}")
    assert game.zone(ENGINEER) == "discard pile"
    assert (game.focus("Station"), game.focus("Wing")) == (1, 1)
    game.leave()


def test_the_engineer_waits_for_a_deployment_phase(scene):
    ships = [dummy("Station", traits=["Space Station"])]
    game = _engineer(scene, phase="conflict", units=ships, focus={"Station": 2})
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    assert f"use {ENGINEER}" not in game.options
    game.leave()


@pytest.mark.rule("OPEN-30")
@pytest.mark.parametrize(
    ("dial", "damage", "winner"), [(11, 0, True), (11, 1, False), (10, 0, False)]
)
def test_an_undamaged_technological_terror_has_the_dial_a_point_higher(scene, dial, damage, winner):
    dark = Side(objectives=["Technological Terror"], damage={"Technological Terror": damage})
    light = Side(objectives=[clock("light")])
    game = scene(active="light", dial=dial, dark=dark, light=light, abilities=True)
    if not winner:
        game.offers("use Clock of light", "pass")
        return
    game.choose("use Clock of light") if game.winner is None else None
    assert game.winner == ("dark", "WIN-03")


STATION = "Death Star"


def _station(scene, *, light, active="light", phase="deployment", hand=(), **more):
    dark = Side(units=[STATION, dummy("Guard")], hand=hand)
    return scene(phase=phase, active=active, dark=dark, light=light, abilities=True, **more)


@pytest.mark.rule("TC-68")
@pytest.mark.parametrize(("side", "tokens"), [("light", 0), ("dark", 1)])
def test_no_enemy_effect_reaches_the_death_star(scene, side, tokens):
    text = "action: {do: [{place: focus, to: {target: {title: [Death Star, Guard]}}}]}"
    trick = [event("Trick", side=side, text=text)]
    light = Side(hand=trick if side == "light" else [])
    game = _station(scene, light=light, active=side, hand=trick if side == "dark" else ())
    game.choose("use Trick")
    game.choose(f"target {STATION}")
    assert game.focus(STATION) == tokens
    game.leave()


@pytest.mark.rule("STRIKE-13")
def test_enemy_tactics_do_not_reach_the_death_star_from_an_engagement_without_it(scene):
    light = Side(units=[dummy("Jammer", "light", icons=(0, 0, 1))])
    game = _station(scene, light=light, phase="conflict")
    engage(game, "Objective 1", "Jammer")
    game.skip_to("commit", "light")
    # The only other enemy has got the token.
    assert (game.focus(STATION), game.focus("Guard")) == (0, 1)
    game.leave()


def test_enemy_tactics_reach_the_death_star_in_an_engagement_with_it(scene):
    light = Side(
        units=[dummy("Jammer", "light", icons=(0, 0, 1))], hand=[dummy("Edge card", "light")]
    )
    game = _station(scene, light=light, phase="conflict")
    engage(game, "Objective 1", "Jammer", defenders=(STATION,))
    game.skip_to("edge", "light")
    game.choose("place Edge card")
    game.skip_to("tactics", "light")
    game.offers(f"hit {STATION}", "hit Guard")
    game.leave()


@pytest.mark.rule("DMG-09")
def test_the_death_star_has_an_icon_of_both_kinds_for_each_point_of_the_dial(scene):
    ward = dummy("Ward", "light", keywords=[{"protect": {"type": "unit"}}])
    light = Side(units=[dummy("Foe", "light", capacity=9), ward], shields={"Foe": 1})
    game = _station(scene, light=light, active="dark", phase="conflict", dial=3)
    assert icons_of(game, STATION) == {"damage": 3, "blast": 3, "tactics": 1}
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    game.choose(STATION)
    game.skip_to("defenders", "light")
    game.choose("Foe")
    game.skip_to("icon", "dark")
    game.choose(f"icon {STATION} unit damage")
    game.choose("hit Foe")
    # Neither the shield nor Protect has been asked about.
    assert (game.damage("Foe"), game.shields("Foe"), game.damage("Ward")) == (3, 1, 0)
    game.leave()
