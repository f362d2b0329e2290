"""The Seventh Sister (287-2): the defender places all his edge cards first."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy

from swlcg_deck.engine.game import describe

SISTER = "The Seventh Sister"


def _battle(scene, *, attacker=SISTER, active="dark", theirs=(1, 2), mine=(1, 2)):
    dark = Side(
        units=["287-2", dummy("Escort")],
        hand=[dummy(f"D{n}", force=n) for n in mine],
        objectives=[objective("Lair", side="dark"), clock("dark")],
    )
    light = Side(
        units=[dummy("Foe", "light")],
        hand=[dummy(f"L{n}", "light", force=n) for n in theirs],
        objectives=[objective("Base", side="light"), clock("light")],
    )
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "dark":
        engage(game, "Base", attacker, defenders=("Foe",))
    else:
        engage(game, "Lair", "Foe", defenders=(SISTER,))
    game.skip_to("edge")
    return game


@pytest.mark.rule("EDGE-05")
def test_the_defender_places_as_many_as_he_likes_before_the_sister_does(scene):
    game = _battle(scene)
    game.asks("edge", "light")
    game.choose("place L1")
    game.asks("edge", "light")
    game.choose("place L2")
    # He has nothing left; now it is her turn, and nobody comes in between.
    game.asks("edge", "dark")
    game.choose("place D1")
    game.asks("edge", "dark")
    game.choose("place D2")
    while game.edge is None:
        game.decline()
    assert game.edge == "light"
    game.leave()


def test_who_passes_places_nothing_more(scene):
    game = _battle(scene)
    game.choose("place L1")
    game.pass_()
    game.asks("edge", "dark")
    game.choose("place D2")
    game.pass_()
    while game.edge is None:
        assert game.decision.kind != "edge"
        game.decline()
    assert game.edge == "dark"
    game.leave()


@pytest.mark.parametrize(
    ("facts", "first"), [({"attacker": "Escort"}, "dark"), ({"active": "light"}, "light")]
)
def test_the_usual_order_holds_where_she_does_not_attack(scene, facts, first):
    game = _battle(scene, **facts)
    game.asks("edge", first)
    game.choose(game.options[0])
    game.asks("edge", "light" if first == "dark" else "dark")
    game.leave()


@pytest.mark.parametrize(
    ("attacker", "words"), [(SISTER, "before the attacker does"), ("Escort", "cards in turn")]
)
def test_the_question_says_in_which_order_cards_are_placed(scene, attacker, words):
    game = _battle(scene, attacker=attacker)
    assert words in describe(game.state, game.decision).why
    game.leave()
