"""The cards of Looking for Droids (set 34)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, pay

from swlcg_deck.engine.core.constants import PHASE_NAMES

FORT = objective("Fort", side="dark", resources=4)


def _worse(scene, *, foes=(), **half):
    """The light side prevents damage with an interrupt; the dark side may answer that."""
    save = objective(
        "Saviour", text="interrupt: {when: {damaged: {title: Hurt}}, do: [{prevent: 1}]}"
    )
    light = Side(objectives=[save], units=[dummy("Hurt", "light"), *foes])
    dark = Side(objectives=[salvo("dark", 1, "Hurt", title="Gun")], hand=["It's Worse"], **half)
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    game.asks("interrupt", "light")
    game.choose("use Saviour")
    return game


def test_looking_for_droids_lets_its_player_ignore_the_resource_match(scene):
    hand = ["Duty Officer", "Outer Rim Hunter", "Nightsister"]
    with_it = Side(objectives=["Looking for Droids", FORT], hand=hand)
    game = scene(active="dark", dark=with_it, abilities=True)
    game.offers(*(f"play {card} unit" for card in hand), "pass")
    without = Side(objectives=[FORT], hand=hand)
    other = scene(active="dark", dark=without, abilities=True)
    other.offers("play Nightsister unit", "pass")


def test_viper_probe_droid_is_played_from_the_discard_pile_too(scene):
    dark = Side(objectives=[FORT], discard=["Viper Probe Droid", "TIE Fighter"])
    game = scene(active="dark", dark=dark, abilities=True)
    game.offers("play Viper Probe Droid unit", "pass")
    game.choose("play Viper Probe Droid")
    pay(game)
    assert game.zone("Viper Probe Droid") == "in play"
    assert game.focus("Fort") + game.focus("Sith affiliation") == 2
    game.leave()


def test_viper_probe_droid_is_not_played_without_its_cost_or_in_the_enemy_turn(scene):
    hut = objective("Hut", side="dark", resources=0)
    poor = Side(objectives=[hut], discard=["Viper Probe Droid"])
    game = scene(active="dark", dark=poor, abilities=True)
    game.leave()
    assert game.zone("Viper Probe Droid") == "discard pile"
    assert all("Viper" not in option for option in game.options)
    other = scene(
        active="light",
        dark=Side(objectives=[FORT], discard=["Viper Probe Droid"]),
        light=Side(hand=["Twi'lek Loyalist"], units=[dummy("Raider", "light")]),
        abilities=True,
    )
    other.pass_()
    # The dark side has had no window with anything to do.
    other.asks("engage", "light")


def test_dark_alliance_lets_any_card_be_played_until_the_end_of_the_phase(scene):
    dark = Side(objectives=[FORT], hand=["Dark Alliance", "Duty Officer", "Outer Rim Hunter"])
    game = scene(active="dark", dark=dark, abilities=True)
    game.offers("use Dark Alliance", "pass")
    game.choose("use Dark Alliance")
    game.offers("play Duty Officer unit", "play Outer Rim Hunter unit", "pass")
    game.choose("play Duty Officer")
    pay(game)
    # Not only for the next one.
    game.offers("play Outer Rim Hunter unit", "pass")


def test_dark_alliance_is_over_with_the_phase(scene):
    dark = Side(objectives=[FORT], hand=["Dark Alliance", "Outer Rim Hunter"])
    game = scene(phase="draw", active="dark", dark=dark, abilities=True)
    game.skip_to("action", "dark")
    assert PHASE_NAMES[game.phase] == "draw"
    game.choose("use Dark Alliance")
    game.asks("action", "dark")
    assert PHASE_NAMES[game.phase] == "deployment"
    assert all("Outer Rim Hunter" not in option for option in game.options)


def test_its_worse_cancels_an_interrupt_and_damages_an_enemy_unit(scene):
    game = _worse(scene, foes=[dummy("Other", "light")], units=[dummy("Pal")])
    game.asks("interrupt", "dark")
    game.offers("use It's Worse", "pass")
    game.choose("use It's Worse")
    game.asks("target", "dark")
    game.offers("target Hurt", "target Other")
    game.choose("target Other")
    # The prevention is cancelled: both are hurt.
    assert (game.damage("Hurt"), game.damage("Other"), game.damage("Pal")) == (1, 1, 0)
    assert game.pile("discard", "dark") == ["It's Worse"]
    game.leave()


def test_its_worse_may_be_held_back(scene):
    game = _worse(scene)
    game.pass_()
    assert game.damage("Hurt") == 0
    game.leave()


@pytest.mark.rule("ABIL-17")
def test_its_worse_also_answers_an_event_that_is_an_interrupt(scene):
    light = Side(hand=["It Could Be Worse"], units=[dummy("Hurt", "light")])
    dark = Side(objectives=[salvo("dark", 1, "Hurt", title="Gun")], hand=["It's Worse"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    game.choose("use It Could Be Worse")
    game.asks("interrupt", "dark")
    game.choose("use It's Worse")
    assert game.damage("Hurt") == 2
    assert game.pile("discard", "light") == ["It Could Be Worse"]
    game.leave()


def test_its_worse_does_not_answer_actions_and_reactions(scene):
    dark = Side(hand=["It's Worse"])
    light = Side(units=["Yoda", "Twi'lek Loyalist"], hand=["Our Most Desperate Hour"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Our Most Desperate Hour")
    game.choose("Yoda")
    game.leave()
    assert game.shields("Yoda") == 1
