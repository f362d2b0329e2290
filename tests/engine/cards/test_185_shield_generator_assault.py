"""The cards of Shield Generator Assault (set 185)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, pay, rebels


def test_ground_support_damages_each_enemy_unit_and_objective_when_completed(scene):
    light = rebels(
        units=[dummy("Bomber", "light", icons=(0, 5, 0)), dummy("Pal", "light")],
        objectives=[objective("Camp")],
        hand=["Ground Support"],
    )
    dark = Side(units=[dummy("Foe")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("play Ground Support")
    pay(game)
    game.skip_to("engage", "light")
    game.choose("engage Ground Support")
    game.choose("Bomber")
    game.choose()  # no defenders
    game.skip_to("reaction", "light")
    assert game.zone("Ground Support") == "victory pile"
    game.choose("use Ground Support")
    assert [game.damage(card) for card in ("Foe", "Objective 1", "Objective 2")] == [1, 1, 1]
    assert [game.damage(card) for card in ("Pal", "Bomber", "Camp")] == [0, 0, 0]
    game.leave()


def _turn_begins(scene, *, camp=True):
    endor = {"traits": ["Endor"]}
    light = rebels(objectives=["Shield Generator Assault"], damage={"Camp": 2} if camp else {})
    light.objectives = [*light.objectives, *([objective("Camp", **endor)] if camp else [])]
    dark = Side(objectives=[objective("Bunker", side="dark", **endor)], damage={"Bunker": 1})
    dark.objectives = [*dark.objectives, objective("Base", side="dark")]
    return scene(phase="balance", active="light", dark=dark, light=light, abilities=True)


@pytest.mark.rule("DMG-13")
def test_shield_generator_assault_moves_a_damage_to_another_endor_objective(scene):
    game = _turn_begins(scene)
    game.skip_to("reaction", "light")
    game.choose("use Shield Generator Assault")
    game.offers("target Shield Generator Assault", "target Camp", "target Bunker")
    game.choose("target Bunker")
    # Only the Camp has damage for it.
    assert (game.damage("Camp"), game.damage("Bunker"), game.damage("Base")) == (1, 2, 0)
    game.leave()


@pytest.mark.parametrize("before", [False, True])
def test_secret_objective_moves_the_fight_to_one_that_was_not_engaged_this_phase(scene, before):
    light = Side(
        hand=["185-5"], units=[dummy("One", "light"), dummy("Two", "light", icons=(0, 1, 0))]
    )
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    if before:
        engage(game, "Objective 2", "One")
        game.skip_to("engage", "light")
    engage(game, "Objective 1", "Two", defenders=())
    game.skip_to("edge", "light")
    game.choose("place Secret Objective")
    game.skip_to("may", "light")
    game.choose(game.options[0])
    if not before:
        game.offers("choose Objective 2", "choose Objective 3")
        game.choose("choose Objective 3")
    game.skip_to("commit", "light")
    assert [game.damage(f"Objective {n}") for n in (1, 2, 3)] == [0, 1 if before else 0, 2]
    game.leave()
