"""The cards of Pushing Back the Empire (set 261)."""

from fate_battles import battle_of_two
from real_cards import dummy, icons_of


def _allies(scene, first, second):
    units = [dummy("One", "light", affiliation=first), dummy("Two", "light", affiliation=second)]
    return battle_of_two(scene, light=["Allies of Necessity"], units=units)


def test_allies_of_necessity_gives_each_of_two_strangers_an_icon(scene):
    game = _allies(scene, "Jedi", "Rebel Alliance")
    game.choose("do")
    while game.decision.kind == "target":
        game.choose(game.options[0])
    game.choose("choose Two")
    assert icons_of(game, "Two") == {"damage": 1}
    assert icons_of(game, "One") == {"blast": 1}
    game.leave()


def test_allies_of_necessity_does_nothing_for_two_of_one_affiliation(scene):
    game = _allies(scene, "Jedi", "Jedi")
    game.leave()
    assert (icons_of(game, "One"), icons_of(game, "Two")) == ({}, {})
    assert "do" not in game.options
