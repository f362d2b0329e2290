"""The cards of Behind the Black Sun (set 170)."""

import pytest
from kit.card_makers import event
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


def _lost(scene, force):
    """The dark side defends with one unit and loses the edge by so much."""
    light = Side(units=[dummy("Ace", "light", icons=(1, 0, 0))], hand=[event("Skill", force=force)])
    dark = Side(units=[dummy("Guard", icons=(1, 0, 0))], hand=["Guri"])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Ace", defenders=("Guard",))
    game.skip_to("edge", "light")
    game.choose("place Skill")
    return game


@pytest.mark.rule("STRIKE-24")
def test_guri_joins_after_a_clear_defeat_and_her_side_strikes_first(scene):
    game = _lost(scene, 2)
    game.skip_to("reaction", "dark")
    game.choose("use Guri")
    assert (game.zone("Guri"), game.role("Guri")) == ("in play", "defending")
    # The loser of the edge has the first slot, and a choice of two.
    game.skip_to("strike", "dark")
    assert game.edge == "light"
    assert (game.focus("Ace"), game.focus("Guard"), game.focus("Guri")) == (0, 0, 0)
    game.offers("strike Guard", "strike Guri")


def test_a_defeat_by_one_is_not_enough_for_guri(scene):
    game = _lost(scene, 1)
    game.skip_to("commit")
    assert game.zone("Guri") == "hand"
