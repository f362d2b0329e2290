"""The cards of Hero of a Thousand Devices (set 246)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, goes_by, pay

RARER_BOARD = {"246-4": "a damaged unit that bears an enhancement and is no Vehicle"}
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


def _gear(*titles, **facts):
    return [(enhancement(title, {"type": "unit"}, **facts), "Bearer") for title in titles]


def _fallen(scene, **half):
    light = Side(objectives=["246-1"], units=[dummy("Bearer", "light", capacity=1)], **half)
    dark = Side(objectives=[salvo("dark", 1, "Bearer")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    return game


def test_the_devices_of_a_unit_that_leaves_play_come_back(scene):
    game = _fallen(scene, enhancements=_gear("A", "B", "C"))
    game.choose("use Hero of a Thousand Devices")
    game.choose("choose A", "choose C")
    assert sorted(game.pile("hand", "light")) == ["A", "C"]
    assert sorted(game.pile("discard", "light")) == ["B", "Bearer"]
    game.leave()


def test_devices_of_the_enemy_on_it_go_to_his_hand(scene):
    dark = Side(objectives=[salvo("dark", 1, "Bearer")])
    dark.enhancements = _gear("Trap", side="dark")
    light = Side(objectives=["246-1"], units=[dummy("Bearer", "light", capacity=1)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    game.choose("use Hero of a Thousand Devices")
    game.choose("choose Trap")
    assert (game.pile("hand", "dark"), game.pile("hand", "light")) == (["Trap"], [])
    game.leave()


def test_a_unit_without_devices_is_no_reason(scene):
    game = _fallen(scene)
    assert game.zone("Bearer") == "discard pile"
    game.leave()
    assert "use Hero of a Thousand Devices" not in game.options


@pytest.mark.parametrize(("cost", "offered"), [(2, True), (3, False)])
def test_c_3po_discards_a_cheap_enhancement(scene, cost, offered):
    dark = Side(enhancements=[(enhancement("Base", side="dark", cost=cost), None)])
    light = Side(hand=["246-3"], objectives=[BANK])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("play C-3PO unit")
    pay(game)
    if offered:
        game.choose("use C-3PO")
    assert (game.zone("Base") == "discard pile") is offered
    game.leave()


def test_a_surgical_droid_repairs_what_bears_devices_once_a_turn(scene):
    names = ("Bearer", "Bare", "Walker")
    light = Side(units=["246-4", *(dummy(name, "light") for name in names[:2])])
    light.units = [*light.units, dummy("Walker", "light", traits=["Vehicle"])]
    light.enhancements = [*_gear("A")]
    light.enhancements = [*light.enhancements, (enhancement("B", {"type": "unit"}), "Walker")]
    light.damage = dict.fromkeys(names, 2)
    game = scene(active="light", light=light, abilities=True)
    game.choose("use 2-1B Surgical Droid")
    assert [game.damage(name) for name in names] == [1, 2, 2]
    game.leave()
    assert "use 2-1B Surgical Droid" not in game.options


def test_a_grappling_arm_takes_an_enhancement_out_of_the_enemys_pile(scene):
    light = Side(units=[dummy("Robot", "light", traits=["Droid"]), dummy("Pal", "light")])
    light.enhancements = [("246-5", "Robot")]
    pile = [
        enhancement("Loot", {"type": "unit", "side": "friendly"}, side="dark"),
        enhancement("Misfit", {"type": "unit", "trait": "Walker"}, side="dark"),
        dummy("Trooper"),
    ]
    dark = Side(units=[dummy("Foe")], discard=pile)
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Robot", defenders=("Foe",))
    game.skip_to("reaction", "light")
    game.choose("use Grappling Arm")
    game.choose("attach Pal")
    assert (game.host("Loot"), game.controller("Loot")) == ("Pal", "light")
    assert game.focus("Grappling Arm") == 1
    game.leave()


def test_a_grappling_arm_waits_for_its_own_droid(scene):
    light = Side(units=[dummy("Robot", "light", traits=["Droid"]), dummy("Pal", "light")])
    light.enhancements = [("246-5", "Robot")]
    dark = Side(units=[dummy("Foe")], discard=[enhancement("Loot", side="dark")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Pal", defenders=("Foe",))
    goes_by(game, "Grappling Arm", "commit", "light")
