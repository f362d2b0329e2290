"""The cards of Memories of Taanab (set 142)."""

import pytest
from kit.card_makers import unit
from kit.engagements import engage
from kit.scenario import Side

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
