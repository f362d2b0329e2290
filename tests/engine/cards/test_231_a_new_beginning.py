"""The cards of A New Beginning (set 231)."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


def _rivals(scene, *placed):
    """The dark side attacks and places these; the light side answers with Ancient Rivals."""
    dark = Side(units=[dummy("Raider")], hand=placed)
    light = Side(units=[dummy("Guard", "light")], hand=["Ancient Rivals"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Guard",))
    game.choose("place " + game.names(game.state.hand[0])[0])
    game.choose("place Ancient Rivals")
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    return game


def test_ancient_rivals_may_go_to_discard_a_sith_or_neutral_card_of_the_enemy_stack(scene):
    game = _rivals(scene, "Force Choke", "TIE Fighter", "AT-ST")
    game.asks("fate cost", "light")
    game.choose("use Ancient Rivals")
    game.asks("target", "light")
    # Not the Navy card.
    game.offers("target Force Choke", "target TIE Fighter")
    game.choose("Force Choke")
    assert game.zone("Force Choke") == "discard pile"
    assert game.zone("Ancient Rivals") == "discard pile"
    game.leave()


def test_ancient_rivals_may_stay(scene):
    game = _rivals(scene, "Force Choke")
    game.asks("fate cost", "light")
    game.offers("use Ancient Rivals", "pass")
    assert game.zone("Ancient Rivals") == "edge stack"
    game.pass_()
    game.leave()


@pytest.mark.parametrize("placed", ["Target of Opportunity", "AT-ST"])
def test_ancient_rivals_does_nothing_to_neutral_fates_and_other_affiliations(scene, placed):
    game = _rivals(scene, placed)
    game.leave()
    assert game.decision.kind != "fate cost"
