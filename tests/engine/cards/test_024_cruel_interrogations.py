"""The cards of Cruel Interrogations (set 24)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, pay

CRUEL = "Cruel Interrogations"
HAND = ["X-Wing", "Rookie Pilot", "Fall Back!"]


def _entering(scene, hand):
    """The dark side has two objectives left, and the third comes in the refresh phase."""
    dark = Side(
        objectives=[objective("Fort", side="dark"), objective("Keep", side="dark")],
        objective_deck=[CRUEL, objective("Next", side="dark")],
    )
    return scene(phase="refresh", active="dark", dark=dark, light=Side(hand=hand), abilities=True)


def test_cruel_interrogations_captures_a_random_card_of_the_enemy_hand(scene):
    game = _entering(scene, HAND)
    game.asks("reaction", "dark")
    game.offers(f"use {CRUEL}", "pass")
    game.choose(f"use {CRUEL}")
    (card,) = game.names(game.state.captured)
    assert card in HAND
    assert game.host(card) == CRUEL
    assert len(game.pile("hand", "light")) == 2
    game.leave()


def test_cruel_interrogations_does_not_ask_which_card_and_chance_decides(scene):
    taken = set()
    for seed in range(1, 13):
        dark = Side(objectives=[objective("Fort", side="dark")], objective_deck=[CRUEL, CRUEL])
        game = scene(
            phase="refresh",
            active="dark",
            dark=dark,
            light=Side(hand=HAND),
            seed=seed,
            abilities=True,
        )
        game.choose(f"use {CRUEL}")
        taken.update(game.names(game.state.captured))
        game.leave()
    assert taken == set(HAND)


def test_cruel_interrogations_needs_a_card_to_take(scene):
    game = _entering(scene, [])
    game.leave()
    assert game.decision.kind != "reaction"


@pytest.mark.rule("SETUP-12")
def test_cruel_interrogations_works_when_it_is_turned_up_in_setup(scene):
    objectives = [CRUEL, *(objective(f"Dark {n}", side="dark") for n in (1, 2, 3))]
    game = scene(
        phase="setup",
        dark=Side(objectives=[], objective_deck=objectives),
        light=Side(objectives=[], objective_deck=[objective(f"Light {n}") for n in range(4)]),
        abilities=True,
    )
    game.choose("Dark 3")
    game.choose("Light 3")
    game.choose("keep")
    game.choose("keep")
    game.choose(f"flip {CRUEL}")
    game.choose(f"use {CRUEL}")
    assert len(game.state.captured) == 1
    assert len(game.pile("hand", "light")) == 5
    game.leave()


def test_interrogation_droid_discards_a_random_card_of_the_enemy_when_it_enters_play(scene):
    rich = objective("Fort", side="dark", affiliation="Sith", resources=3)
    dark = Side(hand=["Interrogation Droid", "Force Choke"], objectives=[rich])
    game = scene(active="dark", dark=dark, light=Side(hand=HAND), abilities=True)
    game.choose("play Interrogation Droid")
    pay(game)
    game.asks("reaction", "dark")
    game.offers("use Interrogation Droid", "pass")
    game.choose("use Interrogation Droid")
    (card,) = game.pile("discard", "light")
    assert card in HAND
    assert len(game.pile("hand", "light")) == 2
    assert game.pile("hand", "dark") == ["Force Choke"]
    game.leave()


def test_interrogation_droid_has_nothing_to_do_against_an_empty_hand(scene):
    rich = objective("Fort", side="dark", affiliation="Sith", resources=3)
    dark = Side(hand=["Interrogation Droid", "Force Choke"], objectives=[rich])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("play Interrogation Droid")
    pay(game)
    game.leave()
    assert game.zone("Interrogation Droid") == "in play"
    assert game.decision.kind != "reaction"


def test_intimidated_goes_on_an_enemy_character(scene):
    dark = Side(hand=["Intimidated"], units=["Darth Vader"])
    light = Side(units=["Rookie Pilot", "X-Wing", "Yoda"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Intimidated")
    game.offers("attach Rookie Pilot", "attach Yoda")


@pytest.mark.rule("ABIL-13")
def test_intimidated_puts_a_second_focus_token_on_a_unit_that_strikes(scene):
    names = ("Scared", "Brave", "Third")
    light = Side(units=[dummy(name, "light", traits=["Character"]) for name in names])
    dark = Side(enhancements=[("Intimidated", "Scared")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Scared", "Brave")
    for unit in ("Scared", "Brave"):
        if game.decision.kind == "strike":
            game.choose(f"strike {unit}")
    # Nobody is asked: it is forced.
    assert (game.focus("Scared"), game.focus("Brave")) == (2, 1)
    game.asks("engage", "light")


def test_intimidated_does_nothing_when_its_unit_is_focused_otherwise(scene):
    scared = dummy("Scared", "light", traits=["Character"], resources=1)
    light = Side(units=[scared], hand=["X-Wing", "Rookie Pilot"])
    dark = Side(enhancements=[("Intimidated", "Scared")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("play X-Wing")
    game.choose("generate Scared 1")
    assert game.focus("Scared") == 1
    game.leave()


def test_interrogation_shows_the_enemy_hand_and_discards_a_card_of_it(scene):
    dark = Side(
        hand=["Interrogation", "Force Choke"],
        objectives=[objective("Fort", side="dark", affiliation="Sith", resources=2)],
    )
    game = scene(active="dark", dark=dark, light=Side(hand=HAND), abilities=True)
    game.choose("use Interrogation")
    game.choose("generate Fort 2")
    game.asks("choose", "dark")
    game.offers(*(f"choose {card}" for card in HAND))
    game.choose("Fall Back!")
    assert game.pile("discard", "light") == ["Fall Back!"]
    assert sorted(game.pile("hand", "light")) == ["Rookie Pilot", "X-Wing"]
    game.leave()


def test_interrogation_has_nothing_to_discard_from_an_empty_hand(scene):
    dark = Side(
        hand=["Interrogation"],
        objectives=[objective("Fort", side="dark", affiliation="Sith", resources=2)],
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.leave()
    assert game.zone("Interrogation") == "hand"
    assert game.decision.kind != "action"
