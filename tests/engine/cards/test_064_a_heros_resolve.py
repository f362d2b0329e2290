"""The cards of A Hero's Resolve (set 64)."""

import pytest
from fate_battles import edge_winner
from kit.card_makers import event, unit
from kit.scenario import Side
from kit.usual_cards import salvo, vehicle
from real_cards import dummy, icons_of

from swlcg_deck.engine.facts.characteristics import force_icons


def test_luke_survives_his_fighter_as_a_unit(scene):
    light = Side(affiliation="Jedi", units=[vehicle("Wing", side="light", capacity=2)])
    light.enhancements = [("64-2", "Wing")]
    dark = Side(objectives=[salvo("dark", 2, "Wing", title="Gun")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert icons_of(game, "Wing") == {"damage": 1, "tactics": 1}
    game.choose("use Gun")
    assert game.zone("Wing") == "discard pile"
    assert (game.pile("units", "light"), game.damage("Luke Skywalker")) == (["Luke Skywalker"], 0)
    game.leave()


@pytest.mark.parametrize(
    ("damage", "dark", "winner"),
    [(0, [3], "light"), (1, [3], "dark"), (0, [4], "dark"), (0, [1, 2], "light")],
)
def test_a_heros_resolve_adds_a_force_icon_to_each_card_of_your_stack(scene, damage, dark, winner):
    """Two cards of 1 are worth 4, and the enemy's are worth what is printed."""
    hand = [unit("Card"), event("Trick")]
    assert edge_winner(scene, "A Hero's Resolve", hand, dark, damage=damage) == winner


def test_a_heros_resolve_adds_nothing_outside_of_the_stack(scene):
    light = Side(objectives=["A Hero's Resolve"], units=[unit("Pal")], hand=[unit("Held")])
    game = scene(active="light", light=light, dark=Side(units=[dummy("Foe")]), abilities=True)
    assert [force_icons(game.state, game.card(name)) for name in ("Pal", "Held")] == [1, 1]
    game.leave()
