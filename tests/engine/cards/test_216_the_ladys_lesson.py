"""The cards of The Lady's Lesson (set 216)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


@pytest.mark.parametrize(("engaged", "dial"), [("Objective 1", 4), ("Objective 2", 6)])
def test_unrefusable_offer_turns_the_dial_if_nobody_engages_the_bait(scene, engaged, dial):
    light = Side(units=[dummy("Pal", "light")])
    dark = Side(hand=["Unrefusable Offer"])
    game = scene(phase="conflict", active="light", dark=dark, light=light, dial=4, abilities=True)
    game.skip_to("reaction", "dark")
    game.choose("use Unrefusable Offer")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    game.offers("target Objective 1", "target Objective 2", "target Objective 3")
    game.choose("target Objective 1")
    engage(game, engaged, "Pal")
    game.skip_to("commit", "light")
    assert game.dial == dial
    game.leave()


def test_unrefusable_offer_is_for_the_conflict_phase_of_the_light_side(scene):
    dark = Side(hand=["Unrefusable Offer"], units=[dummy("Foe")])
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    game.asks("engage", "dark")
    game.leave()


LESSON = "The Lady's Lesson"


def _attack(scene, *, at, unable=(), **half):
    light = Side(
        units=[dummy(name, "light") for name in ("One", "Two", "Tired")],
        focus={"Tired": 1},
        **half,
    )
    dark = Side(objectives=[LESSON, *unable], units=[dummy("Guard")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "light")
    game.choose(f"engage {at}")
    return game


@pytest.mark.rule("CONF-07")
def test_whoever_engages_the_ladys_lesson_sends_every_unit_that_is_able(scene):
    game = _attack(scene, at=LESSON)
    game.asks("attackers", "light")
    assert (game.decision.least, game.decision.most) == (2, 2)
    game.offers("attack One", "attack Two")
    game.choose("One", "Two")
    assert [game.role(name) for name in ("One", "Two", "Tired")] == ["attacking", "attacking", ""]
    game.leave()


def test_another_objective_is_engaged_by_as_many_as_one_likes(scene):
    game = _attack(scene, at="Other", unable=[objective("Other", side="dark")])
    assert (game.decision.least, game.decision.most) == (1, 2)
    game.leave()
