"""The cards of Called to Arms (set 147)."""

import pytest
from kit.card_makers import event, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import pilot, vehicle
from real_cards import REBELS, dummy, icons_of, spent, treasury

RARER_BOARD = {
    "147-1": "a Vehicle with a Pilot destroys an objective",
    "147-3": "no event there affects units",
}
Y_WING = "Gray Squadron Y-Wing"
HIT = "place: damage, to: {each: {type: unit, side: enemy}}"


@pytest.mark.rule("DEF-04")
@pytest.mark.rule("DEF-05")
def test_a_gray_squadron_y_wing_is_affected_by_units_and_not_by_events(scene):
    blast = event("Blast", side="dark", text=f"action: {{do: [{{{HIT}}}]}}")
    gunner = unit("Gunner", side="dark", text=f"action: {{do: [{{{HIT}}}], limit: {{per: turn}}}}")
    light = Side(units=[Y_WING, unit("Pal", capacity=5)])
    dark = Side(hand=[blast], units=[gunner])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Blast")
    assert (game.damage(Y_WING), game.damage("Pal")) == (0, 1)
    game.choose("use Gunner")
    assert (game.damage(Y_WING), game.damage("Pal")) == (1, 2)
    game.leave()


@pytest.mark.rule("TC-68")
def test_it_can_be_targeted_to_no_avail(scene):
    text = "action: {do: [{place: focus, to: {target: {type: unit}}}]}"
    light = Side(units=[Y_WING, unit("Pal")])
    dark = Side(hand=[event("Net", side="dark", text=text)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Net")
    game.choose(f"target {Y_WING}")
    assert game.focus(Y_WING) == 0
    game.leave()


@pytest.mark.rule("ABIL-20")
def test_an_event_that_could_do_nothing_else_is_not_offered(scene):
    text = "action: {do: [{place: focus, to: {target: {type: unit}}}]}"
    dark = Side(hand=[event("Net", side="dark", text=text)])
    game = scene(active="dark", dark=dark, light=Side(units=[Y_WING]), abilities=True)
    assert "use Net" not in game.options
    game.leave()


@pytest.mark.rule("DEF-05")
def test_paying_for_an_event_affects_nothing(scene):
    text = """action:
      cost: [{focus: {choose: {type: unit, trait: Fighter, controller: you}}}]
      do: [{draw: 2}]
    """
    light = Side(units=[Y_WING], hand=[event("Scramble", text=text)])
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Scramble")
    assert game.focus(Y_WING) == 1
    assert len(game.pile("hand", "light")) == 2
    game.leave()


ARMS = "Called to Arms"


def _struck(scene, *, capacity=2, piloted=True, icons=(0, 2, 0), traits=("Vehicle",)):
    """A strike at an objective of that capacity, with two committed units to destroy."""
    wing = vehicle("Wing", "light", traits=list(traits), icons=icons)
    light = Side(objectives=[ARMS], units=[wing, dummy("Own", "light")], committed=["Own"])
    light.enhancements = [(pilot("Ace", side="light"), "Wing")] if piloted else []
    dark = Side(
        objectives=[objective("Fort", side="dark", capacity=capacity)],
        units=[dummy("Adept"), dummy("Seer"), dummy("Idle")],
        committed=["Adept", "Seer"],
    )
    game = scene(phase="conflict", active="light", light=light, dark=dark, abilities=True)
    engage(game, "Fort", "Wing")
    return game


def test_called_to_arms_destroys_a_committed_enemy_for_an_objective(scene):
    game = _struck(scene)
    game.skip_to("reaction", "light")
    game.choose(f"use {ARMS}")
    game.offers("target Adept", "target Seer")
    game.choose("target Seer")
    assert [game.zone(name) for name in ("Adept", "Seer")] == ["in play", "discard pile"]
    game.leave()


@pytest.mark.parametrize(
    "board",
    [
        {"piloted": False},
        {"traits": ("Character",)},
        {"capacity": 4},
        # What is left falls to the unopposed engagement, which is no strike.
        {"capacity": 2, "icons": (0, 1, 0)},
    ],
)
def test_called_to_arms_needs_the_strike_of_a_piloted_vehicle(scene, board):
    game = _struck(scene, **board)
    while game.decision.kind not in ("commit", "engage"):
        assert f"use {ARMS}" not in game.options
        game.decline()
    assert game.zone("Adept") == "in play"
    game.leave()


GUNNER = "Gray Squadron Gunner"


@pytest.mark.parametrize(
    ("icons", "edge", "gained"),
    [((1, 2, 1), (1, 1, 1), 3), ((0, 1, 0), (0, 0, 0), 1), ((1, 0, 1), (1, 0, 0), 0)],
)
def test_a_gunner_adds_unit_damage_for_each_blast_damage_of_the_vehicle(scene, icons, edge, gained):
    wing = vehicle("Wing", "light", icons=icons, edge_icons=edge)
    light = Side(units=[wing], enhancements=[(GUNNER, "Wing")])
    game = scene(active="light", light=light, abilities=True)
    seen = icons_of(game, "Wing")
    assert (seen.get("damage", 0), seen.get("edge damage", 0)) == (icons[0] + gained, edge[0])
    assert seen.get("blast", 0) == icons[1]
    game.leave()


@pytest.mark.rule("STRIKE-17")
def test_a_gunner_counts_gained_and_edge_enabled_blast_damage_alike(scene):
    """A Conner Net makes all icons edge-enabled: two of blast damage, and one that is gained."""
    wing = vehicle("Wing", "light", icons=(1, 2, 0))
    more = "constant: {modifiers: {of: {title: Wing}, gain: {blast_damage: 1}}}"
    light = Side(
        units=[wing], objectives=[objective("More", text=more)], enhancements=[(GUNNER, "Wing")]
    )
    dark = Side(enhancements=[("Conner Net", "Wing")])
    game = scene(active="light", light=light, dark=dark, abilities=True)
    assert icons_of(game, "Wing") == {"edge damage": 4, "edge blast": 3}
    game.leave()


def test_a_gunner_as_a_unit_has_what_is_printed(scene):
    game = scene(active="light", light=Side(units=[GUNNER]), abilities=True)
    assert icons_of(game, GUNNER) == {"damage": 1, "edge damage": 1}
    game.leave()


def test_proton_torpedoes_add_blast_damage_for_each_attacker(scene):
    wings = [vehicle(name, "light") for name in ("Wing", "Pal", "Home")]
    light = Side(units=wings, enhancements=[("Advanced Proton Torpedoes", "Wing")])
    dark = Side(units=[dummy("Foe")])
    game = scene(phase="conflict", active="light", light=light, dark=dark, abilities=True)
    assert icons_of(game, "Wing") == {}
    game.skip_to("engage")
    game.choose("engage Objective 1")
    game.choose("Wing", "Pal")
    assert [icons_of(game, name) for name in ("Wing", "Pal")] == [{"blast": 2}, {}]
    game.leave()


def test_proton_torpedoes_add_nothing_for_attackers_of_the_enemy(scene):
    light = Side(units=[vehicle("Wing", "light"), dummy("Pal", "light")])
    light.enhancements = [("Advanced Proton Torpedoes", "Wing")]
    dark = Side(units=[dummy("Foe"), dummy("Second")])
    game = scene(phase="conflict", active="dark", light=light, dark=dark, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("Foe", "Second")
    game.skip_to("defenders", "light")
    game.choose("Wing")
    assert icons_of(game, "Wing") == {}
    game.leave()


def _desperate(scene, *, dial=8, active="light"):
    light = Side(objectives=[treasury(REBELS)], hand=["Desperation"])
    light.units = [dummy("Bare", "light"), dummy("Clad", "light")]
    light.enhancements = [("Old Ben's Spirit", "Clad")]
    dark = Side(units=[dummy("Foe"), dummy("Mine")], enhancements=[("Vader's Lightsaber", "Mine")])
    return scene(active=active, dial=dial, light=light, dark=dark, abilities=True)


@pytest.mark.rule("ERR-18")
@pytest.mark.parametrize("dial", [8, 11])
def test_desperation_destroys_every_unit_without_an_enhancement(scene, dial):
    game = _desperate(scene, dial=dial)
    assert spent(game, "use Desperation") == 3
    zones = {name: game.zone(name) for name in ("Bare", "Clad", "Foe", "Mine")}
    assert [name for name in zones if zones[name] == "in play"] == ["Clad", "Mine"]
    game.leave()


@pytest.mark.rule("ERR-18")
@pytest.mark.parametrize("board", [{"dial": 7}, {"active": "dark"}])
def test_desperation_is_for_a_high_dial_and_your_own_turn(scene, board):
    game = _desperate(scene, **board)
    assert "use Desperation" not in game.options
    game.leave()
