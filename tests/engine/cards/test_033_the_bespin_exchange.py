"""The cards of The Bespin Exchange (set 33)."""

import pytest
from kit.abilities import button
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import DEN, SCUM, dummy, icons_of, pay

from swlcg_deck.engine.core.constants import DARK
from swlcg_deck.engine.facts.characteristics import capacity, has_keyword
from swlcg_deck.engine.texts.verbs.captives import Capture
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.destroy import TakeControl

CELL = objective("Cell", side="dark")


def _titled(*titles):
    return lambda state, scope, card: state.faces[card].title in titles


def cage(*titles, title="Cage"):
    """An objective of the dark side that captures a unit in play, whoever it is."""
    return button(title, Select("prey", _titled(*titles)), Capture("prey"), side="dark")


def _fett(scene, **foe):
    dark = Side(units=["Boba Fett", dummy("Pal")], objectives=[DEN, CELL])
    light = Side(units=[dummy("Prey", "light", **foe)])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Boba Fett", defenders=("Prey",))
    return game


def test_the_bespin_exchange_refreshes_an_objective_after_you_capture_a_unit(scene):
    dark = Side(objectives=["The Bespin Exchange", cage("Yoda")], focus={"The Bespin Exchange": 2})
    light = Side(units=["Yoda"], focus={"Objective 4": 1}, objectives=None)
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Cage")
    game.choose("capture at Cage")
    game.asks("reaction", "dark")
    game.choose("use The Bespin Exchange")
    game.offers(
        *(f"target {card}" for card in ("The Bespin Exchange", "Cage")),
        *(f"target Objective {number}" for number in (4, 5, 6)),
    )
    game.choose("target The Bespin Exchange")
    assert (game.focus("The Bespin Exchange"), game.focus("Objective 4")) == (1, 1)
    game.leave()


def test_the_bespin_exchange_is_not_for_cards_captured_from_a_hand_or_a_deck(scene):
    dark = Side(
        objectives=["The Bespin Exchange", DEN],
        hand=["Get Me Solo!"],
        affiliation=SCUM,
        focus={"The Bespin Exchange": 1},
    )
    light = Side(hand=["Yoda"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Get Me Solo!")
    pay(game)
    game.choose("value Get Me Solo! Yoda")
    game.choose("capture at Den")
    assert game.zone("Yoda") == "captured"
    game.leave()
    assert game.decision.kind != "reaction"


def test_the_bespin_exchange_is_for_units_that_were_the_enemys(scene):
    """A light side unit that the dark side controls is no enemy of it."""
    betrayal = button("Bribe", Select("prey", _titled("Prey")), TakeControl("prey"), side="dark")
    dark = Side(
        objectives=["The Bespin Exchange", cage("Prey"), betrayal],
        focus={"The Bespin Exchange": 1},
    )
    light = Side(units=[dummy("Prey", "light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Bribe")
    game.pass_()
    assert game.state.controller[game.card("Prey")] == DARK
    game.choose("use Cage")
    game.choose("capture at Cage")
    assert game.zone("Prey") == "captured"
    assert game.focus("The Bespin Exchange") == 1
    assert game.decision.kind != "reaction"
    game.leave()


def test_boba_fett_captures_a_character_he_has_damaged(scene):
    game = _fett(scene, traits=["Character"], capacity=2)
    game.asks("reaction", "dark")
    assert game.damage("Prey") == 1
    game.choose("use Boba Fett")
    game.asks("capture at", "dark")
    game.offers("capture at Den", "capture at Cell")
    game.choose("capture at Cell")
    assert (game.zone("Prey"), game.host("Prey")) == ("captured", "Cell")
    game.leave()


@pytest.mark.rule("FAQ-02")
def test_boba_fett_cannot_capture_a_character_he_has_killed(scene):
    game = _fett(scene, traits=["Character"], capacity=1)
    game.asks("engage", "dark")
    assert game.zone("Prey") == "discard pile"


def test_boba_fett_does_not_capture_vehicles(scene):
    game = _fett(scene, traits=["Vehicle"])
    game.asks("engage", "dark")
    assert (game.zone("Prey"), game.damage("Prey")) == ("in play", 1)


@pytest.mark.rule("RB-16")
def test_outer_rim_hunter_makes_the_defender_damage_one_of_his_objectives(scene):
    dark = Side(units=["Outer Rim Hunter", dummy("Pal")])
    light = Side(shields={"Objective 5": 1})
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.choose("engage Objective 4")
    game.choose("Outer Rim Hunter", "Pal")
    game.asks("reaction", "dark")
    game.choose("use Outer Rim Hunter")
    game.asks("choose", "light")
    game.offers(*(f"choose Objective {number}" for number in (4, 5, 6)))
    game.choose("choose Objective 5")
    # He deals it himself, but the effect is the enemy's: a shield works against that.
    game.asks("shield", "light")
    game.choose("take Objective 5")
    assert [game.damage(f"Objective {n}") for n in (4, 5, 6)] == [0, 1, 0]
    assert game.shields("Objective 5") == 1
    game.leave()


@pytest.mark.rule("RB-16")
@pytest.mark.rule("SHIELD-03")
def test_a_shield_stops_the_damage_that_an_outer_rim_hunter_makes_the_defender_deal(scene):
    dark = Side(units=["Outer Rim Hunter", dummy("Pal")])
    game = scene(
        phase="conflict",
        active="dark",
        dark=dark,
        light=Side(shields={"Objective 5": 1}),
        abilities=True,
    )
    game.choose("engage Objective 4")
    game.choose("Outer Rim Hunter", "Pal")
    game.choose("use Outer Rim Hunter")
    game.choose("choose Objective 5")
    game.choose("shield Objective 5")
    assert (game.damage("Objective 5"), game.shields("Objective 5")) == (0, 0)
    game.leave()


def test_outer_rim_hunter_does_nothing_as_a_defender(scene):
    dark = Side(units=["Outer Rim Hunter", dummy("Pal")])
    light = Side(units=[dummy("Foe", "light")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Foe", defenders=("Outer Rim Hunter",))
    game.leave()
    assert game.decision.kind != "reaction"


@pytest.mark.parametrize(("wearer", "targeted"), [("Boba Fett", True), ("Nightsister", False)])
def test_mandalorian_armor_protects_and_makes_boba_fett_aim(scene, wearer, targeted):
    dark = Side(
        affiliation=SCUM,
        hand=["Mandalorian Armor"],
        units=[wearer, "AT-ST"],
        objectives=[DEN],
    )
    game = scene(active="dark", dark=dark, abilities=True)
    card = game.card(wearer)
    before = capacity(game.state, card)
    game.choose("play Mandalorian Armor")
    pay(game)
    # The only Character.
    assert game.host("Mandalorian Armor") == wearer
    assert capacity(game.state, card) == before + 3
    assert has_keyword(game.state, card, "targeted_strike") is targeted
    game.leave()


def test_blaster_pistol_gives_a_character_a_unit_damage_icon(scene):
    dark = Side(hand=["Blaster Pistol"], units=["Duty Officer", "AT-ST"])
    game = scene(active="dark", dark=dark, light=Side(units=["Yoda", "R2-D2"]), abilities=True)
    game.choose("play Blaster Pistol")
    game.offers("attach Duty Officer", "attach Yoda")
    game.choose("Duty Officer")
    assert icons_of(game, "Duty Officer") == {"damage": 1}
    game.leave()


def test_bounty_collection_refreshes_up_to_3_cards_of_yours_that_are_no_units(scene):
    dark = Side(
        affiliation=SCUM,
        hand=["Bounty Collection"],
        objectives=[DEN, cage("Yoda")],
        enhancements=[("Control Room", None), ("Sith Library", None)],
        units=["Duty Officer"],
        focus={"Den": 2, "Cage": 1, "Control Room": 1, "Duty Officer": 1, SCUM: 1},
    )
    light = Side(units=["Yoda"], focus={"Objective 4": 1})
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Cage")
    game.choose("capture at Den")
    game.asks("reaction", "dark")
    game.choose("use Bounty Collection")
    game.asks("choose", "dark")
    # Only cards from which a token can be removed, and one of them at least.
    game.offers(*(f"choose {card}" for card in ("Den", "Cage", "Control Room", SCUM)))
    assert (game.decision.least, game.decision.most) == (1, 3)
    game.choose("Den", SCUM)
    focus = [game.focus(card) for card in ("Den", "Cage", "Control Room", "Duty Officer", SCUM)]
    assert focus == [1, 1, 1, 1, 0]
    game.leave()
