"""The cards of Hunt Them Down (set 67)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from real_cards import pay

BASE = objective("Base", side="dark", resources=9)
RECRUIT = "Remote Hideout"


def _recruits(scene, *hideouts, hand=("First", "Second"), **half):
    cards = [unit(title, side="dark") for title in hand]
    dark = Side(hand=cards, enhancements=hideouts, objectives=[BASE, BASE], **half)
    return scene(active="dark", dark=dark, abilities=True)


def _play(game, title):
    game.choose(f"play {title}")
    pay(game)


def test_the_first_unit_of_a_turn_enters_play_with_a_focus_token(scene):
    game = _recruits(scene, (RECRUIT, None))
    _play(game, "First")
    _play(game, "Second")
    assert (game.focus("First"), game.focus("Second")) == (1, 0)
    game.leave()


@pytest.mark.rule("FAQ-25")
def test_two_hideouts_give_one_token(scene):
    game = _recruits(scene, (RECRUIT, None), (RECRUIT, None))
    _play(game, "First")
    assert game.focus("First") == 1
    game.leave()


def test_a_unit_that_is_put_into_play_is_not_played_and_is_not_the_first(scene):
    smuggle = objective(
        "Smuggle",
        side="dark",
        text="action: {do: [{put_into_play: {choose: {title: First, in: hand}}}]}",
    )
    cards = [unit(title, side="dark") for title in ("First", "Second")]
    dark = Side(hand=cards, enhancements=[(RECRUIT, None)], objectives=[smuggle, BASE])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Smuggle")
    assert game.focus("First") == 0
    _play(game, "Second")
    assert game.focus("Second") == 1
    game.leave()


def test_units_of_the_opponent_enter_as_they_are(scene):
    light = Side(hand=[unit("Rebel")])
    game = scene(
        active="light", dark=Side(enhancements=[(RECRUIT, None)]), light=light, abilities=True
    )
    _play(game, "Rebel")
    assert game.focus("Rebel") == 0
    game.leave()


def test_an_enhancement_before_it_leaves_the_unit_the_first(scene):
    dark = Side(hand=[RECRUIT, unit("First", side="dark")], objectives=[BASE])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose(f"play {RECRUIT} enhancement")
    _play(game, "First")
    assert game.focus("First") == 1
    game.leave()
