"""The cards of The Shadow of Nar Shaddaa (set 83)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import DEN, SCUM, dummy, pay

RARER_BOARD = {"83-2": "it takes a unit that dies of the damage of one strike"}
SHADOW = "The Shadow of Nar Shaddaa"


@pytest.mark.rule("FOCUS-03")
def test_the_shadow_of_nar_shaddaa_is_focused_twice_to_focus_an_attacker(scene):
    light = Side(units=[dummy(name, "light") for name in ("Ace", "Pal", "Home")])
    dark = Side(objectives=[SHADOW, objective("Den", side="dark")], units=[dummy("Guard")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Den")
    game.choose("Ace", "Pal")
    game.skip_to("action", "dark")
    game.choose(f"use {SHADOW}")
    game.offers("target Ace", "target Pal")
    game.choose("target Ace")
    assert [game.focus(name) for name in (SHADOW, "Ace", "Pal", "Guard")] == [2, 1, 0, 0]
    # Exhausted it is of no more use.
    assert f"use {SHADOW}" not in game.options
    game.leave()


def test_the_shadow_of_nar_shaddaa_may_focus_an_attacker_of_its_own_side(scene):
    dark = Side(objectives=[SHADOW], units=[dummy("Raider")])
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose(f"use {SHADOW}")
    assert game.focus("Raider") == 1
    game.leave()


@pytest.mark.rule("DMG-25")
@pytest.mark.parametrize(("capacity", "used"), [(2, True), (2, False), (3, False)])
def test_an_assassin_droid_is_readier_for_having_destroyed_an_enemy(scene, capacity, used):
    dark = Side(units=["83-2", dummy("Pal")])
    light = Side(units=[dummy("Guard", "light", capacity=capacity)])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Assassin Droid", "Pal", defenders=("Guard",))
    game.skip_to("strike", "dark")
    game.choose("strike Assassin Droid")
    if capacity == 2:
        game.asks("reaction", "dark")
        game.choose("use Assassin Droid" if used else "pass")
    # What is ready strikes again.
    assert ("strike Assassin Droid" in game.options) == used
    game.leave()


@pytest.mark.parametrize(("by", "victim"), [("dark", "Guard"), ("light", "Pal")])
def test_an_assassin_droid_counts_only_what_it_has_destroyed_itself(scene, by, victim):
    dark = Side(units=["83-2", dummy("Pal")], focus={"Assassin Droid": 1})
    light = Side(units=[dummy("Guard", "light")])
    (dark if by == "dark" else light).objectives = [salvo(by, 5, victim)]
    game = scene(active=by, dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    assert game.zone(victim) == "discard pile"
    assert "use Assassin Droid" not in game.options
    game.leave()


def _thug(scene, *bases):
    dark = Side(hand=["83-3"], affiliation=SCUM, objectives=[DEN])
    light = Side(objectives=[objective(name) for name in bases], units=[dummy("Pal", "light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Aqualish Thug")
    pay(game)
    game.asks("reaction", "dark")
    game.choose("use Aqualish Thug")
    return game


@pytest.mark.rule("DMG-14")
@pytest.mark.parametrize(("bases", "damage"), [("AC", [1, 0, 1]), ("B", [0, 2, 0])])
def test_an_aqualish_thug_lets_the_enemy_divide_2_damage_among_his_objectives(scene, bases, damage):
    game = _thug(scene, "A", "B", "C")
    game.asks("choose", "light")
    game.offers("choose A", "choose B", "choose C")
    # Any number, but not none: the damage has to be dealt.
    assert (game.decision.least, game.decision.most) == (1, 3)
    game.choose(*bases)
    for base in bases if len(bases) > 1 else ():
        game.asks("divide", "light")
        game.choose(f"hit {base}")
    assert [game.damage(base) for base in "ABC"] == damage
    assert (game.damage("Den"), game.damage("Pal")) == (0, 0)
    game.leave()


@pytest.mark.parametrize("used", [True, False])
def test_spice_visions_let_a_unit_strike_without_being_focused(scene, used):
    dreamer = dummy("Dreamer", icons=(0, 1, 0), traits=["Character"])
    dark = Side(hand=["83-5"], units=[dreamer, dummy("Pal")])
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    engage(game, "Objective 4", "Dreamer", "Pal")
    game.skip_to("strike", "dark")
    game.choose("strike Dreamer")
    game.asks("interrupt", "dark")
    game.choose("use Spice Visions" if used else "pass")
    # What is ready strikes again.
    assert ("strike Dreamer" in game.options) == used
    assert (game.focus("Dreamer"), game.damage("Dreamer")) == ((0, 1) if used else (1, 0))
    assert game.damage("Objective 4") == (1 if used else 2)
    game.leave()


@pytest.mark.rule("DMG-02")
def test_spice_visions_kill_before_anything_else_is_asked(scene):
    dreamer = dummy("Dreamer", icons=(0, 0, 1), traits=["Character"], capacity=1)
    dark = Side(hand=["83-5"], units=[dreamer, dummy("Pal")])
    light = Side(units=[dummy("Foe", "light"), dummy("Other", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Dreamer", "Pal")
    game.skip_to("strike", "dark")
    game.choose("strike Dreamer")
    game.choose("use Spice Visions")
    assert game.zone("Dreamer") == "discard pile"
    assert (game.focus("Foe"), game.focus("Other")) == (0, 0)
    game.leave()


@pytest.mark.parametrize(
    ("traits", "side", "fits"),
    [
        (["Character"], "dark", True),
        (["Creature"], "dark", True),
        (["Vehicle"], "dark", False),
        (["Character"], "light", False),
    ],
)
@pytest.mark.parametrize("used", [True, False])
def test_spice_visions_turn_a_focus_token_into_damage(scene, traits, side, fits, used):
    pin = "action: {do: [{place: focus, to: {each: {title: Dreamer}}}]}"
    dark = Side(hand=["83-5"])
    light = Side(objectives=[objective("Pin", text=pin)])
    (dark if side == "dark" else light).units = [dummy("Dreamer", side, traits=traits)]
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Pin")
    assert ("use Spice Visions" in game.options) == fits
    if fits:
        game.choose("use Spice Visions" if used else "pass")
    turned = fits and used
    assert (game.focus("Dreamer"), game.damage("Dreamer")) == ((0, 1) if turned else (1, 0))
    game.leave()


@pytest.mark.parametrize("target", ["Pal", "Guard", "Objective 2", "Objective 5"])
def test_protection_shields_a_unit_or_objective_of_anybody(scene, target):
    dark = Side(units=[dummy("Pal")], hand=["83-6"])
    light = Side(units=[dummy("Guard", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Pal", defenders=("Guard",))
    game.choose("place Protection")
    game.asks("target", "dark")
    assert len(game.options) == 8
    game.choose(f"target {target}")
    assert game.shields(target) == 1
    assert sum(game.state.shield) == 1
    game.leave()


@pytest.mark.rule("SHIELD-03")
def test_damage_of_an_aqualish_thug_may_be_shielded_though_the_enemy_deals_it(scene):
    dark = Side(hand=["83-3"], affiliation=SCUM, objectives=[DEN])
    light = Side(objectives=[objective("A")], shields={"A": 1})
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Aqualish Thug")
    pay(game)
    game.choose("use Aqualish Thug")
    game.asks("shield", "light")
    game.choose("shield A")
    assert game.damage("A") == 1
    game.leave()


def test_spice_visions_turn_all_tokens_for_one_of_several_units_into_1_damage(scene):
    pin = "action: {do: [{place: focus, amount: 2, to: {each: {type: unit}}}]}"
    dark = Side(hand=["83-5"], units=[dummy(name, traits=["Character"]) for name in "AB"])
    light = Side(objectives=[objective("Pin", text=pin)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Pin")
    game.offers("use Spice Visions for A", "use Spice Visions for B", "pass")
    game.choose("use Spice Visions for B")
    assert [(game.focus(name), game.damage(name)) for name in "AB"] == [(2, 0), (0, 1)]
    game.leave()
