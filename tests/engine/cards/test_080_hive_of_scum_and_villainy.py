"""The cards of Hive of Scum and Villainy (set 80)."""

import pytest
from kit.card_makers import event, objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import DEN, SCUM, dummy, goes_by, icons_of, pay

HIVE = "Hive of Scum and Villainy"


@pytest.mark.parametrize(("at", "damage"), [(HIVE, 1), ("Den", 2)])
def test_the_hive_takes_a_unit_damage_icon_from_each_attacker(scene, at, damage):
    dark = Side(objectives=[HIVE, DEN], units=[dummy("Guard", icons=(2, 0, 0))])
    light = Side(
        units=[dummy("Ace", "light", icons=(2, 1, 0)), dummy("Home", "light", icons=(2, 0, 0))],
        objectives=[clock("light")],
    )
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, at, "Ace", defenders=("Guard",))
    assert icons_of(game, "Ace") == {"damage": damage, "blast": 1}
    # Neither the defender nor those outside lose any.
    assert icons_of(game, "Guard") == icons_of(game, "Home") == {"damage": 2}
    game.leave()


def _edge(scene, *, light, active="dark", attack="Greedo", **dark):
    """An edge battle of Greedo's or a pal's, to which the light side brings so many icons."""
    side = Side(units=["Greedo", dummy("Pal")], hand=[event("Wit", side="dark", force=1)], **dark)
    foe = Side(units=[dummy("Guard", "light")], hand=[event("Skill", force=light)])
    game = scene(phase="conflict", active=active, dark=side, light=foe, abilities=True)
    if active == "dark":
        engage(game, "Objective 4", attack, defenders=("Guard",))
    else:
        engage(game, "Objective 1", "Guard", defenders=(attack,))
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    return game


@pytest.mark.parametrize(
    ("light", "active", "attack", "damage"),
    [
        (5, "dark", "Greedo", 1),
        (5, "light", "Greedo", 1),
        (0, "dark", "Greedo", 0),
        (5, "dark", "Pal", 0),
    ],
)
def test_greedo_is_hurt_by_a_lost_edge_battle_of_his(scene, light, active, attack, damage):
    game = _edge(scene, light=light, active=active, attack=attack)
    game.skip_to("commit")
    assert game.damage("Greedo") == damage


def _bounty(scene, *, light, phase="conflict"):
    dark = Side(
        units=[dummy("Pal")],
        hand=[event("Wit", side="dark", force=1)],
        enhancements=[("80-5", "Guard")],
    )
    foe = Side(units=[dummy("Guard", "light")], hand=[event("Skill", force=light)])
    return scene(phase=phase, active="dark", dark=dark, light=foe, abilities=True)


@pytest.mark.parametrize(
    ("light", "left"), [(3, "in play"), (4, "discard pile"), (5, "discard pile")]
)
def test_a_bounty_is_off_once_an_edge_battle_is_lost_by_3(scene, light, left):
    # The guard takes part but has no edge of its own.
    game = _bounty(scene, light=light)
    engage(game, "Objective 4", "Pal", defenders=("Guard",))
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    game.skip_to("commit")
    assert (game.zone("Bounty"), game.zone("Guard")) == (left, "in play")


def test_a_bounty_outlasts_an_edge_battle_that_the_enemy_loses(scene):
    dark = Side(
        units=[dummy("Pal")],
        hand=[event("Wit", side="dark", force=5)],
        enhancements=[("80-5", "Guard")],
    )
    light = Side(units=[dummy("Guard", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Pal", defenders=("Guard",))
    game.choose("place Wit")
    game.skip_to("commit")
    assert game.zone("Bounty") == "in play"


@pytest.mark.rule("CAP-04")
@pytest.mark.parametrize("used", [True, False])
def test_a_bounty_captures_its_unit_when_you_have_refreshed(scene, used):
    game = _bounty(scene, light=0, phase="refresh")
    game.asks("reaction", "dark")
    game.choose("use Bounty" if used else "pass")
    if used:
        game.choose("Objective 2")
    assert game.zone("Guard") == ("captured" if used else "in play")
    assert game.zone("Bounty") == ("discard pile" if used else "in play")
    game.leave()


def test_a_bounty_waits_for_your_own_refresh(scene):
    dark = Side(enhancements=[("80-5", "Guard")])
    light = Side(units=[dummy("Guard", "light")])
    game = scene(phase="refresh", active="light", dark=dark, light=light, abilities=True)
    goes_by(game, "Bounty", "action", "light")


def test_a_bounty_goes_on_an_enemy_unit(scene):
    dark = Side(units=[dummy("Pal")], hand=["80-5"])
    light = Side(units=[dummy("Guard", "light"), dummy("Spare", "light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Bounty")
    game.offers("attach Guard", "attach Spare")


def test_captured_takes_an_enemy_unit_to_an_objective(scene):
    dark = Side(hand=["80-6"], affiliation=SCUM, objectives=[DEN, objective("Pit", side="dark")])
    dark.units = [dummy("Pal")]
    light = Side(units=[dummy("Guard", "light"), dummy("Spare", "light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Captured")
    pay(game)
    game.offers("target Guard", "target Spare")
    game.choose("target Spare")
    game.choose("Pit")
    assert (game.zone("Spare"), game.host("Spare")) == ("captured", "Pit")
    game.leave()


def test_captured_is_for_your_own_turn(scene):
    dark = Side(hand=["80-6"], affiliation=SCUM, objectives=[DEN])
    light = Side(units=[dummy("Guard", "light")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    goes_by(game, "Captured", "commit", "light")
