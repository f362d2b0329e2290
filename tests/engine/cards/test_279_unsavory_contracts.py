"""The cards of Unsavory Contracts (set 279)."""

from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import DEN, SCUM, dummy

from swlcg_deck.engine.facts.characteristics import edge_value, has_keyword

RARER_BOARD = {"279-5": "two units of different affiliations on the card's own side"}


def _alliance(scene, *units):
    dark = Side(affiliation=SCUM, hand=["Alliance of Evil"], objectives=[DEN, clock("dark")])
    dark.units = [dummy(name, affiliation=whose) for name, whose in units]
    light = Side(units=[dummy("Foe", "light")])
    return scene(active="dark", dark=dark, light=light, abilities=True)


def test_alliance_of_evil_gives_shielding_to_one_and_edge_to_the_other(scene):
    game = _alliance(scene, ("Crook", SCUM), ("Thug", SCUM), ("Acolyte", "Sith"))
    game.choose("use Alliance of Evil")
    game.offers("target Crook", "target Thug", "target Acolyte")
    game.choose("target Crook")
    # The Thug shares his affiliation: only the Acolyte is left.
    game.choose("choose Crook")
    state = game.state
    shielding = [
        has_keyword(state, game.card(n), "shielding") for n in ("Crook", "Acolyte", "Thug")
    ]
    edges = [edge_value(state, game.card(n)) for n in ("Crook", "Acolyte", "Thug")]
    assert (shielding, edges) == ([True, False, False], [0, 1, 0])
    game.leave()


def test_alliance_of_evil_counts_neutral_units_as_sharing_nothing(scene):
    game = _alliance(scene, ("Drifter", "Neutral"), ("Tramp", "Neutral"))
    game.choose("use Alliance of Evil")
    game.choose("target Tramp")
    game.choose("choose Tramp")
    assert edge_value(game.state, game.card("Drifter")) == 1
    game.leave()


def test_alliance_of_evil_needs_two_that_share_no_affiliation(scene):
    game = _alliance(scene, ("Crook", SCUM), ("Thug", SCUM))
    game.leave()
    assert "use Alliance of Evil" not in game.options
