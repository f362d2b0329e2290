"""The cards of Black Squadron Formation (set 143)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import pilot, salvo, vehicle
from real_cards import dummy


@pytest.mark.parametrize(("piloted", "taken"), [(True, 1), (False, 2)])
def test_black_two_takes_one_damage_less_a_phase_with_a_pilot(scene, piloted, taken):
    pilots = [(pilot(), "Black Two")] if piloted else []
    dark = Side(units=["Black Two"], enhancements=pilots)
    light = Side(units=[dummy(title, "light", icons=(1, 0, 0)) for title in "ABC"])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "A", "B", "C", defenders=("Black Two",))
    game.skip_to("commit", "light")  # its tactics keep one of them from striking
    assert game.damage("Black Two") == taken
    game.leave()


def test_black_two_is_spared_1_damage_of_a_greater_hit_and_again_in_the_next_phase(scene):
    dark = Side(units=["Black Two"], enhancements=[(pilot(), "Black Two")])
    light = Side(objectives=[salvo("light", 2, "Black Two", title=f"Gun {n}") for n in range(2)])
    game = scene(phase="deployment", active="light", dark=dark, light=light, abilities=True)
    game.choose("use Gun 0")
    assert game.damage("Black Two") == 1
    phase, turn = game.phase, game.state.turn
    while game.phase == phase:
        game.decline()
        game.skip_to("action", "light")
    assert game.state.turn == turn
    game.choose("use Gun 1")
    assert game.damage("Black Two") == 2
    game.leave()


def test_the_formation_brings_back_a_black_squadron_card_of_yours(scene):
    squad = {"traits": ["Character", "Black Squadron"]}
    dark = Side(
        objectives=["Black Squadron Formation"],
        discard=[dummy("Ace", **squad), dummy("Bee", **squad), dummy("Grunt")],
        units=[dummy("Here", **squad)],
    )
    light = Side(discard=[dummy("Spy", "light", **squad)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Black Squadron Formation")
    game.offers("target Ace", "target Bee")
    game.choose("target Bee")
    assert game.pile("hand", "dark") == ["Bee"]
    # Focused, it is of no use until it is refreshed.
    assert game.focus("Black Squadron Formation") == 1
    assert "use Black Squadron Formation" not in game.options
    game.leave()


MAULER = '"Mauler" Mithel'


def _mithel(scene, *, piloting):
    dark = Side(units=[vehicle("Wing"), vehicle("Pal"), dummy("Walker", traits=["Vehicle"])])
    if piloting:
        dark.enhancements = [(MAULER, "Wing")]
    else:
        dark.units = [*dark.units, MAULER]
    light = Side(units=[vehicle("Foe", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("Wing", "Pal", "Walker")
    game.asks("action" if piloting else "defenders")
    return game


def test_mauler_mithel_pulls_a_friendly_fighter_out(scene):
    """Defenders are declared later, and no unit of the enemy is friendly."""
    game = _mithel(scene, piloting=True)
    game.choose(f"use {MAULER}")
    game.offers("target Wing", "target Pal")
    game.choose("target Pal")
    assert (game.role("Pal"), game.role("Wing"), game.focus(MAULER)) == ("", "attacking", 1)
    assert f"use {MAULER}" not in game.options
    game.leave()


def test_mauler_mithel_pulls_out_no_fighter_of_the_enemy(scene):
    dark = Side(
        units=[vehicle("Wing"), vehicle("Pal")],
        enhancements=[(MAULER, "Wing")],
        objectives=[objective("Base", side="dark")],
    )
    light = Side(units=[vehicle("Foe", "light")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Base", "Foe", defenders=("Wing", "Pal"))
    game.skip_to("action", "dark")
    game.choose(f"use {MAULER}")
    game.offers("target Wing", "target Pal")
    game.leave()


def test_mauler_mithel_as_a_unit_pulls_nobody_out(scene):
    game = _mithel(scene, piloting=False)
    assert f"use {MAULER}" not in game.options
    game.leave()


STAY = "Stay on Target"
ACE = {"traits": ["Character", "Pilot"], "keywords": [{"pilot": 1}]}


def _stay(scene, *, hand=(), discard=(), traits=("Vehicle",)):
    """The dark side's fate card is about to resolve; there are two that a Pilot could fly."""
    dark = Side(
        units=[dummy("Grunt"), *(dummy(name, traits=list(traits)) for name in ("Wing", "Pal"))],
        hand=["143-6", *hand],
        discard=discard,
    )
    light = Side(units=[dummy("Foe", "light"), vehicle("Enemy wing", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Grunt", defenders=("Foe",))
    game.choose(f"place {STAY}")
    while game.decision.kind == "edge":
        game.pass_()
    return game


@pytest.mark.rule("RB-07")
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_stay_on_target_brings_a_pilot_onto_a_vehicle(scene, zone):
    game = _stay(scene, **{zone: [dummy("Ace", **ACE), dummy("Clerk")]})
    game.choose("do")
    game.offers("target Wing", "target Pal")
    game.choose("target Pal")
    assert (game.zone("Ace"), game.host("Ace")) == ("in play", "Pal")
    assert game.focus("Sith affiliation") == 0
    game.leave()


def test_stay_on_target_may_find_the_pilot_in_either_place(scene):
    game = _stay(scene, hand=[dummy("Ace", **ACE)], discard=[dummy("Bee", **ACE)])
    game.choose("do")
    game.offers("choose Ace", "choose Bee")
    game.choose("choose Bee")
    game.choose("target Pal")
    assert (game.host("Bee"), game.zone("Ace")) == ("Pal", "hand")
    game.leave()


def test_stay_on_target_may_be_left(scene):
    game = _stay(scene, discard=[dummy("Ace", **ACE)])
    game.choose("decline")
    assert game.zone("Ace") == "discard pile"
    game.leave()


@pytest.mark.parametrize(
    "board", [{"hand": [dummy("Clerk")]}, {"hand": [dummy("Ace", **ACE)], "traits": ("Walker",)}]
)
def test_stay_on_target_needs_a_pilot_and_a_vehicle(scene, board):
    game = _stay(scene, **board)
    assert "do" not in game.options
    game.leave()
