"""The cards of Rogue Squadron Assault (set 141)."""

from fate_battles import battle_of_two
from real_cards import dummy

ACE = {"traits": ["Character", "Pilot"], "keywords": [{"pilot": 1}]}


def _stay(scene, **half):
    wing = dummy("Wing", "light", traits=["Vehicle", "Fighter"])
    light = ["Stay on Target", *half.pop("hand", ())]
    return battle_of_two(
        scene, light=["Stay on Target"], units=[wing, dummy("Guard", "light")], **half
    ), light


def test_stay_on_target_puts_a_pilot_of_the_discard_pile_on_a_vehicle(scene):
    game, _ = _stay(scene, discard=[dummy("Ace", "light", **ACE), dummy("Old", "light")])
    game.choose("do")
    # One Pilot, one Vehicle without one.
    assert (game.zone("Ace"), game.host("Ace")) == ("in play", "Wing")
    game.leave()


def test_stay_on_target_may_be_declined(scene):
    game, _ = _stay(scene, discard=[dummy("Ace", "light", **ACE)])
    game.choose("decline")
    assert game.zone("Ace") == "discard pile"
    game.leave()
