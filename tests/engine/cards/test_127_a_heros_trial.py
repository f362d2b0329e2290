"""The cards of A Hero's Trial (set 127)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, icons_of, spent

from swlcg_deck.engine.core.constants import DEPLOYMENT_PHASE
from swlcg_deck.engine.facts.characteristics import resource_value

RARER_BOARD = {
    "127-2": "an enhancement is played on him",
    "127-4": "Luke Skywalker is there, and the sabre lies in the discard pile",
}
GEAR = enhancement("Gear", {"type": "unit"}, affiliation="Jedi", cost=0)
SPARE = enhancement("Spare", {"type": "unit"}, affiliation="Jedi", cost=0)


def _luke(scene, **more):
    light = Side(
        units=["127-2", dummy("Pal", "light")],
        objectives=[objective("Base", affiliation="Jedi")],
        affiliation="Jedi",
        **more,
    )
    dark = Side(units=[dummy("Foe"), dummy("Other")])
    return scene(active="light", dark=dark, light=light, abilities=True)


def test_luke_skywalker_hurts_an_enemy_once_a_turn_when_he_is_enhanced(scene):
    game = _luke(scene, hand=[GEAR, SPARE])
    game.choose("play Gear")
    game.choose("attach Luke Skywalker")
    game.asks("reaction", "light")
    game.choose("use Luke Skywalker")
    game.offers("target Foe", "target Other")
    game.choose("target Foe")
    assert game.damage("Foe") == 1
    game.choose("play Spare")
    game.choose("attach Luke Skywalker")
    assert game.decision.kind != "reaction"
    game.leave()


def test_luke_skywalker_hurts_nobody_again_in_another_phase_of_the_turn(scene):
    light = Side(
        units=["127-2"],
        objectives=["A Hero's Trial", objective("Base", affiliation="Jedi")],
        affiliation="Jedi",
        hand=[GEAR, SPARE],
    )
    dark = Side(units=[dummy("Foe")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("play Gear")
    game.choose("attach Luke Skywalker")
    game.choose("use Luke Skywalker")
    while game.phase == DEPLOYMENT_PHASE:
        game.decline()
    game.skip_to("action", "light")
    game.choose("use A Hero's Trial")
    game.choose("attach Luke Skywalker")
    assert (game.host("Spare"), game.damage("Foe")) == ("Luke Skywalker", 1)
    assert game.decision.kind != "reaction"
    game.leave()


def test_luke_skywalker_does_not_care_for_what_others_get(scene):
    game = _luke(scene, hand=[GEAR])
    game.choose("play Gear")
    game.choose("attach Pal")
    assert game.decision.kind != "reaction"
    game.leave()


def test_luke_skywalker_readies_by_an_enhancement_of_his(scene):
    on = [(GEAR, "Luke Skywalker"), (SPARE, "Pal")]
    game = _luke(scene, enhancements=on, focus={"Luke Skywalker": 2})
    game.choose("use Luke Skywalker")
    assert game.focus("Luke Skywalker") == 1
    assert (game.zone("Gear"), game.zone("Spare")) == ("discard pile", "in play")
    game.leave()


def test_luke_skywalker_readies_once_a_turn(scene):
    """Another phase of the same turn makes no difference."""
    light = Side(
        units=["127-2"],
        objectives=[clock("light")],
        enhancements=[(GEAR, "Luke Skywalker"), (SPARE, "Luke Skywalker")],
        focus={"Luke Skywalker": 3},
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Luke Skywalker")
    game.offers("choose Gear", "choose Spare")
    game.choose("Gear")
    assert (game.focus("Luke Skywalker"), game.zone("Spare")) == (2, "in play")
    assert "use Luke Skywalker" not in game.options
    while game.phase == DEPLOYMENT_PHASE:
        game.decline()
    game.skip_to("action", "light")
    assert "use Luke Skywalker" not in game.options


@pytest.mark.parametrize(
    ("phase", "active", "fits"),
    [
        ("conflict", "light", True),
        ("conflict", "dark", True),
        ("deployment", "light", False),
        ("draw", "light", False),
    ],
)
def test_a_heros_trial_plays_an_enhancement_in_any_conflict_phase(scene, phase, active, fits):
    light = Side(
        objectives=["A Hero's Trial", clock("light")],
        units=[dummy("Pal", "light")],
        hand=[enhancement("Cloak", {"type": "unit"}, cost=1), unit("Recruit", cost=0)],
    )
    game = scene(phase=phase, active=active, light=light, abilities=True)
    game.skip_to("action", "light")
    assert ("use A Hero's Trial" in game.options) is fits
    if fits:
        # It is paid for; the Recruit is none.
        assert spent(game, "use A Hero's Trial") == 1
        game.choose("attach Pal") if game.decision.kind == "host" else None
        assert (game.host("Cloak"), game.zone("Recruit")) == ("Pal", "hand")
    game.leave()


def test_a_heros_trial_waits_for_an_enhancement_that_can_be_paid_for(scene):
    light = Side(
        objectives=["A Hero's Trial", clock("light")],
        hand=[enhancement("Throne", cost=9), unit("Recruit", cost=0)],
    )
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    game.skip_to("action", "light")
    assert "use A Hero's Trial" not in game.options


@pytest.mark.parametrize(
    ("force", "attackers", "zone"),
    [(3, ("Speeder Bike",), "discard pile"), (0, ("Speeder Bike",), "in play"), (3, (), "in play")],
)
def test_a_speeder_bike_crashes_in_an_edge_battle_that_you_lose(scene, force, attackers, zone):
    """Its own Edge (1) beats an empty stack."""
    dark = Side(units=[dummy("Foe")], hand=[unit("Bet", side="dark", force=force)])
    light = Side(units=["Speeder Bike", dummy("Pal", "light")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", *attackers, "Pal", defenders=("Foe",))
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    game.leave()
    assert (game.zone("Speeder Bike"), game.zone("Pal")) == (zone, "in play")


def test_lukes_lightsaber_adds_both_icons_of_unit_damage(scene):
    monk = dummy("Monk", "light", traits=["Force User"])
    game = scene(
        light=Side(units=[monk], enhancements=[("Luke's Lightsaber", "Monk")]), abilities=True
    )
    assert icons_of(game, "Monk") == {"damage": 1, "edge damage": 1}
    game.leave()


@pytest.mark.rule("RES-20")
@pytest.mark.parametrize(
    ("hero", "payer", "fits"),
    [
        ("Luke Skywalker", "Jedi", True),
        ("Luke Skywalker", "Rebel Alliance", False),
        ("Yoda", "Jedi", False),
    ],
)
def test_lukes_lightsaber_comes_back_to_luke_for_1_jedi_resource(scene, hero, payer, fits):
    light = Side(
        affiliation=payer,
        objectives=[clock("light")],
        units=[hero, dummy("Pal", "light", traits=["Force User"])],
        discard=["Luke's Lightsaber"],
    )
    game = scene(active="light", light=light, abilities=True)
    assert ("use Luke's Lightsaber" in game.options) is fits
    if fits:
        assert spent(game, "use Luke's Lightsaber") == 1
        assert game.host("Luke's Lightsaber") == hero
    game.leave()


def test_lukes_lightsaber_is_attached_to_luke_as_any_other(scene):
    light = Side(
        affiliation="Jedi",
        objectives=[clock("light")],
        units=["127-2"],
        discard=["Luke's Lightsaber"],
    )
    dark = Side(units=[dummy("Foe")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Luke's Lightsaber")
    game.asks("reaction", "light")
    game.choose("use Luke Skywalker")
    assert game.damage("Foe") == 1
    game.leave()


def test_lukes_lightsaber_does_not_go_from_one_to_the_other(scene):
    light = Side(
        objectives=[clock("light")],
        units=["Luke Skywalker", dummy("Monk", "light", traits=["Force User"])],
        enhancements=[("Luke's Lightsaber", "Monk")],
    )
    game = scene(active="light", light=light, abilities=True)
    game.leave()
    assert "use Luke's Lightsaber" not in game.options


@pytest.mark.rule("DEF-02")
@pytest.mark.parametrize("others", [0, 2])
def test_i_am_a_jedi_is_worth_the_enhancements_on_its_unit(scene, others):
    """It is one of them."""
    on = [(enhancement(f"Gear {n}", {"type": "unit"}), "Monk") for n in range(others)]
    light = Side(
        units=[dummy("Monk", "light", traits=["Force User"]), dummy("Pal", "light")],
        enhancements=[("I Am a Jedi", "Monk"), (GEAR, "Pal"), *on],
    )
    game = scene(active="light", light=light, abilities=True)
    assert resource_value(game.state, game.card("I Am a Jedi")) == 1 + others
    game.leave()
