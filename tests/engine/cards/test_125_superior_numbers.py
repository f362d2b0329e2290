"""The cards of Superior Numbers (set 125)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, navy

from swlcg_deck.engine.facts.characteristics import edge_value

NUMBERS = "Superior Numbers"
WING = {"traits": ["Vehicle", "Fighter"]}


def test_escort_carrier_launches_a_fighter_or_precision_flying_from_hand_or_discard(scene):
    dark = navy(
        units=["Escort Carrier", dummy("Escort", **WING)],
        hand=[
            dummy("Ready Wing", **WING),
            dummy("Trooper"),
            enhancement("Gear", side="dark"),
            enhancement("Engine", side="dark", **WING),
        ],
        discard=[dummy("Old Wing", **WING), "Precision Flying"],
    )
    light = Side(discard=[dummy("X-Wing", "light", **WING)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Escort Carrier")
    game.offers("choose Ready Wing", "choose Old Wing", "choose Precision Flying")
    game.choose("choose Old Wing")
    assert (game.zone("Old Wing"), game.focus("Escort Carrier")) == ("in play", 1)
    # The cost was a focus token: once is all.
    game.leave()
    assert "use Escort Carrier" not in game.options


@pytest.mark.parametrize("wings", [True, False])
def test_escort_carrier_puts_precision_flying_on_a_fighter_if_there_is_one(scene, wings):
    """Of either side; nothing is paid for it."""
    dark = navy(
        units=["Escort Carrier", dummy("Trooper"), *([dummy("Wing", **WING)] if wings else [])],
        hand=["Precision Flying"],
    )
    light = Side(units=[dummy("X-Wing", "light", **WING)] if wings else [])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert ("use Escort Carrier" in game.options) is wings
    if wings:
        game.choose("use Escort Carrier")
        game.offers("attach Wing", "attach X-Wing")
        game.choose("attach Wing")
        assert game.host("Precision Flying") == "Wing"
        assert sum(game.state.focus) == game.focus("Escort Carrier") == 1
    game.leave()


@pytest.mark.rule("REF-13")
@pytest.mark.parametrize("used", [True, False])
def test_superior_numbers_launch_a_cheap_fighter_from_the_deck(scene, used):
    """Before the next objective is turned up."""
    deck = [
        dummy("Cheap Wing", cost=2, **WING),
        dummy("Scout Wing", cost=0, **WING),
        dummy("Dear Wing", cost=3, **WING),
        dummy("Trooper", cost=1),
        enhancement("Engine", side="dark", cost=1, **WING),
    ]
    dark = Side(
        deck=deck,
        objectives=[objective("Only", side="dark")],
        objective_deck=[NUMBERS, objective("Second", side="dark")],
    )
    game = scene(phase="refresh", active="dark", dark=dark, abilities=True)
    game.asks("reaction", "dark")
    game.choose(f"use {NUMBERS}" if used else "pass")
    if used:
        game.asks("search", "dark")
        assert [one for one in game.options if one != "pass"] == [
            *("find Cheap Wing", "find Scout Wing")
        ]
        assert game.zone("Second") == "objective deck"
        game.choose("find Cheap Wing")
    game.leave()
    assert (game.zone("Cheap Wing") == "in play") is used
    assert game.zone("Second") == "in play"
    assert "in play" not in [game.zone(card) for card in ("Scout Wing", "Dear Wing", "Trooper")]


@pytest.mark.rule("SETUP-13")
def test_a_fighter_of_setup_goes_home_again_by_the_false_report(scene):
    """The dark side has turned up all of his objectives before the light side turns up one."""
    halves = {}
    for side, first in (("dark", NUMBERS), ("light", "The False Report")):
        own = [first, *(objective(f"{side} {n}", side=side) for n in (1, 2, 3))]
        halves[side] = Side(objectives=[], objective_deck=own)
    # Below the cards of the first hand.
    halves["dark"].deck = [*[dummy("Card")] * 8, dummy("Wing", cost=2, **WING)]
    game = scene(phase="setup", abilities=True, **halves)
    game.choose("dark 3")
    game.choose("light 3")
    game.choose("keep")
    game.choose("keep")
    game.choose("flip dark 1")
    game.choose(f"flip {NUMBERS}")
    game.choose(f"use {NUMBERS}")
    game.choose("find Wing")
    assert game.zone("Wing") == "in play"
    game.asks("flip", "light")
    game.choose("flip The False Report")
    game.asks("reaction", "light")
    game.choose("use The False Report")
    assert game.zone("Wing") == "hand"
    game.leave()


@pytest.mark.parametrize("used", [True, False])
def test_a_tie_scout_takes_a_shield_off_as_it_strikes(scene, used):
    light = Side(
        units=[dummy("Guard", "light"), dummy("Bare", "light")],
        shields={"Guard": 1, "Objective 5": 1},
    )
    dark = Side(units=["TIE Scout"], shields={"Objective 1": 1})
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "TIE Scout")
    game.skip_to("reaction", "dark")
    game.choose("use TIE Scout" if used else "pass")
    if used:
        game.asks("target", "dark")
        offered = {one.removeprefix("target ") for one in game.options}
        assert offered >= {"Guard", "Objective 5", "Objective 1"}
        game.choose("target Objective 5")
    cards = ("Guard", "Objective 5", "Objective 1")
    assert [game.shields(card) for card in cards] == [1, int(not used), 1]
    game.leave()


def test_precision_flying_gives_a_fighter_edge_2(scene):
    dark = Side(
        units=[dummy("Wing", **WING), dummy("Other", **WING)],
        enhancements=[("Precision Flying", "Wing")],
    )
    game = scene(active="dark", dark=dark, abilities=True)
    assert [edge_value(game.state, game.card(card)) for card in ("Wing", "Other")] == [2, 0]
    game.leave()
