"""The cards of Hero of a Thousand Devices (set 246)."""

from kit.card_makers import enhancement, objective
from kit.scenario import Side
from real_cards import dummy, pay

BANK = objective("Bank", resources=9, affiliation="Jedi")
TOOL = enhancement("Tool", affiliation="Jedi", cost=2)


def _droid(scene, **half):
    light = Side(units=["246-2"], objectives=[BANK], **half)
    return scene(phase="deployment", active="light", light=light, abilities=True)


def test_r2_d2_lays_an_enhancement_of_the_hand_beneath_him(scene):
    hand = [TOOL, enhancement("Spare"), dummy("Pal", "light")]
    game = _droid(scene, hand=hand)
    game.choose("use R2-D2")
    game.offers("choose Tool", "choose Spare")
    game.choose("choose Tool")
    assert (game.zone("Tool"), game.host("Tool")) == ("beneath", "R2-D2")
    # It is none of his enhancements, and in no hand.
    assert sorted(game.pile("hand", "light")) == ["Pal", "Spare"]
    game.leave()


def test_r2_d2_has_nothing_to_show_without_an_enhancement_in_hand(scene):
    game = _droid(scene, hand=[dummy("Pal", "light")])
    assert "use R2-D2" not in game.options


def test_what_lies_beneath_r2_d2_is_played_for_its_cost(scene):
    game = _droid(scene, beneath=[(TOOL, "R2-D2")])
    game.choose("play Tool enhancement")
    pay(game)
    assert (game.zone("Tool"), sum(game.state.focus)) == ("in play", 2)
    game.leave()
