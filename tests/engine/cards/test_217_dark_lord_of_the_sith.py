"""The cards of Dark Lord of the Sith (set 217)."""

import pytest
from kit.card_makers import unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of, spent


@pytest.mark.parametrize(("balance", "tokens"), [("light", 1), ("dark", 2)])
def test_telekinetic_strike_focuses_an_enemy_that_costs_no_more_than_your_unit(
    scene, balance, tokens
):
    dark = Side(hand=["Telekinetic Strike"], units=[dummy("Adept", cost=2)], affiliation="Sith")
    light = Side(
        units=[
            unit("Man", side="light", cost=2, traits=["Character"]),
            unit("Beast", side="light", cost=1, traits=["Creature"]),
            unit("Tank", side="light", cost=1, traits=["Vehicle"]),
            unit("Chief", side="light", cost=3, traits=["Character"]),
        ]
    )
    game = scene(active="dark", dark=dark, light=light, balance=balance, abilities=True)
    game.choose("use Telekinetic Strike")
    game.offers("target Man", "target Beast")
    game.choose("target Man")
    assert (game.focus("Adept"), game.focus("Man"), game.focus("Chief")) == (1, tokens, 0)
    game.leave()


CHAMBER = "Vader's Meditation Chamber"


@pytest.mark.rule("RES-15")
@pytest.mark.parametrize(
    ("own", "enemy", "cost"),
    [
        ((), (), 1),
        (("Force User",), (), 0),
        (("Force Sensitive",), (), 0),
        (("Officer",), ("Force User",), 1),
    ],
)
def test_the_meditation_chamber_is_free_with_a_force_user_or_force_sensitive_of_yours(
    scene, own, enemy, cost
):
    dark = Side(hand=[CHAMBER], units=[dummy(f"Own {name}", traits=[name]) for name in own])
    light = Side(units=[dummy(f"Foe {name}", "light", traits=[name]) for name in enemy])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert spent(game, f"play {CHAMBER}") == cost
    game.leave()


@pytest.mark.rule("STRIKE-08")
@pytest.mark.parametrize(("tired", "damage"), [(1, 2), (2, 3)])
def test_vader_hits_what_is_exhausted_outside_and_gains_by_it(scene, tired, damage):
    names = ("Guard", "Weary", "Spent", "Fresh")
    light = Side(
        units=[dummy(name, "light") for name in names],
        focus=dict.fromkeys(("Weary", "Spent")[:tired], 2),
    )
    dark = Side(units=["217-2"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    assert icons_of(game, "Darth Vader")["damage"] == damage
    engage(game, "Objective 4", "Darth Vader", defenders=("Guard",))
    game.skip_to("interrupt", "dark")
    game.choose("use Darth Vader")
    if tired == 2:
        game.offers("target Weary", "target Spent")
        game.choose("target Weary")
    game.leave()
    assert game.damage("Weary") >= 2
    assert (game.damage("Guard"), game.damage("Fresh")) == (0, 0)
