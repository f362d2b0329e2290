"""The cards of The Questioning (set 153)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy


@pytest.mark.rule("DEF-02")
@pytest.mark.parametrize("number", [1, 2])
def test_antinnis_tremayne_discards_one_or_two_random_cards_that_are_replaced(scene, number):
    dark = Side(units=["Antinnis Tremayne"])
    light = Side(units=[dummy("Foe", "light")], hand=[dummy(n, "light") for n in "ABC"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Antinnis Tremayne")
    game.choose("use Antinnis Tremayne")
    game.offers("value Antinnis Tremayne 1", "value Antinnis Tremayne 2")
    game.choose(f"value Antinnis Tremayne {number}")
    assert len(game.pile("discard", "light")) == number
    assert len(game.pile("hand", "light")) == 3
    assert len([name for name in game.pile("hand", "light") if name in "ABC"]) == 3 - number
    game.leave()


def test_antinnis_tremayne_asks_as_a_defender_too_or_asks_nothing(scene):
    dark = Side(units=["Antinnis Tremayne"], hand=[dummy("Own")])
    light = Side(units=[dummy("Foe", "light")], hand=[dummy(n, "light") for n in "ABC"])
    for asks in (True, False):
        game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
        engage(game, "Objective 1", "Foe", defenders=("Antinnis Tremayne",))
        game.asks("reaction", "dark")
        if asks:
            game.choose("use Antinnis Tremayne")
            game.choose("value Antinnis Tremayne 1")
        else:
            game.pass_()
        assert len(game.pile("discard", "light")) == (1 if asks else 0)
        assert (len(game.pile("hand", "light")), game.pile("hand", "dark")) == (3, ["Own"])
        game.leave()


def test_antinnis_tremayne_asks_nobody_when_others_attack(scene):
    dark = Side(units=["Antinnis Tremayne", dummy("Pal")])
    light = Side(units=[dummy("Foe", "light")], hand=[dummy(n, "light") for n in "ABC"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Pal", defenders=("Foe",))
    assert "use Antinnis Tremayne" not in game.options
    assert game.pile("discard", "light") == []
    game.leave()


QUESTIONS = "The Questioning"
TAKES = "discard: {random: {in: hand, controller: opponent}, pick: 2}"


def _questioned(scene, text, *, side="dark"):
    """A text of one side is used; two objectives of the dark side have focus tokens."""
    gun = objective("Gun", side=side, text=f"action: {{{text}, limit: {{per: turn}}}}")
    dark = Side(
        objectives=[QUESTIONS, objective("Den", side="dark")],
        focus={QUESTIONS: 1, "Den": 2, "Sith affiliation": 1},
        hand=[dummy(n) for n in "DEF"],
    )
    light = Side(hand=[dummy(n, "light") for n in "ABC"], focus={"Base": 1})
    light.objectives = [objective("Base")]
    half = dark if side == "dark" else light
    half.objectives = [*half.objectives, gun]
    game = scene(active=side, light=light, dark=dark, abilities=True)
    game.choose("use Gun")
    return game


def test_the_questioning_readies_an_objective_for_a_discard_of_the_enemy(scene):
    """Once for all cards that one effect discards."""
    game = _questioned(scene, f"do: [{{{TAKES}}}]")
    game.asks("reaction", "dark")
    game.choose(f"use {QUESTIONS}")
    game.offers(f"choose {QUESTIONS}", "choose Den")
    game.choose("choose Den")
    assert f"use {QUESTIONS}" not in game.options
    assert [game.focus(name) for name in (QUESTIONS, "Den", "Base")] == [1, 1, 1]
    assert len(game.pile("discard", "light")) == 2
    game.leave()


def test_the_enemy_may_be_the_one_who_picks(scene):
    text = "do: [{discard: {choose: {in: hand, controller: opponent}, by: opponent}}]"
    game = _questioned(scene, text)
    game.asks("choose", "light")
    game.choose("choose A")
    assert f"use {QUESTIONS}" in game.options
    game.leave()


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("do: [{discard: {top: 1, whose: opponent}}]", "dark"),
        ("do: [{discard: {random: {in: hand, controller: you}}}]", "dark"),
        ("cost: [{discard: {random: {in: hand}}}], do: [{draw: 1}]", "light"),
        ("do: [{discard: {random: {in: hand}}}]", "light"),
        ("do: [{discard: {random: {in: hand, controller: opponent}}}]", "light"),
    ],
)
def test_the_questioning_asks_for_your_effect_and_the_enemys_hand(scene, text, side):
    game = _questioned(scene, text, side=side)
    assert f"use {QUESTIONS}" not in game.options
    game.leave()


CITADEL = "Citadel Inquisitorious"


@pytest.mark.parametrize(("active", "phase"), [("dark", "force"), ("light", "force")])
def test_the_citadel_takes_a_random_card_in_any_force_phase(scene, active, phase):
    dark = Side(enhancements=[(CITADEL, None)], objectives=[clock("dark")], hand=[dummy("Own")])
    light = Side(hand=[dummy(n, "light") for n in "ABC"])
    game = scene(phase=phase, active=active, light=light, dark=dark, abilities=True)
    game.skip_to("action", "dark")
    game.choose(f"use {CITADEL}")
    assert (len(game.pile("hand", "light")), game.pile("hand", "dark")) == (2, ["Own"])
    assert (game.focus(CITADEL), f"use {CITADEL}" in game.options) == (1, False)
    game.leave()


def test_the_citadel_is_closed_in_other_phases(scene):
    dark = Side(enhancements=[(CITADEL, None)], objectives=[clock("dark")])
    light = Side(hand=[dummy(n, "light") for n in "ABC"])
    game = scene(phase="deployment", active="dark", light=light, dark=dark, abilities=True)
    game.skip_to("action", "dark")
    assert f"use {CITADEL}" not in game.options
    game.leave()


PUT = "Put to the Question"


def _aimed(scene, target, *, side="light"):
    """Somebody's effect targets one of these cards."""
    names = "[Wearer, Bare, Gear, Medal, Foe, Charm]"
    text = f"{{place: focus, to: {{target: {{title: {names}}}}}}}"
    gun = objective("Gun", side=side, text=f"action: {{do: [{text}]}}")
    gear = [enhancement(name, {"type": "unit"}, side="dark") for name in ("Gear", "Medal")]
    dark = Side(
        objectives=[clock("dark")],
        units=[dummy("Wearer"), dummy("Bare")],
        enhancements=[(gear[0], "Wearer"), (gear[1], "Foe")],
        hand=[PUT],
    )
    light = Side(objectives=[clock("light")], units=[dummy("Foe", "light")])
    light.enhancements = [(enhancement("Charm", {"type": "unit"}), "Foe")]
    half = dark if side == "dark" else light
    half.objectives = [*half.objectives, gun]
    game = scene(active=side, light=light, dark=dark, abilities=True)
    game.choose("use Gun")
    game.choose(f"target {target}")
    return game


@pytest.mark.rule("ABIL-17")
@pytest.mark.parametrize(
    ("target", "fits"),
    [
        ("Wearer", True),
        ("Gear", True),
        ("Medal", True),
        ("Bare", False),
        ("Foe", False),
        ("Charm", False),
    ],
)
def test_put_to_the_question_cancels_what_targets_your_enhancements_or_their_bearers(
    scene, target, fits
):
    game = _aimed(scene, target)
    assert (f"use {PUT}" in game.options) is fits
    if fits:
        game.asks("interrupt", "dark")
        game.choose(f"use {PUT}")
    assert game.focus(target) == (0 if fits else 1)
    game.leave()


def test_put_to_the_question_stops_an_effect_of_either_side(scene):
    game = _aimed(scene, "Gear", side="dark")
    game.choose(f"use {PUT}")
    assert game.focus("Gear") == 0
    game.leave()
