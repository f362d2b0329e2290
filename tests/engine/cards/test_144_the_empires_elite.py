"""The cards of The Empire's Elite (set 144)."""

import pytest
from kit.card_makers import enhancement
from kit.scenario import Side
from kit.usual_cards import pilot, salvo, vehicle
from real_cards import NAVY, dummy, navy

from swlcg_deck.engine.facts.characteristics import edge_value, has_keyword

RARER_BOARD = {"144-1": "a Fighter with a Pilot leaves play"}
ELITE = "The Empire's Elite"


def _fel(scene, host):
    """Who is Elite and what Edge they have, with the Baron on a host or as a unit."""
    titles = ["TIE Fighter", "TIE Bomber", "AT-ST"]
    dark = Side(
        affiliation=NAVY,
        units=titles if host else [*titles, "Baron Fel"],
        enhancements=[("Baron Fel", host)] if host else (),
    )
    game = scene(active="dark", dark=dark, light=Side(units=["Red Five"]), abilities=True)
    game.leave()
    cards = {title: game.card(title) for title in (*titles, "Red Five")}
    return {
        title: (has_keyword(game.state, card, "elite"), edge_value(game.state, card))
        for title, card in cards.items()
    }


def test_baron_fel_in_a_fighter_makes_all_friendly_fighters_elite_with_edge_1(scene):
    found = _fel(scene, "TIE Fighter")
    assert found["TIE Fighter"] == found["TIE Bomber"] == (True, 1)
    assert found["AT-ST"] == (False, 0)
    assert found["Red Five"] != (True, 1)


@pytest.mark.parametrize("host", ["AT-ST", None])
def test_baron_fel_elsewhere_gives_nothing(scene, host):
    found = _fel(scene, host)
    assert found["TIE Fighter"] == found["TIE Bomber"] == (False, 0)


def test_tie_interceptor_lends_the_force_icons_of_its_pilot_to_the_struggle(scene):
    """181st TIE Interceptor: those of the Pilot, not of other enhancements, and not its own."""
    ace = dummy("Ace", cost=1, force=3, traits=["Character", "Pilot"], keywords=[{"pilot": 1}])
    gear = enhancement("Gear", {"type": "unit"}, side="dark", force=4)
    dark = navy(units=["181st TIE Interceptor", "181st TIE Interceptor"])
    dark.enhancements = [(ace, "181st TIE Interceptor"), (gear, "181st TIE Interceptor #2")]
    light = Side(units=[dummy("Jedi", "light", force=2)], committed=["Jedi"])
    game = scene(
        phase="force", active="dark", dark=dark, light=light, balance="light", abilities=True
    )
    while game.balance == "light":
        game.decline()
    game.leave()


def test_tie_interceptor_lends_nothing_of_its_other_enhancements(scene):
    ace = dummy("Ace", cost=1, force=1, traits=["Character", "Pilot"], keywords=[{"pilot": 1}])
    gear = enhancement("Gear", {"type": "unit"}, side="dark", force=4)
    dark = navy(units=["181st TIE Interceptor"])
    dark.enhancements = [(one, "181st TIE Interceptor") for one in (ace, gear)]
    light = Side(units=[dummy("Jedi", "light", force=2)], committed=["Jedi"])
    game = scene(
        phase="force", active="dark", dark=dark, light=light, balance="light", abilities=True
    )
    game.skip_to("action", "light")
    assert game.balance == "light"
    game.leave()


def _shot(scene, *, piloted=True, traits=("Vehicle", "Fighter"), side="dark"):
    """Two of a kind, each with a Pilot and other gear; both may be shot down."""
    wings = [vehicle(f"Wing {n}", side, traits=list(traits)) for n in range(2)]
    gear = enhancement("Gear", {"type": "unit"}, side=side)
    on = [(pilot(f"Ace {n}", side=side), f"Wing {n}") for n in range(2)] if piloted else []
    dark = Side(objectives=[ELITE])
    other = "light" if side == "dark" else "dark"
    guns = [salvo(other, 2, f"Wing {n}", title=f"Gun {n}") for n in range(2)]
    halves = {"dark": dark, "light": Side(objectives=[])}
    halves[side].units = wings
    halves[side].enhancements = [*on, (gear, "Wing 0")]
    halves[other].objectives = [*halves[other].objectives, *guns]
    game = scene(active=other, abilities=True, **halves)
    game.choose("use Gun 0")
    return game


def test_the_empires_elite_bring_a_fighter_and_its_pilot_home_once_a_turn(scene):
    game = _shot(scene)
    game.choose(f"use {ELITE}")
    assert sorted(game.pile("hand", "dark")) == ["Ace 0", "Wing 0"]
    assert game.pile("discard", "dark") == ["Gear"]
    game.choose("use Gun 1")
    assert sorted(game.pile("discard", "dark")) == ["Ace 1", "Gear", "Wing 1"]
    game.leave()


@pytest.mark.parametrize("later", ["phase", "turn"])
def test_the_empires_elite_help_again_in_the_next_turn_and_not_in_the_next_phase(scene, later):
    game = _shot(scene)
    game.choose(f"use {ELITE}")
    begun = game.phase, game.state.turn
    while game.phase == begun[0] if later == "phase" else game.state.turn == begun[1]:
        game.decline()
        game.skip_to("action", "light")
    assert (game.state.turn > begun[1]) is (later == "turn")
    game.choose("use Gun 1")
    assert (f"use {ELITE}" in game.options) is (later == "turn")
    game.leave()


def test_the_empires_elite_may_let_them_go(scene):
    game = _shot(scene)
    game.decline()
    assert sorted(game.pile("discard", "dark")) == ["Ace 0", "Gear", "Wing 0"]
    game.leave()


@pytest.mark.parametrize(
    "board",
    [{"piloted": False}, {"traits": ("Vehicle", "Walker")}, {"side": "light"}],
)
def test_the_empires_elite_are_piloted_fighters_of_yours(scene, board):
    game = _shot(scene, **board)
    assert f"use {ELITE}" not in game.options
    assert game.zone("Wing 0") == "discard pile"
    game.leave()
