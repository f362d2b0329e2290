"""The cards of Memories of Taanab (set 142)."""

import pytest
from kit.card_makers import unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of

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
    assert game.damage("Wing") == 0
    assert game.zone("Wing") == "in play"
    assert icons_of(game, "Foe") == before
    game.leave()


def test_without_the_edge_lando_takes_nothing(scene):
    before, game = _lando(scene, edge=False)
    assert icons_of(game, "Foe") == before
    game.leave()
