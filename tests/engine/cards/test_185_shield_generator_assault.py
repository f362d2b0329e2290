"""The cards of Shield Generator Assault (set 185)."""

from kit.card_makers import objective
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
