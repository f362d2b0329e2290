"""The cards of Inexorable Destruction (set 244)."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, icons_of, navy

PLANNING = "Tactical Planning"
"""Another card for either side, of set 242 and set 244."""

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


def _planning(scene, side, code, affiliation):
    """Both Tactical Plannings: the same card for either side, against the other one."""
    rows = {"icons": (2, 1, 0), "edge_icons": (1, 0, 0)}
    foes = [
        dummy("Foe", _other(side), affiliation=affiliation, **rows),
        dummy("Rest", _other(side)),
    ]
    own = [dummy("Own", side, affiliation="Jedi" if side == "light" else "Sith")]
    mine, theirs = Side(units=own, hand=[code], objectives=[clock(side)]), Side(units=foes)
    dark, light = (mine, theirs) if side == "dark" else (theirs, mine)
    game = scene(phase="conflict", active=side, dark=dark, light=light, abilities=True)
    engage(game, "Objective 1" if side == "light" else "Objective 4", "Own", defenders=("Foe",))
    game.skip_to("edge", side)
    game.choose(f"place {PLANNING}")
    return game


def _other(side):
    return "dark" if side == "light" else "light"


@pytest.mark.rule("DEF-18")
@pytest.mark.parametrize(
    ("kind", "left"),
    [
        ("unit damage", {"damage": 1, "blast": 1, "edge damage": 1}),
        ("edge unit damage", {"damage": 2, "blast": 1}),
    ],
)
@pytest.mark.parametrize(
    ("side", "code", "affiliation"),
    [("light", "242-5", "Imperial Navy"), ("dark", "244-5", "Rebel Alliance")],
)
def test_tactical_planning_takes_one_icon_of_a_kind_that_the_unit_has(
    scene, side, code, affiliation, kind, left
):
    game = _planning(scene, side, code, affiliation)
    game.skip_to("value", side)
    kinds = [option.rpartition("Planning ")[2] for option in game.options]
    assert kinds == ["unit damage", "blast damage", "edge unit damage"]
    game.choose(game.options[kinds.index(kind)])
    assert icons_of(game, "Foe") == left
    game.skip_to("engage", side)
    assert icons_of(game, "Foe") == {"damage": 2, "blast": 1, "edge damage": 1}
    game.leave()


@pytest.mark.parametrize(
    ("side", "code", "affiliation"), [("light", "242-5", "Sith"), ("dark", "244-5", "Jedi")]
)
def test_tactical_planning_does_not_reach_other_affiliations(scene, side, code, affiliation):
    game = _planning(scene, side, code, affiliation)
    game.skip_to("commit", side)
    assert icons_of(game, "Foe") == {"damage": 2, "blast": 1, "edge damage": 1}
    game.leave()
