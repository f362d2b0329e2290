"""The cards of The False Report (set 99)."""

from kit.card_makers import unit
from kit.scenario import Side
from real_cards import dummy, pay


def test_outmaneuver_returns_a_cheaper_enemy_for_a_smuggler_of_yours(scene):
    smugglers = "Smugglers and Spies"
    light = Side(
        hand=["Outmaneuver"],
        units=[
            unit("Crook", affiliation=smugglers, cost=3),
            dummy("Stranger", "light", cost=4),
        ],
        affiliation=smugglers,
    )
    dark = Side(units=[dummy("Low", cost=1), dummy("Mid", cost=2), dummy("Same", cost=3)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Outmaneuver")
    pay(game)
    game.offers("target Low", "target Mid")
    game.choose("target Mid")
    assert (game.zone("Crook"), game.zone("Mid")) == ("hand", "hand")
    assert (game.zone("Stranger"), game.zone("Low")) == ("in play", "in play")
    assert sum(game.focus(f"Objective {n}") for n in (4, 5, 6)) + game.focus(smugglers) == 2
    game.leave()


def test_outmaneuver_needs_a_cheaper_enemy(scene):
    light = Side(
        hand=["Outmaneuver", dummy("Spare", "light")],
        units=[unit("Crook", affiliation="Smugglers and Spies", cost=3)],
        affiliation="Smugglers and Spies",
    )
    dark = Side(units=[dummy("Same", cost=3)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.offers("play Spare unit", "pass")
