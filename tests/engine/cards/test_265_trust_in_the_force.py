"""The cards of Trust in the Force (set 265)."""

import pytest
from kit.card_makers import unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, goes_by


def _dead(scene, **facts):
    hand = [unit("Two", side="light", cost=2), unit("Three", side="light", cost=3)]
    hand += [unit("Padawan", affiliation="Jedi", cost=1)]
    victim = unit("Master", **{"affiliation": "Jedi", "cost": 2, "capacity": 1, **facts})
    light = Side(units=[victim], objectives=["Trust in the Force"], hand=hand)
    dark = Side(units=[dummy("Shooter", icons=(1, 0, 0))])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Trust in the Force", "Shooter", defenders=("Master",))
    return game


def test_trust_in_the_force_brings_a_stranger_of_no_more_cost_for_a_jedi_character(scene):
    game = _dead(scene, traits=["Character"])
    game.skip_to("reaction", "light")
    game.choose("use Trust in the Force")
    assert game.zone("Two") == "in play"
    assert [game.zone(card) for card in ("Three", "Padawan")] == ["hand", "hand"]
    game.leave()


@pytest.mark.parametrize(
    "facts", [{"traits": ["Vehicle"]}, {"traits": ["Character"], "affiliation": "Rebel Alliance"}]
)
def test_trust_in_the_force_is_for_jedi_characters(scene, facts):
    game = _dead(scene, **facts)
    goes_by(game, "Trust in the Force", "commit", "dark")
    assert game.zone("Master") == "discard pile"
