"""The cards of The Hunter's Flight (set 160)."""

import pytest
from kit.scenario import Side
from kit.usual_cards import pilot, salvo, vehicle

RARER_BOARD = {"160-5": "a Vehicle with a Pilot leaves play"}


def _crash(scene, *, piloted=True):
    dark = Side(affiliation="Scum and Villainy", hand=["Bail Out"], units=[vehicle("Wing")])
    dark.enhancements = [(pilot("Ace"), "Wing")] if piloted else []
    light = Side(objectives=[salvo("light", 2, "Wing", title="Gun")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    return game


@pytest.mark.rule("UNIQ-05")
def test_bail_out_saves_the_pilot_of_a_vehicle_as_a_unit(scene):
    game = _crash(scene)
    game.choose("use Bail Out")
    assert (game.zone("Wing"), game.zone("Ace"), game.host("Ace")) == (
        "discard pile",
        "in play",
        None,
    )
    assert game.pile("units", "dark") == ["Ace"]
    game.leave()


def test_bail_out_needs_a_pilot(scene):
    game = _crash(scene, piloted=False)
    game.leave()
    assert "use Bail Out" not in game.options
