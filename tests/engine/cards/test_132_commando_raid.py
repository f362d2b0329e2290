"""The cards of Commando Raid (set 132)."""

import pytest
from kit.card_makers import event, fate, objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, spent

from swlcg_deck.engine.core.constants import DEPLOYMENT_PHASE

PAGE = "Lieutenant Judder Page"


@pytest.mark.rule("ABIL-20")
def test_commando_raid_resolves_a_fate_card_out_of_the_hand_once_a_turn(scene):
    """In another phase of the turn as little as in the same."""
    luck = [fate(f"Luck {n}", text="fate: {do: [{draw: 2}]}") for n in (1, 2)]
    light = Side(objectives=["Commando Raid", clock("light")], hand=[*luck, event("Plan")])
    dark = Side(hand=[fate("Doom", side="dark")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Commando Raid")
    game.offers("choose Luck 1", "choose Luck 2")
    game.choose("choose Luck 1")
    assert game.pile("discard", "light") == ["Luck 1"]
    assert len(game.pile("hand", "light")) == 4
    assert "use Commando Raid" not in game.options
    while game.phase == DEPLOYMENT_PHASE:
        game.decline()
    game.skip_to("action", "light")
    assert "use Commando Raid" not in game.options


def test_without_a_fate_card_there_is_no_raid(scene):
    light = Side(objectives=["Commando Raid", clock("light")], hand=["Yoda"])
    game = scene(active="light", light=light, abilities=True)
    assert "use Commando Raid" not in game.options
    game.leave()


def test_a_raid_puts_no_card_into_an_edge_stack_where_nobody_fights(scene):
    light = Side(
        objectives=["Commando Raid", clock("light")],
        hand=["Supporting Fire", event("Plan")],
    )
    game = scene(active="light", light=light, abilities=True)
    while "use Commando Raid" in game.options or game.decision.kind != "action":
        game.choose(game.options[0])
    assert "Plan" in game.pile("hand", "light")
    assert game.pile("edge_stack", "light") == []
    game.leave()


def _page(scene, *hand, attackers=(PAGE,), enemy=("Ruin",)):
    """An attack whose edge battle both sides spend all their cards on."""
    light = Side(units=[PAGE, dummy("Pal", "light")], hand=hand)
    dark = Side(units=[dummy("Foe")], hand=[fate(card, side="dark") for card in enemy])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", *attackers, defenders=("Foe",))
    while game.decision.kind in ("edge", "fate"):
        game.choose(game.options[0])
    return game


@pytest.mark.parametrize("enemy", [[], ["Ruin"]])
def test_lieutenant_judder_page_takes_a_fate_card_of_your_stack_back(scene, enemy):
    """Not a Twist of Fate, no other card, and none of the enemy's."""
    cards = [fate("Luck"), fate("Doom"), fate("Twist of Fate"), event("Trick")]
    game = _page(scene, *cards, enemy=enemy)
    game.asks("interrupt", "light")
    game.offers(f"use {PAGE}", "pass")
    game.choose(f"use {PAGE}")
    game.offers("choose Luck", "choose Doom")
    game.choose("Doom")
    assert game.pile("hand", "light") == ["Doom"]
    assert set(game.pile("discard", "light")) >= {"Luck", "Twist of Fate", "Trick"}
    assert game.pile("discard", "dark") == enemy
    game.leave()


@pytest.mark.parametrize(
    ("card", "attacker"), [("Twist of Fate", PAGE), ("Trick", PAGE), ("Doom", "Pal")]
)
def test_lieutenant_judder_page_has_to_take_part_and_to_find_one(scene, card, attacker):
    made = event("Trick") if card == "Trick" else fate(card)
    game = _page(scene, made, attackers=(attacker,))
    assert game.decision.kind != "interrupt"
    assert card in game.pile("discard", "light")
    game.leave()


def test_pages_commandos_return_the_topmost_fate_card_of_your_discard_pile(scene):
    light = Side(
        affiliation="Rebel Alliance",
        objectives=[objective("Base", affiliation="Rebel Alliance", resources=2)],
        hand=["Page's Commandos"],
        discard=[fate("Luck"), fate("Doom"), event("Trick")],
    )
    dark = Side(discard=[fate("Ruin", side="dark")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert spent(game, "play Page's Commandos") == 2
    game.offers("use Page's Commandos", "pass")
    game.choose("use Page's Commandos")
    assert (game.pile("hand", "light"), game.pile("discard", "light")) == (
        *(["Doom"], ["Luck", "Trick"]),
    )
    game.leave()


@pytest.mark.rule("EDGE-16")
def test_a_raid_after_the_edge_battle_leaves_nothing_in_a_stack(scene):
    light = Side(
        units=[dummy("Raider", "light")],
        objectives=["Commando Raid", clock("light")],
        hand=["Supporting Fire", event("Plan")],
    )
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    engage(game, "Objective 1", "Raider")
    game.skip_to("edge", "light")
    game.choose("pass")
    game.skip_to("action", "light")
    if "use Commando Raid" in game.options:
        game.choose("use Commando Raid")
    game.skip_to("commit")
    assert "Plan" in game.pile("hand", "light")
    assert game.pile("edge_stack", "light") == []
    game.leave()
