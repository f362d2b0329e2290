"""The cards of "No Disintegrations" (set 134)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.engagements import engage
from kit.lab import with_lab
from kit.scenario import Side
from real_cards import DEN, dummy

GUARD = {"keywords": [{"protect": {"type": "unit"}}]}


def _strike(scene, trait, *, active="dark", own=True):
    """The engagement goes on until somebody may protect, or until it is over."""
    enemy = "light" if active == "dark" else "dark"
    halves = {
        active: Side(units=[dummy("Hunter", active, traits=[trait], icons=(1, 0, 0))]),
        enemy: Side(units=[dummy("Foe", enemy), dummy("Guard", enemy, **GUARD)]),
    }
    halves[active].units.append(dummy("Pal", active))
    halves["dark"].objectives = ['"No Disintegrations"', DEN] if own else [DEN]
    halves["light"].objectives = [objective("Base", side="light")]
    game = scene(phase="conflict", active=active, **halves, abilities=True)
    engage(game, "Base" if active == "dark" else "Den", "Hunter", defenders=("Foe",))
    while game.decision.kind not in ("protect", "engage", "commit"):
        game.decline()
    return game


@pytest.mark.rule("DMG-04")
@pytest.mark.parametrize("trait", ["Bounty Hunter", "Mercenary"])
def test_combat_damage_of_hunters_and_mercenaries_is_not_moved_by_protect(scene, trait):
    game = _strike(scene, trait)
    assert game.decision.kind != "protect"
    assert (game.damage("Foe"), game.damage("Guard")) == (1, 0)
    game.leave()


@pytest.mark.parametrize(
    ("trait", "board"),
    [("Officer", {}), ("Mercenary", {"own": False}), ("Mercenary", {"active": "light"})],
    ids=["another trait", "no such objective", "the enemy's"],
)
def test_protect_moves_what_others_deal(scene, trait, board):
    game = _strike(scene, trait, **board)
    game.offers("protect Guard 1 of Foe", "done")


@pytest.mark.rule("DMG-09")
def test_damage_of_an_effect_of_a_mercenary_is_no_combat_damage(scene):
    hits = "action: {do: [{place: damage, to: {target: {title: Foe}}}]}"
    mercenary = dummy("Mercenary", traits=["Mercenary"], text=hits)
    dark = Side(units=[mercenary], objectives=['"No Disintegrations"'])
    light = Side(units=[dummy("Foe", "light"), dummy("Guard", "light", **GUARD)])
    game = with_lab(scene, dark=dark, light=light, abilities=True)
    game.choose("use Mercenary")
    game.asks("protect", "light")


def test_a_shield_prevents_it_all_the_same(scene):
    hunter = dummy("Hunter", traits=["Mercenary"], icons=(1, 0, 0))
    dark = Side(units=[hunter], objectives=['"No Disintegrations"'])
    light = Side(units=[dummy("Foe", "light")], shields={"Foe": 1})
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Hunter", defenders=("Foe",))
    game.skip_to("shield", "light")
    game.choose("shield Foe")
    assert game.damage("Foe") == 0
    game.leave()


def _tangle(scene, *attackers, active="light", tired=()):
    light = Side(
        units=[unit(name, capacity=9, icons=(1, 0, 0)) for name in ("Ace", "Bee", "Cee", "Dee")],
        focus=dict.fromkeys(tired, 1),
    )
    foes = [unit(name, side="dark", capacity=9, icons=(0, 1, 0)) for name in ("Foe", "Thug")]
    dark = Side(units=foes, hand=["Entangled"], deck=[dummy("Top")])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "light":
        engage(game, "Objective 1", *attackers, defenders=("Foe",))
    else:
        engage(game, "Objective 4", "Foe", "Thug", defenders=attackers)
    return game


@pytest.mark.rule("TC-54")
@pytest.mark.parametrize("used", [True, False])
def test_entangled_has_the_enemy_choose_another_striker(scene, used):
    """Of those that take part; the one chosen first is none the worse."""
    game = _tangle(scene, "Ace", "Bee", "Cee")
    game.skip_to("strike", "light")
    game.choose("strike Ace")
    game.asks("interrupt", "dark")
    if used:
        game.choose("use Entangled")
        game.asks("choose", "light")
        game.offers("choose Bee", "choose Cee")
        game.choose("Cee")
    else:
        game.pass_()
    struck = [name for name in ("Ace", "Bee", "Cee", "Dee") if game.focus(name)]
    assert struck == (["Cee"] if used else ["Ace"])
    # A card is drawn for the one that was played.
    assert game.pile("hand", "dark") == (["Top"] if used else ["Entangled"])
    game.leave()


def test_entangled_is_of_no_use_against_a_unit_that_strikes_alone(scene):
    game = _tangle(scene, "Ace")
    while not game.focus("Ace"):
        assert game.decision.kind != "interrupt"
        game.decline()
    game.leave()


def test_entangled_is_no_answer_to_your_own_choice(scene):
    game = _tangle(scene, "Ace", active="dark")
    game.skip_to("strike", "dark")
    game.choose("strike Foe")
    assert game.decision.kind != "interrupt"
    assert game.focus("Foe") == 1
    game.leave()


BOBA = "Boba Fett"
TIRING = "reaction: {when: {focused_to_strike: host}, do: [{place: focus, to: host}], forced: true}"


def test_boba_fett_is_fresh_again_after_his_first_strike_of_a_phase(scene):
    """Of all his tokens, here 2; then he strikes once more, and stays tired."""
    weight = enhancement("Weight", {"type": "unit"}, side="dark", text=TIRING)
    dark = Side(units=["134-2"], enhancements=[(weight, BOBA)])
    light = Side(objectives=[objective("Base", capacity=9)])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Base", BOBA)
    game.skip_to("reaction", "dark")
    game.offers(f"use {BOBA}", "pass")
    assert (game.focus(BOBA), game.damage("Base")) == (2, 2)
    game.choose(f"use {BOBA}")
    # Two strikes and the bonus.
    game.asks("commit", "dark")
    assert (game.focus(BOBA), game.damage("Base")) == (2, 5)


def test_boba_fett_may_stay_tired(scene):
    dark = Side(units=["134-2"])
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    engage(game, "Objective 4", BOBA)
    game.skip_to("reaction", "dark")
    game.pass_()
    assert (game.focus(BOBA), game.damage("Objective 4")) == (1, 3)
    game.leave()


def _flames(scene, striker="Hunter"):
    hunter = dummy("Hunter", traits=["Character"], icons=(0, 1, 0))
    dark = Side(
        units=[hunter, dummy("Pal", icons=(0, 1, 0))], enhancements=[("Flamethrower", "Hunter")]
    )
    light = Side(units=[dummy(name, "light") for name in ("Foe", "Other", "Home")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Hunter", "Pal", defenders=("Foe", "Other"))
    game.skip_to("strike", "dark")
    game.choose(f"strike {striker}")
    return game


@pytest.mark.parametrize("used", [True, False])
def test_a_flamethrower_burns_all_enemies_in_the_engagement(scene, used):
    game = _flames(scene)
    game.offers("use Flamethrower", "pass")
    game.choose("use Flamethrower" if used else "pass")
    burnt = [game.damage(card) for card in ("Foe", "Other", "Home", "Hunter", "Pal")]
    assert burnt == [int(used), int(used), 0, 0, 0]
    game.leave()


def test_a_flamethrower_is_of_no_use_to_others(scene):
    game = _flames(scene, "Pal")
    # It is asked about as the Hunter strikes, who is the last.
    game.asks("reaction", "dark")
    game.offers("use Flamethrower", "pass")
    assert (game.focus("Hunter"), game.focus("Pal")) == (1, 1)
