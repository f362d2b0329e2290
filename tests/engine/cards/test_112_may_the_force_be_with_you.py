"""The cards of May the Force Be With You (set 112)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, icons_of, pay, treasury

MAY = "May the Force Be With You"
YODA = "112-2"
SEEK = "Yoda, You Seek Yoda"


def _force_phase(scene, active: str = "light"):
    units = [dummy(title, "light") for title in ("First", "Second", "Bystander")]
    light = Side(
        units=units, objectives=[MAY], focus={"First": 2, "Second": 1, "Bystander": 1, MAY: 1}
    )
    dark = Side(units=[dummy("Sith")], focus={"Sith": 1})
    return scene(phase="force", active=active, dark=dark, light=light, abilities=True)


@pytest.mark.rule("ERR-11")
@pytest.mark.rule("OPEN-42")
def test_may_the_force_be_with_you_refreshes_one_unit_a_turn_as_you_commit_it(scene):
    game = _force_phase(scene)
    game.choose("commit First")
    game.asks("reaction", "light")
    game.choose(f"use {MAY}")
    assert [game.focus(card) for card in ("First", "Second", "Bystander", MAY)] == [0, 1, 1, 1]
    game.choose("commit Second")
    assert game.decision.kind != "reaction"
    assert game.focus("Second") == 1
    game.leave()


@pytest.mark.rule("FORCE-17")
def test_may_the_force_be_with_you_counts_every_phase_of_the_turn(scene):
    text = "action: {do: [{commit: {choose: {type: unit, controller: you}}}], limit: {per: turn}}"
    light = Side(
        units=[dummy("First", "light"), dummy("Second", "light")],
        objectives=[MAY, objective("Shrine", side="light", text=text)],
        focus={"First": 1, "Second": 1},
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Shrine")
    game.choose("choose First")
    game.choose(f"use {MAY}")
    game.skip_to("commit", "light")
    game.choose("commit Second")
    assert game.decision.kind != "reaction"
    assert (game.focus("First"), game.focus("Second")) == (0, 1)
    game.leave()


def test_may_the_force_be_with_you_may_wait_for_a_unit_that_needs_it_more(scene):
    game = _force_phase(scene)
    game.choose("commit Second")
    game.pass_()
    assert game.focus("Second") == 1
    game.choose("commit First")
    game.choose(f"use {MAY}")
    assert (game.focus("First"), game.focus("Second")) == (0, 1)
    game.leave()


def test_may_the_force_be_with_you_is_not_for_units_that_the_opponent_commits(scene):
    game = _force_phase(scene, active="dark")
    game.choose("commit Sith")
    assert game.decision.kind != "reaction"
    assert game.focus("Sith") == 1
    game.leave()


@pytest.mark.parametrize("dial", [0, 1, 7])
def test_yoda_gains_unit_damage_for_each_point_on_the_dial(scene, dial):
    light = Side(units=[YODA, dummy("Pupil", "light")])
    game = scene(active="light", light=light, dial=dial, abilities=True)
    own = {"blast": 1, "tactics": 1}
    assert icons_of(game, "Yoda") == own | ({"damage": dial} if dial else {})
    assert icons_of(game, "Pupil") == {}
    game.leave()


@pytest.mark.parametrize("used", [True, False])
def test_dagobah_nudj_turns_the_dial_back_as_it_enters_play(scene, used):
    game = scene(active="light", light=Side(hand=["Dagobah Nudj"]), dial=3, abilities=True)
    game.choose("play Dagobah Nudj")
    game.asks("reaction", "light")
    game.choose("use Dagobah Nudj" if used else "pass")
    assert game.dial == (2 if used else 3)
    game.leave()


@pytest.mark.rule("WIN-03")
@pytest.mark.parametrize("dial", [10, 11])
def test_dagobah_nudj_turns_the_dial_on_as_it_leaves_play(scene, dial):
    """Nobody is asked; the light side may lose by it."""
    dark = Side(objectives=[salvo("dark", 1, "Dagobah Nudj")])
    light = Side(units=["Dagobah Nudj"])
    game = scene(active="dark", dark=dark, light=light, dial=dial, abilities=True)
    game.choose("use Salvo")
    assert game.dial == dial + 1
    assert game.winner == (("dark", "WIN-03") if dial == 11 else None)
    game.leave()


NAMESAKE = enhancement("Yoda")
"""It is no unit, so nobody finds it."""


def _seeking(scene, *units, dial=4, deck=("X-Wing", YODA, NAMESAKE)):
    light = Side(hand=[SEEK], units=units, deck=deck, objectives=[treasury("Jedi")])
    game = scene(active="light", light=light, dial=dial, abilities=True)
    game.choose(f"use {SEEK}")
    return game


def test_yoda_is_found_in_the_deck_and_comes_into_play_for_a_turn_of_the_dial(scene):
    game = _seeking(scene)
    assert game.focus("Treasury") == 0
    pay(game)
    assert game.focus("Treasury") + game.focus("Jedi affiliation") == 2
    assert game.dial == 5
    game.asks("search", "light")
    game.offers("find Yoda")
    game.choose("find Yoda")
    assert (game.zone("Yoda"), game.zone("X-Wing")) == ("in play", "deck")
    game.leave()


@pytest.mark.rule("WIN-03")
def test_to_seek_yoda_at_a_dial_of_11_loses_the_game(scene):
    game = _seeking(scene, dial=11)
    game.choose("generate Treasury 2")
    assert game.winner == ("dark", "WIN-03")


@pytest.mark.rule("UNIQ-04")
def test_a_second_yoda_stays_in_the_deck_and_the_dial_is_turned_all_the_same(scene):
    game = _seeking(scene, "2-2")
    pay(game)
    if game.decision.kind == "search":
        game.choose("find Yoda #2")
    assert (game.zone("Yoda"), game.zone("Yoda #2")) == ("in play", "deck")
    assert game.dial == 5
    game.leave()
