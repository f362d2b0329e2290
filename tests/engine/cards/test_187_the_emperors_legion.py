"""The cards of The Emperor's Legion (set 187)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from real_cards import dummy, navy

TROOPER = {"traits": ["Character", "Trooper"]}


@pytest.mark.rule("SEARCH-01")
def test_prepared_ambush_finds_a_soldier_in_deck_or_discard_pile(scene):
    officer = dummy("Captain", traits=["Character", "Officer"])
    dark = navy(
        units=[dummy("Bomber", icons=(0, 5, 0))],
        objectives=[objective("Base", side="dark")],
        hand=["Prepared Ambush"],
        deck=[officer, *(dummy(f"Clerk {n}") for n in range(12))],
        bare_deck=True,
        discard=[dummy("Old Trooper", **TROOPER), dummy("Old Clerk")],
    )
    game = scene(active="dark", dark=dark, light=Side(), abilities=True)
    game.choose("play Prepared Ambush")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    game.skip_to("engage", "dark")
    game.choose("engage Prepared Ambush")
    game.choose("use Prepared Ambush")
    game.offers("find Captain", "find Old Trooper")
    game.choose("find Old Trooper")
    assert (game.zone("Old Trooper"), game.zone("Captain")) == ("in play", "deck")
    assert game.controller("Old Trooper") == "dark"
    game.leave()
