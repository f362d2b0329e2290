"""The cards of Explosives Artist (set 232)."""

from kit.card_makers import event, objective, unit
from kit.scenario import Side
from real_cards import dummy


def _artist(scene, *deck):
    light = Side(
        objectives=[objective("Base"), objective("Camp")],
        objective_deck=["Explosives Artist"],
        deck=deck,
    )
    game = scene(phase="refresh", active="light", light=light, abilities=True)
    game.asks("reaction", "light")
    game.choose("use Explosives Artist")
    return game


def test_explosives_artist_finds_a_specter_among_the_top_10_cards(scene):
    specters = [unit(title, traits=["Character", "Specter"]) for title in ("Near", "Far")]
    rest = [dummy(f"Card {number}", "light") for number in range(9)]
    plan = event("Plan", traits=["Specter"])
    game = _artist(scene, *rest[:8], specters[0], plan, specters[1], rest[8])
    game.asks("search", "light")
    # The other one is the eleventh card; an event is no unit.
    game.offers("find Near")
    game.choose("Near")
    assert game.zone("Near") == "hand"
    # What was looked at is shuffled back into the deck.
    assert game.pile("deck", "light")[::-1][:8] != [f"Card {number}" for number in range(8)]
    game.leave()
