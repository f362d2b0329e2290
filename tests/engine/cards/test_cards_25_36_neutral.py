"""The neutral dark sets of the Core Set (34 to 36)."""

import pytest
from kit.card_makers import objective, unit
from kit.damage_parts import about, engage, interrupt, salvo
from kit.scenario import Side
from real_cards import dummy, pay

from swlcg_deck.engine.core.constants import PHASE_NAMES
from swlcg_deck.engine.texts.verbs.effects import Prevent

FORT = objective("Fort", side="dark", resources=4)


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


def _worse(scene, *, foes=(), **half):
    """The light side prevents damage with an interrupt; the dark side may answer that."""
    save = objective(
        "Saviour", abilities=(interrupt("damaged", Prevent(1), matches=about("Hurt")),)
    )
    light = Side(objectives=[save], units=[dummy("Hurt", "light"), *foes])
    dark = Side(objectives=[salvo("dark", 1, "Hurt", title="Gun")], hand=["It's Worse"], **half)
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    game.asks("interrupt", "light")
    game.choose("use Saviour")
    return game


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


def test_corporate_exploitation_puts_a_unit_of_cost_1_into_play(scene):
    dark = Side(
        objectives=["Corporate Exploitation"],
        hand=["TIE Fighter", "Espo Trooper", "Viper Probe Droid", "Duty Officer", "Tallon Roll"],
        focus={"Sith affiliation": 1},
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Corporate Exploitation")
    game.asks("choose", "dark")
    # Printed cost 0 or 1, of any affiliation.
    game.offers("choose TIE Fighter", "choose Espo Trooper", "choose Duty Officer")
    game.choose("Duty Officer")
    assert game.zone("Duty Officer") == "in play"
    assert game.focus("Corporate Exploitation") == 1
    game.leave()


def test_corporate_exploitation_needs_to_be_ready_and_a_unit_in_hand(scene):
    tired = Side(
        objectives=["Corporate Exploitation"],
        hand=["TIE Fighter", "Espo Trooper"],
        focus={"Corporate Exploitation": 1},
    )
    game = scene(active="dark", dark=tired, abilities=True)
    game.leave()
    assert "use Corporate Exploitation" not in game.options
    none = Side(objectives=["Corporate Exploitation"], hand=["Nightsister", unit("Dear", cost=2)])
    other = scene(active="dark", dark=none, abilities=True)
    other.leave()
    assert "use Corporate Exploitation" not in other.options


def test_reconnaissance_mission_raises_the_reserve_by_1(scene):
    dark = Side(objectives=["Reconnaissance Mission", FORT])
    game = scene(phase="draw", active="dark", dark=dark, abilities=True)
    game.skip_to("action", "dark")
    assert len(game.pile("hand", "dark")) == 7
    other = scene(phase="draw", active="light", dark=dark, abilities=True)
    other.skip_to("action", "light")
    assert len(other.pile("hand", "light")) == 6


def _edge(scene, *, light_hand=(), active="dark"):
    dark = Side(
        units=[dummy("Raider"), dummy("Idle")],
        hand=["Human Replica Droid", "Nightsister"],
    )
    light = Side(units=[dummy("Foe", "light")], hand=light_hand)
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "dark":
        engage(game, "Objective 4", "Raider", defenders=("Foe",))
    else:
        engage(game, "Objective 1", "Foe", defenders=("Raider",))
    game.skip_to("edge", "dark")
    return game


@pytest.mark.parametrize(("active", "role"), [("dark", "attacking"), ("light", "defending")])
def test_human_replica_droid_joins_from_hand_after_you_win_an_edge_battle(scene, active, role):
    game = _edge(scene, active=active)
    game.choose("place Nightsister")
    game.skip_to("reaction", "dark")
    game.choose("use Human Replica Droid")
    assert game.zone("Human Replica Droid") == "in play"
    assert game.role("Human Replica Droid") == role
    # It is put into play: nothing is paid.
    assert [game.focus(f"Objective {n}") for n in (1, 2, 3)] == [0, 0, 0]
    game.leave()


def test_human_replica_droid_stays_in_hand_when_the_edge_is_lost(scene):
    game = _edge(scene, light_hand=["Yoda"])
    game.pass_()
    game.choose("place Yoda")
    game.pass_()
    # No reaction is offered.
    game.asks("engage", "dark")
    assert game.zone("Human Replica Droid") == "hand"
