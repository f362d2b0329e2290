"""Fate cards of the light side's first sets of the Core Set: 65, 133, 157."""

from typing import Any

import pytest
from kit.card_makers import event, unit
from kit.damage_parts import engage
from kit.scenario import Scene, Side
from real_cards import dummy


def _battle(scene, *, active: str, dark: list[Any], light: list[Any], **more: Any) -> Scene:
    """Both sides place all they have."""
    raider = more.get("raider", dummy("Raider", traits=["Character"]))
    hero = more.get("hero", dummy("Hero", "light", traits=["Character"]))
    game = scene(
        phase="conflict",
        active=active,
        dark=Side(units=[raider, dummy("Absent")], hand=dark),
        light=Side(units=[hero, dummy("Pal", "light")], hand=light),
        abilities=True,
    )
    if active == "dark":
        engage(game, "Objective 4", "Raider", defenders=("Hero",))
    else:
        engage(game, "Objective 1", "Hero", defenders=("Raider",))
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    return game


def test_heat_of_battle_damages_a_participating_enemy(scene):
    game = _battle(scene, active="dark", dark=[], light=["3-6"])
    game.leave()
    assert [game.damage(name) for name in ("Raider", "Absent", "Hero")] == [1, 0, 0]


def test_heat_of_battle_lets_its_player_choose_among_the_participants(scene):
    dark = Side(units=[dummy("Raider"), dummy("Second"), dummy("Absent")])
    light = Side(units=[dummy("Hero", "light")], hand=["3-6"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", "Second", defenders=("Hero",))
    game.choose("place Heat of Battle")
    game.asks("target", "light")
    game.offers("target Raider", "target Second")
    game.choose("Second")
    assert [game.damage(name) for name in ("Raider", "Second", "Absent")] == [0, 1, 0]
    game.leave()


@pytest.mark.rule("FAQ-04")
def test_a_side_without_its_only_character_may_still_win_the_edge_battle(scene):
    """Its last unit dies of Heat of Battle; the enemy's unit then lacks its edge icons."""
    raider = dummy("Raider", edge_icons=(0, 3, 0))
    hero = unit("Hero", capacity=1, traits=["Character"])
    force = event("Great force", side="light", force=5)
    game = _battle(scene, active="dark", dark=["19-6"], light=[force], raider=raider, hero=hero)
    game.leave()
    assert game.zone("Hero") == "discard pile"
    # No icon of the Raider's: only the unopposed damage.
    assert game.damage("Objective 4") == 1


def test_target_of_opportunity_damages_the_engaged_objective_of_an_attacker(scene):
    game = _battle(scene, active="light", dark=[], light=["4-6"])
    game.leave()
    assert [game.damage(f"Objective {n}") for n in (1, 2, 3, 4)] == [1, 0, 0, 0]


def test_target_of_opportunity_does_nothing_for_a_defender(scene):
    game = _battle(scene, active="dark", dark=[], light=["4-6"])
    game.leave()
    assert [game.damage(f"Objective {n}") for n in (1, 2, 3, 4, 5, 6)] == [0] * 6


def test_heat_of_battle_comes_before_target_of_opportunity(scene):
    game = _battle(scene, active="light", dark=[], light=["4-6", "3-6"])
    game.leave()
    assert (game.damage("Raider"), game.damage("Objective 1")) == (1, 1)


def _twisted(scene) -> Scene:
    """The light side defends with a Twist; both have a card left for the second battle."""
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[dummy("Raider")], hand=["19-6", "Force Lightning"]),
        light=Side(units=[dummy("Hero", "light")], hand=["5-6", "3-6", "Counter-stroke"]),
        abilities=True,
    )
    engage(game, "Objective 4", "Raider", defenders=("Hero",))
    game.choose("place Heat of Battle")
    game.choose("place Twist of Fate")
    game.pass_()
    game.choose("place Heat of Battle #2")
    game.pass_(2)
    return game


@pytest.mark.rule("EDGE-31")
def test_twist_of_fate_cancels_the_battle_and_all_other_fate_cards(scene):
    game = _twisted(scene)
    # A new battle with empty stacks; neither Heat of Battle has done anything.
    game.asks("edge", "dark")
    game.offers("place Force Lightning", "pass")
    assert (game.damage("Raider"), game.damage("Hero")) == (0, 0)
    assert game.pile("edge_stack", "light") == game.pile("edge_stack", "dark") == []
    assert sorted(game.pile("discard", "light")) == ["Heat of Battle #2", "Twist of Fate"]
    assert game.pile("discard", "dark") == ["Heat of Battle"]
    assert game.edge is None


def test_after_a_twist_of_fate_the_new_battle_decides(scene):
    game = _twisted(scene)
    game.pass_()
    game.choose("place Counter-stroke")
    game.pass_()
    game.leave()
    assert game.edge == "light"
