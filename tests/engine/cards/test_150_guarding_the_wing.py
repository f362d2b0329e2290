"""The cards of Guarding the Wing (set 150)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import pilot, vehicle
from real_cards import NAVY, dummy, pay, spent

from swlcg_deck.engine.core.constants import DARK, UNIT
from swlcg_deck.engine.facts.costs import play_cost

RARER_BOARD = {"150-2": "a Fighter without a Pilot takes part in an engagement"}

WING = {"traits": ["Vehicle", "Fighter", "Black Squadron"]}


def _wing(scene, *hand, own=2, objectives=("Guarding the Wing",), text=()):
    units = [dummy(f"Wing {n}", resources=n, **WING) for n in range(own)]
    dark = Side(
        hand=hand,
        units=[*units, dummy("Other", traits=["Fighter"], text=text)],
        objectives=[*objectives, objective("Bare", side="dark", resources=0)],
        focus={"Sith affiliation": 1, "Guarding the Wing": 1} if objectives else {},
    )
    return scene(active="dark", dark=dark, abilities=True)


def _card(name, cost, **facts):
    return unit(name, side="dark", cost=cost, **facts)


@pytest.mark.rule("RES-14")
def test_each_black_squadron_card_pays_1_more_for_black_squadron_cards(scene):
    """Wing 0 has nothing of its own, Wing 1 has 1 that pays for anything."""
    hand = (_card("Ace", 3, **WING), _card("Too dear", 4, **WING), _card("Grunt", 2))
    game = _wing(scene, *hand, _card("Cheap", 1))
    game.offers("play Ace unit", "play Cheap unit", "pass")
    game.choose("play Ace")
    assert (game.focus("Wing 0"), game.focus("Wing 1")) == (1, 2)
    game.leave()


def test_its_own_resource_pays_for_other_cards(scene):
    game = _wing(scene, _card("Cheap", 1), _card("Ace", 1, **WING))
    game.choose("play Cheap")
    assert (game.focus("Wing 0"), game.focus("Wing 1")) == (0, 1)
    # What is left on the exhausted card is lost; the other one still pays (RES-06).
    game.offers("play Ace unit", "pass")
    game.leave()


@pytest.mark.rule("RES-13")
def test_the_gained_resource_pays_for_no_ability(scene):
    text = "action: {cost: [{spend: 2}], do: [{draw: 1}]}"
    game = _wing(scene, text=text)
    assert "use Other" not in game.options
    game.leave()


def test_cards_of_the_opponent_gain_nothing(scene):
    dark = Side(objectives=["Guarding the Wing"])
    light = Side(
        units=[dummy("Foe", "light", **WING)],
        hand=[unit("Ace", side="light", cost=2, **WING)],
        objectives=[],
    )
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert "play Ace unit" not in game.options
    game.leave()


ACE = "DS-61-3"
BANK = objective("Bank", side="dark", affiliation=NAVY, resources=3)


def _ace(scene, *, units=("Wing",), traits=("Vehicle", "Fighter"), piloted=False, banks=3):
    wings = [vehicle(name, traits=list(traits), capacity=5) for name in ("Wing", "Pal")]
    dark = Side(units=[*wings, vehicle("Home")], objectives=[BANK] * banks, hand=[ACE])
    dark.enhancements = [(pilot("Other"), "Wing")] if piloted else []
    light = Side(units=[dummy("Foe", "light"), vehicle("Enemy", "light"), dummy("Away", "light")])
    light.objectives = [objective("Base")]
    game = scene(phase="conflict", active="dark", light=light, dark=dark, abilities=True)
    engage(game, "Base", *units, defenders=("Foe", "Enemy"))
    return game


def test_an_ace_is_called_into_a_fight_for_his_pilot_cost_and_shoots(scene):
    game = _ace(scene, units=("Wing", "Pal"))
    before = sum(game.state.focus)
    game.choose(f"use {ACE}")
    game.offers(f"play {ACE} enhancement on Wing", f"play {ACE} enhancement on Pal")
    game.choose(f"play {ACE} enhancement on Pal")
    pay(game)
    assert (game.host(ACE), sum(game.state.focus) - before) == ("Pal", 1)
    game.choose(f"use {ACE}")
    game.offers(*(f"target {name}" for name in ("Wing", "Pal", "Foe", "Enemy")))
    game.choose("target Foe")
    assert game.damage("Foe") == 2
    game.leave()


@pytest.mark.rule("PILOT-12")
@pytest.mark.parametrize("board", [{"traits": ("Vehicle", "Walker")}, {"banks": 0}])
def test_an_ace_is_called_for_resources_and_onto_a_fighter_there(scene, board):
    game = _ace(scene, **board)
    while game.decision.kind not in ("commit", "engage"):
        assert f"use {ACE}" not in game.options
        game.decline()
    game.leave()


def test_an_ace_is_called_into_no_fight_where_there_is_none(scene):
    dark = Side(units=[vehicle("Wing")], objectives=[BANK] * 3, hand=[ACE])
    light = Side(units=[dummy("Foe", "light")])
    game = scene(phase="deployment", active="dark", light=light, dark=dark, abilities=True)
    assert f"use {ACE}" not in game.options
    # He may be played like any pilot; outside an engagement he shoots at nobody.
    assert spent(game, f"play {ACE} enhancement") == 1
    assert f"use {ACE}" not in game.options
    game.leave()


TRAINING = "Elite Pilot Training"


def _trained(scene, *hand, active="dark"):
    gear = enhancement("Gear", side="dark", cost=3, affiliation=NAVY, traits=["Black Squadron"])
    dark = Side(
        objectives=[BANK] * 9,
        enhancements=[(TRAINING, None)],
        hand=[*(_card(name, 2, **WING) for name in "ABC"), _card("Grunt", 2), gear],
    )
    return scene(phase="deployment", active=active, dark=dark, abilities=True)


def test_pilot_training_makes_the_next_black_squadron_card_cheaper(scene):
    game = _trained(scene)
    costs = [spent(game, "play A unit")]
    game.asks("reaction", "dark")
    game.choose(f"use {TRAINING}")
    costs += [spent(game, "play Grunt unit"), spent(game, "play Gear")]
    game.pass_()
    costs.append(spent(game, "play B unit"))
    assert costs == [2, 2, 2, 2]
    game.choose(f"use {TRAINING}")
    assert spent(game, "play C unit") == 1
    game.leave()


def test_pilot_training_does_not_learn_from_others(scene):
    game = _trained(scene)
    spent(game, "play Grunt unit")
    assert f"use {TRAINING}" not in game.options
    game.leave()


def test_what_training_saves_is_gone_with_the_turn(scene):
    game = _trained(scene)
    spent(game, "play A unit")
    game.choose(f"use {TRAINING}")
    card = game.card("B")
    assert play_cost(game.state, card, DARK, UNIT) == 1
    game.skip_to("engage", "dark")
    assert play_cost(game.state, card, DARK, UNIT) == 1
    game.skip_to("action", "light")
    assert play_cost(game.state, card, DARK, UNIT) == 2
    game.leave()
