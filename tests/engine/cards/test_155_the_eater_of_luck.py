"""The cards of The Eater of Luck (set 155)."""

import pytest
from kit.card_makers import event, unit
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


@pytest.mark.rule("STRIKE-17")
@pytest.mark.parametrize(("attacking", "damage"), [(True, 3), (False, 1)])
def test_dannik_jerriko_uses_edge_enabled_icons_without_the_edge(scene, attacking, damage):
    thug = unit("Thug", side="dark", capacity=9, icons=(1, 0, 0), edge_icons=(1, 0, 0))
    dark = Side(units=["Dannik Jerriko", thug])
    light = Side(units=[unit("Guard", capacity=9)], hand=[event("Skill", force=5)])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    own = ("Dannik Jerriko", "Thug") if attacking else ("Thug",)
    engage(game, "Objective 4", *own, defenders=("Guard",))
    game.skip_to("edge", "light")
    game.choose("place Skill")
    assert game.edge in (None, "light")
    game.skip_to("commit")
    assert game.damage("Guard") == damage
