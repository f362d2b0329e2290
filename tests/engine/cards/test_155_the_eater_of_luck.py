"""The cards of The Eater of Luck (set 155)."""

import pytest
from kit.card_makers import event, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import SCUM, dummy, icons_of

RARER_BOARD = {"155-3": "it does not attack alone"}


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


def test_dannik_jerriko_gives_the_enemy_no_edge_enabled_icons(scene):
    """The edge is lost by the enemy, who would hit for one more with it."""
    dark = Side(units=[dummy("Thug"), "Dannik Jerriko"], hand=[event("Skill", side="dark")])
    guard = unit("Guard", capacity=9, icons=(1, 0, 0), edge_icons=(1, 0, 0))
    light = Side(units=[guard])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Dannik Jerriko", "Thug", defenders=("Guard",))
    game.skip_to("edge", "dark")
    game.choose("place Skill")
    game.skip_to("unit damage", "light")
    game.choose("hit Thug")
    game.skip_to("commit", "dark")
    assert (game.damage("Thug"), game.damage("Dannik Jerriko")) == (1, 0)
    game.leave()


EATER = "The Eater of Luck"


def _eater(scene, *, active, dark, light):
    """An edge battle with so many Force icons a side."""
    own = Side(
        objectives=[EATER],
        units=[dummy("Raider")],
        hand=[event("Own", side="dark", force=dark)] if dark else [],
    )
    foe = Side(
        units=[dummy("Foe", "light")],
        hand=[event("Theirs", force=light)] if light else [],
        deck=[dummy("Top", "light"), dummy("Under", "light")],
    )
    game = scene(phase="conflict", active=active, dark=own, light=foe, abilities=True)
    sides = {"dark": ("Objective 4", "Raider", "Foe"), "light": (EATER, "Foe", "Raider")}
    at, attacker, defender = sides[active]
    engage(game, at, attacker, defenders=(defender,))
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    return game


def test_the_eater_of_luck_captures_the_top_card_after_a_lost_attack(scene):
    game = _eater(scene, active="dark", dark=1, light=3)
    game.asks("reaction", "dark")
    game.choose(f"use {EATER}")
    assert (game.zone("Top"), game.host("Top"), game.zone("Under")) == ("captured", EATER, "deck")
    game.leave()


@pytest.mark.parametrize(
    ("active", "dark", "light"), [("dark", 3, 1), ("light", 1, 3), ("light", 3, 1)]
)
def test_the_eater_of_luck_eats_nothing_else(scene, active, dark, light):
    game = _eater(scene, active=active, dark=dark, light=light)
    assert f"use {EATER}" not in game.options
    game.leave()


MERCENARY = "Advozse Mercenary"


@pytest.mark.parametrize("others", [0, 1, 2])
def test_an_advozse_mercenary_counts_the_other_attackers(scene, others):
    dark = Side(units=[MERCENARY, *(dummy(f"Pal {n}") for n in range(3))])
    dark.objectives = [clock("dark")]
    game = scene(phase="conflict", active="dark", dark=dark, light=Side(), abilities=True)
    game.skip_to("engage")
    assert icons_of(game, MERCENARY) == {"blast": 1}
    game.choose("engage Objective 4")
    game.choose(MERCENARY, *(f"Pal {n}" for n in range(others)))
    game.asks("action", "dark")
    assert icons_of(game, MERCENARY) == {"blast": 1, **({"edge damage": others} if others else {})}
    assert icons_of(game, "Pal 0") == {}
    game.leave()


def test_an_advozse_mercenary_counts_nobody_in_defence(scene):
    dark = Side(units=[MERCENARY], objectives=[clock("dark")])
    light = Side(units=[dummy(name, "light") for name in ("Foe", "Other")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Clock of dark", "Foe", "Other", defenders=(MERCENARY,))
    assert icons_of(game, MERCENARY) == {"blast": 1}
    game.leave()
