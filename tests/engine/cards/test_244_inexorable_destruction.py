"""The cards of Inexorable Destruction (set 244)."""

from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of, navy

RARER_BOARD = {"244-4": "another participant with an edge-enabled icon"}


def test_nebulon_b2_frigate_gains_an_edge_icon_that_another_participant_has(scene):
    dark = navy(units=["Nebulon-B2 Frigate"])
    light = Side(units=[dummy("Foe", "light", icons=(2, 0, 0), edge_icons=(0, 1, 0))])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Nebulon-B2 Frigate", defenders=("Foe",))
    before = icons_of(game, "Nebulon-B2 Frigate")
    game.skip_to("reaction", "dark")
    game.choose("use Nebulon-B2 Frigate")
    # One kind only: unit damage is no edge-enabled icon of the Foe.
    after = icons_of(game, "Nebulon-B2 Frigate")
    assert after["edge blast"] == before.get("edge blast", 0) + 1
    game.leave()
