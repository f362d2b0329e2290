"""The cards of Memories of Taanab (set 142)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of, spent

from swlcg_deck.engine.facts.characteristics import icons

RARER_BOARD = {"142-1": "no Pilot is ready when such a unit strikes"}
PILOT = unit("Ace", capacity=9, traits=["Character", "Pilot"])


@pytest.mark.rule("FOCUS-03")
@pytest.mark.parametrize(
    ("edge", "offered"), [((0, 0, 1), True), ((0, 1, 0), True), ((0, 0, 0), False)]
)
def test_a_pilot_holds_up_a_striker_with_edge_enabled_icons(scene, edge, offered):
    foe = unit("Foe", side="dark", capacity=9, icons=(1, 1, 1), edge_icons=edge)
    light = Side(objectives=["Memories of Taanab"], units=[PILOT, unit("Guard", capacity=9)])
    game = scene(
        phase="conflict", active="dark", dark=Side(units=[foe]), light=light, abilities=True
    )
    engage(game, "Memories of Taanab", "Foe", defenders=("Guard",))
    if offered:
        game.skip_to("reaction", "light")
        game.choose("use Memories of Taanab")
        assert (game.focus("Ace"), game.focus("Foe")) == (1, 2)
        game.leave()
        return
    game.skip_to("commit")
    assert (game.focus("Ace"), game.focus("Foe")) == (1, 1)


@pytest.mark.parametrize(
    ("striker", "pilot", "offered"),
    [("Foe", "Ace", True), ("Own", "Ace", False), ("Foe", "Baron", False)],
)
def test_your_pilot_holds_up_a_striker_of_the_enemy(scene, striker, pilot, offered):
    """Even an edge-enabled unit damage icon will do; a Pilot of the enemy does not."""
    facts = {"capacity": 9, "icons": (1, 0, 0)}
    armed = {"edge_icons": (1, 0, 0)}
    baron = unit("Baron", side="dark", capacity=9, traits=["Character", "Pilot"])
    foe = unit("Foe", side="dark", **facts, **(armed if striker == "Foe" else {}))
    own = unit("Own", **facts, **(armed if striker == "Own" else {}))
    dark = Side(units=[foe, baron])
    light = Side(
        objectives=["Memories of Taanab"], units=[own, *([PILOT] if pilot == "Ace" else [])]
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Memories of Taanab", "Foe", defenders=("Own",))
    seen = set()
    while game.decision.kind not in ("commit", "engage"):
        seen |= {one for one in game.options if one == "use Memories of Taanab"}
        game.decline()
    assert bool(seen) is offered
    game.leave()


@pytest.mark.rule("STRIKE-17")
def test_a_conner_net_makes_all_icons_of_its_vehicle_edge_enabled(scene):
    foe = unit("Foe", side="dark", icons=(2, 1, 0), edge_icons=(0, 1, 1), traits=["Vehicle"])
    light = Side(enhancements=[("Conner Net", "Foe")])
    game = scene(active="light", dark=Side(units=[foe]), light=light, abilities=True)
    assert icons(game.state, game.card("Foe")) == (0, 0, 0, 2, 2, 1)
    game.leave()


def _lando(scene, *, edge):
    wing = dummy("Wing", "light", traits=["Vehicle"], icons=(1, 0, 0))
    light = Side(
        units=[wing, dummy("Home", "light")],
        enhancements=[("142-2", "Wing")],
        hand=[dummy("Edge card", "light")] if edge else [],
    )
    foes = [dummy(name, icons=(2, 1, 1), edge_icons=(1, 0, 0)) for name in ("Foe", "Away")]
    game = scene(
        phase="conflict", active="light", dark=Side(units=foes), light=light, abilities=True
    )
    before = icons_of(game, "Foe")
    engage(game, "Objective 1", "Wing", defenders=("Foe",))
    if edge:
        game.skip_to("edge", "light")
        game.choose("place Edge card")
    game.skip_to("icon", "dark") if not edge else game.skip_to("engage", "light")
    return before, game


@pytest.mark.rule("EDGE-01")
def test_with_lando_in_the_engagement_and_the_edge_no_enemy_has_icons(scene):
    before, game = _lando(scene, edge=True)
    assert before == {"damage": 2, "blast": 1, "tactics": 1, "edge damage": 1}
    # The enemy has struck to no effect; the engagement is over, and with it the loss.
    # His own side has hit.
    assert (game.damage("Wing"), game.damage("Foe")) == (0, 1)
    assert game.zone("Wing") == "in play"
    assert icons_of(game, "Foe") == before
    game.leave()


def test_without_the_edge_lando_takes_nothing(scene):
    before, game = _lando(scene, edge=False)
    assert icons_of(game, "Foe") == before
    game.leave()


MANEUVER = "A Little Maneuver"


def _maneuver(scene, *, attacker, light, dark):
    """An edge battle with so many cards a side; what is declared could strike for a lot."""
    bank = objective("Bank", affiliation="Smugglers and Spies", resources=2)
    mine = Side(
        objectives=[bank],
        units=[dummy("Pal", "light", icons=(1, 1, 0))],
        hand=[MANEUVER, *(dummy(f"Mine {n}", "light") for n in range(light))],
    )
    theirs = Side(
        objectives=[objective("Base", side="dark")],
        units=[dummy("Foe", icons=(1, 1, 0))],
        hand=[dummy(f"Theirs {n}") for n in range(dark)],
    )
    game = scene(phase="conflict", active=attacker, light=mine, dark=theirs, abilities=True)
    if attacker == "light":
        engage(game, "Base", "Pal", defenders=("Foe",))
    else:
        engage(game, "Bank", "Foe", defenders=("Pal",))
    while game.decision.kind == "edge":
        placing = [one for one in game.options if one != f"place {MANEUVER}"]
        game.choose(placing[0])
    return game


@pytest.mark.rule("CONF-27")
@pytest.mark.parametrize("attacker", ["light", "dark"])
def test_a_little_maneuver_ends_the_engagement_of_a_lost_edge_battle(scene, attacker):
    game = _maneuver(scene, attacker=attacker, light=1, dark=2)
    game.asks("reaction", "light")
    assert spent(game, f"use {MANEUVER}") == 2
    assert sorted(game.pile("discard", "light")) == [MANEUVER, "Mine 0"]
    assert sorted(game.pile("discard", "dark")) == ["Theirs 0", "Theirs 1"]
    # Nobody strikes, nothing is rewarded.
    game.skip_to("commit", attacker)
    dealt = [game.damage(name) for name in ("Bank", "Base", "Pal", "Foe")]
    assert (dealt, game.focus("Pal"), game.focus("Foe")) == ([0, 0, 0, 0], 0, 0)
    game.leave()


def test_no_maneuver_after_an_edge_battle_that_was_won(scene):
    game = _maneuver(scene, attacker="light", light=2, dark=1)
    assert f"use {MANEUVER}" not in game.options
    game.leave()
