"""The cards of Asteroid Sanctuary (set 72)."""

from kit.scenario import Side
from real_cards import dummy, pay


def _bamboozle(scene, *people, focus):
    light = Side(affiliation="Smugglers and Spies", hand=["Bamboozle"], focus=focus)
    light.units = [dummy(name, "light", traits=["Character"]) for name in people]
    dark = Side(units=[dummy("Walker", traits=["Vehicle"])])
    return scene(active="light", dark=dark, light=light, abilities=True)


def test_bamboozle_moves_a_token_from_one_character_to_another(scene):
    game = _bamboozle(scene, "A", "B", focus={"A": 1})
    game.choose("use Bamboozle")
    pay(game)
    game.offers("target A", "target B")
    game.choose("target A")
    # The other Character is the only one left.
    assert (game.focus("A"), game.focus("B"), game.focus("Walker")) == (0, 1, 0)
    game.leave()


def test_bamboozle_needs_two_characters(scene):
    game = _bamboozle(scene, "A", focus={"A": 1})
    game.leave()
    assert "use Bamboozle" not in game.options
