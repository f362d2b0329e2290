"""The cards of Rendar's Wrath (set 93)."""

import pytest
from kit.card_makers import affiliation_card, enhancement, objective
from kit.engagements import engage
from kit.scenario import Side
from kit.texts import idle
from kit.usual_cards import clock
from real_cards import dummy, goes_by, icons_of, spent, treasury

from swlcg_deck.playtest.bots import GreedyBot, Situation

MONGER = "Arcona Rumor Monger"


def _attack(scene, *attackers, guards=3):
    dark = Side(units=[dummy(f"Guard {n}") for n in range(guards)])
    light = Side(units=[MONGER, dummy("Pal", "light")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "light")
    game.choose("engage Objective 1")
    game.choose(*attackers)
    return game


@pytest.mark.rule("CONF-08")
def test_against_the_monger_alone_two_defend_or_none(scene):
    game = _attack(scene, MONGER)
    game.asks("defend", "dark")
    game.offers("several", "pass")
    game.choose("several")
    game.asks("defenders", "dark")
    assert (game.decision.least, game.decision.most) == (2, 3)
    game.choose("Guard 0", "Guard 2")
    assert [game.role(f"Guard {n}") for n in range(3)] == ["defending", "", "defending"]
    game.leave()


@pytest.mark.parametrize("icons", [(0, 0, 0), (5, 0, 0)])
def test_a_bot_answers_the_monger_with_several_or_none(scene, icons):
    """Two that can kill the Monger without a risk are worth it, two harmless ones are not less."""
    dark = Side(units=[dummy(f"Guard {n}", icons=icons) for n in range(2)])
    game = scene(
        phase="conflict", active="light", dark=dark, light=Side(units=[MONGER]), abilities=True
    )
    game.skip_to("engage", "light")
    game.choose("engage Objective 1")
    game.asks("defend", "dark")
    (picked,) = GreedyBot().choose(Situation(game.state, game.decision, 1))
    game.choose(game.options[picked])
    if game.decision.kind == "defenders":
        assert len(GreedyBot().choose(Situation(game.state, game.decision, 1))) == 2
    game.leave()


@pytest.mark.rule("CONF-08")
def test_against_the_monger_alone_nobody_need_defend(scene):
    game = _attack(scene, MONGER)
    game.pass_()
    game.asks("engage", "light")
    # It was unopposed: 1 damage.
    assert game.damage("Objective 1") == 1
    game.leave()


def test_a_single_unit_cannot_defend_against_the_monger_alone(scene):
    game = _attack(scene, MONGER, guards=1)
    game.skip_to("engage", "light")
    assert game.damage("Objective 1") == 1
    game.leave()


def test_beside_another_attacker_the_monger_asks_for_nothing(scene):
    game = _attack(scene, MONGER, "Pal")
    game.asks("defenders", "dark")
    assert game.decision.least == 0
    game.leave()


def test_the_next_engagement_is_asked_about_anew(scene):
    game = _attack(scene, MONGER)
    game.choose("several")
    game.choose("Guard 0", "Guard 1")
    game.skip_to("engage", "light")
    game.choose("engage Objective 2")
    game.asks("defenders", "dark")
    assert game.decision.least == 0
    game.leave()


WRATH = "Rendar's Wrath"
SPIES = "Smugglers and Spies"


@pytest.mark.parametrize(("defenders", "hit"), [(1, True), (2, False), (0, False)])
def test_rendars_wrath_hits_a_unit_that_is_declared_as_the_only_defender(scene, defenders, hit):
    light = Side(objectives=[WRATH], units=[dummy("Raider", "light")])
    dark = Side(units=[dummy("Guard 0"), dummy("Guard 1")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    guards = tuple(f"Guard {n}" for n in range(defenders))
    engage(game, "Objective 1", "Raider", defenders=guards)
    if hit:
        game.asks("reaction", "light")
        game.choose(f"use {WRATH}")
    goes_by(game, WRATH, "commit", "light")
    assert (game.damage("Guard 0"), game.damage("Guard 1")) == (1 if hit else 0, 0)
    game.leave()


def test_rendars_wrath_spares_your_own_defender(scene):
    light = Side(objectives=[WRATH], units=[dummy("Guard", "light")])
    dark = Side(units=[dummy("Raider")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, WRATH, "Raider", defenders=("Guard",))
    goes_by(game, WRATH, "commit", "dark")
    assert game.damage("Guard") == 0
    game.leave()


def test_dash_rendar_is_paid_for_unit_damage_as_often_as_you_can(scene):
    light = Side(units=["93-2", dummy("Pal", "light")])
    light.objectives = [objective("Bank", resources=1), clock("light")]
    light.enhancements = [(enhancement("Purse", resources=1), None)]
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    game.skip_to("engage", "light")
    assert "use Dash Rendar" not in game.options
    game.choose("engage Objective 1")
    game.choose("attack Dash Rendar")
    for times in (1, 2):
        game.skip_to("action", "light")
        assert spent(game, "use Dash Rendar") == 1
        assert icons_of(game, "Dash Rendar") == {"damage": times, "blast": 2}
    game.skip_to("engage", "light")
    assert icons_of(game, "Dash Rendar") == {"blast": 2}
    game.leave()


def test_dash_rendar_is_not_paid_by_who_has_nothing(scene):
    light = Side(units=["93-2"], objectives=[objective("Bank", resources=1), clock("light")])
    light.focus = {"Bank": 1, "Clock of light": 1, "Jedi affiliation": 1}
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    game.skip_to("engage", "light")
    game.choose("engage Objective 1")
    goes_by(game, "Dash Rendar", "commit", "light")


def test_dash_rendar_earns_nothing_outside_an_engagement(scene):
    light = Side(units=["93-2"], objectives=[treasury(SPIES), clock("light")])
    game = scene(active="light", light=light, abilities=True)
    game.offers("use Clock of light", "pass")


@pytest.mark.rule("GEN-12")
@pytest.mark.parametrize("paid", ["Bank", "Purse", "Courier", "Smugglers and Spies affiliation"])
def test_a_smuggling_shipment_readies_1_resource_card_of_yours(scene, paid):
    head = "Smugglers and Spies affiliation"
    courier, lazy = dummy("Courier", "light", resources=1), dummy("Idle", "light")
    vault = objective("Vault", resources=1, text=idle())
    light = Side(
        affiliation=affiliation_card(SPIES),
        hand=["Smuggling Shipment"],
        objectives=[objective("Bank", resources=1), vault],
        units=[courier, lazy],
        enhancements=[(enhancement("Purse", resources=1), None)],
        focus={"Bank": 2, "Purse": 2, "Courier": 2, "Idle": 2, head: 2},
    )
    dark = Side(focus={"Objective 1": 2})
    game = scene(active="light", light=light, dark=dark, abilities=True)
    game.choose("use Smuggling Shipment")
    game.offers(*(f"target {name}" for name in ("Bank", "Purse", "Courier", "Vault", head)))
    game.choose(f"target {paid}")
    # The second would have to be another player's.
    game.asks("action", "light")
    names = ("Bank", "Purse", "Courier", "Idle", head, "Objective 1")
    assert {name: game.focus(name) for name in names} == {
        name: 1 if name == paid else 2 for name in names
    }
