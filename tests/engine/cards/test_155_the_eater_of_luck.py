"""The cards of The Eater of Luck (set 155)."""

from kit.card_makers import event
from kit.engagements import engage
from kit.scenario import Side
from real_cards import SCUM, dummy


def _calculated(scene, *, light_hand):
    dark = Side(
        affiliation=SCUM,
        units=[dummy("Raider"), dummy("Idle")],
        hand=["Calculated Wager", event("Plan", side="dark")],
    )
    light = Side(units=[dummy("Foe", "light")], hand=light_hand)
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Foe",))
    game.choose("place Plan")
    return game


def test_calculated_wager_takes_a_card_of_an_edge_stack_back_to_its_owners_hand(scene):
    game = _calculated(scene, light_hand=[event("Trick", force=2), event("Spare")])
    game.choose("place Trick")
    game.pass_(2)
    game.asks("reaction", "dark")
    game.choose("use Calculated Wager")
    game.asks("choose", "dark")
    # Of either stack.
    game.offers("choose Plan", "choose Trick")
    game.choose("Plan")
    assert game.pile("hand", "dark") == ["Plan"]
    assert game.zone("Trick") == "discard pile"
    game.leave()


def test_calculated_wager_is_not_for_the_winner(scene):
    game = _calculated(scene, light_hand=[])
    game.pass_()
    game.leave()
    assert game.decision.kind != "reaction"
